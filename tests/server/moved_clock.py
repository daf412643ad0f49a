"""A clock that tests move: whoever sleeps by it wakes at exactly the time they asked for."""

import asyncio
import contextlib
import heapq
import itertools

from ludotheque.store.clock import Clock

QUIET = 0.2  # seconds of real time in which nobody lies down again


class MovedClock(Clock):
    """`beat` is long, so that a fortnight has few of them."""

    def __init__(self, now=1_800_000_000.0, beat=6 * 3600.0):
        self._now = now
        self.beat = beat
        self._sleeping = []
        self._order = itertools.count()
        self._lay_down = asyncio.Event()

    def now(self):
        return self._now

    async def sleep(self, seconds):
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleeping, (self._now + seconds, next(self._order), woken))
        self._lay_down.set()
        await woken

    async def move(self, seconds):
        """Let so much time pass, waking everybody on the way."""
        end = self._now + seconds
        await self._settle()
        while self._sleeping and self._sleeping[0][0] <= end:
            when, _, woken = heapq.heappop(self._sleeping)
            if woken.done():
                continue
            self._now = max(self._now, when)
            self._lay_down.clear()
            woken.set_result(None)
            await self._settle()
        self._now = end

    def jump(self, seconds):
        """Time passes that nobody here notices: the server was down, or asleep."""
        self._now += seconds

    async def _settle(self):
        """Wait until whoever was woken sleeps again, or does so by no clock."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._lay_down.wait(), QUIET)
