"""The parts of a running server, put together once."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from ludotheque.server.archive.coaching import Coaching
from ludotheque.server.archive.history import History
from ludotheque.server.archive.puzzles import PuzzleBook
from ludotheque.server.archive.rematch import Rematches
from ludotheque.server.counts import Counts
from ludotheque.server.limits import Limits
from ludotheque.server.notices.channel import Ways
from ludotheque.server.notices.post import Post
from ludotheque.server.peers import Peers
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
from ludotheque.store.leases import Leases

_logger = logging.getLogger(__name__)


class Means(msgspec.Struct):
    """What a server has beside its event loop.

    `verifiers` are apart, so that no bot waits while somebody's record is checked, and so are
    `coaches`, who give way to everybody. Where there are no `ways` to people, no notices are sent.
    """

    workers: Workers
    verifiers: Workers
    coaches: Workers
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
        self.coaches = means.coaches
        self.sessions = Sessions(store)
        listener = store.listener()
        self.autoplay = Autoplay(self.workers, settings.bot_delay, Leases(listener))
        self.hints = Hints(self.workers)
        self.rooms = Rooms(store, self.autoplay)
        self.timekeeper = Timekeeper(store, self.rooms)
        self.ways = means.ways
        self.post = Post(store, self.ways.senders, self.rooms.looks)
        self.history = History(store)
        self.coaching = Coaching(store, self.coaches)
        self.puzzles = PuzzleBook(store, self.rooms, self.coaches)
        self.rematches = Rematches(store, self.rooms)
        self.peers: Peers | None = None
        if listener is not None:
            self.peers = Peers(store, listener, self.rooms, self.sessions, self.limits)
        self.accounts = Accounts(store, self.sessions, self.rooms, means.passwords)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the start of the server to its end."""
        work = [self.rooms.wake(), self.rooms.sweep(), self.rooms.remove_old()]
        work.append(self.timekeeper.run())
        if self.peers is not None:
            work.append(self.peers.run())
        if self.ways.senders:
            work.append(self.post.run())
        tasks = [asyncio.create_task(one) for one in work]
        for task in tasks:
            task.add_done_callback(_say_why)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(Unavailable):
                await self.store.beat()  # clocks run until now, to the moment
                if self.peers is not None:
                    await self.store.go()
            await self.autoplay.close()
            await self.workers.close()
            await self.verifiers.close()
            await self.coaches.close()
            self.store.close()


def _say_why(ended: "asyncio.Task[None]") -> None:
    """Such work goes on as long as the server, unless it fails."""
    if not ended.cancelled() and ended.exception() is not None:
        _logger.critical("a part of the server has ended", exc_info=ended.exception())
