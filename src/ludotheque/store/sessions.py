"""Sessions: guests and, one day, accounts. Of a token only the hash is known here."""

import msgspec
from sqlalchemy import Connection, insert, select, update

from ludotheque.store.schema import sessions


class SessionRow(msgspec.Struct):
    """Somebody who has come in and said a name."""

    id: int
    name: str
    seen: int


def create(connection: Connection, token_hash: bytes, name: str, now: int) -> SessionRow:
    values = {"token_hash": token_hash, "name": name, "created": now, "seen": now}
    made = connection.execute(insert(sessions).values(values))
    key = made.inserted_primary_key
    assert key is not None
    return SessionRow(key[0], name, now)


def find(connection: Connection, token_hash: bytes) -> SessionRow | None:
    fields = select(sessions.c.id, sessions.c.name, sessions.c.seen)
    row = connection.execute(fields.where(sessions.c.token_hash == token_hash)).first()
    return None if row is None else SessionRow(*row)


def rename(connection: Connection, session: int, name: str) -> None:
    connection.execute(update(sessions).where(sessions.c.id == session).values(name=name))


def touch(connection: Connection, session: int, now: int) -> None:
    """Note that somebody was here."""
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))
