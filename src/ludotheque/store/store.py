"""The store as a server uses it, all subjects together.

Each method is one transaction. What waits for a method may tell the world: it is on disk.
"""

from ludotheque.store import sweeping, vitals
from ludotheque.store.coach_store import CoachStore
from ludotheque.store.game_store import GameStore
from ludotheque.store.notice_store import NoticeStore
from ludotheque.store.people_store import PeopleStore
from ludotheque.store.server_store import ServerStore
from ludotheque.store.table_store import TableStore
from ludotheque.store.vitals import Vitals


class Store(PeopleStore, TableStore, GameStore, CoachStore, NoticeStore, ServerStore):
    """A database in use, with all that may be asked of it and what keeps it tidy."""

    async def try_writing(self) -> None:
        """Write nothing of use, as durably as a move; Unavailable where that is impossible."""
        await self.write(vitals.try_writing)

    async def vitals(self) -> Vitals:
        """What waits in the database."""
        return await self.read(vitals.read, self.clock.now())

    async def sweep(self, now: int) -> list[str]:
        """Remove what nobody comes back to; the tables that are gone."""
        gone: list[str] = []
        more = True
        while more:
            some, more = await self.write(sweeping.sweep, now)
            gone += some
        return gone
