"""Removes what nobody comes back to: unused sessions, empty guests, tables without a game.

Finished games stay, and so do unfinished ones that nobody closed, and imported records.
"""

from sqlalchemy import Connection, and_, delete, or_, select

from ludotheque.store.notifications import notify_all
from ludotheque.store.removing import remove_people, remove_tables
from ludotheque.store.schema import (
    codes,
    commitments,
    devices,
    people,
    seats,
    sessions,
    tables,
)

DAY = 24 * 3600
SESSION_DAYS = 400  # without use; as long as browsers keep a cookie
CODE_DAYS = 1  # since it was made; a screen asks for another one
COMMITMENT_DAYS = 1  # since it was made; a browser uses it at once
TABLE_DAYS = 90  # since it was opened and never begun, or closed
AT_ONCE = 100  # in one transaction, so that no move waits long


def sweep(connection: Connection, now: int) -> tuple[list[str], bool]:
    """The tables that are gone, and whether more is left to remove."""
    gone = _old_tables(connection, now - TABLE_DAYS * DAY)
    unused = now - SESSION_DAYS * DAY
    old = select(sessions.c.token_hash, sessions.c.person).where(sessions.c.seen < unused)
    ended = connection.execute(old.limit(AT_ONCE)).all()
    concerned = {row.person for row in ended} | _people_at(connection, gone)
    remove_tables(connection, gone)
    keys = [row.token_hash for row in ended]
    connection.execute(delete(sessions).where(sessions.c.token_hash.in_(keys)))
    connection.execute(delete(devices).where(devices.c.seen < unused))
    unclaimed = commitments.c.made < now - COMMITMENT_DAYS * DAY
    connection.execute(delete(commitments).where(unclaimed))
    connection.execute(delete(codes).where(codes.c.made < now - CODE_DAYS * DAY))
    _remove_guests(connection, concerned)
    notify_all(connection, "lobby", [(table, 0) for table in gone])
    return gone, AT_ONCE in {len(gone), len(ended)}


def _old_tables(connection: Connection, before: int) -> list[str]:
    """Tables to remove; whoever is about to sit down at one keeps it."""
    never_begun = and_(tables.c.status == "waiting", tables.c.created < before)
    imported = select(seats.c.table_id).where(seats.c.kind == "elsewhere")
    closed = and_(
        tables.c.status == "closed", tables.c.closed_at < before, tables.c.id.not_in(imported)
    )
    old = select(tables.c.id).where(or_(never_begun, closed)).limit(AT_ONCE)
    return list(connection.execute(old.with_for_update(skip_locked=True)).scalars())


def _people_at(connection: Connection, gone: list[str]) -> set[int]:
    """Whoever opened these tables, or sat there, or was awaited."""
    found: set[int | None] = set()
    for column, table in (
        (tables.c.owner, tables.c.id),
        (seats.c.person, seats.c.table_id),
        (seats.c.reserved, seats.c.table_id),
    ):
        found |= set(connection.execute(select(column).where(table.in_(gone))).scalars())
    return {person for person in found if person is not None}


def _remove_guests(connection: Connection, concerned: set[int]) -> None:
    """Remove those of these people who cannot come back and have nothing left here."""
    has_something = [
        select(column).where(column == people.c.id).exists()
        for column in (sessions.c.person, tables.c.owner, seats.c.person, seats.c.reserved)
    ]
    empty = and_(people.c.account.is_(None), ~or_(*has_something))
    gone = select(people.c.id).where(people.c.id.in_(concerned), empty)
    remove_people(connection, connection.execute(gone).scalars().all())
