"""One table in use, where people and bots act.

Every step, whoever makes it, goes the same way: planned, stored, adopted, told. The
lock keeps the steps of a table in one line; tables do not wait for each other.
"""

import asyncio
import time
import weakref
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludotheque.bots.levels import OFFERED
from ludotheque.contract import NOBODY, Words
from ludotheque.record import Record
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import Act, Undo
from ludotheque.server.room.audience import Audience
from ludotheque.server.room.table_state import TableState
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Closed, Store, Taken, planned_row
from ludotheque.store.log import After
from ludotheque.store.opening import SNAPSHOT_EVERY
from ludotheque.store.stored import REMEMBERED, StoredTable
from ludotheque.store.tables import SeatRow, TableRow, ticking
from ludotheque.table import UNDO, Plan, Table
from ludotheque.timing import Timer

USUAL = OFFERED[len(OFFERED) // 2]  # the bot that plays when somebody's time is over
NAMELESS = "Guest"  # in a record, which has one language


class Room(TableState):
    """A table that somebody uses. All of it can be had again from the store.

    `attend` is called whenever somebody else may have to act: it lets bots answer.
    """

    def __init__(
        self, store: Store, stored: StoredTable, attend: Callable[["Room"], None], bot_delay: float
    ) -> None:
        super().__init__(stored)
        self.lock = asyncio.Lock()
        # Not a ring: a room that is unloaded is freed at once.
        self.audience = Audience(store, weakref.proxy(self), bot_delay)
        self.answering = 0  # bots that are about to act
        self.used = time.monotonic()
        self._store = store
        self._attend = attend

    def idle_since(self) -> float | None:
        """When it was last used; None while it is in use."""
        busy = self.audience.viewers or self.answering or self.lock.locked()
        return None if busy else self.used

    def awaited(self) -> bool:
        """Whether anybody waits for the next step."""
        return bool(self.audience.viewers) or self.played_by_people()

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks on: bots that waited for that go on."""
        idle = not self.awaited()
        self.audience.enter(viewer)
        if idle:
            self.attend()

    def begin(self, table: Table, timer: Timer | None) -> None:
        """The last seat is filled: the game with its first step, which is stored."""
        self.table, self.timer = table, timer
        self._changed()

    def now(self) -> float:
        return self._store.clock.now()

    def attend(self) -> None:
        """Let a bot answer where one has the turn."""
        self._attend(self)

    async def act(self, person: int, message: Act | Undo) -> int:
        """Carry out somebody's action, or take it back; the version that this became.

        The same message again gets the same answer; any other that is late is refused. One
        about version n can only have become n + 1.
        """
        async with self.lock:
            table = self.started()
            if message.version == table.version:
                seat = self.seat_of(person)
                assert seat is not None  # the table of roles has seen to it
                if self.row.seats[seat].stand_in is not None:
                    await self.set_stand_in(seat, None)
                try:
                    return await self._take(self._planned(table, seat, message), message.id)
                except (Taken, Closed):  # another process was faster
                    await self.reload()
                    self.started()
            next_one = message.version + 1
            seat, asked = await self._store.step_asked(self.row.id, next_one)
            if asked != message.id or seat not in self.seats_of(person):
                raise ApiError("stale-version")
            return next_one

    async def answer_for(self, seat: int, version: int, words: Words | None) -> None:
        """Act for a bot, or by a seat's standing order, unless the game has moved on."""
        async with self.lock:
            table = self.started()
            replaced = words is not None and self.bot_level(seat) is None
            if version != table.version or replaced:
                return
            chosen = table.ordered() if words is None else words
            if chosen is not None:
                try:
                    bot = None if words is None else self.bot_level(seat)
                    await self._take(table.plan(seat, chosen), None, bot)
                except (Taken, Closed):
                    await self.reload()

    async def order(self, seat: int, version: int, order: Words) -> int:
        """Keep a standing order, beside the log."""
        async with self.lock:
            table = self.started(version)
            table.check_order(seat, order)
            await self._store.set_order(self.row.id, seat, order)
            table.set_order(seat, order)
            self.audience.order_changed(seat)
            if seat == table.to_act():
                self.attend()
            return table.version

    async def set_stand_in(
        self, seat: int, level: str | None, *, own: bool = False, turn: bool = False
    ) -> None:
        """Let a bot play for the person of a seat, or end that. The lock is held."""
        values = {"stand_in": level, "stand_in_own": own, "stand_in_turn": turn}
        await self.change_seat(seat, replace(self.row.seats[seat], **values))

    async def change_seat(self, number: int, seat: SeatRow) -> None:
        """Somebody else plays this seat from now on. The lock is held."""
        seats = [*self.row.seats[:number], seat, *self.row.seats[number + 1 :]]
        row = replace(self.row, seats=seats)
        timer = self._ticking(row)
        try:
            await self._store.set_seat(row, number, timer)
        except Taken:  # another process changed the clocks
            await self.reload()
            raise ApiError("stale-version") from None
        self.take_row(row)
        self.timer = timer
        self.audience.lobby_changed()

    async def pause(self, person: int, on: bool) -> None:
        """Somebody wants all clocks to stand, or no longer."""
        async with self.lock:
            self.started()
            if self.timer is None or self.row.timing is None:
                raise ApiError("not-allowed")
            wishes = set(self.timer.pausing).difference(self.seats_of(person))
            pausing = sorted(wishes.union(self.seats_of(person) if on else []))
            now, turn = self.now(), self.timer.seat
            timer = ticking(self.row, replace(self.timer, pausing=pausing), now, turn)
            try:
                await self._store.keep_timer(self.row.id, self.row.timing, timer)
            except Taken:
                await self.reload()
                raise ApiError("stale-version") from None
            self.timer = timer
            self.audience.lobby_changed()

    async def run_out(self) -> None:
        """Do what was agreed for when somebody's time is over, if it is."""
        async with self.lock:
            if not self._late():
                await self.reload()  # another process knew more
            if not self._late() or self.row.timing is None or self.timer is None:
                return
            seat, at_end = self.timer.seat, self.row.timing.at_end
            person = self.row.seats[seat].person
            try:
                if at_end == "for-good" and person is not None:
                    await self._store.leave(self.row.id, person, USUAL, late=self.timer.number)
                    await self.reload()
                else:
                    await self.set_stand_in(seat, USUAL, turn=at_end == "one-turn")
                    self.attend()
            except (ApiError, Taken):
                return  # another process was faster

    def _late(self) -> bool:
        if self.row.timing is None or self.timer is None or self.row.status != "playing":
            return False
        deadline = self.timer.deadline(self.row.timing)
        return deadline is not None and deadline <= self.now()

    async def record(self) -> Record:
        """The game written down. What is hidden stays hidden until the game is over."""
        async with self.lock:
            table = self._begun()
            if table.title.about.hidden and table.outcome() is None:
                raise ApiError("not-allowed")
            older = await self._store.steps(self.row.id, 0, table.first - 1)
            names = [seat.name or seat.level or NAMELESS for seat in self.row.seats]
            return table.record(names, older)

    def started(self, version: int | None = None) -> Table:
        """The game, if it is being played; and if it is at this version, where that matters."""
        if self.row.status == "closed":
            raise ApiError("table-closed")
        table = self._begun()
        if version is not None and version != table.version:
            raise ApiError("stale-version")
        return table

    async def reload(self) -> None:
        """Take the table from the store again, and tell everybody."""
        stored = await self._store.load(self.row.id)
        if stored is None:
            raise ApiError("no-such-table")  # it waited in vain for too long
        self.take(stored)
        self.audience.lobby_changed()
        self.audience.game_changed()
        self.attend()

    def _begun(self) -> Table:
        self.used = time.monotonic()
        if self.table is None:
            raise ApiError("not-started")
        return self.table

    def _planned(self, table: Table, seat: int, message: Act | Undo) -> Plan:
        if isinstance(message, Act):
            return table.plan(seat, message.action)
        return table.plan_undo(self.undoing_seat(seat), message.whole_turn)

    async def _take(self, plan: Plan, asked: str | None, bot: str | None = None) -> int:
        """Store first, tell after."""
        row = planned_row(self.row.id, plan, self.now(), asked, bot)
        plain = self.row.timing is None and self.row.pace == "live" and row["turn"] != NOBODY
        if plain:
            await self._store.append_step(row)
        else:
            await self._append_with(row, undone=plan.step.action[0] == UNDO)
        if bot is not None:
            self.bots[plan.version] = bot
        self._adopt(plan)
        return plan.version

    async def _append_with(self, row: dict[str, Any], *, undone: bool) -> None:
        """Store a step with all that it brings about: clocks, notices, a stand-in that ends."""
        assert self.table is not None
        seat, turn = self.table.to_act(), row["turn"]
        after = After(self.row.timing, passes=seat != turn)
        if after.passes and self.row.seats[seat].stand_in_turn:
            after.freed = seat
        if self.timer is not None:
            after.timer = ticking(self.row, self.timer, self.now(), turn, undone=undone)
        if turn == NOBODY:
            after.over = [one for one in self.people() if not self.presence.here(one)]
        elif self.row.seats[turn].played_by_person:
            person = self.row.seats[turn].person
            after.turn = None if self.presence.here(person) else person
        await self._store.append_with(row, after)
        self.timer = after.timer
        if after.freed is not None:
            freed = self.row.seats[after.freed]
            freed.stand_in, freed.stand_in_turn = None, False

    def _ticking(self, row: TableRow) -> Timer | None:
        """The clocks when the table is this, at the same moment of its game."""
        if self.timer is None or self.table is None:
            return None
        return ticking(row, self.timer, self.now(), self.table.to_act())

    def _adopt(self, plan: Plan) -> None:
        assert self.table is not None
        self.table.adopt(plan)
        self._changed()

    def _changed(self) -> None:
        """The game has a new step: tell everybody, let bots answer."""
        assert self.table is not None
        self.changed = int(self.now())
        over = self.table.to_act() == NOBODY
        if self.table.version == 0 or over:
            self.row.status = "over" if over else "playing"
            self.audience.status_changed()
        self.audience.game_changed()
        self.attend()
        self._keep_snapshot(self.table)

    def _keep_snapshot(self, table: Table) -> None:
        """Now and then keep a position; nobody waits for it, it is only a cache."""
        if table.version < self.snapshot_version + SNAPSHOT_EVERY:
            return
        snapshot = table.snapshot()
        if snapshot.version > self.snapshot_version:
            self.snapshot_version = snapshot.version
            self._store.keep_snapshot(self.row.id, snapshot)
        table.forget(table.version - REMEMBERED)
        self.bots = {n: bot for n, bot in self.bots.items() if n >= table.first}
