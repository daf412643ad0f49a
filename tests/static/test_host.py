"""The host of the page, natively: the same code, with a keeper that only counts."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import asynccontextmanager, closing

import pytest

from ludotheque.server.workers.worker import reply
from ludotheque.static.host import start
from ludotheque.static.walk import Visitor, walk
from ludotheque.store.migrate import TooNew

OLDER = """
    DROP TABLE puzzles;
    UPDATE alembic_version SET version_num = '0019';
"""
NEWER = "UPDATE alembic_version SET version_num = '9999';"


class Kept:
    """What a page's storage is to the host."""

    def __init__(self):
        self.times = 0

    async def keep(self):
        self.times += 1


async def think(line):
    return reply(line)


@asynccontextmanager
async def hosted(folder, kept=None):
    host = await start(f"{folder}/page.sqlite3", (kept or Kept()).keep, think)
    try:
        yield host
    finally:
        await host.close()


def test_a_walk_through_everything(tmp_path):
    async def play():
        async with hosted(tmp_path) as host:
            await walk(host)

    asyncio.run(play())


def test_whoever_opens_the_page_again_is_the_same_person(tmp_path):
    async def play():
        async with hosted(tmp_path) as host:
            visitor = Visitor(host)
            await visitor.post("/api/session", {"name": "Ada"})
            table = await visitor.new_table("gratte-ciel", "casual", "casual")
        async with hosted(tmp_path) as host:
            me = await Visitor(host).get("/api/me")
            assert me["name"] == "Ada"
            assert [line["id"] for line in me["tables"]] == [table["id"]]

    asyncio.run(play())


def test_a_move_is_answered_after_it_is_kept(tmp_path):
    kept = Kept()

    async def play():
        async with hosted(tmp_path, kept) as host:
            visitor = Visitor(host)
            table = await visitor.new_table("gratte-ciel", "casual", "casual")
            seat = await visitor.sit(table["id"])
            await seat.my_turn()
            before = kept.times
            await seat.ask("act", version=seat.view["version"], action=seat.view["actions"][0])
            assert kept.times > before
            seat.leave()

    asyncio.run(play())


def test_a_backup_of_another_version_is_known_before_it_is_taken(tmp_path):
    async def play():
        async with hosted(tmp_path) as host:
            database = tmp_path / "page.sqlite3"
            assert host.accepts(str(database))
            assert host.accepts(changed(database, OLDER))
            assert not host.accepts(changed(database, NEWER))
            (tmp_path / "text").write_text("SQLite format 3\0")
            assert not host.accepts(str(tmp_path / "text"))

    asyncio.run(play())


def test_a_newer_database_is_left_alone(tmp_path):
    async def play():
        async with hosted(tmp_path):
            pass
        shutil.move(changed(tmp_path / "page.sqlite3", NEWER), tmp_path / "page.sqlite3")
        with pytest.raises(TooNew):
            async with hosted(tmp_path):
                pass

    asyncio.run(play())


def changed(database, statements):
    """A copy of a database, as another version would have written it."""
    copy = shutil.copy(database, database.with_name("copy.sqlite3"))
    with closing(sqlite3.connect(copy)) as connection:
        connection.executescript(statements)
    return str(copy)


def test_there_are_no_accounts(tmp_path):
    async def play():
        async with hosted(tmp_path) as host:
            wish = {"name": "Ada", "password": "a long enough one"}
            assert await Visitor(host).refused("/api/account", wish) == "not-allowed"

    asyncio.run(play())


def test_nothing_is_loaded_that_a_page_lacks():
    """No network, no encryption, no sentences: notices are sent by servers."""
    code = "import sys, ludotheque.static.walk; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    ours = {name for name in loaded if name.startswith("ludotheque.server.notices.")}
    sending = ("mail", "outgoing", "push", "webhook")
    assert not ours & {f"ludotheque.server.notices.{part}" for part in sending}
    assert not {"cryptography", "fluent", "smtplib", "uvicorn"} & set(loaded)
    assert "ludotheque.server.notices.post" in ours
