"""Where a store does its work: in threads beside the event loop, or where there are none in it."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, ParamSpec, Protocol, TypeVar

from ludotheque.store import engines
from ludotheque.store.transactions import Transactions
from ludotheque.store.writer import InlineWriter, ThreadWriter, Writer

P = ParamSpec("P")
T = TypeVar("T")


class Place(Protocol):
    """`readers` do what is short and `replayers` what takes long; an SQLite file has `pragmas`."""

    pragmas: tuple[str, ...]
    readers: Executor
    replayers: Executor

    def writer(self, transactions: Transactions, loop: asyncio.AbstractEventLoop) -> Writer:
        """What writes for this event loop."""


class Threads:
    """Threads beside the event loop; SQLite itself sees to it that a commit is on disk."""

    pragmas: tuple[str, ...] = engines.DURABLE

    def __init__(self) -> None:
        self.readers: Executor = ThreadPoolExecutor(engines.READERS, "reader")
        # What takes long has threads of its own, so that nothing short waits behind it.
        self.replayers: Executor = ThreadPoolExecutor(engines.REPLAYERS, "replayer")

    def writer(self, transactions: Transactions, loop: asyncio.AbstractEventLoop) -> Writer:
        return ThreadWriter(transactions, loop)


class Inline:
    """No threads: the file is in memory, and `keep` stores what has changed of it."""

    # A journal on disk would outlive nothing that the file in memory does not.
    pragmas: tuple[str, ...] = ("journal_mode=MEMORY", "synchronous=OFF", "foreign_keys=ON")

    def __init__(self, keep: Callable[[], Awaitable[None]]) -> None:
        self.readers: Executor = AtOnce()
        self.replayers: Executor = AtOnce()
        self._keep = keep

    def writer(self, transactions: Transactions, loop: asyncio.AbstractEventLoop) -> Writer:
        return InlineWriter(transactions, loop, self._keep)


class AtOnce(Executor):
    """Does what it is given before it answers."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001
            done.set_exception(error)
        return done
