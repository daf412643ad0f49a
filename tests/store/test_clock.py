"""One clock for all servers: that of the database they share, however wrong their own ones are."""

import asyncio
import time
from contextlib import closing

import pytest

from ludotheque.store import Store, outbox, servers
from ludotheque.store.clock import Clock
from ludotheque.store.reach import Channel
from tests.store import databases
from tests.store.tables import a_table

WRONG = 300.0  # seconds
MACHINES = time.time
CHALLENGE = 120.0  # seconds to answer


@pytest.fixture
def machine(monkeypatch):
    """Sets the clock of this machine so many seconds ahead."""

    def ahead(seconds):
        monkeypatch.setattr(time, "time", lambda: MACHINES() + seconds)

    return ahead


@pytest.fixture
def both(tmp_path, machine):
    """Two stores on one PostgreSQL, opened by machines of which one is late and one early."""
    url = databases.new_url("postgresql", tmp_path)
    machine(-WRONG)
    late = Store(url)
    machine(WRONG)
    with closing(late), closing(Store(url)) as early:
        yield late, early


def test_an_answer_that_may_be_right_changes_nothing():
    clock = Clock()
    clock.follow(lambda: 1000.0)
    first = clock._offset
    clock.follow(lambda: time.sleep(0.05) or clock.now() - 0.02)  # told 20 ms before it arrived
    assert clock._offset == first


def test_an_answer_that_cannot_be_right_counts():
    clock = Clock()
    clock.follow(lambda: 1000.0)
    clock.follow(lambda: 2000.0)
    assert 2000 <= clock.now() < 2010


def test_a_file_goes_by_the_clock_of_its_machine(tmp_path, machine):
    with closing(Store(databases.new_url("sqlite", tmp_path))) as store:
        machine(WRONG)
        assert store.clock.now() - MACHINES() > WRONG - 1


def test_servers_go_by_the_databases_clock(both):
    async def look():
        for store in both:
            theirs = await store.read(servers.now)
            assert abs(store.clock.now() - theirs) < 1

    asyncio.run(look())


def test_a_server_follows_a_clock_that_is_set(both):
    """It asks again with every sign of life."""
    store = both[0]

    async def look():
        store.clock.follow(lambda: 1000.0)
        await store.show_up()
        assert abs(store.clock.now() - await store.read(servers.now)) < 1

    asyncio.run(look())


def test_a_question_is_open_as_long_at_every_server(both, machine):
    late, early = both

    async def ask():
        machine(-WRONG)
        await late.add_challenge("asked", CHALLENGE)
        machine(WRONG)
        assert await early.take_challenge("asked")

    asyncio.run(ask())


def test_what_one_server_sends_no_other_does(both, machine):
    late, early = both

    async def claim():
        row = await a_table(late)
        await late.add_channel(Channel(0, row.owner, "mail", "a@b.c", ["turn"], "", "s", True))
        told = late.clock.now() - outbox.PATIENCE
        await late.write(outbox.tell_turn, row.owner, row.id, 1, told, None)
        machine(-WRONG)
        assert len((await late.claim_notices()).due) == 1
        machine(WRONG)
        assert not (await early.claim_notices()).due

    asyncio.run(claim())


def test_no_clock_stands_because_another_server_is_late(both, machine):
    late, early = both

    async def beat():
        await late.beat()
        machine(WRONG)
        await early.beat()
        machine(-WRONG)
        pulse = await late.beat()
        return pulse, await late.read(servers.now), late.clock.now()

    pulse, theirs, ours = asyncio.run(beat())
    assert not pulse.stood and abs(theirs - ours) < 1
