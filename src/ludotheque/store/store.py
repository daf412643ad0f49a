"""The store as a server uses it: opened once, written by one thread, read beside it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection

from ludotheque.store import engines
from ludotheque.store.lock import FileLock
from ludotheque.store.migrate import migrate
from ludotheque.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A database in use. Opening it migrates it and, for SQLite, locks it."""

    def __init__(self, url: str | URL) -> None:
        address = engines.parse(url)
        path = engines.sqlite_file(address)
        self._lock = None if path is None else FileLock(path)
        self._write_engine = engines.writer(address)
        self._read_engine = engines.readers(address)
        self._threads = ThreadPoolExecutor(engines.READERS, "reader")
        self._writer: Writer | None = None
        try:
            migrate(self._write_engine)
        except BaseException:
            self.close()
            raise

    @property
    def writer(self) -> Writer:
        """The writer, started by the event loop that first asks for it."""
        if self._writer is None:
            self._writer = Writer(self._write_engine, asyncio.get_running_loop())
        return self._writer

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query in a thread, on a connection that cannot write."""

        def work() -> T:
            with self._read_engine.begin() as connection:
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._threads.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()
        if self._lock is not None:
            self._lock.release()
