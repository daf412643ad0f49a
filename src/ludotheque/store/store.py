"""The store as a server uses it: opened once, written one transaction at a time, read beside it.

Each method is one transaction. What waits for a method may tell the world: it is on disk.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque import fair
from ludotheque.contract import NOBODY, Words
from ludotheque.record import Step
from ludotheque.store import (
    accounts,
    chat,
    codes,
    commitments,
    copies,
    days_off,
    devices,
    engines,
    forgetting,
    keys,
    leaving,
    lists,
    log,
    opening,
    outbox,
    paces,
    puzzles,
    reach,
    reviews,
    schema,
    servers,
    sessions,
    stored,
    sweeping,
    tables,
    timers,
    vitals,
    wishes,
)
from ludotheque.store.accounts import AccountRow
from ludotheque.store.chat import ChatRow
from ludotheque.store.clock import Clock
from ludotheque.store.codes import CodeRow
from ludotheque.store.copies import Copy
from ludotheque.store.days_off import DaysOff
from ludotheque.store.errors import CannotOpen, Taken, Unavailable
from ludotheque.store.keys import Passkey
from ludotheque.store.listener import Listener
from ludotheque.store.lists import TableSummary
from ludotheque.store.lock import FileLock
from ludotheque.store.log import After
from ludotheque.store.migrate import migrate, try_writing
from ludotheque.store.outbox import Claim, Notice, Soon
from ludotheque.store.paces import Usual
from ludotheque.store.places import Place, Threads
from ludotheque.store.puzzles import PuzzleRow, Tally
from ludotheque.store.reach import Channel, Reach
from ludotheque.store.relay import Relay
from ludotheque.store.reviews import Finished
from ludotheque.store.sessions import PersonRow, SessionRow
from ludotheque.store.stored import StoredTable
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.store.timers import Pulse
from ludotheque.store.transactions import Transactions
from ludotheque.store.turns import Turns
from ludotheque.store.vitals import Vitals
from ludotheque.store.wishes import TableWish, Wish
from ludotheque.store.writer import Writer
from ludotheque.table import Snapshot, Table
from ludotheque.timing import Timer, Timing

NAME_BYTES = 8  # of a server
MOST_WAITING = 20  # slow queries of one asker

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A database in use. Opening it migrates it and, for SQLite, locks it.

    `timed` is set when a clock may have begun to run, `told` when a notice may wait. `moves`
    counts the steps that were stored. It may be `shared` with other servers, which know this one
    by its random name, `server`. They are told of steps by `relay` where one is given: `tell` is
    the address of a Redis.
    """

    def __init__(
        self,
        database: str | Path | URL,
        place: Callable[[], Place] = Threads,
        clock: Clock | None = None,
        tell: str = "",
    ) -> None:
        self.clock = clock or Clock()
        self.timed, self.told = asyncio.Event(), asyncio.Event()
        self.moves = 0
        try:
            address = engines.parse(database)
        except ValueError as error:
            raise CannotOpen(str(error)) from None
        path = engines.sqlite_file(address)
        self.shared = path is None
        self.server = secrets.token_hex(NAME_BYTES)
        self.relay = Relay(tell, self.server) if tell and self.shared else None
        self._address = address
        self._lock = None if path is None else FileLock(path)
        self._place = place()
        self._write_engine = engines.writer(address, self._place.pragmas, self.server, self.relay)
        self._read_engine = engines.readers(address, self.server)
        self._turns = Turns(engines.REPLAYERS, each=1, most=MOST_WAITING)
        self._writer: Writer | None = None
        # Only where other servers may write can a table be closed behind our back.
        self._checks = {} if path else {schema.steps: log.prepare}
        try:
            migrate(self._write_engine)
            try_writing(self._write_engine)
            if self.shared:
                with self._write_engine.begin() as connection:
                    servers.follow_clock(connection, self.clock)
        except SQLAlchemyError as error:
            self.close()
            # A driver says more below its first line, and SQLAlchemy quotes the statement.
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise CannotOpen(str(cause).splitlines()[0]) from None
        except BaseException:
            self.close()
            raise

    @property
    def writer(self) -> Writer:
        """The writer, started by the event loop that first asks for it."""
        if self._writer is None:
            transactions = Transactions(self._write_engine, self._checks)
            self._writer = self._place.writer(transactions, asyncio.get_running_loop())
        return self._writer

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query beside the event loop, on a connection that cannot write."""
        work = partial(self._query, lambda c: query(c, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(self._place.readers, work)

    async def read_slowly(self, asker: Hashable, query: Callable[[Connection], T]) -> T:
        """Run a query that takes long: one at a time for each asker, who may be Crowded."""
        return await self.compute(asker, lambda: self._query(query))

    async def compute(self, asker: Hashable, work: Callable[[], T]) -> T:
        """Do something that takes long beside the event loop, in its turn with slow queries."""
        loop, replayers = asyncio.get_running_loop(), self._place.replayers
        return await self._turns.run(asker, lambda: loop.run_in_executor(replayers, work))

    def _query(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.begin() as connection:
                return query(connection)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable("the database cannot be read") from error

    async def write(
        self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a change in a transaction; it may run twice, so it must do nothing else."""
        result: T = await self.writer.run(lambda c: change(c, *args, **kwargs))
        return result

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._place.readers.shutdown()
        self._place.replayers.shutdown(cancel_futures=True)
        self._read_engine.dispose()
        self._write_engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # People

    async def find_session(self, key: bytes) -> SessionRow | None:
        return await self.read(sessions.find, key)

    async def create_guest(self, key: bytes, name: str, now: int) -> PersonRow:
        return await self.write(sessions.create, key, name, now)

    async def renew_session(
        self, key: bytes, person: int, now: int, *, old: bytes | None, alone: bool
    ) -> None:
        """A new session in place of `old` or, with `alone`, of all that the person has."""
        await self.write(sessions.renew, key, person, now, old=old, alone=alone)

    async def end_session(self, key: bytes) -> None:
        await self.write(sessions.end, key)

    async def person(self, number: int) -> PersonRow:
        return await self.read(sessions.person, number)

    async def rename(self, person: int, name: str) -> None:
        await self.write(sessions.rename, person, name)

    async def touch(self, key: bytes, now: int) -> None:
        """Note that a session was used."""
        await self.write(sessions.touch, key, now)

    async def find_account(self, key: str) -> AccountRow | None:
        """The account whose folded name this is."""
        return await self.read(accounts.find, key)

    async def create_account(self, person: int, name: str, key: str, password: str) -> bool:
        """Make a guest an account; False when they have one; Taken for the name."""
        return await self.write(accounts.create, person, name, key, password)

    async def set_password(self, person: int, password: str) -> None:
        await self.write(accounts.set_password, person, password)

    async def knows_device(self, device: bytes, key: str) -> bool:
        """Whether this device has signed in before to the account whose folded name this is."""
        return await self.read(devices.known, device, key)

    async def remember_device(
        self, device: bytes, person: int, now: int, *, old: bytes | None, alone: bool
    ) -> None:
        """Note that a device has signed in, which had the token `old`; with `alone`, only that."""
        await self.write(devices.remember, device, person, now, old=old, alone=alone)

    async def take_over(self, guest: int, person: int) -> list[str]:
        """Give all that a guest has to an account; the tables that this concerns."""
        return await self.write(accounts.take_over, guest, person, self.clock.now())

    async def forget(self, person: int, level: str) -> tuple[list[str], list[str]]:
        """Delete a person with all that is theirs: tables that changed, tables that are gone."""
        return await self.write(forgetting.forget, person, level, self.clock.now())

    async def export(self, asker: Hashable, person: int) -> dict[str, Any]:
        """All that is kept of somebody."""
        return await self.read_slowly(asker, lambda c: forgetting.export(c, person))

    async def passkeys(self, person: int) -> list[Passkey]:
        return await self.read(keys.passkeys_of, person)

    async def passkey(self, number: str) -> Passkey | None:
        return await self.read(keys.passkey, number)

    async def add_passkey(self, new: Passkey) -> None:
        """Keep a passkey; Taken when it is kept already, Full when there are too many."""
        await self.write(keys.add_passkey, new)

    async def passkey_used(self, number: str, uses: int) -> None:
        await self.write(keys.used, number, uses)

    async def remove_passkey(self, person: int, number: str) -> None:
        await self.write(keys.remove_passkey, person, number)

    async def add_challenge(self, challenge: str, seconds: float) -> None:
        now = self.clock.now()
        await self.write(keys.add_challenge, challenge, now, now + seconds)

    async def take_challenge(self, challenge: str) -> bool:
        """Whether this was asked, and is answered for the first time."""
        return await self.write(keys.take_challenge, challenge, self.clock.now())

    async def set_codes(self, person: int, hashes: list[bytes]) -> None:
        """New recovery codes, that replace all others."""
        await self.write(keys.set_codes, person, hashes)

    async def add_code(self, person: int, code: bytes, seconds: float) -> None:
        """One more recovery code, for a while."""
        await self.write(keys.add_code, person, code, self.clock.now() + seconds)

    async def codes_left(self, person: int) -> int:
        return await self.read(keys.codes_left, person)

    async def use_code(self, person: int, code: bytes, password: str) -> bool:
        """Set a new password by a recovery code; False when it is none."""
        return await self.write(keys.use_code, person, code, password, self.clock.now())

    # Tables

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

    # Games

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

    async def find_review(self, table_id: str, seat: int, piece: int, judge: str) -> str | None:
        """What the coach found with this judge, where it was asked before."""
        return await self.read(reviews.find, table_id, seat, piece, judge)

    async def keep_review(
        self, table_id: str, seat: int, piece: int, judge: str, text: str
    ) -> None:
        await self.write(reviews.keep, table_id, seat, piece, judge, text)

    async def look_back(
        self, asker: Hashable, person: int, most: int, look: Callable[[list[Finished]], T]
    ) -> T:
        """Look, away from the event loop, at somebody's last finished games and their reviews."""
        return await self.read_slowly(asker, lambda c: look(reviews.of_person(c, person, most)))

    async def puzzles(self, person: int, day: str) -> list[PuzzleRow]:
        """What somebody is asked on a day."""
        return await self.read(puzzles.of_day, person, day)

    async def puzzles_since(self, person: int, day: str) -> list[PuzzleRow]:
        return await self.read(puzzles.since, person, day)

    async def add_puzzles(self, person: int, day: str, rows: Sequence[PuzzleRow]) -> None:
        """Ask somebody more on a day; Taken when that was done meanwhile."""
        await self.write(puzzles.add, person, day, rows)

    async def answer_puzzle(
        self, person: int, day: str, number: int, text: str, solved: bool
    ) -> None:
        await self.write(puzzles.answer, person, day, number, text, solved)

    async def tally(self, person: int) -> Tally:
        """How many puzzles somebody has answered and solved."""
        return await self.read(puzzles.tally, person)

    # Notices

    async def claim_notices(self) -> Claim:
        """What is to be sent now, by this server alone."""
        return await self.write(outbox.claim, self.clock.now())

    async def spare_notice(self, soon: Soon) -> None:
        """Somebody looks at what they would be told of in a moment."""
        await self.write(outbox.spare, soon, self.clock.now())

    async def settle_notices(
        self, channel: int, notices: Sequence[Notice], state: str, error: str | None = None
    ) -> None:
        if notices:
            await self.write(outbox.settle, channel, notices, state, error)

    async def postpone_notices(
        self, channel: int, notices: Sequence[Notice], due: float, error: str | None = None
    ) -> None:
        """Try again later; without an error this was no attempt."""
        if notices:
            await self.write(outbox.postpone, channel, notices, due, error)
            self.told.set()

    async def seen(self, table_id: str, person: int) -> None:
        """Somebody looks at a table: they need not be told that it waits for them."""
        await self.write(outbox.seen, table_id, person)

    async def table_wishes(self, person: int) -> list[TableWish]:
        """The tables of which somebody wants to be told in their own way."""
        return await self.read(wishes.of_person, person)

    async def set_table_wish(self, person: int, table_id: str, wish: Wish) -> None:
        await self.write(outbox.set_wish, person, table_id, wish)

    async def reach(self, person: int) -> Reach | None:
        return await self.read(reach.find, person)

    async def set_reach(self, person: int, wish: Reach) -> None:
        await self.write(reach.keep, person, wish)

    async def person_of_feed(self, secret: str) -> int | None:
        return await self.read(reach.of_feed, secret)

    async def channels(self, person: int) -> list[Channel]:
        return await self.read(reach.channels_of, person)

    async def add_channel(self, wish: Channel) -> int:
        """Keep a new channel and give its number; Full when there are too many."""
        return await self.write(reach.add_channel, wish)

    async def change_channel(self, wish: Channel) -> None:
        await self.write(reach.change_channel, wish)

    async def remove_channel(self, number: int) -> None:
        await self.write(reach.remove_channel, number)

    async def channel_of_secret(self, secret: str) -> int | None:
        return await self.read(reach.of_secret, secret)

    async def days_off(self, person: int) -> tuple[list[DaysOff], int]:
        """Those to come, and how many more somebody may take this year."""
        now = self.clock.now()
        year = datetime.fromtimestamp(now, UTC).year
        coming = await self.read(days_off.coming, person, now)
        return coming, await self.read(days_off.left, person, year)

    async def take_days_off(self, person: int, first: date, last: date, zone: str) -> list[str]:
        """The tables concerned; Taken when they cannot be days off, Full when too few are left."""
        now = self.clock.now()
        concerned = await self.write(days_off.take, person, first, last, zone, now)
        self.timed.set()
        return concerned

    async def give_back_days(self, person: int, number: int) -> list[str]:
        """Take no days off after all; the tables concerned."""
        concerned = await self.write(days_off.give_back, person, number, self.clock.now())
        self.timed.set()
        return concerned

    def key(self, name: str, made: str) -> str:
        """A key of this house; `made` becomes it where there is none. Before the server runs."""
        with self._write_engine.begin() as connection:
            return reach.key(connection, name, made)

    # Chat

    async def add_chat(
        self, table_id: str, seat: int, person: int, text: str, at: int, asked: str
    ) -> ChatRow:
        """Keep a message; one that its sender gave the id of an earlier one is that one."""
        return await self.write(chat.add, table_id, seat, person, text, at, asked)

    async def chat_after(self, table_id: str, number: int) -> list[ChatRow]:
        """The messages since one."""
        return await self.read(chat.last, table_id, number)

    # Other servers

    def listener(self) -> Listener | None:
        """What listens to the other servers of a database that is shared."""
        return Listener(self._address, self.server) if self.shared else None

    async def show_up(self) -> set[str]:
        """Show that this server is alive; all that are."""
        return await self.write(servers.show_up, self.clock)

    async def go(self) -> None:
        """Tell the others that this server ends."""
        await self.write(servers.go)

    def note_presence(self, table_id: str, person: int, here: bool) -> None:
        """Tell other servers who looks at a table; nobody waits for it."""
        if self.shared:
            noted = self.writer.run(lambda c: servers.note(c, table_id, person, here))
            noted.add_done_callback(lambda done: done.exception())

    async def elsewhere(self, table_ids: Collection[str]) -> dict[str, set[int]]:
        """Who looks at these tables by other servers."""
        return await self.read(servers.elsewhere, table_ids)

    async def last_versions(self, table_ids: Collection[str]) -> dict[str, int]:
        return await self.read(log.last_versions, table_ids)

    async def next_step(self, table_id: str, version: int) -> tuple[Step, str | None, int]:
        """A step as another server has stored it: with the bot that chose it, and when."""
        return await self.read(log.step, table_id, version)

    async def standing_order(self, table_id: str, seat: int) -> Words:
        return await self.read(tables.order, table_id, seat)

    # Housekeeping

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
