"""Writers: everything that waits goes into one transaction.

A job's future is settled only when it is stored: whoever awaits it may tell the world.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Table

from ludotheque.store.errors import Unavailable
from ludotheque.store.transactions import LARGEST_BATCH, Job, Row, Transactions, Work

# The more came together, the longer the next are waited for: a busy server flushes the disk
# less often, and a lone move does not wait.
REST_SECONDS = 0.00025  # for each job
LONGEST_REST = 0.005


class Writer(ABC):
    """Writes for one event loop."""

    def __init__(self, transactions: Transactions, loop: asyncio.AbstractEventLoop) -> None:
        self._transactions = transactions
        self._loop = loop

    def run(self, work: Work) -> "asyncio.Future[Any]":
        """Do any work in a transaction; it may run twice, so it must only write."""
        job = Job(self._loop.create_future(), work=work)
        self._put(job)
        return job.future

    def insert(self, table: Table, row: Row) -> "asyncio.Future[None]":
        """Write a row; those of the same table travel together. What it lacks is NULL."""
        job = Job(self._loop.create_future(), table=table, row=row)
        self._put(job)
        return job.future

    @abstractmethod
    def _put(self, job: Job) -> None:
        """See to it that a job is done and its future settled."""

    @abstractmethod
    def waiting(self) -> int:
        """How many jobs no transaction has taken yet."""

    @abstractmethod
    def close(self) -> None:
        """Finish what is queued and stop."""


class ThreadWriter(Writer):
    """Writes in a thread of its own; what is committed is on disk."""

    def __init__(self, transactions: Transactions, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(transactions, loop)
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    def _put(self, job: Job) -> None:
        self._queue.put(job)

    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()
        self._transactions.close()

    def _serve(self) -> None:
        rested = 0.0
        while (first := self._queue.get()) is not None:
            time.sleep(max(0.0, rested - time.monotonic()))
            batch, last = self._gather(first)
            self._transactions.commit(batch)
            self._loop.call_soon_threadsafe(_settle, batch)
            if last:
                break
            rested = time.monotonic() + min(LONGEST_REST, REST_SECONDS * len(batch))

    def _gather(self, first: Job) -> tuple[list[Job], bool]:
        """All that waits, and whether the end was asked for."""
        batch = [first]
        while len(batch) < LARGEST_BATCH:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False


class InlineWriter(Writer):
    """Writes where there are no threads, and then waits until `keep` has stored the file."""

    def __init__(
        self,
        transactions: Transactions,
        loop: asyncio.AbstractEventLoop,
        keep: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(transactions, loop)
        self._keep = keep
        self._queue: list[Job] = []
        self._serving: asyncio.Task[None] | None = None

    def _put(self, job: Job) -> None:
        self._queue.append(job)
        if self._serving is None:
            self._serving = self._loop.create_task(self._serve())

    def waiting(self) -> int:
        return len(self._queue)

    def close(self) -> None:
        self._transactions.commit(self._queue)
        self._transactions.close()

    async def _serve(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
            self._transactions.commit(batch)
            await self._store(batch)
            _settle(batch)
        self._serving = None

    async def _store(self, batch: list[Job]) -> None:
        """Nothing counts before it is kept, a refusal no more than a step that was made."""
        try:
            await self._keep()
        except Exception as error:  # noqa: BLE001
            for job in batch:
                job.error = Unavailable("what was written could not be kept")
                job.error.__cause__ = error


def _settle(batch: list[Job]) -> None:
    for job in batch:
        job.settle()
