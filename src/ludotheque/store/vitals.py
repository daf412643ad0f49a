"""How a database is, for whoever watches over a server: does it take writes, what waits in it?"""

import msgspec
from sqlalchemy import Connection, func, select, text

from ludotheque.store.errors import Unavailable
from ludotheque.store.outbox import WAITING
from ludotheque.store.schema import outbox

SAME_ROW = text("UPDATE alembic_version SET version_num = version_num")
# A message in the write-ahead log that nobody reads.
MESSAGE = text("SELECT pg_logical_emit_message(true, 'ludotheque', '')")


class Vitals(msgspec.Struct, frozen=True):
    """Notices that should have been sent, how long the oldest waits, how full the queue of
    PostgreSQL's notifications is, from 0 to 1 (None where there is none).
    """

    overdue: int
    oldest_seconds: float
    notification_queue: float | None


def try_writing(connection: Connection) -> None:
    """Write nothing of use, as durably as a move.

    On PostgreSQL no row, for which all servers would wait when one hangs.
    """
    if connection.dialect.name == "sqlite":
        connection.execute(SAME_ROW)
        return
    if connection.execute(text("SHOW transaction_read_only")).scalar() == "on":
        raise Unavailable("the database allows only read-only transactions")
    connection.execute(MESSAGE)


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
