"""What the coach found in finished games, in pieces: only a cache, for it can be found again."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from ludotheque.store.schema import reviews


def find(connection: Connection, table: str, seat: int, piece: int, judge: str) -> str | None:
    """A piece as this judge gave it."""
    this = _this(table, seat, piece) & (reviews.c.judge == judge)
    return connection.execute(select(reviews.c.text).where(this)).scalar()


def keep(connection: Connection, table: str, seat: int, piece: int, judge: str, text: str) -> None:
    """Keep a piece in the place of what an older judge gave."""
    connection.execute(delete(reviews).where(_this(table, seat, piece)))
    values = {"table_id": table, "seat": seat, "piece": piece, "judge": judge, "text": text}
    connection.execute(insert(reviews).values(values))


def _this(table: str, seat: int, piece: int) -> ColumnElement[bool]:
    return (reviews.c.table_id == table) & (reviews.c.seat == seat) & (reviews.c.piece == piece)
