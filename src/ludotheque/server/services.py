"""The parts of a running server, put together once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from ludotheque.server.archive.history import History
from ludotheque.server.archive.rematch import Rematches
from ludotheque.server.counts import Counts
from ludotheque.server.limits import Limits
from ludotheque.server.notices.channel import Ways
from ludotheque.server.notices.post import Post
from ludotheque.server.people.accounts import Accounts, Passwords
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.readiness import Readiness
from ludotheque.server.room.autoplay import Autoplay
from ludotheque.server.room.hints import Hints
from ludotheque.server.room.rooms import Rooms
from ludotheque.server.room.timekeeper import Timekeeper
from ludotheque.server.settings import Settings
from ludotheque.server.workers.workers import Workers
from ludotheque.store import Store, Unavailable


class Means(msgspec.Struct):
    """What a server has beside its event loop.

    `verifiers` are apart, so that no bot waits while somebody's record is checked. Where there
    are no `ways` to people, no notices are sent.
    """

    workers: Workers
    verifiers: Workers
    passwords: Passwords
    ways: Ways = Ways()


class Services:
    """Store, sessions, rooms, autoplay, limits."""

    def __init__(self, settings: Settings, store: Store, means: Means) -> None:
        self.settings = settings
        self.store = store
        self.counts = Counts()
        self.readiness = Readiness(store)
        self.limits = Limits(settings.rates, settings.connections_per_address)
        self.workers = means.workers
        self.verifiers = means.verifiers
        self.sessions = Sessions(store)
        self.autoplay = Autoplay(self.workers, settings.bot_delay)
        self.hints = Hints(self.workers)
        self.rooms = Rooms(store, self.autoplay)
        self.timekeeper = Timekeeper(store, self.rooms)
        self.ways = means.ways
        self.post = Post(store, self.ways.senders, self.rooms.looks)
        self.history = History(store)
        self.rematches = Rematches(store, self.rooms)
        self.accounts = Accounts(store, self.sessions, self.rooms, means.passwords)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        work = [self.rooms.wake(), self.rooms.sweep(), self.rooms.remove_old()]
        work.append(self.timekeeper.run())
        if self.ways.senders:
            work.append(self.post.run())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(Unavailable):
                await self.store.beat()  # clocks run until now, to the moment
            await self.autoplay.close()
            await self.workers.close()
            await self.verifiers.close()
            self.store.close()
