"""The chat of those seated at a table: the last messages; older ones are dropped."""

import msgspec
from sqlalchemy import Connection, delete, desc, func, insert, select

from ludotheque.store.schema import lines

MOST_MESSAGES = 200  # kept for each table


class ChatRow(msgspec.Struct, frozen=True):
    """One message; `number` rises at each table."""

    number: int
    seat: int
    person: int
    text: str
    at: int


def add(connection: Connection, table: str, seat: int, person: int, text: str, at: int) -> ChatRow:
    here = lines.c.table_id == table
    last = connection.execute(select(func.max(lines.c.number)).where(here)).scalar()
    row = ChatRow(0 if last is None else last + 1, seat, person, text, at)
    connection.execute(insert(lines).values(table_id=table, **msgspec.structs.asdict(row)))
    connection.execute(delete(lines).where(here, lines.c.number <= row.number - MOST_MESSAGES))
    return row


def last(connection: Connection, table: str) -> list[ChatRow]:
    """The last messages of a table, in order."""
    fields = (lines.c[name] for name in ChatRow.__struct_fields__)
    newest = select(*fields).where(lines.c.table_id == table).order_by(desc(lines.c.number))
    return [ChatRow(*row) for row in connection.execute(newest.limit(MOST_MESSAGES))][::-1]
