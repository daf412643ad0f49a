"""The server's benchmark measures what it says or fails with a sentence; it never just waits."""

import asyncio
import resource
import subprocess
import sys
import time

import pytest
from msgspec.structs import replace
from rich.console import Console
from websockets.exceptions import ConnectionClosedError

from ludotheque import cli
from ludotheque.bench import load, server, several, shares
from ludotheque.bench.clients import Match
from ludotheque.bench.games import prepare
from ludotheque.bench.load import Load, play_steadily
from ludotheque.bench.server import Sizes, measure
from ludotheque.bench.target import Failed, Target
from ludotheque.store import Store, quotas
from tests.store import databases

GAME = "gratte-ciel"
SMALL = Sizes(
    tables=3, rounds=3, pace=100, paced_seconds=1, idle=server.WARM_UP + 1, long=4, openings=1
)
PATIENCE = 60  # seconds
SHARE = 10  # percent of a core
MARGIN = 1.5  # what was used before it was limited, and what the kernel lends


def test_it_measures_more_tables_than_one_person_may_own(monkeypatch):
    monkeypatch.setattr(quotas, "MOST_UNFINISHED", SMALL.tables)
    report = asyncio.run(measure(GAME, SMALL, Console(quiet=True)))
    assert (report.game, report.tables, report.rounds) == (GAME, SMALL.tables, SMALL.rounds)
    assert report.moves_per_cpu_s > 0
    assert report.moves_per_s > 0
    assert 0 < report.p50_ms <= report.p99_ms


def test_whatever_is_refused_ends_it_with_the_reason(tmp_path):
    async def try_all() -> None:
        store = Store(f"sqlite:///{tmp_path / 'ludotheque.sqlite3'}")
        prepared = await prepare(store, GAME, 1, 0, 0, 1, 0)
        store.close()
        script = prepared.paced[0]
        seat, _ = script.steps[0]
        async with Target(tmp_path) as target, asyncio.timeout(PATIENCE):
            for wrong, code in (
                (replace(script, tokens=["nobody", "nobody"]), "not-signed-in"),
                (replace(script, table="nowhere"), "no-such-table"),
                (replace(script, steps=[(seat, ["dance"])]), "no-such-action"),
            ):
                # Where the server has hung up already, the reason is that of the close.
                with pytest.raises((Failed, ConnectionClosedError), match=code):
                    await first_move(target, wrong)
            await first_move(target, script)

    asyncio.run(try_all())


async def first_move(target, script) -> None:
    async with Match(target.origin, script) as match:
        await match.move(0)


@pytest.mark.parametrize("servers", [1, 2])
def test_a_load_is_played_to_its_end(tmp_path, servers):
    database = "" if servers == 1 else databases.new_url("postgresql", tmp_path)
    wanted = Load(sockets=20, tables=4, pace=100, seconds=1, servers=servers, database=database)
    report = asyncio.run(load.measure(GAME, wanted, Console(quiet=True)))
    assert (report.sockets, report.tables, report.servers) == (20, 4, servers)
    assert report.moves == 100
    assert report.games > 4  # whoever is done goes to the next table
    assert 0 < report.p50_ms <= report.p99_ms <= report.longest_ms
    assert report.cores > 0


def test_a_server_that_stalls_is_seen_in_every_move_that_waits():
    """Whoever measures goes by the clock, not by the server: late moves count from when due."""

    class Stalled:
        stall = 0.5

        async def move(self):
            await asyncio.sleep(self.stall)
            self.stall = 0

        async def go_on(self):
            pass

    waits = asyncio.run(play_steadily([Stalled()], pace=10, seconds=0.5))
    assert len(waits) == 5
    assert len([wait for wait in waits if wait > 0.05]) >= 4


@pytest.mark.long
def test_several_servers_are_compared_with_one(tmp_path):
    database = databases.new_url("postgresql", tmp_path)
    wish = several.Wish(2, database, tables=2, pace=50, rounds=1, paced_seconds=1)
    found = asyncio.run(several.measure(GAME, wish, Console(quiet=True)))
    assert (found.servers, found.tables, found.rounds) == (2, 2, 1)
    for part in (found.one, found.all):
        assert part.moves_per_s > 0
        assert min(part.servers_us, part.clients_us) > 0
        assert part.database_us >= 0
    assert 0 < found.here_p50_ms <= found.here_p99_ms
    assert 0 < found.across_p50_ms <= found.across_p99_ms


@pytest.fixture
def share():
    try:
        with shares.shares(SHARE, 1) as (made,):
            yield made
    except Failed as reason:
        pytest.skip(str(reason))


@pytest.mark.long
@pytest.mark.usefixtures("share")
@pytest.mark.parametrize("together", [False, True])
def test_servers_have_no_more_than_their_share(tmp_path, together):
    database = databases.new_url("postgresql", tmp_path)
    wish = several.Wish(2, database, 8, 20, SHARE, together, rounds=1, paced_seconds=1)
    found = asyncio.run(several.measure(GAME, wish, Console(quiet=True)))
    for part, count in ((found.one, 1), (found.all, 1 if together else 2)):
        cores = part.moves_per_s * part.servers_us / several.MICRO
        assert cores < count * SHARE / 100 * MARGIN


def test_a_share_is_so_much_of_a_core(share):
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, time.monotonic()
    endless = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        share.give(endless.pid)
        time.sleep(2)
    finally:
        endless.kill()
        endless.wait()
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert used < (time.monotonic() - began) * SHARE / 100 * MARGIN


def test_a_share_that_cannot_be_given_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(shares, "GROUPS", tmp_path / "none")
    wish = several.Wish(2, "postgresql://nowhere", share=SHARE)
    with pytest.raises(Failed, match="control groups"):
        asyncio.run(several.measure(GAME, wish, Console(quiet=True)))


def test_a_share_is_for_servers_that_are_compared(capsys):
    assert cli.main(["bench", "server", "--share", "30"]) == 2
    assert "--servers" in capsys.readouterr().err


def test_several_servers_need_a_database(capsys):
    assert cli.main(["bench", "server", "--servers", "2", "--sockets", "9"]) == 2
    assert "--database" in capsys.readouterr().err


def test_a_server_that_has_ended_ends_it(tmp_path):
    (tmp_path / "ludotheque.sqlite3").write_text("no database")

    async def begin() -> None:
        async with Target(tmp_path):
            pass

    with pytest.raises(Failed, match="ended"):
        asyncio.run(begin())


def test_a_database_that_cannot_be_opened_is_one_line(capsys):
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    assert cli.main(["bench", "server", "--servers", "2", "--database", nowhere]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ludotheque: connection failed")
