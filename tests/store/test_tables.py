"""Tables, seats and sessions as they are kept."""

import asyncio
from functools import partial

import pytest

from ludotheque.record import Step
from ludotheque.store import lists, log, sessions, tables
from ludotheque.store.tables import SeatRow
from tests.store.tables import a_session, a_table


def test_a_table_is_read_as_it_was_written(store):
    async def play():
        made = await a_table(store)
        assert await store.read(tables.load, made.id) == made
        assert await store.read(tables.load, "nowhere") is None

    asyncio.run(play())


def test_one_person_wins_a_seat(store):
    async def play():
        made = await a_table(store, [SeatRow("open"), SeatRow("invited"), SeatRow("bot", "casual")])
        people = [await a_session(store, f"P{n}") for n in range(6)]
        tries = [
            store.writer.run(lambda c, p=p: tables.sit(c, made.id, 1, p.id, p.name, "00"))
            for p in people
        ]
        sat = await asyncio.gather(*tries)
        assert sat.count(True) == 1
        seat = (await store.read(tables.load, made.id)).seats[1]
        assert seat.person == people[sat.index(True)].id
        assert (seat.name, seat.share, seat.free) == (f"P{sat.index(True)}", "00", False)
        assert not await store.writer.run(lambda c: tables.sit(c, made.id, 2, people[0].id, "", ""))

    asyncio.run(play())


def test_sessions_are_found_by_the_hash_of_their_token(store):
    async def play():
        made = await store.writer.run(lambda c: sessions.create(c, b"hash", "Ada", 5))
        await store.writer.run(lambda c: sessions.rename(c, made.id, "Eve"))
        await store.writer.run(lambda c: sessions.touch(c, made.id, 9))
        found = await store.read(sessions.find, b"hash")
        assert (found.id, found.name, found.seen) == (made.id, "Eve", 9)
        assert await store.read(sessions.find, b"other") is None

    asyncio.run(play())


def test_my_tables_know_whose_turn_it_is(store):
    async def play():
        made = await a_table(store)
        assert [line.turn for line in await store.read(lists.of_person, made.owner, 9)] == [-1]
        step = log.step_row(made.id, 0, Step(-1, ["setup"], [1], "h"), 2)
        await store.writer.run(lambda c: log.append(c, step))
        (line,) = await store.read(lists.of_person, made.owner, 9)
        assert (line.id, line.turn, line.status) == (made.id, 2, "playing")
        assert [seat.name for seat in line.seats] == ["Ada", "", ""]
        last = log.step_row(made.id, 1, Step(2, ["start", "a1"], [], "h"), -1)
        await store.writer.run(lambda c: log.append(c, last))
        (line,) = await store.read(lists.of_person, made.owner, 9)
        assert (line.turn, line.status) == (-1, "over")
        assert await store.read(lists.of_person, (await a_session(store)).id, 9) == []

    asyncio.run(play())


@pytest.mark.parametrize(
    ("turn", "order", "level", "woken"),
    [(0, [], None, 0), (1, [], None, 1), (0, ["pass"], None, 1), (0, [], "casual", 1)],
)
def test_tables_that_move_by_themselves_are_woken(store, turn, order, level, woken):
    async def play():
        made = await a_table(store)
        step = log.step_row(made.id, 0, Step(-1, ["setup"], [1], "h"), turn)
        await store.writer.run(lambda c: log.append(c, step))
        await store.writer.run(lambda c: tables.keep_order(c, made.id, 0, order))
        assert (await store.read(tables.load, made.id)).seats[0].standing_order == order
        await store.writer.run(lambda c: tables.stand_in(c, made.id, 0, level, True))
        assert len(await store.read(lists.to_wake)) == woken
        await store.writer.run(lambda c: tables.close(c, made.id))
        assert await store.read(lists.to_wake) == []

    asyncio.run(play())


def test_the_lists_of_tables(store):
    async def play():
        mine = await a_table(store, [SeatRow("open"), SeatRow("invited")], status="waiting")
        kept = await a_table(
            store, [SeatRow("reserved", name="Ada", reserved=mine.owner)], status="waiting"
        )
        over = await a_table(store, [SeatRow("person", person=mine.owner)], status="over")
        mine_all = [line.id for line in await store.read(lists.of_person, mine.owner, 9)]
        assert mine_all == [kept.id, mine.id, over.id]
        assert [line.id for line in await store.read(lists.of_person, mine.owner, 1)] == [kept.id]
        (line,) = await store.read(lists.open_to_all, 0, 9)
        assert (line.id, line.version, line.changed) == (mine.id, -1, mine.created)
        assert await store.read(lists.open_to_all, mine.created + 1, 9) == []
        await store.writer.run(lambda c: tables.sit(c, mine.id, 0, over.owner, "Bob", ""))
        assert await store.read(lists.open_to_all, 0, 9) == []

    asyncio.run(play())


def test_a_free_seat_goes_to_a_bot_once(store):
    async def play():
        made = await a_table(store, [SeatRow("open"), SeatRow("bot", "casual")])
        assert await store.writer.run(lambda c: tables.give_to_bot(c, made.id, 0, "heuristic"))
        assert not await store.writer.run(lambda c: tables.give_to_bot(c, made.id, 0, "casual"))
        assert not await store.writer.run(lambda c: tables.sit(c, made.id, 0, made.owner, "", ""))
        seat = (await store.read(tables.load, made.id)).seats[0]
        assert (seat.kind, seat.level) == ("bot", "heuristic")

    asyncio.run(play())


def test_one_table_follows_another(store):
    async def play():
        made = await a_table(store)
        tries = [(None, "x", True), (None, "y", False), ("x", "z", True)]
        for before, successor, named in tries:
            work = partial(tables.follow, table=made.id, before=before, successor=successor)
            assert await store.writer.run(work) is named
        assert (await store.read(tables.load, made.id)).next_table == "z"

    asyncio.run(play())
