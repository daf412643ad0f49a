"""Exactly once: duplicated, reordered and contended submits, on both databases."""

import asyncio
import random
from contextlib import closing, contextmanager

import pytest
import uvloop
from msgspec.structs import replace

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import Join, NewSeat, NewTable
from ludotheque.server.protocol.socket_messages import Act
from ludotheque.server.room import seating
from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, log, tables
from tests.server.contended import Contest, a_row, a_table, harness
from tests.store import databases

SUBMITS = 2000  # each of them twice or more


@pytest.fixture(params=databases.KINDS)
def url(request, tmp_path):
    return databases.new_url(request.param, tmp_path)


@contextmanager
def servers(url):
    with closing(Store(url)) as store:
        yield assemble(Settings(bot_delay=0.0), store)


@pytest.mark.slow
def test_many_submits_one_winner_each(url):
    """By one server: duplicated, late and contended."""

    async def play():
        contest = Contest(SUBMITS)
        with servers(url) as one:
            while contest.left > 0:
                person, room = await a_table(one)
                told = await contest.contend([room, room], person)
                last = await one.store.read(log.last_version, room.row.id)
                assert last == room.table.version
                contest.judge(told, last)
        assert not contest.wrong
        assert contest.steps > SUBMITS / 20

    uvloop.run(play())


@pytest.mark.slow
def test_two_servers_that_do_not_hear_each_other(tmp_path):
    """Neither knows of the other; the log has one winner per version all the same."""

    async def play():
        url = databases.new_url("postgresql", tmp_path)
        contest = Contest(SUBMITS // 10)
        with servers(url) as one, servers(url) as other:
            while contest.left > 0:  # a game may be short
                person, room = await a_table(one)
                told = await contest.contend([room, await other.rooms.get(room.row.id)], person)
                contest.judge(told, await one.store.read(log.last_version, room.row.id))
        assert not contest.wrong
        assert contest.steps > 10

    uvloop.run(play())


@pytest.mark.slow
def test_two_servers_have_one_winner_for_each_version(tmp_path):
    contest = uvloop.run(harness(databases.new_url("postgresql", tmp_path), SUBMITS))
    assert not contest.wrong, contest.wrong[:5]
    assert contest.submits >= SUBMITS
    assert contest.steps > SUBMITS / 20


def test_two_winners_of_a_version_are_seen(tmp_path):
    contest = uvloop.run(harness(databases.new_url("postgresql", tmp_path), SUBMITS, "unchecked"))
    assert contest.wrong, contest


async def a_waiting_table(one, *kinds):
    owner, _ = await one.sessions.welcome("Ada")
    wish = NewTable("gratte-ciel", {}, [NewSeat(kind) for kind in kinds])
    return owner, await one.rooms.create(a_row(owner, wish))


def test_the_last_seats_taken_through_two_servers_begin_one_game(tmp_path):
    async def play():
        url = databases.new_url("postgresql", tmp_path)
        with servers(url) as one, servers(url) as other:
            for _ in range(10):
                _, room = await a_waiting_table(one, "me", "open", "open")
                there = await other.rooms.get(room.row.id)
                bob, eve = [(await one.sessions.welcome(name))[0] for name in ("Bob", "Eve")]
                await asyncio.gather(
                    seating.join(one.store, room, bob, Join(1), ""),
                    seating.join(other.store, there, eve, Join(2), ""),
                )
                steps = await one.store.steps(room.row.id, 0)
                assert [step.action for step in steps] == [["setup"]]
                begun = [side for side in (room, there) if side.table is not None]
                assert len(begun) == 1  # whoever sat down last
                await room.reload()
                await there.reload()
                assert [seat.person for seat in room.row.seats[1:]] == [bob.id, eve.id]
                assert room.table.state.text() == there.table.state.text()
                assert room.row.status == there.row.status == "playing"

    uvloop.run(play())


def test_one_stranger_does_not_take_two_seats_through_two_servers(tmp_path):
    async def play():
        url = databases.new_url("postgresql", tmp_path)
        with servers(url) as one, servers(url) as other:
            _, room = await a_waiting_table(one, "me", "open", "open")
            there = await other.rooms.get(room.row.id)
            eve, _ = await one.sessions.welcome("Eve")
            answers = await asyncio.gather(
                seating.join(one.store, room, eve, Join(1), ""),
                seating.join(other.store, there, eve, Join(2), ""),
                return_exceptions=True,
            )
            assert answers.count(None) == 1
            stored = await one.store.load(room.row.id)
            assert [seat.person for seat in stored.row.seats[1:]].count(eve.id) == 1
            assert stored.table is None

    uvloop.run(play())


@pytest.mark.parametrize("last", [False, True])
def test_a_table_closed_through_one_server_takes_no_move_through_the_other(tmp_path, last):
    async def play():
        url = databases.new_url("postgresql", tmp_path)
        with servers(url) as one, servers(url) as other:
            person, room = await a_table(one)
            choose = random.Random(5).choice
            while last and not ends(room.table):
                await room.act(person.id, Act("", room.table.version, choose(room.table.legal())))
            there = await other.rooms.get(room.row.id)
            await seating.close(one.store, room, person.id, on=True)
            action = ends(there.table) if last else there.table.legal()[0]
            with pytest.raises(ApiError, match="table-closed"):
                await there.act(person.id, Act("x", there.table.version, action))
            stored = await one.store.load(room.row.id)
            assert (stored.row.status, stored.table.version) == ("closed", room.table.version)

    uvloop.run(play())


def ends(table):
    """An action that ends the game, if there is one."""
    plans = ((action, table.plan(table.to_act(), action)) for action in table.legal())
    return next((action for action, plan in plans if plan.state.outcome() is not None), None)


def test_a_full_table_that_never_began_begins_when_it_is_opened(url):
    """As a server that died between two transactions once left it."""

    async def play():
        with servers(url) as one:
            _, room = await a_waiting_table(one, "me", "me", "open")
            bob, _ = await one.sessions.welcome("Bob")
            sat = replace(room.row.seats[2], person=bob.id, name="Bob")
            await one.store.write(tables.fill, room.row.id, 2, sat)
            one.rooms.unload(0)
            opened = await asyncio.gather(*(one.rooms.get(room.row.id) for _ in range(3)))
            assert opened[0].table.version == 0 and opened[0].row.status == "playing"
            assert len(await one.store.steps(room.row.id, 0)) == 1

    uvloop.run(play())


def test_a_seat_has_one_winner(url):
    async def play():
        with servers(url) as one:
            owner, _ = await one.sessions.welcome("Ada")
            seats = [NewSeat("me"), NewSeat("open"), NewSeat("me")]
            wish = NewTable("gratte-ciel", {}, seats)
            room = await one.rooms.create(a_row(owner, wish))
            people = [(await one.sessions.welcome(f"P{n}"))[0] for n in range(10)]
            tries = [seating.join(one.store, room, p, Join(1), "") for p in people]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert answers.count(None) == 1
            assert room.row.status == "playing"
            assert room.row.seats[1].person == people[answers.index(None)].id

    uvloop.run(play())
