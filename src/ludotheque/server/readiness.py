"""Whether people should be sent to this server: it goes on, and its database takes moves."""

import asyncio
import time
from typing import Literal

from ludotheque.store import Store, Unavailable

State = Literal["ok", "draining", "unavailable"]

FRESH_SECONDS = 1.0  # for which an answer of the database holds, however many ask
PATIENCE = 3.0


class Readiness:
    """Asks the database itself, by a small write; `draining` is set when the server is to end."""

    def __init__(self, store: Store) -> None:
        self.draining = False
        self._store = store
        self._asked: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def state(self) -> State:
        if self.draining:
            return "draining"
        return "ok" if await self.writable() else "unavailable"

    async def writable(self) -> bool:
        now = time.monotonic()
        if self._asked is None or (self._asked.done() and now - self._at >= FRESH_SECONDS):
            self._asked, self._at = asyncio.create_task(self._ask()), now
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        try:
            await asyncio.wait_for(self._store.try_writing(), PATIENCE)
        except (Unavailable, TimeoutError):
            return False
        return True
