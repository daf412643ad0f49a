"""Somebody's data: all of it to take along, and none of it left behind.

Games that others played stay theirs: whoever is gone is nobody there. Games of nobody else go.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from ludotheque.store import leaving
from ludotheque.store.notifications import notify, notify_all
from ludotheque.store.removing import remove_people, remove_tables
from ludotheque.store.schema import (
    channels,
    chat,
    days_off,
    passkeys,
    people,
    puzzles,
    reach,
    reviews,
    seats,
    steps,
    table_wishes,
    tables,
)

LIVE = ("waiting", "playing")
NOBODY_THERE = {"kind": "elsewhere", "person": None, "reserved": None, "name": ""}


def forget(
    connection: Connection, person: int, level: str, now: float
) -> tuple[list[str], list[str]]:
    """Delete a person with all that is theirs: the tables that changed, and those that are gone.

    In games that run a bot of this level plays on.
    """
    concerned = sorted(_tables_of(connection, person))
    for table in concerned:
        running = select(tables.c.id).where(tables.c.id == table, tables.c.status.in_(LIVE))
        mine = _seats(connection, table, person)
        if mine and connection.execute(running).scalar():
            leaving.leave(connection, table, person, level, now)
            these = (seats.c.table_id == table) & seats.c.seat.in_(mine)
            connection.execute(update(seats).where(these).values(name=""))
    kept = or_(seats.c.person == person, seats.c.reserved == person)
    connection.execute(update(seats).where(kept).values(NOBODY_THERE))
    gone = [table for table in concerned if not _hand_over(connection, table, person)]
    remove_tables(connection, gone)
    connection.execute(delete(chat).where(chat.c.person == person))
    remove_people(connection, [person])
    notify_all(connection, "lobby", [(table, 0) for table in concerned])
    notify(connection, "sign-out", person)
    return [table for table in concerned if table not in gone], gone


def export(connection: Connection, person: int) -> dict[str, Any]:
    """All that is kept of somebody. Of a running game only what they did themselves."""
    who = connection.execute(select(people).where(people.c.id == person)).mappings().one()
    mine = {name: who[name] for name in ("name", "account", "created")}
    mine["chat"] = _rows(
        connection, select(chat.c.table_id, chat.c.text, chat.c.at), chat.c.person == person
    )
    mine["channels"] = _rows(
        connection,
        select(channels.c.kind, channels.c.address, channels.c.kinds),
        channels.c.person == person,
    )
    mine["reach"] = _rows(connection, select(reach), reach.c.person == person)
    wishes = select(table_wishes.c.table_id, table_wishes.c.wish)
    mine["table_wishes"] = _rows(connection, wishes, table_wishes.c.person == person)
    asked = select(*(column for column in puzzles.c if column is not puzzles.c.person))
    mine["puzzles"] = _rows(connection, asked, puzzles.c.person == person)
    mine["days_off"] = _rows(
        connection, select(days_off.c.first, days_off.c.last), days_off.c.person == person
    )
    mine["passkeys"] = _rows(
        connection, select(passkeys.c.name, passkeys.c.created), passkeys.c.person == person
    )
    mine["tables"] = [
        _table(connection, table, person) for table in sorted(_tables_of(connection, person))
    ]
    return mine


def _table(connection: Connection, table: str, person: int) -> dict[str, Any]:
    fields = select(tables.c.id, tables.c.game, tables.c.options, tables.c.status, tables.c.created)
    (found,) = _rows(connection, fields, tables.c.id == table)
    found["seats"] = _seats(connection, table, person)
    found["options"] = msgspec.json.decode(found["options"])
    played = steps.c.table_id == table
    if found["status"] != "over":
        played &= steps.c.seat.in_(found["seats"])
    query = select(steps.c.version, steps.c.seat, steps.c.action, steps.c.at)
    found["steps"] = _rows(connection, query.order_by(steps.c.version), played)
    told = (reviews.c.table_id == table) & reviews.c.seat.in_(found["seats"])
    said = select(reviews.c.seat, reviews.c.piece, reviews.c.text)
    found["reviews"] = _rows(connection, said.order_by(reviews.c.seat, reviews.c.piece), told)
    return found


def _seats(connection: Connection, table: str, person: int) -> list[int]:
    sits = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person == person)
    return list(connection.execute(sits).scalars())


def _rows(connection: Connection, query: Any, where: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query.where(where)).mappings()]


def _tables_of(connection: Connection, person: int) -> set[str]:
    sits = select(seats.c.table_id).where(or_(seats.c.person == person, seats.c.reserved == person))
    owns = select(tables.c.id).where(tables.c.owner == person)
    return {*connection.execute(sits).scalars(), *connection.execute(owns).scalars()}


def _hand_over(connection: Connection, table: str, person: int) -> bool:
    """Give the table to somebody else who sits there; False where nobody does."""
    others = select(seats.c.person).where(seats.c.table_id == table, seats.c.person.is_not(None))
    heir = connection.execute(others.order_by(seats.c.seat)).scalar()
    if heir is None:
        return False
    mine = (tables.c.id == table) & (tables.c.owner == person)
    connection.execute(update(tables).where(mine).values(owner=heir))
    return True
