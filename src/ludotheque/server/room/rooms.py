"""All tables: opened when somebody asks, made anew, put away when nobody uses them."""

import asyncio
import gc
import logging
import time

from ludotheque.server.errors import ApiError
from ludotheque.server.room.autoplay import Autoplay
from ludotheque.server.room.room import Room
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Store, Unavailable, Unplayable
from ludotheque.store.copies import Copy
from ludotheque.store.stored import REMEMBERED, StoredTable
from ludotheque.store.tables import TableRow

IDLE_SECONDS = 300
SWEEP_SECONDS = 30
WAKE_RETRY = 1.0  # seconds
REMOVED_EVERY = 24 * 3600
CLOSED_PART = 4  # of the open sockets: so many closed ones make it worth looking at all objects

_logger = logging.getLogger(__name__)


class Rooms:
    """The rooms in use, by the id of their table."""

    def __init__(self, store: Store, autoplay: Autoplay) -> None:
        self._store = store
        self._autoplay = autoplay
        self._closed = 0  # sockets, since the collector looked at all objects
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def sockets(self) -> int:
        """How many browsers are at tables."""
        return sum(len(room.audience.viewers) for room in self._rooms.values())

    async def get(self, table: str) -> Room:
        """The table with this id; ApiError when there is none."""
        room = self._rooms.get(table)
        if room is None:
            # Whoever asks meanwhile waits for the same opening: one table, one Room.
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def find(self, table: str) -> Room | None:
        """The table with this id, if there is one."""
        try:
            return await self.get(table)
        except ApiError:
            return None

    async def create(self, row: TableRow, *, after: TableRow | None = None) -> Room:
        """Open a new table; with no seat left to fill, its game begins at once.

        `after` is the table whose people it goes on with: Taken when that one has another.
        """
        return self._begin(await self._store.create_table(row, after))

    async def keep(self, row: TableRow, copy: Copy) -> Room:
        """Open a table whose game has been played so far elsewhere."""
        await self._store.write_copy(row, copy)
        copy.table.forget(copy.table.version - REMEMBERED)
        return self._begin(StoredTable(row, copy.table, copy.snapshot_version, row.created))

    def __contains__(self, table: str) -> bool:
        """Whether a table is in use, or about to be."""
        return table in self._rooms or table in self._opening

    def in_use(self) -> list[str]:
        return [*self._rooms, *self._opening]

    def behind(self, versions: dict[str, int]) -> list[str]:
        """Those of these tables that have come further than is known here.

        Nobody uses a table by this: those that are idle are still put away.
        """

        def is_behind(table: str) -> bool:
            room = self._rooms.get(table)
            known = -1 if room is None or room.table is None else room.table.version
            return known < versions[table]

        return [table for table in versions if is_behind(table)]

    async def find_elsewhere(self, tables: list[str]) -> None:
        """See who looks at these tables by other servers."""
        for table, people in (await self._store.elsewhere(tables)).items():
            room = self._rooms.get(table)
            if room is not None and room.presence.take_elsewhere(people):
                room.audience.lobby_changed()

    async def renewed(self, table: str) -> bool:
        """Read a table again where another server may have changed it; whether that was done."""
        if self._store.shared:
            await self.reload([table])
        return self._store.shared

    async def reload(self, tables: list[str]) -> None:
        """Read those of these tables that are live from the store again."""
        for table in tables:
            room = self._rooms.get(table)
            if room is not None:
                async with room.lock:
                    await room.reload()

    def disconnect(self, person: int) -> None:
        """End every socket of somebody; a browser comes back by itself, as whoever it now is."""
        for room in self._rooms.values():
            for viewer in room.audience.viewers:
                if viewer.person == person:
                    viewer.disconnect()

    def looks(self, table: str, person: int, version: int) -> bool:
        """Whether somebody looks now at a table as it is since a version."""
        room = self._rooms.get(table)
        if room is None or not room.presence.has_socket(person):
            return False
        return room.table is None or room.table.version >= version

    async def wake(self) -> None:
        """Let the games go on that wait for a bot."""
        for table in await self._to_wake():
            try:
                await self.get(table)
            except Unplayable as reason:
                _logger.warning("%s", reason)
            except Exception:
                _logger.exception("table %s cannot be opened", table)

    async def _to_wake(self) -> list[str]:
        """The tables of these games, as soon as the database tells them."""
        while True:
            try:
                return await self._store.tables_to_wake()
            except Unavailable:
                _logger.exception("no game can be woken yet")
            await asyncio.sleep(WAKE_RETRY)

    async def sweep(self) -> None:
        """Put away what nobody uses, from time to time."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.unload(IDLE_SECONDS)

    async def remove_old(self) -> None:
        """Once a day remove from the store what nobody comes back to."""
        while True:
            try:
                self.remove(await self._store.sweep(int(self._store.clock.now())))
            except Unavailable:
                _logger.exception("what is old could not be removed")
            await asyncio.sleep(REMOVED_EVERY)

    def remove(self, tables: list[str]) -> None:
        """These tables are no longer in the store."""
        for table in tables:
            room = self._rooms.pop(table, None)
            for viewer in room.audience.viewers if room else ():
                viewer.disconnect()

    def leave(self, room: Room, viewer: Viewer) -> None:
        """A socket at a table was closed."""
        self._closed += 1
        room.audience.leave(viewer)

    def unload(self, idle: float) -> None:
        """Put away what was not used for so long, and what sockets have left behind.

        A closed socket leaves rings of old objects. Left alone, the collector looks at old
        objects only after thousands of sockets; when a good part of them is gone it pays.
        """
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            since = room.idle_since()
            if since is not None and now - since >= idle:
                del self._rooms[table]
        if self._closed > self.sockets() / CLOSED_PART:
            self._closed = 0
            gc.collect()

    async def _open(self, table: str) -> Room:
        try:
            stored = await self._store.load(table)
        finally:
            del self._opening[table]
        if stored is None:
            raise ApiError("no-such-table")
        room = self._begin(stored)
        if self._store.shared:
            await self.find_elsewhere([table])
        return room

    def _begin(self, stored: StoredTable) -> Room:
        autoplay = self._autoplay
        room = Room(self._store, stored, autoplay.attend, autoplay.delay)
        self._rooms[stored.row.id] = room
        room.attend()
        return room
