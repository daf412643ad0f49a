"""Transactions: many jobs in one, and when that fails one for each."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ludotheque.store.engines import BEGIN_WRITING
from ludotheque.store.errors import Taken, Unavailable
from ludotheque.store.notifications import RELAY
from ludotheque.store.relay import Relay

LARGEST_BATCH = 512
DEADLOCK = "40P01"  # PostgreSQL's word for it
# Who tries again at once may overtake the other, who has not woken yet, into the same deadlock.
AFTER_YOU = 0.05  # seconds

Work = Callable[[Connection], Any]
Row = dict[str, Any]
Names = tuple[str, ...]
Kind = tuple[Table, Names]
Alike = dict[Kind, list[Row]]
Check = Callable[[Connection, Sequence[Row]], None]


class Job:
    """Something to write: a row of a table, or any work."""

    __slots__ = ("error", "future", "result", "row", "table", "work")

    def __init__(
        self,
        future: "asyncio.Future[Any]",
        work: Work | None = None,
        table: Table | None = None,
        row: Row | None = None,
    ) -> None:
        self.future = future
        self.work = work
        self.table = table
        self.row = row
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Transactions:
    """The one connection that writes, and what is done with it."""

    def __init__(self, engine: Engine, checks: Mapping[Table, Check]) -> None:
        """`checks` see the rows of a table before they are written, and may refuse them."""
        self._engine = engine
        self._checks = checks
        self._relay: Relay | None = engine.get_execution_options().get(RELAY)
        self._connection: Connection | None = None  # kept; a lost one connects itself again
        self._alone = engine.dialect.name == "sqlite" and not checks

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def commit(self, batch: list[Job], *, again: bool = False) -> None:
        """One transaction for all; when it fails, one for each, so that only the guilty fail.

        A lost connection is no fault of theirs, nor is another server that waits for us while we
        wait for it: they have one more try. What was stored just before a connection was lost then
        fails as taken, and whoever asked looks who took it.
        """
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            rows = _alike(batch)
            if self._alone and all(job.work is None for job in batch):
                self._write_alone(self._connection, rows)
                return
            if self._relay is not None:
                self._relay.begin()
            with self._connection.begin():
                self._write(self._connection, batch, rows)
            if self._relay is not None:
                self._relay.committed()
        except Exception as error:  # noqa: BLE001
            if not again and _is_nobodys_fault(error):
                if _is_deadlock(error):
                    time.sleep(AFTER_YOU)
                self.commit(batch, again=True)
                return
            if len(batch) == 1:
                batch[0].error = _translated(error)
                return
            for job in batch:
                self.commit([job])

    def _write_alone(self, connection: Connection, alike: Alike) -> None:
        """Nothing but rows: they are given to SQLite's driver.

        SQLAlchemy takes several times as long over them as SQLite. Rows of one kind are one
        statement, which is a transaction by itself.
        """
        driver: Any = connection.connection.driver_connection
        with driver:  # commits what was begun, or takes it back
            if len(alike) > 1:
                driver.execute(BEGIN_WRITING).close()
            for kind, rows in alike.items():
                driver.execute(_insert(*kind, len(rows), "qmark"), _values(kind, rows)).close()

    def _write(self, connection: Connection, batch: Sequence[Job], alike: Alike) -> None:
        for job in batch:
            if job.work is not None:
                job.result = job.work(connection)
        for kind, rows in alike.items():
            table, _ = kind
            if table in self._checks:
                self._checks[table](connection, rows)
            insert = _insert(*kind, len(rows), connection.dialect.paramstyle)
            connection.exec_driver_sql(insert, _values(kind, rows))


def _alike(batch: Sequence[Job]) -> Alike:
    """The rows to write, those together that one statement can write."""
    alike: Alike = {}
    for job in batch:
        if job.table is not None and job.row is not None:
            alike.setdefault((job.table, _given(job.row)), []).append(job.row)
    return alike


def _values(kind: Kind, rows: list[Row]) -> tuple[Any, ...]:
    _, names = kind
    return tuple([row[name] for row in rows for name in names])


def _is_nobodys_fault(error: Exception) -> bool:
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or _is_deadlock(error)


def _is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def _translated(error: Exception) -> Exception:
    """The error as users of the store know it; their own come through unchanged."""
    known: Exception = error
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        known = Taken()
    elif isinstance(error, (SQLAlchemyError, sqlite3.Error, OSError)):
        known = Unavailable("the database cannot be written")
    if known is not error:
        known.__cause__ = error
    return known


def _given(row: Row) -> Names:
    """The columns that have a value: for sqlite3 a None is more work than the rest of a row."""
    return tuple([name for name, value in row.items() if value is not None])


@lru_cache(LARGEST_BATCH)
def _insert(table: Table, names: Names, count: int, style: str) -> str:
    """One statement for so many rows.

    A statement for each row would give the interpreter away and wait for it again with
    every one of them, while the event loop is busy.
    """
    mark = "?" if style == "qmark" else "%s"
    row = f"({', '.join([mark] * len(names))})"
    rows = ", ".join([row] * count)
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {rows}"  # noqa: S608
