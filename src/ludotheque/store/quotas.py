"""How much is kept: tables that nobody finishes, and records brought from elsewhere."""

from sqlalchemy import Connection, func, select

from ludotheque.store.errors import Full
from ludotheque.store.schema import seats, tables
from ludotheque.store.tables import TableRow

MOST_UNFINISHED = 200  # of one person
MOST_IMPORTED = 200
UNFINISHED_IN_ALL = 100_000
IMPORTED_IN_ALL = 10_000


def check(connection: Connection, row: TableRow) -> None:
    """Full when this table is one too many, for its owner or in all."""
    if any(seat.kind == "elsewhere" for seat in row.seats):
        counted = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "elsewhere"))
        most, in_all = MOST_IMPORTED, IMPORTED_IN_ALL
    else:
        counted = tables.c.status.in_(("waiting", "playing"))
        most, in_all = MOST_UNFINISHED, UNFINISHED_IN_ALL
    kept = select(func.count()).select_from(tables).where(counted)
    mine = connection.execute(kept.where(tables.c.owner == row.owner)).scalar_one()
    if mine >= most or connection.execute(kept).scalar_one() >= in_all:
        raise Full
