"""One table in memory, where people and bots act.

Every step, whoever makes it, goes the same way: planned, stored, adopted, told. The
lock keeps the steps of a table in one line; tables do not wait for each other.
"""

import asyncio
import time
import weakref
from typing import Any

from sqlalchemy.exc import IntegrityError

from ludotheque.contract import NOBODY, Words
from ludotheque.record import Record
from ludotheque.server.audience import Audience
from ludotheque.server.bots import Bots
from ludotheque.server.frames import Act, Undo
from ludotheque.server.place import REMEMBERED, Place, read_place
from ludotheque.server.refusals import Refusal
from ludotheque.server.seating import Seating
from ludotheque.server.talk import Talk
from ludotheque.store import Store, log, opening, tables
from ludotheque.store.schema import snapshots, steps
from ludotheque.table import Plan, Table


class LiveTable:
    """A table that somebody uses. All of it can be had again from the store."""

    def __init__(self, store: Store, bots: Bots, place: Place) -> None:
        self.place = place
        self.audience = Audience(store, place, bots.delay)
        self.moving = 0  # answers of bots under way
        self.used = time.monotonic()
        self._store = store
        self._bots = bots
        self._lock = asyncio.Lock()
        # Not a ring: a table that is put away is freed at once.
        self.seating = Seating(weakref.proxy(self), store, self._lock)
        self.talk = Talk(store, place, self.audience)

    def idle_since(self) -> float | None:
        """When it was last used; None while it is in use."""
        busy = self.audience.viewers or self.moving or self._lock.locked()
        return None if busy else self.used

    def begin(self, table: Table, plan: Plan) -> None:
        """The last seat is filled: the game, and its first step, which is stored."""
        self.place.table = table
        self._adopt(plan)

    def attend(self) -> None:
        """Let a bot answer where one has the turn."""
        self._bots.attend(self)

    async def act(self, person: int, wish: Act | Undo) -> int:
        """Carry out somebody's action, or take it back; the version that this became.

        The same wish again gets the same answer; any other that is late is refused. A wish
        about version n can only have become n + 1.
        """
        async with self._lock:
            table = self.started()
            if wish.version == table.version:
                seat = self.place.seat_of(person)
                assert seat is not None  # the table of roles has seen to it
                await self.seating.take_back(seat)
                try:
                    return await self._take(self._planned(table, seat, wish), wish.id)
                except IntegrityError:  # another process was faster
                    await self.reload()
            next_one = wish.version + 1
            seat, asked = await self._store.read(log.asked, self.place.row.id, next_one)
            if asked != wish.id or seat not in self.place.seats_of(person):
                raise Refusal("stale-version")
            return next_one

    async def answer_for(self, seat: int, version: int, words: Words | None) -> None:
        """Act for a bot, or by a seat's standing order, unless the game has moved on."""
        async with self._lock:
            table = self.started()
            replaced = words is not None and self.place.bot_level(seat) is None
            if version != table.version or replaced:
                return
            chosen = table.ordered() if words is None else words
            if chosen is not None:
                try:
                    await self._take(table.plan(seat, chosen), None)
                except IntegrityError:
                    await self.reload()

    async def order(self, seat: int, version: int, order: Words) -> int:
        """Keep a standing order, beside the log."""
        async with self._lock:
            table = self.started(version)
            before = dict(table.orders)
            table.give_order(seat, order)
            after, table.orders = table.orders, before
            table_id = self.place.row.id
            await self._store.writer.run(lambda c: tables.keep_order(c, table_id, seat, order))
            table.orders = after
            self.audience.order_changed(seat)
            if seat == table.to_act():
                self._bots.attend(self)
            return table.version

    async def written(self) -> Record:
        """The game written down. What is hidden stays hidden until the game is over."""
        async with self._lock:
            table = self._begun()
            if table.title.about.hidden and table.outcome() is None:
                raise Refusal("not-allowed")
            row = self.place.row
            older = await self._store.read(log.steps_of, row.id, 0, table.first - 1)
            return table.record([seat.name or str(seat.level) for seat in row.seats], older)

    def started(self, version: int | None = None) -> Table:
        """The game, if it is being played; and if it is at this version, where that matters."""
        if self.place.row.status == "closed":
            raise Refusal("table-closed")
        table = self._begun()
        if version is not None and version != table.version:
            raise Refusal("stale-version")
        return table

    def _begun(self) -> Table:
        self.used = time.monotonic()
        if self.place.table is None:
            raise Refusal("not-started")
        return self.place.table

    def _planned(self, table: Table, seat: int, wish: Act | Undo) -> Plan:
        if isinstance(wish, Act):
            return table.plan(seat, wish.action)
        return table.plan_undo(self.place.undoing_seat(seat), wish.whole_turn)

    async def _take(self, plan: Plan, asked: str | None) -> int:
        """Store first, tell after."""
        row = step_row(self.place.row.id, plan, asked)
        if row["turn"] == NOBODY:
            await self._store.writer.run(lambda c: log.append(c, row))
        else:
            await self._store.writer.insert(steps, row)
        self._adopt(plan)
        return plan.version

    def _adopt(self, plan: Plan) -> None:
        assert self.place.table is not None
        self.place.table.adopt(plan)
        self.place.changed = int(time.time())
        over = plan.state.to_act() == NOBODY
        if plan.version == 0 or over:
            self.place.row.status = "over" if over else "playing"
            self.audience.status_changed()
        self.audience.game_changed()
        self._bots.attend(self)
        self._keep_snapshot(self.place.table)

    def _keep_snapshot(self, table: Table) -> None:
        """Now and then keep a position; nobody waits for it, it is only a cache."""
        if table.version < self.place.kept + opening.SNAPSHOT_EVERY:
            return
        snapshot = table.snapshot()
        if snapshot.version > self.place.kept:
            self.place.kept = snapshot.version
            row = log.snapshot_row(self.place.row.id, snapshot)
            kept = self._store.writer.insert(snapshots, row)
            kept.add_done_callback(lambda done: done.exception())
        table.forget(table.version - REMEMBERED)

    async def reload(self) -> None:
        """Take the table from the store again, and tell everybody."""
        fresh = await self._store.read(read_place, self.place.row.id)
        for field in fresh.__struct_fields__:
            setattr(self.place, field, getattr(fresh, field))
        self.audience.lobby_changed()
        self.audience.game_changed()
        self._bots.attend(self)


def step_row(table: str, plan: Plan, asked: str | None = None) -> dict[str, Any]:
    """A planned step as the log keeps it."""
    return log.step_row(table, plan.version, plan.step, int(plan.state.to_act()), asked)
