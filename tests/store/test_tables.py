"""Tables, seats and sessions as they are kept."""

import asyncio
from functools import partial

import pytest

from ludotheque.record import Step
from ludotheque.store import Taken, lists, log, sessions, tables
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
        seats = [SeatRow("open"), SeatRow("invited"), SeatRow("bot", "casual")]
        made = await a_table(store, seats, status="waiting")
        people = [await a_session(store, f"P{n}") for n in range(6)]
        filled = [{1: SeatRow("invited", person=p.id, name=p.name, share="00")} for p in people]
        tries = [store.fill_seats(made.id, seats) for seats in filled]
        sat = await asyncio.gather(*tries, return_exceptions=True)
        won = [not isinstance(answer, Taken) for answer in sat]
        assert won.count(True) == 1
        seat = (await store.read(tables.load, made.id)).seats[1]
        assert seat.person == people[won.index(True)].id
        assert (seat.name, seat.share, seat.free) == (f"P{won.index(True)}", "00", False)
        with pytest.raises(Taken):
            await store.fill_seats(made.id, {2: SeatRow("bot", person=people[0].id)})

    asyncio.run(play())


def test_sessions_are_found_by_the_hash_of_their_token(store):
    async def play():
        made = await store.writer.run(lambda c: sessions.create(c, b"hash", "Ada", 5))
        await store.writer.run(lambda c: sessions.rename(c, made.id, "Eve"))
        await store.writer.run(lambda c: sessions.touch(c, b"hash", 9))
        found = await store.read(sessions.find, b"hash")
        assert (found.person.id, found.person.name, found.seen) == (made.id, "Eve", 9)
        assert await store.read(sessions.find, b"other") is None

    asyncio.run(play())


def test_my_tables_know_whose_turn_it_is(store):
    async def play():
        made = await a_table(store)
        assert [line.deciders for line in await store.read(lists.of_person, made.owner, 9)] == [[]]
        step = log.step_row(made.id, 0, Step(-1, ["setup"], [1], "h"), [2], 0)
        await store.writer.run(lambda c: log.append(c, step))
        (line,) = await store.read(lists.of_person, made.owner, 9)
        assert (line.id, line.deciders, line.status) == (made.id, [2], "playing")
        assert [seat.name for seat in line.seats] == ["Ada", "", ""]
        last = log.step_row(made.id, 1, Step(2, ["start", "a1"], [], "h"), [], 0)
        await store.writer.run(lambda c: log.append(c, last))
        (line,) = await store.read(lists.of_person, made.owner, 9)
        assert (line.deciders, line.status) == ([], "over")
        assert await store.read(lists.of_person, (await a_session(store)).id, 9) == []

    asyncio.run(play())


@pytest.mark.parametrize(
    ("deciders", "order", "level", "woken"),
    [
        ([0], [], None, 0),
        ([1], [], None, 1),
        ([0, 1], [], None, 1),
        ([0], ["pass"], None, 1),
        ([1], [], "casual", 0),
    ],
)
def test_tables_that_move_by_themselves_are_woken(store, deciders, order, level, woken):
    async def play():
        made = await a_table(store)
        step = log.step_row(made.id, 0, Step(-1, ["setup"], [1], "h"), deciders, 0)
        await store.writer.run(lambda c: log.append(c, step))
        await store.writer.run(lambda c: tables.keep_order(c, made.id, 0, order))
        assert (await store.read(tables.load, made.id)).seats[0].standing_order == order
        made.seats[0].stand_in = level
        await store.writer.run(lambda c: tables.change(c, made, 0, None))
        assert len(await store.read(lists.to_wake)) == woken
        await store.writer.run(lambda c: tables.close(c, made.id, 1))
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
        await store.fill_seats(mine.id, {0: SeatRow("open", person=over.owner, name="Bob")})
        assert await store.read(lists.open_to_all, 0, 9) == []

    asyncio.run(play())


def test_a_free_seat_goes_to_a_bot_once(store):
    async def play():
        seats = [SeatRow("open"), SeatRow("open"), SeatRow("bot", "casual")]
        made = await a_table(store, seats, status="waiting")
        await store.fill_seats(made.id, {0: SeatRow("bot", "heuristic")})
        for late in (SeatRow("bot", "casual"), SeatRow("open", person=made.owner)):
            with pytest.raises(Taken):
                await store.fill_seats(made.id, {0: late})
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


def test_a_seat_that_is_taken_leaves_the_others_free(store):
    """Somebody with two seats kept for them sits down on both, or on none."""

    async def play():
        seats = [SeatRow("open"), SeatRow("open"), SeatRow("open")]
        made = await a_table(store, seats, status="waiting")
        one, other = await a_session(store, "One"), await a_session(store, "Other")
        await store.fill_seats(made.id, {1: SeatRow("open", person=one.id)})
        both = {n: SeatRow("open", person=other.id) for n in (0, 1)}
        with pytest.raises(Taken):
            await store.fill_seats(made.id, both)
        left = (await store.read(tables.load, made.id)).seats
        assert [seat.person for seat in left] == [None, one.id, None]

    asyncio.run(play())
