"""A store without threads: nothing counts before what keeps its file has stored it."""

import asyncio
from contextlib import closing

import pytest

from ludotheque.store import Store, Taken, Unavailable, log, schema
from ludotheque.store.places import Inline
from tests.store.tables import a_table
from tests.store.test_writer import row


class Keeper:
    """Counts how often it stored the file; holds back, or fails, when told to."""

    def __init__(self):
        self.stored = 0
        self.full = False
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def keep(self):
        await self.go_on.wait()
        if self.full:
            raise OSError("no room")
        self.stored += 1


@pytest.fixture
def keeper():
    return Keeper()


@pytest.fixture
def store(tmp_path, keeper):
    with closing(Store(tmp_path / "page.sqlite3", lambda: Inline(keeper.keep))) as store:
        yield store


def test_nobody_is_told_before_it_is_kept(store, keeper):
    async def play():
        table = await a_table(store)
        keeper.go_on.clear()
        waiting = store.writer.insert(schema.steps, row(table, 0))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        assert len(await store.read(log.steps_of, table.id, 0)) == 1  # written, not yet said
        keeper.go_on.set()
        await waiting

    asyncio.run(play())


def test_what_waits_is_kept_together(store, keeper):
    async def play():
        table = await a_table(store)
        keeper.go_on.clear()
        first = store.writer.insert(schema.steps, row(table, 0))
        await asyncio.sleep(0)
        waiting = [store.writer.insert(schema.steps, row(table, v)) for v in range(1, 50)]
        before = keeper.stored
        keeper.go_on.set()
        await asyncio.gather(first, *waiting)
        assert keeper.stored == before + 2

    asyncio.run(play())


def test_what_cannot_be_kept_is_not_acknowledged_until_it_is(store, keeper):
    """The same step, asked again, is found; but even that is said only once it is kept."""

    async def play():
        table = await a_table(store)
        keeper.full = True
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.writer.insert(schema.steps, row(table, 0, asked="x"))
        keeper.full = False
        with pytest.raises(Taken):
            await store.writer.insert(schema.steps, row(table, 0, asked="x"))
        assert await store.read(log.asked_step, table.id, -1, [0], "x") == 0

    asyncio.run(play())


def test_a_reader_hears_of_what_goes_wrong(store):
    async def play():
        with pytest.raises(ZeroDivisionError):
            await store.compute("ada", lambda: 1 // 0)

    asyncio.run(play())
