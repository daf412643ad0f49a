"""A database in use: opened once, written one transaction at a time, read beside it."""

import asyncio
import secrets
from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.store import engines, log, schema, servers
from ludotheque.store.clock import Clock
from ludotheque.store.errors import CannotOpen, Unavailable
from ludotheque.store.lock import FileLock
from ludotheque.store.migrate import migrate, try_writing
from ludotheque.store.places import Place, Threads
from ludotheque.store.relay import Relay
from ludotheque.store.transactions import Transactions
from ludotheque.store.turns import Turns
from ludotheque.store.writer import Writer

NAME_BYTES = 8  # of a server
MOST_WAITING = 20  # slow queries of one asker

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """A database that is open. Opening it migrates it and, for SQLite, locks it.

    `timed` is set when a clock may have begun to run, `told` when a notice may wait. `moves`
    counts the steps that were stored. It may be `shared` with other servers, which know this one
    by its random name, `server`. They are told of steps by `relay` where one is given: `tell` is
    the address of a Redis.
    """

    def __init__(
        self,
        database: str | Path | URL,
        place: Callable[[], Place] = Threads,
        clock: Clock | None = None,
        tell: str = "",
    ) -> None:
        self.clock = clock or Clock()
        self.timed, self.told = asyncio.Event(), asyncio.Event()
        self.moves = 0
        try:
            address = engines.parse(database)
        except ValueError as error:
            raise CannotOpen(str(error)) from None
        path = engines.sqlite_file(address)
        self.shared = path is None
        self.server = secrets.token_hex(NAME_BYTES)
        self.relay = Relay(tell, self.server) if tell and self.shared else None
        self._address = address
        self._lock = None if path is None else FileLock(path)
        self._place = place()
        self._write_engine = engines.writer(address, self._place.pragmas, self.server, self.relay)
        self._read_engine = engines.readers(address, self.server)
        self._turns = Turns(engines.REPLAYERS, each=1, most=MOST_WAITING)
        self._writer: Writer | None = None
        # Only where other servers may write can a table be closed behind our back.
        self._checks = {} if path else {schema.steps: log.prepare}
        try:
            self._prepare()
        except SQLAlchemyError as error:
            self.close()
            # A driver says more below its first line, and SQLAlchemy quotes the statement.
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise CannotOpen(str(cause).splitlines()[0]) from None
        except BaseException:
            self.close()
            raise

    def _prepare(self) -> None:
        if self.shared:
            self._check_encoding()
        migrate(self._write_engine)
        try_writing(self._write_engine)
        if self.shared:
            with self._write_engine.begin() as connection:
                servers.follow_clock(connection, self.clock)

    def _check_encoding(self) -> None:
        """Names and chat are in any script: a PostgreSQL must be able to keep them."""
        with self._write_engine.begin() as connection:
            encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
        if encoding != "UTF8":
            raise CannotOpen(f"its encoding is {encoding}; create it with the encoding UTF8")

    @property
    def writer(self) -> Writer:
        """The writer, started by the event loop that first asks for it."""
        if self._writer is None:
            transactions = Transactions(self._write_engine, self._checks)
            self._writer = self._place.writer(transactions, asyncio.get_running_loop())
        return self._writer

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query beside the event loop, on a connection that cannot write."""
        work = partial(self._query, lambda c: query(c, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(self._place.readers, work)

    async def read_slowly(self, asker: Hashable, query: Callable[[Connection], T]) -> T:
        """Run a query that takes long: one at a time for each asker, who may be Crowded."""
        return await self.compute(asker, lambda: self._query(query))

    async def compute(self, asker: Hashable, work: Callable[[], T]) -> T:
        """Do something that takes long beside the event loop, in its turn with slow queries."""
        loop, replayers = asyncio.get_running_loop(), self._place.replayers
        return await self._turns.run(asker, lambda: loop.run_in_executor(replayers, work))

    def _query(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.begin() as connection:
                return query(connection)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("the database cannot be read") from error

    async def write(
        self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a change in a transaction; it may run twice, so it must do nothing else."""
        result: T = await self.writer.run(lambda c: change(c, *args, **kwargs))
        return result

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._place.readers.shutdown()
        self._place.replayers.shutdown(cancel_futures=True)
        self._read_engine.dispose()
        self._write_engine.dispose()
        if self._lock is not None:
            self._lock.release()
