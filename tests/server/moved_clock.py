"""A clock that tests move: whoever rests by it wakes at exactly the time they asked for."""

import asyncio
import heapq
import itertools

from ludotheque.store.clock import Clock

RESTERS = 2  # loops of a server that rest by the clock: the timekeeper's and the post's
PATIENCE = 20.0  # seconds of real time; the machine may be busy


class MovedClock(Clock):
    """`beat` is long, so that a fortnight has few of them."""

    def __init__(self, now=1_800_000_000.0, beat=6 * 3600.0, look=None, resters=RESTERS):
        self._now = now
        self.beat, self.look = beat, look or 30 * beat
        self._resting = []
        self._order = itertools.count()
        self._awake = resters
        self._all_rest = asyncio.Event()

    def now(self):
        return self._now

    async def rest(self, woken, seconds):
        passed = asyncio.get_running_loop().create_future()
        heapq.heappush(self._resting, (self._now + seconds, next(self._order), passed))
        self._awake = max(0, self._awake - 1)
        if not self._awake:
            self._all_rest.set()
        called = asyncio.create_task(woken.wait())
        try:
            await asyncio.wait([passed, called], return_when=asyncio.FIRST_COMPLETED)
        finally:
            called.cancel()
            if not passed.done():
                passed.cancel()
                self._wakes()

    async def move(self, seconds):
        """Let so much time pass, waking everybody on the way."""
        end = self._now + seconds
        await self._settle()
        while self._resting and self._resting[0][0] <= end:
            when, _, passed = heapq.heappop(self._resting)
            if passed.done():
                continue
            self._now = max(self._now, when)
            self._wakes()
            passed.set_result(None)
            await self._settle()
        self._now = end

    def jump(self, seconds):
        """Time passes that nobody here notices: the server was down, or asleep."""
        self._now += seconds

    def _wakes(self):
        self._awake += 1
        self._all_rest.clear()

    async def _settle(self):
        """Wait until everybody rests again."""
        for _ in range(5):
            await asyncio.sleep(0)
        await asyncio.wait_for(self._all_rest.wait(), PATIENCE)
