"""What servers on one database tell each other: sent by it, with the rows that it tells of.

Nothing secret is in a notification: whoever hears it reads what they may show from the store.
An SQLite file has one server, and nobody else is told.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection

CHANNEL = "ludotheque"
SERVER = "ludotheque_server"  # the option of a connection that says whose it is
RELAY = "ludotheque_relay"  # that which says by what else steps are told

# A step was stored; seats, clocks or the table itself changed; somebody said something; gave a
# standing order; came or went; has another name; has no session any more; a server began or ended.
Kind = Literal["step", "lobby", "chat", "order", "presence", "person", "sign-out", "server"]


class Notification(msgspec.Struct, frozen=True):
    """`subject` is a table's id or a person's number; `number` a step's version, or a seat."""

    server: str
    kind: Kind
    subject: str
    number: int


def notify(connection: Connection, kind: Kind, subject: str | int, number: int = 0) -> None:
    """Tell the other servers, once this transaction is committed."""
    notify_all(connection, kind, [(subject, number)])


def notify_all(connection: Connection, kind: Kind, about: Iterable[tuple[str | int, int]]) -> None:
    """Tell them of several, with one statement."""
    server = server_of(connection)
    if server is not None:
        payloads = [f"{server} {kind} {subject} {number}" for subject, number in about]
        query = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"  # noqa: S608
        connection.exec_driver_sql(query, (payloads,))


def notify_steps(connection: Connection, rows: Iterable[dict[str, Any]]) -> None:
    steps = [(row["table_id"], row["version"]) for row in rows]
    relay = connection.get_execution_options().get(RELAY)
    if relay is None:
        notify_all(connection, "step", steps)
    else:
        relay.note(steps)


def server_of(connection: Connection) -> str | None:
    """Whose connection this is; None where there is one server only."""
    found: str | None = connection.get_execution_options().get(SERVER)
    return found


def parse(payload: str) -> Notification:
    server, kind, subject, number = payload.split(" ")
    known: Any = kind
    return Notification(server, known, subject, int(number))
