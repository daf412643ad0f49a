"""What those seated at a table say to each other: the last lines, the older ones go."""

import msgspec
from sqlalchemy import Connection, delete, desc, func, insert, select

from ludotheque.store.schema import lines

MOST_LINES = 200  # kept for each table


class LineRow(msgspec.Struct, frozen=True):
    """One line; `number` rises at each table."""

    number: int
    seat: int
    person: int
    text: str
    at: int


def add(connection: Connection, table: str, seat: int, person: int, text: str, at: int) -> LineRow:
    here = lines.c.table_id == table
    last = connection.execute(select(func.max(lines.c.number)).where(here)).scalar()
    row = LineRow(0 if last is None else last + 1, seat, person, text, at)
    connection.execute(insert(lines).values(table_id=table, **msgspec.structs.asdict(row)))
    connection.execute(delete(lines).where(here, lines.c.number <= row.number - MOST_LINES))
    return row


def last(connection: Connection, table: str) -> list[LineRow]:
    """The last lines of a table, in order."""
    fields = (lines.c[name] for name in LineRow.__struct_fields__)
    newest = select(*fields).where(lines.c.table_id == table).order_by(desc(lines.c.number))
    return [LineRow(*row) for row in connection.execute(newest.limit(MOST_LINES))][::-1]
