"""A PostgreSQL goes back to a moment between two moves, by the commands of docs/operations.md."""

import asyncio
import re
import shutil
import tempfile
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from ludotheque.server.room.room import Room
from ludotheque.store import Store, check
from tests.operations import cluster
from tests.store.tables import a_table

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


@pytest.fixture
def place():
    """A folder that PostgreSQL's user can reach, which pytest's own is not."""
    made = Path(tempfile.mkdtemp(prefix="ludotheque-restore-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


def settings_of(page, **paths):
    """The settings of PostgreSQL that the page names after a heading, with our folders."""
    block = re.search(rf"{re.escape(page)}.*?```ini\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    found = dict(re.findall(r"^(\w+) = '(.*)'$", block[1], re.MULTILINE))
    for name, path in paths.items():
        found = {key: value.replace(name, str(path)) for key, value in found.items()}
    return found


def now(url):
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        return connection.execute("SELECT clock_timestamp()::text").fetchone()[0]


def wait_for_the_end_of_recovery(url):
    ends = time.monotonic() + 60
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        while connection.execute("SELECT pg_is_in_recovery()").fetchone()[0]:
            assert time.monotonic() < ends
            time.sleep(0.05)


async def play(store, row, moves):
    """So many more steps of a game."""
    stored = await store.load(row.id)
    room = Room(store, stored, lambda _room: None, 0.0)
    for _ in range(moves):
        table = room.started()
        plan = table.plan(table.to_act(), table.legal(table.to_act())[0])
        await room._take(plan, None)
    return room.started().version


async def begin_and_play(url):
    with closing(Store(url)) as store:
        row = await a_table(store, status="waiting")
        return row, await play(store, row, 3)


async def go_on(url, row):
    with closing(Store(url)) as store:
        return await play(store, row, 1)


def test_a_restore_ends_between_two_moves(place):
    data, archive = cluster.folder(place, "data"), cluster.folder(place, "archive")
    backup = cluster.folder(place, "backup")
    cluster.initialise(data)
    cluster.configure(data, **settings_of("### The archive", **{"/archive": archive}))
    with cluster.started(data) as url:
        # A backup of the past, play, the moment, one move too many.
        cluster.call("pg_basebackup", "-D", backup, "-d", url, "-X", "stream", "-c", "fast")
        row, kept = asyncio.run(begin_and_play(url))
        moment = now(url)
        assert asyncio.run(go_on(url, row)) == kept + 1
        with closing(psycopg.connect(url, autocommit=True)) as connection:
            connection.execute("SELECT pg_switch_wal()")
    shutil.rmtree(data)  # the disk is lost; the archive and the backup are elsewhere

    back = settings_of("### Back to a moment", **{"/archive": archive, "MOMENT": moment})
    cluster.configure(backup, **back)
    (backup / "recovery.signal").touch()
    with cluster.started(backup) as url:
        wait_for_the_end_of_recovery(url)
        with check.opened(url) as engine:
            checked = check.check(engine, row.id)
        assert (checked.steps, checked.fault) == (kept + 1, "")  # the first step is number 0
        assert asyncio.run(go_on(url, row)) == kept + 1  # and it is played on
