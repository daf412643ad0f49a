"""What is kept of games: the steps of the log, and positions played again from them."""

import asyncio
from collections.abc import Callable, Collection, Hashable, Iterator
from typing import Any, TypeVar

from ludotheque.contract import NOBODY
from ludotheque.record import Step
from ludotheque.store import copies, log, opening, schema
from ludotheque.store.copies import Copy
from ludotheque.store.database import Database
from ludotheque.store.log import After
from ludotheque.store.tables import TableRow
from ludotheque.table import Snapshot, Table

T = TypeVar("T")


class GameStore(Database):
    """The log, written and read."""

    def append_step(self, row: dict[str, Any]) -> "asyncio.Future[Any]":
        """Append a step; Taken when its version is, Closed when its table is."""
        if row["turn"] == NOBODY:
            return self.writer.run(lambda c: log.append(c, row))
        return self.writer.insert(schema.steps, row)

    async def append_with(self, row: dict[str, Any], after: After) -> None:
        """Append a step with all that it brings about; Taken when another process was faster."""
        await self.write(log.append_with, row, after)
        self.timed.set()
        self.told.set()

    def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a position; nobody waits for it."""
        kept = self.writer.insert(schema.snapshots, log.snapshot_row(table_id, snapshot))
        kept.add_done_callback(lambda done: done.exception())

    async def step_asked(
        self, table_id: str, version: int, seats: list[int], asked: str
    ) -> int | None:
        """What an action on a version became, by the id that it was given; None: nothing."""
        return await self.read(log.asked_step, table_id, version, seats, asked)

    async def bots(self, table_id: str, first: int, last: int) -> dict[int, str]:
        """The levels of the bots that chose these steps, by version; people chose the others."""
        return await self.read(log.bots, table_id, first, last)

    async def steps(self, table_id: str, first: int, last: int | None = None) -> list[Step]:
        return await self.read(log.steps_of, table_id, first, last)

    async def next_step(self, table_id: str, version: int) -> tuple[Step, str | None, int]:
        """A step as another server has stored it: with the bot that chose it, and when."""
        return await self.read(log.step, table_id, version)

    async def last_versions(self, table_ids: Collection[str]) -> dict[str, int]:
        return await self.read(log.last_versions, table_ids)

    async def replay(
        self, asker: Hashable, row: TableRow, first: int, last: int, look: Callable[[Table], T]
    ) -> T:
        """Look, away from the event loop, at a stretch of a game played again."""
        return await self.read_slowly(
            asker, lambda c: look(opening.open_table(c, row, first, last))
        )

    async def replay_all(
        self, asker: Hashable, row: TableRow, look: Callable[[Iterator[Table]], T]
    ) -> T:
        """Look at the same game at every version in turn."""
        return await self.read_slowly(asker, lambda c: look(opening.positions(c, row)))

    async def copy_steps(self, asker: Hashable, source: str, last: int, row: TableRow) -> Copy:
        """The steps of a game up to a version, played again at the table of `row`."""
        return await self.read_slowly(
            asker, lambda c: copies.copy(row, log.steps_of(c, source, 0, last))
        )

    async def write_copy(self, row: TableRow, copy: Copy) -> None:
        await self.write(copies.write, row, copy)
