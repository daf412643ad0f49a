"""Exactly once: duplicated, reordered and contended submits, on both databases."""

import asyncio
import random
from contextlib import closing, contextmanager

import pytest
import uvloop

from ludotheque import fair
from ludotheque.contract import Illegal
from ludotheque.server.frames import Act, Undo
from ludotheque.server.house import House
from ludotheque.server.messages import Join, NewSeat, NewTable
from ludotheque.server.refusals import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.wishes import agreed, new_row, seat_rows
from ludotheque.store import Store, log
from ludotheque.table import Refused
from tests.server.client import prudent
from tests.store import databases

SUBMITS = 2000  # each of them twice or more


@pytest.fixture(params=databases.KINDS)
def url(request, tmp_path):
    return databases.new_url(request.param, tmp_path)


@contextmanager
def house(url):
    with closing(Store(url)) as store:
        yield House(Settings(bot_delay=0.0), store)


def a_row(person, wish):
    seats = seat_rows(person, wish.seats, "")
    return new_row(person, agreed(wish), seats, fair.new_secret())


async def a_table(one):
    person, _ = await one.people.welcome("Ada")
    wish = NewTable("gratte-ciel", {}, [NewSeat("me")] * 3)
    return person, await one.tables.create(a_row(person, wish))


async def contender(live, person, name, chance, told, budget):
    """Send actions, undos, duplicates and late ones; note every answer by its id."""
    sent = []
    while budget[0] > 0 and (legal := live.place.table.legal()):
        budget[0] -= 1
        table = live.place.table
        wish = chance.random()
        version = table.version - (wish < 0.1)
        if sent and wish < 0.3:
            message = chance.choice(sent)  # again, long after or at once
        elif wish < 0.75 and any(table.can_undo(seat) for seat in range(3)):
            message = Undo(f"{name}-{len(sent)}", version, False)
        else:
            message = Act(f"{name}-{len(sent)}", version, prudent(chance.choices(legal, k=3)))
        sent.append(message)
        copies = [live.act(person.id, message) for _ in range(1 + (chance.random() < 0.5))]
        for answer in await asyncio.gather(*copies, return_exceptions=True):
            if isinstance(answer, int):
                told.setdefault(message.id, set()).add(answer)
            else:
                assert isinstance(answer, (Refusal, Refused, Illegal)), answer


def check(told, stored):
    """Every answer is one version; every version answers one wish."""
    assert all(len(versions) == 1 for versions in told.values())
    answered = sorted(version for (version,) in told.values())
    assert answered == list(range(1, stored + 1))


@pytest.mark.slow
def test_many_submits_one_winner_each(url):
    async def play():
        steps, budget = 0, [SUBMITS]
        with house(url) as one:
            while budget[0] > 0:
                told = {}
                person, live = await a_table(one)
                await asyncio.gather(
                    *(contender(live, person, n, random.Random(n), told, budget) for n in range(8))
                )
                last = await one.store.read(log.last_version, live.place.row.id)
                assert last == live.place.table.version
                check(told, last)
                steps += last
        assert steps > SUBMITS / 20

    uvloop.run(play())


@pytest.mark.slow
def test_two_servers_on_one_postgresql(tmp_path):
    """Neither knows of the other; the log has one winner per version all the same."""

    async def play():
        url = databases.new_url("postgresql", tmp_path)
        steps, budget = 0, [SUBMITS // 10]
        with house(url) as one, house(url) as other:
            while budget[0] > 0:  # a game may be short
                told = {}
                person, live = await a_table(one)
                there = await other.tables.get(live.place.row.id)
                sides = [(n, side) for n in range(3) for side in (live, there)]
                await asyncio.gather(
                    *(
                        contender(
                            side, person, f"{n}{side is live}", random.Random(n), told, budget
                        )
                        for n, side in sides
                    )
                )
                last = await one.store.read(log.last_version, live.place.row.id)
                check(told, last)
                steps += last
        assert steps > 10

    uvloop.run(play())


def test_a_seat_has_one_winner(url):
    async def play():
        with house(url) as one:
            owner, _ = await one.people.welcome("Ada")
            seats = [NewSeat("me"), NewSeat("open"), NewSeat("me")]
            wish = NewTable("gratte-ciel", {}, seats)
            live = await one.tables.create(a_row(owner, wish))
            people = [(await one.people.welcome(f"P{n}"))[0] for n in range(10)]
            tries = [live.seating.join(person, Join(1), "") for person in people]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert answers.count(None) == 1
            assert live.place.row.status == "playing"
            assert live.place.row.seats[1].person == people[answers.index(None)].id

    uvloop.run(play())
