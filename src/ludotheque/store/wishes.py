"""What people want to be told of one table, where that is not what they want of all."""

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from ludotheque.store.schema import table_wishes, tables

# As everything else, nothing of it, or all of it by every channel.
Wish = Literal["usual", "never", "always"]
RUNNING = ("waiting", "playing")


class TableWish(msgspec.Struct):
    """A table of which somebody wants to be told in their own way."""

    table: str
    game: str
    wish: Wish


def of_person(connection: Connection, person: int) -> list[TableWish]:
    """Those of somebody, at tables that are not over."""
    query = select(tables.c.id, tables.c.game, table_wishes.c.wish).join(table_wishes)
    mine = and_(table_wishes.c.person == person, tables.c.status.in_(RUNNING))
    rows = connection.execute(query.where(mine).order_by(tables.c.created.desc(), tables.c.id))
    return [TableWish(*row) for row in rows]


def of_table(connection: Connection, table: str, people: Collection[int]) -> dict[int, Wish]:
    """Those of these people."""
    query = select(table_wishes.c.person, table_wishes.c.wish)
    here = and_(table_wishes.c.table_id == table, table_wishes.c.person.in_(people))
    return {row.person: row.wish for row in connection.execute(query.where(here))}


def keep(connection: Connection, person: int, table: str, wish: Wish) -> None:
    """From now on."""
    this = and_(table_wishes.c.person == person, table_wishes.c.table_id == table)
    connection.execute(delete(table_wishes).where(this))
    if wish != "usual":
        connection.execute(insert(table_wishes).values(person=person, table_id=table, wish=wish))


def take_over(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's to an account; where that has one, it stays."""
    theirs = select(table_wishes.c.table_id).where(table_wishes.c.person == person)
    both = and_(table_wishes.c.person == guest, table_wishes.c.table_id.in_(theirs))
    connection.execute(delete(table_wishes).where(both))
    moved = update(table_wishes).where(table_wishes.c.person == guest)
    connection.execute(moved.values(person=person))
