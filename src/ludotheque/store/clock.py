"""The time, from one place: a test has a clock that it moves."""

import asyncio
import time


class Clock:
    """What time it is, and waiting. `beat` is how often a server shows that it is alive."""

    beat = 1.0

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
