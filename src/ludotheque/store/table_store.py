"""What is kept of tables: seats, clocks, invitations, standing orders and chat."""

from collections.abc import Hashable

from ludotheque import fair
from ludotheque.contract import Words
from ludotheque.store import (
    chat,
    codes,
    commitments,
    leaving,
    lists,
    log,
    paces,
    stored,
    tables,
    timers,
)
from ludotheque.store.chat import ChatRow
from ludotheque.store.codes import CodeRow
from ludotheque.store.database import Database
from ludotheque.store.errors import Taken
from ludotheque.store.lists import TableSummary
from ludotheque.store.paces import Usual
from ludotheque.store.stored import StoredTable
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.store.timers import Pulse
from ludotheque.timing import Timer, Timing


class TableStore(Database):
    """Tables, and who sits there."""

    async def table_row(self, table_id: str) -> TableRow | None:
        """A table without its game."""
        return await self.read(tables.load, table_id)

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with the last steps of its game."""
        found = await self.read(stored.load, table_id)
        if found is not None and found.spoilt:
            await self.write(log.drop_snapshots, table_id, found.spoilt)
        if found is None or found.table is not None or not tables.ready(found.row):
            return found
        # Every seat is filled and nothing was played: whoever sat down last did not begin.
        try:
            begun = await self.write(stored.fill, table_id, {}, self.clock.now())
        except Taken:
            return await self.read(stored.load, table_id)
        self.timed.set()
        begun.chat = found.chat
        return begun

    async def make_commitment(self, person: int) -> str:
        """Bind this house to the dice of somebody's next table."""
        secret = fair.new_secret()
        commitment = fair.commitment(secret)
        await self.write(commitments.make, person, commitment, secret, self.clock.now())
        return commitment

    async def take_commitment(self, person: int, commitment: str) -> str | None:
        """The secret that was promised, once; None when it was not, or is used."""
        return await self.write(commitments.take, person, commitment)

    async def make_code(self, table_id: str, seat: int, token: str) -> str:
        """A short code for the token of an invitation; the same one when asked again."""
        return await self.write(codes.make, table_id, seat, token, self.clock.now())

    async def find_code(self, typed: str) -> CodeRow | None:
        return await self.read(codes.find, typed)

    async def end_code(self, code: str) -> None:
        await self.write(codes.end, code)

    async def create_table(self, row: TableRow, after: TableRow | None = None) -> StoredTable:
        """Keep a new table, and its game where no seat is free.

        `after` is the table whose people it goes on with: Taken when that one has another.
        """
        begun = await self.write(stored.create, row, self.clock.now(), after)
        self.timed.set()
        self.told.set()
        return begun

    async def fill_seats(self, table_id: str, filled: dict[int, SeatRow]) -> StoredTable:
        """Fill free seats; Taken when one is not. With the last the game begins."""
        begun = await self.write(stored.fill, table_id, filled, self.clock.now())
        self.timed.set()
        self.told.set()
        return begun

    async def set_seat(self, row: TableRow, seat: int, timer: Timer | None = None) -> None:
        """Keep a seat as it is now, and the clocks where they changed with it; Taken if late."""
        await self.write(tables.change, row, seat, timer)
        self.timed.set()

    async def leave(self, table_id: str, person: int, level: str, late: int | None = None) -> None:
        """Take somebody from a table, where a bot of this level goes on; Taken if late."""
        now = self.clock.now()
        await self.write(leaving.leave, table_id, person, level, now, late)
        self.timed.set()

    async def keep_timer(self, table_id: str, timing: Timing, timer: Timer) -> None:
        """Keep the clocks of a table; Taken when another process changed them."""
        await self.write(timers.keep, table_id, timing, timer)
        self.timed.set()

    async def beat(self) -> Pulse:
        """Show that this server is alive; where time has run out."""
        return await self.write(timers.beat, self.clock.now(), self.clock.beat)

    async def set_order(self, table_id: str, seat: int, order: Words) -> None:
        await self.write(tables.keep_order, table_id, seat, order)

    async def standing_order(self, table_id: str, seat: int) -> Words:
        return await self.read(tables.order, table_id, seat)

    async def close_table(self, table_id: str) -> bool:
        """Close a table for good; False when its game is over."""
        return await self.write(tables.close, table_id, int(self.clock.now()))

    async def tables_of(self, person: int, most: int) -> list[TableSummary]:
        return await self.read(lists.of_person, person, most)

    async def open_tables(self, since: int, most: int) -> list[TableSummary]:
        return await self.read(lists.open_to_all, since, most)

    async def usual(self, asker: Hashable, people: list[int]) -> dict[int, Usual]:
        """How fast these people usually play at leisure, where enough is known."""
        return await self.read_slowly(asker, lambda c: paces.usual(c, people))

    async def tables_to_wake(self) -> list[str]:
        return await self.read(lists.to_wake)

    async def add_chat(
        self, table_id: str, seat: int, person: int, text: str, at: int, asked: str
    ) -> ChatRow:
        """Keep a message; one that its sender gave the id of an earlier one is that one."""
        return await self.write(chat.add, table_id, seat, person, text, at, asked)

    async def chat_after(self, table_id: str, number: int) -> list[ChatRow]:
        """The messages since one."""
        return await self.read(chat.last, table_id, number)
