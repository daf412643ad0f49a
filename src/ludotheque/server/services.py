"""The parts of a running server, put together once."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server.archive.history import History
from ludotheque.server.archive.rematch import Rematches
from ludotheque.server.limits import Limits
from ludotheque.server.notices.channel import Sender
from ludotheque.server.notices.mail import Mail
from ludotheque.server.notices.outgoing import Outgoing
from ludotheque.server.notices.post import Post
from ludotheque.server.notices.push import Push, new_key
from ludotheque.server.notices.webhook import Webhook
from ludotheque.server.people.accounts import Accounts
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.room.autoplay import Autoplay
from ludotheque.server.room.commitments import Commitments
from ludotheque.server.room.hints import Hints
from ludotheque.server.room.rooms import Rooms
from ludotheque.server.room.timekeeper import Timekeeper
from ludotheque.server.settings import Settings, listed
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.store import Store
from ludotheque.store.reach import ChannelKind

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
        outgoing = Outgoing(frozenset(listed(settings.hooks.lower())))
        self.push = Push(outgoing, store.key("vapid", new_key()), contact(settings))
        self.post = Post(store, senders(settings, self.push, outgoing), self.rooms.looks)
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
            self.post.run(),
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


def senders(settings: Settings, push: Push, outgoing: Outgoing) -> dict[ChannelKind, Sender]:
    """The ways to people that this house offers."""
    offered: dict[ChannelKind, Sender] = {"push": push, "webhook": Webhook(outgoing)}
    if settings.mail:
        offered["mail"] = Mail(settings.mail, settings.mail_from)
    return offered


def contact(settings: Settings) -> str:
    """Whom a push service may ask about us."""
    address = settings.mail_from.rpartition("<")[2].rstrip("> ")
    public = [origin for origin in settings.public_origins() if origin.startswith("https://")]
    return f"mailto:{address}" if address else (public or ["mailto:host@localhost"])[0]


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
