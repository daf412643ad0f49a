"""One table in use, where people and bots act.

Every step, whoever makes it, goes the same way: planned, stored, adopted, told. The
lock keeps the steps of a table in one line; tables do not wait for each other.
"""

import asyncio
import time
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.bots.levels import OFFERED
from ludotheque.contract import NOBODY, Words
from ludotheque.record import Record
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import Act, Undo
from ludotheque.server.room.aftermath import aftermath
from ludotheque.server.room.audience import Audience
from ludotheque.server.room.table_state import TableState
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Closed, Store, Taken, planned_row
from ludotheque.store.log import After
from ludotheque.store.opening import SNAPSHOT_EVERY
from ludotheque.store.stored import REMEMBERED, StoredTable
from ludotheque.store.tables import SeatRow, TableRow, ticking
from ludotheque.table import Plan, Table
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
        super().__init__(stored, store.clock.now)
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
        self._changed(self.now())
        self._keep_snapshot(table)

    def now(self) -> float:
        return self._store.clock.now()

    def attend(self) -> None:
        """Let a bot answer where one has the turn."""
        self._attend(self)

    async def act(self, person: int, message: Act | Undo) -> int:
        """Carry out somebody's action, or take it back; the version that this became.

        The same message again gets the same answer; any other that is late is refused, unless
        only the steps of others that choose at the same time have come between.
        """
        mine = self.seats_of(person)
        async with self.lock:
            while True:
                table = self.started()
                if message.version < table.version:
                    asked = (message.version, mine, message.id)
                    done = await self._store.step_asked(self.row.id, *asked)
                    if done is not None:
                        return done
                if message.version != table.version:
                    table = self.started(message.version, mine)
                seat = self.seat_of(person)
                assert seat is not None  # the table of roles has seen to it
                if self.row.seats[seat].stand_in is not None:
                    await self.set_stand_in(seat, None)
                try:
                    return await self._take(self._planned(table, seat, message), message.id)
                except (Taken, Closed):  # another process was faster
                    await self.reload()

    async def answer_for(self, seat: int, version: int, words: Words | None) -> None:
        """Act for a bot, or by a seat's standing order, unless the game has moved on."""
        async with self.lock:
            replaced = words is not None and self.bot_level(seat) is None
            while self.started().still_asks([seat], version) and not replaced:
                table = self.started()
                chosen = table.ordered(seat) if words is None else words
                if chosen is None:
                    return
                try:
                    bot = None if words is None else self.bot_level(seat)
                    await self._take(table.plan(seat, chosen), None, bot)
                except (Taken, Closed):
                    await self.reload()
                else:
                    return

    async def follow(self, version: int) -> None:
        """Another server has stored steps up to a version: take the next, or after a gap all."""
        async with self.lock:
            table = self.table
            if table is not None and version <= table.version:
                return
            if table is None or version > table.version + 1 or self.timer is not None:
                await self.reload()
                return
            step, bot, at = await self._store.next_step(self.row.id, version)
            table.repeat(step)
            if bot is not None:
                self.bots[version] = bot
            self._changed(at)
            self._forget_old(table)  # whoever made the step has kept a snapshot

    async def catch_up(self, version: int) -> None:
        """A browser has seen this version, by another server of which we have not heard yet."""
        if self._store.shared and self.table is not None:
            await self.follow(version)

    async def hear_order(self, seat: int) -> None:
        """A standing order was given by another server."""
        async with self.lock:
            if self.table is not None:
                order = await self._store.standing_order(self.row.id, seat)
                self._take_order(self.table, seat, order)

    async def order(self, seat: int, version: int, order: Words) -> int:
        """Keep a standing order, beside the log."""
        async with self.lock:
            table = self.started(version, [seat])
            table.check_order(seat, order)
            await self._store.set_order(self.row.id, seat, order)
            self._take_order(table, seat, order)
            return table.version

    def _take_order(self, table: Table, seat: int, order: Words) -> None:
        table.set_order(seat, order)
        self.audience.order_changed(seat)
        if seat in table.deciders():
            self.attend()

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
            wished = replace(self.timer, pausing=pausing)
            timer = ticking(self.row, wished, self.now(), self.timer.deciders)
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
            if self._late() is None:
                await self.reload()  # another process knew more
            try:
                while (seat := self._late()) is not None:
                    await self._play_for(seat)
            except (ApiError, Taken):
                return  # another process was faster

    async def _play_for(self, seat: int) -> None:
        """Let a bot play for somebody whose time is over, as was agreed."""
        assert self.row.timing is not None and self.timer is not None
        at_end, person = self.row.timing.at_end, self.row.seats[seat].person
        if at_end == "for-good" and person is not None:
            await self._store.leave(self.row.id, person, USUAL, late=self.timer.number)
            await self.reload()
        else:
            await self.set_stand_in(seat, USUAL, turn=at_end == "one-turn")
            self.attend()

    def _late(self) -> int | None:
        """A seat whose time is over."""
        if self.row.timing is None or self.timer is None or self.row.status != "playing":
            return None
        deadlines, now = self.timer.deadlines(self.row.timing), self.now()
        return next((seat for seat, deadline in deadlines.items() if deadline <= now), None)

    async def record(self) -> Record:
        """The game written down. What is hidden stays hidden until the game is over."""
        async with self.lock:
            table = self._begun()
            if table.title.about.hidden and table.outcome() is None:
                raise ApiError("not-allowed")
            older = await self._store.steps(self.row.id, 0, table.first - 1)
            names = [seat.name or seat.level or NAMELESS for seat in self.row.seats]
            return table.record(names, older)

    def started(self, version: int | None = None, seats: Sequence[int] = ()) -> Table:
        """The game, if it is being played; and if it asks these seats the same as at a version."""
        if self.row.status == "closed":
            raise ApiError("table-closed")
        table = self._begun()
        if version is not None and not table.still_asks(seats, version):
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
        other = None if table.can_undo(seat) else self.other_undoing(seat)
        return table.plan_undo(seat if other is None else other, message.whole_turn)

    async def _take(self, plan: Plan, asked: str | None, bot: str | None = None) -> int:
        """Store first, tell after."""
        now = self.now()
        row = planned_row(self.row.id, plan, now, asked, bot)
        after = aftermath(self, plan, now)
        if after is None:
            await self._store.append_step(row)
        else:
            await self._append_with(row, after)
        self._store.moves += 1
        if bot is not None:
            self.bots[plan.version] = bot
        self._adopt(plan, now)
        return plan.version

    async def _append_with(self, row: dict[str, Any], after: After) -> None:
        """Store a step with all that it brings about: clocks, notices, stand-ins that end."""
        await self._store.append_with(row, after)
        self.timer = after.timer
        for seat in after.freed:
            freed = self.row.seats[seat]
            freed.stand_in, freed.stand_in_turn = None, False

    def _ticking(self, row: TableRow) -> Timer | None:
        """The clocks when the table is this, at the same moment of its game."""
        if self.timer is None or self.table is None:
            return None
        return ticking(row, self.timer, self.now(), self.table.deciders())

    def _adopt(self, plan: Plan, now: float) -> None:
        assert self.table is not None
        self.table.adopt(plan)
        self._changed(now)
        self._keep_snapshot(self.table)

    def _changed(self, now: float) -> None:
        """The game has a new step: tell everybody, let bots answer."""
        assert self.table is not None
        self.changed = int(now)
        over = self.table.to_act() == NOBODY
        if self.table.version == 0 or over:
            self.row.status = "over" if over else "playing"
            self.audience.status_changed()
        self.audience.game_changed()
        self.attend()

    def _keep_snapshot(self, table: Table) -> None:
        """Now and then keep a position; nobody waits for it, it is only a cache."""
        if table.version < self.snapshot_version + SNAPSHOT_EVERY:
            return
        snapshot = table.snapshot()
        if snapshot.version > self.snapshot_version:
            self.snapshot_version = snapshot.version
            self._store.keep_snapshot(self.row.id, snapshot)
        self._forget_old(table)

    def _forget_old(self, table: Table) -> None:
        """Keep only the last steps at hand."""
        if table.version < table.first + 2 * REMEMBERED:
            return
        table.forget(table.version - REMEMBERED)
        self.bots = {n: bot for n, bot in self.bots.items() if n >= table.first}
