"""The time, from one place: this machine's, or that of a database that servers share."""

import asyncio
import contextlib
import time
from collections.abc import Callable

# Nobody sets it, and on Linux it goes on while the machine sleeps.
_STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", 0))


class Clock:
    """What time it is, and waiting.

    `beat` is how often a server shows that it is alive, `look` how often it looks whether
    another one has written something that is due: in seconds. A test has a clock that it moves.
    """

    beat = 1.0
    look = 30.0
    _offset: float | None = None  # of the clock that is followed, to the steady one

    def now(self) -> float:
        return time.time() if self._offset is None else _steady() + self._offset

    def follow(self, ask: Callable[[], float]) -> None:
        """Go by another clock from now on, whatever this machine's says.

        What is known of it stands as long as its answer may agree with that: else the time
        would jump to and fro with how long each answer takes.
        """
        before, there, after = _steady(), ask(), _steady()
        if self._offset is None or not before <= there - self._offset <= after:
            self._offset = there - (before + after) / 2

    async def rest(self, woken: asyncio.Event, seconds: float) -> None:
        """Wait so long, or until somebody wakes us."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)


def _steady() -> float:
    return time.clock_gettime(_STEADY)
