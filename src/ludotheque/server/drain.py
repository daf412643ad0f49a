"""How a server ends: it says for a while that it is not ready, and only then stops listening.

A proxy asks now and then whether a server is ready, and until then goes on sending people there.
"""

import math
import signal
import time
from types import FrameType

import uvicorn

from ludotheque.server.readiness import Readiness


class DrainingServer(uvicorn.Server):
    """uvicorn's server, which goes on for so many seconds after it was told to end."""

    def __init__(self, config: uvicorn.Config, readiness: Readiness, seconds: float) -> None:
        super().__init__(config)
        self._readiness = readiness
        self._seconds = seconds
        self._end = math.inf

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM begins to drain; a second one ends it at once, and so does the keyboard."""
        super().handle_exit(sig, frame)
        if sig == signal.SIGTERM and not self._readiness.draining:
            self._end = time.monotonic() + self._seconds
            self.should_exit = False
        self._readiness.draining = True

    async def on_tick(self, counter: int) -> bool:
        if time.monotonic() >= self._end:
            self.should_exit = True
        return await super().on_tick(counter)
