"""How a database is, for whoever watches over a server: does it take writes, what waits in it?"""

import msgspec
from sqlalchemy import Connection, func, select, text

from ludotheque.store.outbox import WAITING
from ludotheque.store.schema import outbox

# Durable like any move. On PostgreSQL it is a message in the write-ahead log that nobody reads:
# a row would make all servers wait for one that hangs.
TRIED = {
    "sqlite": "UPDATE alembic_version SET version_num = version_num",
    "postgresql": "SELECT pg_logical_emit_message(true, 'ludotheque', '')",
}


class Vitals(msgspec.Struct, frozen=True):
    """Notices that should have been sent, how long the oldest waits, how full the queue of
    PostgreSQL's notifications is, from 0 to 1 (None where there is none).
    """

    overdue: int
    oldest_seconds: float
    notification_queue: float | None


def try_writing(connection: Connection) -> None:
    connection.execute(text(TRIED[connection.dialect.name]))


def read(connection: Connection, now: float) -> Vitals:
    due = (outbox.c.state == WAITING) & (outbox.c.due <= now)
    overdue, oldest = connection.execute(
        select(func.count(), func.min(outbox.c.due)).where(due)
    ).one()
    return Vitals(overdue, now - (oldest or now), _notification_queue(connection))


def _notification_queue(connection: Connection) -> float | None:
    if connection.dialect.name != "postgresql":
        return None
    return connection.execute(text("SELECT pg_notification_queue_usage()")).scalar()
