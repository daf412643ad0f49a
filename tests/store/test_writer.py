"""Group commit: durable before told, only the guilty fail, one winner per version."""

import asyncio
import re
import threading
from contextlib import closing

import psycopg
import pytest
from sqlalchemy import event, text

from ludotheque.record import Step
from ludotheque.store import Store, Taken, Unavailable, log, schema
from ludotheque.table import Snapshot
from tests.store import databases
from tests.store.tables import a_table


def row(table, version, seat=0, asked=None, action="a1"):
    return log.step_row(table.id, version, Step(seat, ["start", action], [], "h"), [1], 0, asked)


def test_what_waits_goes_into_one_transaction(store):
    busy, go_on = threading.Event(), threading.Event()
    commits = []

    def slow(connection):
        if connection.dialect.name == "sqlite":  # where one statement is a transaction by itself
            connection.connection.driver_connection.set_trace_callback(told)
        busy.set()
        go_on.wait()

    def told(statement):
        if statement.startswith("INSERT"):
            commits.append(statement)

    async def play():
        table = await a_table(store)
        event.listen(store._write_engine, "commit", commits.append)
        first = store.writer.run(slow)
        await asyncio.to_thread(busy.wait)
        waiting = [store.writer.insert(schema.steps, row(table, v)) for v in range(100)]
        go_on.set()
        await asyncio.gather(first, *waiting)
        assert len(commits) == 2
        assert len(await store.read(log.steps_of, table.id, 0)) == 100

    asyncio.run(play())


def test_whoever_is_told_finds_it_stored(store):
    """The future is settled after COMMIT: another connection sees the row at once."""

    async def play():
        table = await a_table(store)
        for version in range(20):
            await store.writer.insert(schema.steps, row(table, version))
            assert len(await store.read(log.steps_of, table.id, version)) == 1

    asyncio.run(play())


def test_only_the_guilty_fail(store):
    async def play():
        table = await a_table(store)
        jobs = [store.writer.insert(schema.steps, row(table, v)) for v in (0, 1, 1, 2)]
        jobs.append(store.writer.run(lambda c: c.execute(text("SELECT nonsense FROM nowhere"))))
        told = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(t) for t in told[:2]] == [type(None)] * 2
        assert isinstance(told[2], Taken)
        assert "start" not in str(told[2])  # no row is quoted where a log could keep it
        assert told[3] is None
        assert isinstance(told[4], Unavailable)
        assert len(await store.read(log.steps_of, table.id, 0)) == 3

    asyncio.run(play())


def test_of_rows_alone_only_the_guilty_fail(store):
    """Rows of several kinds in one batch: the first statement is taken back with the second."""

    async def play():
        table = await a_table(store)
        await store.writer.insert(schema.steps, row(table, 1))
        snapshot = log.snapshot_row(table.id, Snapshot(0, 0, "h", "a position"))
        jobs = [
            store.writer.insert(schema.steps, row(table, 0)),
            store.writer.insert(schema.snapshots, snapshot),
            store.writer.insert(schema.steps, row(table, 1, asked="late")),
        ]
        told = await asyncio.gather(*jobs, return_exceptions=True)
        assert told[:2] == [None, None]
        assert isinstance(told[2], Taken)
        assert len(await store.read(log.steps_of, table.id, 0)) == 2
        assert await store.read(log.newest_snapshot, table.id, 9) == 0

    asyncio.run(play())


def test_one_winner_per_version(store):
    """Many writers want the same versions; each version has one step, and its writer knows."""

    async def contender(table, name, won):
        for version in range(40):
            try:
                wanted = row(table, version, action=name, asked=f"{name}-{version}")
                await store.writer.insert(schema.steps, wanted)
            except Taken:
                continue
            won.append((version, name))

    async def play():
        table = await a_table(store)
        won = []
        await asyncio.gather(*(contender(table, f"c{n}", won) for n in range(8)))
        steps = await store.read(log.steps_of, table.id, 0)
        assert sorted(won) == [(v, step.action[1]) for v, step in enumerate(steps)]
        assert len(steps) == 40

    asyncio.run(play())


def test_a_step_knows_who_asked_for_it(store):
    async def play():
        table = await a_table(store)
        await store.writer.insert(schema.steps, row(table, 0, seat=2, asked="x"))
        await store.writer.insert(schema.steps, row(table, 1, seat=1))
        assert await store.step_asked(table.id, -1, [2], "x") == 0
        assert await store.step_asked(table.id, 0, [2], "x") is None  # it was about another
        assert await store.step_asked(table.id, -1, [1], "x") is None
        assert await store.step_asked(table.id, -1, [2], "y") is None

    asyncio.run(play())


def test_readers_cannot_write(store):
    async def play():
        with pytest.raises(Unavailable) as refused:
            await store.read(lambda c: c.execute(text("DELETE FROM steps")))
        assert re.search(r"(?i)read.?only", str(refused.value.__cause__))

    asyncio.run(play())


def test_closing_finishes_what_is_queued(url):
    async def play():
        store = Store(url)
        table = await a_table(store)
        for version in range(50):
            store.writer.insert(schema.steps, row(table, version))
        store.close()
        again = Store(url)
        assert len(await again.read(log.steps_of, table.id, 0)) == 50
        again.close()

    asyncio.run(play())


def test_sqlite_survives_a_power_cut(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/power.sqlite3")
    with store._write_engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        full = 2
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
    store.close()


def test_a_lost_connection_is_made_again(tmp_path):
    """The database went away and came back between two moves: nobody has to hear of it."""
    store = Store(databases.new_url("postgresql", tmp_path))

    async def play():
        table = await a_table(store)
        await store.writer.insert(schema.steps, row(table, 0))
        number = await store.writer.run(
            lambda c: c.execute(text("SELECT pg_backend_pid()")).scalar()
        )
        await store.read(
            lambda c: c.execute(text(f"SELECT pg_terminate_backend({number})")).scalar()
        )
        await store.writer.insert(schema.steps, row(table, 1))
        assert len(await store.read(log.steps_of, table.id, 0)) == 2

    with closing(store):
        asyncio.run(play())


def test_two_servers_that_wait_for_each_other_both_go_on(tmp_path):
    """PostgreSQL ends one of them: that one tries again, and nobody is told of it."""
    url = databases.new_url("postgresql", tmp_path)
    store = Store(url)
    lock = "SELECT 1 FROM tables WHERE id = '{}' FOR UPDATE"

    async def play():
        first, second = await a_table(store), await a_table(store)
        holding = threading.Event()

        def work(connection):
            connection.execute(text(lock.format(first.id)))
            holding.set()
            connection.execute(text(lock.format(second.id)))
            return "done"

        def wait_for_it(other):
            holding.wait()
            other.execute(lock.format(first.id))
            other.commit()

        with psycopg.connect(url) as other:
            other.execute("SET deadlock_timeout = '1min'")  # so that it is not the one that ends
            other.execute(lock.format(second.id))
            answers = await asyncio.gather(
                store.writer.run(work), asyncio.to_thread(wait_for_it, other)
            )
        assert answers[0] == "done"

    with closing(store):
        asyncio.run(play())
