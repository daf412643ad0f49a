"""All tables: opened when somebody asks, made anew, put away when nobody uses them."""

import asyncio
import logging
import time

from sqlalchemy import Connection

from ludotheque.server.bots import Bots
from ludotheque.server.live import LiveTable
from ludotheque.server.place import REMEMBERED, Place, first_table, read_place
from ludotheque.store import Store, copies, lists, log
from ludotheque.store import tables as kept
from ludotheque.store.copies import Copy
from ludotheque.store.opening import Unplayable
from ludotheque.store.tables import TableRow
from ludotheque.store.writer import Work

IDLE_SECONDS = 300
SWEEP_SECONDS = 30

_logger = logging.getLogger(__name__)


class Tables:
    """The live tables by id."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self._store = store
        self._bots = bots
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, table: str) -> LiveTable:
        """The table with this id; Refusal when there is none."""
        live = self._live.get(table)
        if live is None:
            # Whoever asks meanwhile waits for the same opening: one table, one LiveTable.
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def create(self, row: TableRow, also: Work | None = None) -> LiveTable:
        """Open a new table; with no seat left to fill, its game begins at once.

        `also` is written in the same transaction.
        """
        table = first_table(row)

        def work(connection: Connection) -> None:
            kept.create(connection, row)
            if table is not None:
                log.append(connection, log.last_row(row.id, table))
            if also is not None:
                also(connection)

        await self._store.writer.run(work)
        if table is not None:
            row.status = "playing"
        return self._begin(Place(row, table))

    async def keep(self, row: TableRow, made: Copy) -> LiveTable:
        """Open a table whose game has been played so far elsewhere."""
        await self._store.writer.run(lambda c: copies.write(c, row, made))
        made.table.forget(made.table.version - REMEMBERED)
        return self._begin(Place(row, made.table, made.kept, row.created))

    async def take_anew(self, tables: list[str]) -> None:
        """Read those of these tables that are live from the store again."""
        for table in tables:
            live = self._live.get(table)
            if live is not None:
                async with live.seating.lock:
                    await live.reload()

    def hang_up(self, person: int) -> None:
        """End every socket of somebody; a browser comes back by itself, as whoever it now is."""
        for live in self._live.values():
            for viewer in live.audience.viewers:
                if viewer.person == person:
                    viewer.hang_up()

    async def wake(self) -> None:
        """Let the games go on that wait for a bot."""
        for table in await self._store.read(lists.to_wake):
            try:
                await self.get(table)
            except (Unplayable, log.Damaged) as reason:
                _logger.warning("%s", reason)
            except Exception:
                _logger.exception("table %s cannot be opened", table)

    async def sweep(self) -> None:
        """Put away what nobody uses, from time to time."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_away(IDLE_SECONDS)

    def put_away(self, idle: float) -> None:
        now = time.monotonic()
        for table, live in list(self._live.items()):
            since = live.idle_since()
            if since is not None and now - since >= idle:
                del self._live[table]

    async def _open(self, table: str) -> LiveTable:
        try:
            place = await self._store.read(read_place, table)
            if place.spoilt:
                await self._store.writer.run(lambda c: log.drop_snapshots(c, table, place.spoilt))
            return self._begin(place)
        finally:
            del self._opening[table]

    def _begin(self, place: Place) -> LiveTable:
        live = self._live[place.row.id] = LiveTable(self._store, self._bots, place)
        self._bots.attend(live)
        return live
