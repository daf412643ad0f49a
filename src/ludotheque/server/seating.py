"""Who sits at a live table: sitting down, bots that stand in, closing.

Like a step of the game, a change is stored before anybody is told of it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection

from ludotheque.server.frames import StandIn
from ludotheque.server.messages import Join
from ludotheque.server.people import Person
from ludotheque.server.place import first_table
from ludotheque.server.refusals import Refusal
from ludotheque.server.wishes import checked_level
from ludotheque.store import Store, log, tables
from ludotheque.store.tables import SeatRow

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable


class Seating:
    """The seats of one table; it shares the lock of its steps."""

    def __init__(self, live: "LiveTable", store: Store, lock: asyncio.Lock) -> None:
        self._live = live
        self._place = live.place
        self._store = store
        self.lock = lock

    async def join(self, person: Person, wish: Join, share: str) -> None:
        """Sit down; whoever takes the last seat starts the game."""
        async with self.lock:
            wanted = self._place.free_seat(wish.seat, person.id, wish.invitation)
            if wanted is None:
                return
            kept = self._place.reserved_for(person.id) if wanted.kind == "reserved" else []
            sat = {}
            for seat in kept or [wish.seat]:
                old = self._place.row.seats[seat]
                name = old.name or person.name  # a reserved seat keeps the name of a family member
                sat[seat] = replace(old, person=person.id, name=name, share=share)
                share = ""

            def sit(connection: Connection) -> bool:
                return all(
                    tables.sit(connection, self._place.row.id, n, person.id, row.name, row.share)
                    for n, row in sat.items()
                )

            await self._fill(sat, sit)
            for viewer in self._live.audience.viewers:
                if viewer.person == person.id:
                    self._live.talk.recall(viewer)

    async def stand_in(self, person: int, wish: StandIn) -> None:
        """Let a bot play for somebody, or no longer; or give it a seat that is still free."""
        async with self.lock:
            seat = self._replaced(person, wish)
            level = None if wish.level is None else checked_level(wish.level)
            if seat.free:
                bot = SeatRow("bot", level=checked_level(level))
                await self._fill({wish.seat: bot}, lambda c: self._give(c, wish.seat, bot))
                return
            await self._set(wish.seat, level, own=seat.person == person)
            self._attend(wish.seat)

    async def returned(self, person: int | None) -> None:
        """Somebody opens the table again: the bots that the host put in for him are done."""
        seats = self._place.seats_of(person)
        if any(self._place.row.seats[seat].stand_in for seat in seats):
            async with self.lock:
                for seat in seats:
                    if not self._place.row.seats[seat].stand_in_own:
                        await self._set(seat, None, own=False)
                        self._attend(seat)

    async def take_back(self, seat: int) -> None:
        """Somebody acts himself: no bot plays for him any more. The lock is held."""
        if self._place.row.seats[seat].stand_in is not None:
            await self._set(seat, None, own=False)

    async def close(self) -> None:
        """Close the table for good."""
        async with self.lock:
            row = self._place.row
            if row.status == "over":
                raise Refusal("game-over")
            await self._store.writer.run(lambda c: tables.close(c, row.id))
            row.status = "closed"
            self._live.attend()
            self._live.audience.lobby_changed()
            self._live.audience.game_changed()

    def _replaced(self, person: int, wish: StandIn) -> SeatRow:
        """The seat that is spoken of; Refusal when it is not for this person to decide."""
        place = self._place
        if not 0 <= wish.seat < len(place.row.seats):
            raise Refusal("bad-seats")
        if place.row.status in {"closed", "over"}:
            raise Refusal("table-closed" if place.row.status == "closed" else "game-over")
        seat = place.row.seats[wish.seat]
        if seat.person == person:
            return seat
        if person != place.row.owner or seat.kind in {"bot", "elsewhere"}:
            raise Refusal("not-allowed")
        if seat.person is not None and wish.level is not None:
            since = place.replaceable(wish.seat, self._live.audience.presence)
            if since is None or since > time.time():
                raise Refusal("not-absent")
        return seat

    def _attend(self, seat: int) -> None:
        """Somebody else plays this seat now; a thought about it may begin, or be idle."""
        if self._place.table is not None and self._place.table.to_act() == seat:
            self._live.attend()

    async def _set(self, seat: int, level: str | None, *, own: bool) -> None:
        row = self._place.row
        await self._store.writer.run(lambda c: tables.stand_in(c, row.id, seat, level, own))
        row.seats[seat].stand_in, row.seats[seat].stand_in_own = level, own
        self._live.audience.lobby_changed()

    def _give(self, connection: Connection, seat: int, bot: SeatRow) -> bool:
        return tables.give_to_bot(connection, self._place.row.id, seat, str(bot.level))

    async def _fill(self, filled: dict[int, SeatRow], write: Callable[[Connection], bool]) -> None:
        """Fill free seats; with the last one the game begins."""
        seats = [filled.get(n, old) for n, old in enumerate(self._place.row.seats)]
        row = replace(self._place.row, seats=seats)
        table = first_table(row)

        def work(connection: Connection) -> bool:
            done = write(connection)
            if done and table is not None:
                log.append(connection, log.last_row(row.id, table))
            return done

        if not await self._store.writer.run(work):
            await self._live.reload()
            raise Refusal("seat-taken")
        self._place.row = row
        self._live.audience.lobby_changed()
        if table is not None:
            self._live.begin(table)
