"""People and their sessions, one a device. Of a token only the hash is known here."""

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.store.notifications import Kind, notify
from ludotheque.store.schema import people, sessions

_PEOPLE = select(people.c.id, people.c.name, people.c.account)


class PersonRow(msgspec.Struct):
    """Somebody who has come in; `name` is empty where they gave none.

    `account` is what they sign in with.
    """

    id: int
    name: str
    account: str | None = None


class SessionRow(msgspec.Struct):
    """Whose session it is, and when it was last used, to the day."""

    person: PersonRow
    seen: int


def create(connection: Connection, token_hash: bytes, name: str, now: int) -> PersonRow:
    """A new guest with a session."""
    made = connection.execute(insert(people).values(name=name, created=now))
    key = made.inserted_primary_key
    assert key is not None
    begin(connection, token_hash, key[0], now)
    return PersonRow(key[0], name)


def begin(connection: Connection, token_hash: bytes, person: int, now: int) -> None:
    """A further session of somebody known."""
    values = {"token_hash": token_hash, "person": person, "created": now, "seen": now}
    connection.execute(insert(sessions).values(values))


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
        _end(connection, old, "person")
    begin(connection, token_hash, person, now)


def end(connection: Connection, token_hash: bytes) -> None:
    """Sign somebody out on one device."""
    _end(connection, token_hash, "sign-out")


def end_all(connection: Connection, person: int) -> None:
    """Sign somebody out everywhere."""
    connection.execute(delete(sessions).where(sessions.c.person == person))
    notify(connection, "sign-out", person)


def find(connection: Connection, token_hash: bytes) -> SessionRow | None:
    whose = _PEOPLE.add_columns(sessions.c.seen).join(sessions, sessions.c.person == people.c.id)
    row = connection.execute(whose.where(sessions.c.token_hash == token_hash)).first()
    return None if row is None else SessionRow(PersonRow(*row[:-1]), row[-1])


def person(connection: Connection, number: int) -> PersonRow:
    return PersonRow(*connection.execute(_PEOPLE.where(people.c.id == number)).one())


def rename(connection: Connection, person: int, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    notify(connection, "person", person)


def touch(connection: Connection, token_hash: bytes, now: int) -> None:
    """Note that a session was used."""
    this = sessions.c.token_hash == token_hash
    connection.execute(update(sessions).where(this).values(seen=now))


def _end(connection: Connection, token_hash: bytes, kind: Kind) -> None:
    """End a session; other servers hear of it in this way."""
    this = sessions.c.token_hash == token_hash
    ended = delete(sessions).where(this).returning(sessions.c.person)
    for person in connection.execute(ended).scalars():
        notify(connection, kind, person)
