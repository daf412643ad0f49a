"""The time, from one place: a test has a clock that it moves."""

import asyncio
import contextlib
import time


class Clock:
    """What time it is, and waiting.

    `beat` is how often a server shows that it is alive, `look` how often it looks whether
    another one has written something that is due: in seconds.
    """

    beat = 1.0
    look = 30.0

    def now(self) -> float:
        return time.time()

    async def rest(self, woken: asyncio.Event, seconds: float) -> None:
        """Wait so long, or until somebody wakes us."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
