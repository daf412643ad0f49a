"""The server's benchmark measures what it says or fails with a sentence; it never just waits."""

import asyncio

import pytest
from msgspec.structs import replace
from rich.console import Console
from websockets.exceptions import ConnectionClosedError

from ludotheque.bench import server
from ludotheque.bench.clients import Match
from ludotheque.bench.games import prepare
from ludotheque.bench.server import Sizes, measure
from ludotheque.bench.target import Failed, Target
from ludotheque.store import Store, quotas

GAME = "gratte-ciel"
SMALL = Sizes(
    tables=3, rounds=3, pace=100, paced_seconds=1, idle=server.WARM_UP + 1, long=4, openings=1
)
PATIENCE = 60  # seconds


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


def test_a_server_that_has_ended_ends_it(tmp_path):
    (tmp_path / "ludotheque.sqlite3").write_text("no database")

    async def begin() -> None:
        async with Target(tmp_path):
            pass

    with pytest.raises(Failed, match="ended"):
        asyncio.run(begin())
