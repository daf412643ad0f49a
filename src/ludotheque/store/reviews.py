"""What the coach found in finished games, in pieces: only a cache, for it can be found again."""

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select

from ludotheque.store import lists
from ludotheque.store.lists import TableSummary
from ludotheque.store.schema import reviews, seats, steps


class Piece(msgspec.Struct):
    """A piece, and the judge that gave it."""

    judge: str
    text: str


class Finished(msgspec.Struct):
    """A finished game of somebody, with all that the coach has found in it for their seats.

    `pieces` are by seat and number; `bots` are the versions that a bot chose for them.
    """

    table: TableSummary
    pieces: dict[tuple[int, int], Piece]
    bots: set[int]


def find(connection: Connection, table: str, seat: int, piece: int, judge: str) -> str | None:
    """A piece as this judge gave it."""
    this = _this(table, seat, piece) & (reviews.c.judge == judge)
    return connection.execute(select(reviews.c.text).where(this)).scalar()


def keep(connection: Connection, table: str, seat: int, piece: int, judge: str, text: str) -> None:
    """Keep a piece in the place of what an older judge gave."""
    connection.execute(delete(reviews).where(_this(table, seat, piece)))
    values = {"table_id": table, "seat": seat, "piece": piece, "judge": judge, "text": text}
    connection.execute(insert(reviews).values(values))


def of_person(connection: Connection, person: int, most: int) -> list[Finished]:
    """The finished games of somebody, the last one first."""
    tables = lists.finished(connection, person, most)
    found = {table.id: Finished(table, {}, set()) for table in tables}
    pieces = (reviews.c.seat, reviews.c.piece, reviews.c.judge, reviews.c.text)
    mine = and_(seats.c.person == person, seats.c.table_id.in_(found))
    for table, seat, piece, judge, text in connection.execute(
        select(reviews.c.table_id, *pieces)
        .join(seats, and_(seats.c.table_id == reviews.c.table_id, seats.c.seat == reviews.c.seat))
        .where(mine)
    ):
        found[table].pieces[seat, piece] = Piece(judge, text)
    for table, version in connection.execute(
        select(steps.c.table_id, steps.c.version)
        .join(seats, and_(seats.c.table_id == steps.c.table_id, seats.c.seat == steps.c.seat))
        .where(mine, steps.c.bot.is_not(None))
    ):
        found[table].bots.add(version)
    return list(found.values())


def _this(table: str, seat: int, piece: int) -> ColumnElement[bool]:
    return (reviews.c.table_id == table) & (reviews.c.seat == seat) & (reviews.c.piece == piece)
