"""The parts of a running server, put together once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server.bots import Bots
from ludotheque.server.limits import Limits
from ludotheque.server.people import People
from ludotheque.server.settings import Settings
from ludotheque.server.tables import Tables
from ludotheque.server.workers import Workers
from ludotheque.store import Store


class House:
    """Store, people, tables, bots, limits."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(settings.rates)
        self.workers = Workers(settings.workers)
        self.people = People(store)
        self.bots = Bots(self.workers, settings.bot_delay)
        self.tables = Tables(store, self.bots)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        waking = asyncio.create_task(self.tables.wake())
        sweeping = asyncio.create_task(self.tables.sweep())
        try:
            yield
        finally:
            waking.cancel()
            sweeping.cancel()
            await self.bots.close()
            await self.workers.close()
            self.store.close()
