"""The other servers on the same database: what they have stored reaches those who look here.

The store tells of it with each commit. Nothing depends on hearing it all: a step is taken only
as the next one, and whoever may have missed something reads the table again.
"""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

from ludotheque.server.errors import ApiError
from ludotheque.server.limits import Limits
from ludotheque.server.people.sessions import Sessions
from ludotheque.server.room import chat
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, Unavailable
from ludotheque.store.listener import Listener
from ludotheque.store.notifications import Notification

BEAT = 10.0  # seconds between signs of life
LOOK = 20.0  # between looks whether a step was missed all the same: nobody lags by 30
RETRY = 1.0  # before what could not be read is read again
RECENT = 60.0  # whoever has just asked for a table may be about to enter it

_logger = logging.getLogger(__name__)


class Peers:
    """Hears the other servers, and shows them that this one is alive.

    `alive` are the names of all, this one among them.
    """

    def __init__(
        self, store: Store, listener: Listener, rooms: Rooms, sessions: Sessions, limits: Limits
    ) -> None:
        self.alive = {store.server}
        self._store = store
        self._rooms = rooms
        self._sessions = sessions
        self._limits = limits
        self._others = asyncio.Event()  # one of them has begun or ended
        self._heard: dict[str, list[Notification]] = {}  # by table, while they wait
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener = listener

    async def run(self) -> None:
        """Until the server ends."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._listener.run(self.hear, self.resume))
                if self._store.relay is not None:
                    group.create_task(self._store.relay.run(self.hear, self._look_once))
                group.create_task(self._beat())
                group.create_task(self._look())
        finally:
            for task in self._tasks:
                task.cancel()

    def hear(self, said: Notification) -> None:
        """Something was stored by another server."""
        if said.kind in {"person", "sign-out"}:
            self._sessions.forget(int(said.subject))
            if said.kind == "sign-out":
                self._rooms.disconnect(int(said.subject))
        elif said.kind == "server":
            self._others.set()
        elif said.subject in self._heard:
            self._heard[said.subject].append(said)
        elif said.subject in self._rooms:
            self._heard[said.subject] = [said]
            task = asyncio.create_task(self._catch_up(said.subject))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """Nothing was heard for a while: look at everything once more."""
        self._sessions.forget_all()
        self._rooms.unload(RECENT)
        for table in self._rooms.in_use():
            if not await self._try(self._reload(table)):
                self.hear(Notification(self._store.server, "lobby", table, 0))

    async def _catch_up(self, table: str) -> None:
        """Take in what waits, all of one table together, until nothing does."""
        while waiting := self._heard[table]:
            self._heard[table] = []
            if not await self._try(self._take_in(table, waiting)):
                self._heard[table] += waiting
                await asyncio.sleep(RETRY)
        del self._heard[table]

    async def _take_in(self, table: str, waiting: list[Notification]) -> None:
        room = await self._rooms.get(table)
        kinds = {said.kind for said in waiting}
        if "lobby" in kinds:
            await self._reload(table)
        for seat in {said.number for said in waiting if said.kind == "order"}:
            await room.hear_order(seat)
        if "step" in kinds:
            await room.follow(max(said.number for said in waiting if said.kind == "step"))
        if "chat" in kinds:
            await chat.follow(self._store, room)
        if "presence" in kinds:
            await self._rooms.find_elsewhere([table])

    async def _reload(self, table: str) -> None:
        """Read a table again, which may be gone."""
        try:
            room = await self._rooms.get(table)
            await self._rooms.reload([table])
            await chat.follow(self._store, room)
        except ApiError:
            self._rooms.remove([table])

    async def _try(self, work: Awaitable[None]) -> bool:
        """False where it is worth another try. One table that fails keeps no other waiting."""
        try:
            await work
        except Exception as reason:
            _logger.exception("what another server has stored cannot be read")
            return not isinstance(reason, Unavailable)
        return True

    async def _look(self) -> None:
        """Now and then see whether a step was missed all the same."""
        while True:
            await asyncio.sleep(LOOK)
            await self._look_once()

    async def _look_once(self) -> None:
        """Ask for the versions of all tables in use, and read those that differ.

        Where that fails it is tried again soon: the next look would be too late.
        """
        while True:
            if await self._try(self._compare_versions()):
                return
            await asyncio.sleep(RETRY)

    async def _compare_versions(self) -> None:
        """What was missed is taken in as if it were heard now: each table on its own."""
        versions = await self._store.last_versions(self._rooms.in_use())
        for table in self._rooms.behind(versions):
            self.hear(Notification(self._store.server, "step", table, versions[table]))

    async def _beat(self) -> None:
        while True:
            self._others.clear()
            with suppress(Unavailable):
                await self._show_up()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):  # not wait_for: see the listener
                    await self._others.wait()

    async def _show_up(self) -> None:
        """Show that this server is alive; what one that is gone has left is seen to here."""
        before, self.alive = self.alive, await self._store.show_up()
        if self.alive != before:
            self._limits.share(len(self.alive))
            await self._rooms.find_elsewhere(self._rooms.in_use())
        if before - self.alive:
            await self._rooms.wake()
