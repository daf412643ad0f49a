"""The chat of those seated at a table: the last messages; older ones are dropped."""

import msgspec
from sqlalchemy import Connection, delete, desc, func, insert, select

from ludotheque.store.notifications import notify
from ludotheque.store.schema import chat

MOST_MESSAGES = 200  # kept for each table


class ChatRow(msgspec.Struct, frozen=True):
    """One message; `number` rises at each table."""

    number: int
    seat: int
    person: int
    text: str
    at: int
    asked: str | None = None


_FIELDS = [chat.c[name] for name in ChatRow.__struct_fields__]


def add(
    connection: Connection,
    table: str,
    seat: int,
    person: int,
    text: str,
    at: int,
    asked: str | None = None,
) -> ChatRow:
    """Keep a message; one that its sender gave the id of an earlier one is that one."""
    here = chat.c.table_id == table
    said = select(*_FIELDS).where(here, chat.c.person == person, chat.c.asked == asked)
    if asked is not None and (known := connection.execute(said).first()) is not None:
        return ChatRow(*known)
    last = connection.execute(select(func.max(chat.c.number)).where(here)).scalar()
    row = ChatRow(0 if last is None else last + 1, seat, person, text, at, asked)
    connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(row)))
    connection.execute(delete(chat).where(here, chat.c.number <= row.number - MOST_MESSAGES))
    notify(connection, "chat", table, row.number)
    return row


def last(connection: Connection, table: str, after: int = -1) -> list[ChatRow]:
    """The last messages of a table, in order; those with higher numbers than `after`."""
    here = (chat.c.table_id == table) & (chat.c.number > after)
    newest = select(*_FIELDS).where(here).order_by(desc(chat.c.number))
    return [ChatRow(*row) for row in connection.execute(newest.limit(MOST_MESSAGES))][::-1]
