"""The timekeeper: sees to it that whoever has no time left is played for, and that nobody's
clock runs while no server does.

One question to the store, by an index, is enough for all tables, however many there are.
"""

import asyncio
import logging
import math

from ludotheque.server.errors import ApiError
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, Unplayable

_logger = logging.getLogger(__name__)


class Timekeeper:
    """Beats while clocks run; rests while none does."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._never = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                coming = await self.beat()
            except Exception:
                _logger.exception("the clocks cannot be read")
                coming = math.inf
            await self._rest(coming)

    async def beat(self) -> float | None:
        """Show that this server is alive and do what is due; when time runs out next."""
        self._store.timed.clear()
        pulse = await self._store.beat()
        await self._rooms.reload(pulse.stood)
        for table in pulse.due:
            await self._run_out(table)
        return pulse.next

    async def _run_out(self, table: str) -> None:
        try:
            await (await self._rooms.get(table)).run_out()
        except (ApiError, Unplayable) as reason:
            _logger.warning("nobody plays at table %s for whoever is late: %s", table, reason)
        except Exception:
            _logger.exception("nobody plays at table %s for whoever is late", table)

    async def _rest(self, coming: float | None) -> None:
        """Until the next beat; while no clock runs, until one begins to."""
        clock = self._store.clock
        if coming is None:
            await clock.rest(self._store.timed, clock.look)
        else:
            await clock.rest(self._never, max(0.0, min(clock.beat, coming - clock.now())))
