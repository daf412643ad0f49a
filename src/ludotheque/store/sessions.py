"""People and their sessions, one a device. Of a token only the hash is known here."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.store.schema import people, sessions

_PEOPLE = select(people.c.id, people.c.name, people.c.seen, people.c.account)


class PersonRow(msgspec.Struct):
    """Somebody who has come in and said a name; `account` is what they sign in with."""

    id: int
    name: str
    seen: int
    account: str | None = None


def create(connection: Connection, token_hash: bytes, name: str, now: int) -> PersonRow:
    """A new guest with a session."""
    made = connection.execute(insert(people).values(name=name, created=now, seen=now))
    key = made.inserted_primary_key
    assert key is not None
    begin(connection, token_hash, key[0], now)
    return PersonRow(key[0], name, now)


def begin(connection: Connection, token_hash: bytes, person: int, now: int) -> None:
    """A further session of somebody known."""
    connection.execute(insert(sessions).values(token_hash=token_hash, person=person, created=now))


def renew(
    connection: Connection,
    token_hash: bytes,
    person: int,
    now: int,
    *,
    old: bytes | None,
    alone: bool,
) -> None:
    """A new session in place of `old` or, with `alone`, of all that the person has."""
    if alone:
        end_all(connection, person)
    elif old is not None:
        end(connection, old)
    begin(connection, token_hash, person, now)


def end(connection: Connection, token_hash: bytes) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


def end_all(connection: Connection, person: int) -> None:
    """Sign somebody out everywhere."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def find(connection: Connection, token_hash: bytes) -> PersonRow | None:
    whose = _PEOPLE.join(sessions, sessions.c.person == people.c.id)
    row = connection.execute(whose.where(sessions.c.token_hash == token_hash)).first()
    return None if row is None else PersonRow(*row)


def person(connection: Connection, number: int) -> PersonRow:
    return PersonRow(*connection.execute(_PEOPLE.where(people.c.id == number)).one())


def rename(connection: Connection, person: int, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))


def touch(connection: Connection, person: int, now: int) -> None:
    """Note that somebody was here."""
    connection.execute(update(people).where(people.c.id == person).values(seen=now))
