"""The parts of a running server, put together once."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server.archive.history import History
from ludotheque.server.archive.rematch import Rematches
from ludotheque.server.limits import Limits
from ludotheque.server.people.accounts import Accounts
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.room.autoplay import Autoplay
from ludotheque.server.room.commitments import Commitments
from ludotheque.server.room.hints import Hints
from ludotheque.server.room.rooms import Rooms
from ludotheque.server.room.timekeeper import Timekeeper
from ludotheque.server.settings import Settings
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.store import Store

GARBAGE = 20_000  # new objects before the collector looks at them
OLDER, OLDEST = 5, 1  # such looks before it looks at older objects too, and at all of them
TURN_SECONDS = 0.0005


class Services:
    """Store, sessions, rooms, autoplay, limits."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(settings.rates, settings.connections_per_address)
        self.workers = WorkerPool(settings.workers)
        self.verifiers = WorkerPool(1)  # no bot waits while somebody's record is checked
        self.sessions = Sessions(store)
        self.autoplay = Autoplay(self.workers, settings.bot_delay)
        self.hints = Hints(self.workers)
        self.rooms = Rooms(store, self.autoplay)
        self.timekeeper = Timekeeper(store, self.rooms)
        self.history = History(store)
        self.commitments = Commitments()
        self.rematches = Rematches(store, self.rooms, self.commitments)
        self.accounts = Accounts(store, self.sessions, self.rooms)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        _tune()
        tasks: list[asyncio.Task[None]] = []
        for work in (
            self.rooms.wake(),
            self.rooms.sweep(),
            self.rooms.remove_old(),
            self.timekeeper.run(),
        ):
            tasks.append(asyncio.create_task(work))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.autoplay.close()
            await self.workers.close()
            await self.verifiers.close()
            self.store.close()


def _tune() -> None:
    """Settings of this process for many small moves.

    What was loaded at the start stays: collecting it again and again finds nothing.
    A closed socket leaves rings of objects, its libraries' own, which have grown old: they
    are freed only by a look at all objects.
    The writer's thread must not wait long for its turn beside a busy event loop.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, OLDER, OLDEST)
    sys.setswitchinterval(TURN_SECONDS)
