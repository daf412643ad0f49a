"""`ludotheque bench server`: how fast the server is, every move stored in SQLite before it is told.

The clients follow games that were worked out beforehand, so that nearly all the work
is the server's; its CPU time is its own process's word.
"""

import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median

import msgspec
import uvloop
from rich.console import Console

from ludotheque.bench import games
from ludotheque.bench.clients import Client, Match, play_fast, play_paced, quantile, time_opening
from ludotheque.bench.games import Prepared
from ludotheque.bench.target import Target, serving
from ludotheque.registry import Title
from ludotheque.server.edge import raise_descriptors
from ludotheque.store import Store

KILOBYTE = 1024
WARM_UP = 20  # tables


class Sizes(msgspec.Struct):
    """How much is measured."""

    tables: int = 50
    pace: int = 400  # moves a second, for the latency
    rounds: int = 10
    paced_seconds: int = 10
    idle: int = 500  # tables
    long: int = 1000  # moves
    openings: int = 40


class Report(msgspec.Struct):
    """What was measured. Times in milliseconds, memory in kilobytes."""

    game: str
    tables: int
    rounds: int
    moves_per_cpu_s: float
    moves_per_s: float
    pace: int
    p50_ms: float
    p99_ms: float
    idle_table_kb: float
    open_new_ms: float
    open_long_ms: float
    long: int


def run(titles: list[Title], sizes: Sizes, *, as_json: bool) -> None:
    """Measure a server with one game after the other; Failed when it does not do its part."""
    raise_descriptors()
    console = Console(stderr=as_json)
    for title in titles:
        report = uvloop.run(measure(title.id, sizes, console))
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            _print(console, report)


async def measure(game: str, sizes: Sizes, console: Console) -> Report:
    """Prepare games, start a server on them, play, and ask it what that cost."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        with console.status("Playing the games beforehand"):
            prepared = await _prepare(Path(folder), game, sizes)
        async with serving(Path(folder), 1) as (target,):
            return await _measure(target, game, prepared, sizes, console)


async def _measure(
    target: Target, game: str, prepared: Prepared, sizes: Sizes, console: Console
) -> Report:
    with console.status(f"Opening {len(prepared.idle)} idle tables"):
        idle = await _memory(target, prepared)
    with console.status("Opening games at their first and at a late move"):
        new = await time_opening(target.origin, prepared.token, prepared.fresh)
        late = await time_opening(target.origin, prepared.token, prepared.long)
    async with _matches(target, prepared.paced) as matches:
        with console.status(f"Playing {sizes.pace} moves a second"):
            waits = await play_paced(matches, sizes.pace, sizes.paced_seconds)
    speeds = await _speeds(target, prepared, console)
    return Report(
        game=game,
        tables=sizes.tables,
        rounds=sizes.rounds,
        moves_per_cpu_s=median(by_cpu for by_cpu, _ in speeds),
        moves_per_s=median(by_clock for _, by_clock in speeds),
        pace=sizes.pace,
        p50_ms=quantile(waits, 0.5),
        p99_ms=quantile(waits, 0.99),
        idle_table_kb=idle,
        open_new_ms=quantile(new, 0.5),
        open_long_ms=quantile(late, 0.5),
        long=prepared.length,
    )


async def _prepare(folder: Path, game: str, sizes: Sizes) -> Prepared:
    with contextlib.closing(Store(f"sqlite:///{folder / 'ludotheque.sqlite3'}")) as store:
        return await games.prepare(
            store, game, sizes.tables, sizes.rounds, sizes.idle, sizes.long, sizes.openings
        )


async def _memory(target: Target, prepared: Prepared) -> float:
    """Kilobytes of the server's memory for each open table that nobody looks at."""
    client = Client(target.origin, prepared.token)
    first, others = prepared.idle[:WARM_UP], prepared.idle[WARM_UP:]
    await client.look_at(first)  # what is loaded once is not the tables'
    before = await target.measure()
    await client.look_at(others)
    after = await target.measure()
    return (after.memory - before.memory) / KILOBYTE / len(others)


async def _speeds(
    target: Target, prepared: Prepared, console: Console
) -> list[tuple[float, float]]:
    """For each round, moves per second of server CPU and per second."""
    speeds = []
    for number, scripts in enumerate(prepared.rounds, 1):
        async with _matches(target, scripts) as matches:
            before = await target.measure()
            with console.status(f"Playing as fast as it goes, round {number}"):
                moves, seconds = await play_fast(matches)
            after = await target.measure()
        by_cpu = moves / (after.cpu - before.cpu)
        console.print(f"round {number}: {moves:,} moves, {by_cpu:,.0f} per second of server CPU")
        speeds.append((by_cpu, moves / seconds))
    return speeds


@contextlib.asynccontextmanager
async def _matches(target: Target, scripts: list[games.Script]) -> AsyncIterator[list[Match]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Match(target.origin, script)) for script in scripts]


def _print(console: Console, report: Report) -> None:
    counted = f"{report.tables} tables of two clients, median of {report.rounds} rounds"
    console.print(f"{report.game}, {counted}")
    console.print(f"  {report.moves_per_cpu_s:,.0f} moves per second of server CPU")
    console.print(f"  {report.moves_per_s:,.0f} moves per second here and now")
    console.print(
        f"  at {report.pace} moves/s seen by the other after "
        f"{report.p50_ms:.1f} ms (half), {report.p99_ms:.1f} ms (99 %)"
    )
    console.print(f"  {report.idle_table_kb:.0f} KB for an idle table")
    console.print(
        f"  opening a game takes {report.open_new_ms:.1f} ms at its first move, "
        f"{report.open_long_ms:.1f} ms at move {report.long:,}"
    )
