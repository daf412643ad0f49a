"""Turns: a few things at once, fairly between those who ask for them."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Crowded(Exception):
    """Whoever asks has too much waiting already."""


class Turns:
    """So many at once, `each` of one asker; those who wait come in one asker after the other.

    However much one of them asks for, the others wait for one thing of theirs at a time.
    """

    def __init__(self, count: int, each: int | None = None, most: int | None = None) -> None:
        """`most` may wait for one asker; beyond that they are refused: Crowded."""
        self.count = count
        self._free = count
        self._each = each or count
        self._most = most
        self._busy: Counter[Hashable] = Counter()
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, asker: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something when it is this asker's turn.

        Whoever goes away before gives their turn up. Whoever goes away meanwhile does not
        end the work: a place is free only when what was done there is done.
        """
        await self._wait(asker)
        task = asyncio.create_task(self._do(asker, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def busy(self) -> int:
        """How many things are being done."""
        return self.count - self._free

    def waiting(self) -> int:
        """How many things wait for their turn."""
        return sum(map(len, self._waiting.values()))

    async def close(self) -> None:
        """End what is being done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _wait(self, asker: Hashable) -> None:
        waiting = [turn for turn in self._waiting.get(asker, ()) if not turn.cancelled()]
        if self._most is not None and len(waiting) >= self._most:
            raise Crowded
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        for other in self._busy:  # whoever has a place already comes after the new one
            if other in self._waiting:
                self._waiting.move_to_end(other)
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came in the same moment
                self._end(asker)
            raise

    async def _do(self, asker: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        try:
            return await work()
        finally:
            self._end(asker)

    def _admit(self) -> None:
        """Give turns while there are places."""
        while self._free:
            askers = (asker for asker in self._waiting if self._busy[asker] < self._each)
            asker = next(askers, None)
            if asker is None:
                return
            line = self._waiting[asker]
            turn = line.popleft()
            self._waiting.move_to_end(asker)
            if not line:
                del self._waiting[asker]
            if turn.cancelled():  # whoever waited has gone
                continue
            self._free -= 1
            self._busy[asker] += 1
            turn.set_result(None)

    def _end(self, asker: Hashable) -> None:
        self._free += 1
        self._busy[asker] -= 1
        if not self._busy[asker]:
            del self._busy[asker]
        self._admit()
