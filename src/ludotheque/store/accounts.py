"""Accounts: a name to sign in with, unique whatever its case, and the hash of a password."""

import msgspec
from sqlalchemy import Connection, delete, select, update

from ludotheque.store import puzzles, wishes
from ludotheque.store.days_off import stand
from ludotheque.store.notifications import notify, notify_all
from ludotheque.store.schema import (
    channels,
    chat,
    commitments,
    days_off,
    outbox,
    people,
    reach,
    seats,
    sessions,
    tables,
)


class AccountRow(msgspec.Struct):
    """Whose account this is, and how they prove it."""

    person: int
    account: str
    password: str


def find(connection: Connection, key: str) -> AccountRow | None:
    """The account whose folded name this is."""
    fields = select(people.c.id, people.c.account, people.c.password)
    row = connection.execute(fields.where(people.c.account_key == key)).first()
    return None if row is None else AccountRow(*row)


def create(connection: Connection, person: int, name: str, key: str, password: str) -> bool:
    """Make a guest an account; False when they have one. A name that is taken: IntegrityError."""
    guest = (people.c.id == person) & people.c.account.is_(None)
    values = {"name": name, "account": name, "account_key": key, "password": password}
    notify(connection, "person", person)
    return connection.execute(update(people).where(guest).values(values)).rowcount == 1


def set_password(connection: Connection, person: int, password: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def take_over(connection: Connection, guest: int, person: int, now: float) -> list[str]:
    """Give all that a guest has to an account; the tables that this concerns. The guest is gone."""
    sits = select(seats.c.table_id).where((seats.c.person == guest) | (seats.c.reserved == guest))
    concerned = set(connection.execute(sits).scalars())
    concerned |= set(
        connection.execute(select(tables.c.id).where(tables.c.owner == guest)).scalars()
    )
    for column in (
        seats.c.person,
        seats.c.reserved,
        tables.c.owner,
        chat.c.person,
        channels.c.person,
        outbox.c.person,
        days_off.c.person,
    ):
        moved = update(column.table).where(column == guest).values({column: person})
        connection.execute(moved)
    wishes.take_over(connection, guest, person)
    puzzles.take_over(connection, guest, person)
    for part in (sessions, reach, commitments):
        connection.execute(delete(part).where(part.c.person == guest))
    connection.execute(delete(people).where(people.c.id == guest))
    concerned.update(stand(connection, person, now))
    notify_all(connection, "lobby", [(table, 0) for table in concerned])
    notify(connection, "sign-out", guest)
    return sorted(concerned)
