"""`ludotheque bench server`: how fast the server is, every move stored in SQLite before it is told.

The clients follow games that were worked out beforehand, so that nearly all the work
is the server's; its CPU time is its own process's word.
"""

import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console

from ludotheque.bench import games
from ludotheque.bench.clients import Client, Match, play_fast, play_paced, time_opening
from ludotheque.bench.games import Prepared
from ludotheque.bench.target import Target
from ludotheque.registry import Title
from ludotheque.store import Store

ROUNDS = 10  # the best counts: whatever else the machine does only makes it slower
PACED_SECONDS = 10
IDLE_TABLES = 500
LONG = 1000  # moves
OPENINGS = 40
KILOBYTE = 1024


class Report(msgspec.Struct):
    """What was measured. Times in milliseconds, memory in kilobytes."""

    game: str
    tables: int
    moves_per_cpu_s: float
    moves_per_s: float
    pace: int
    p50_ms: float
    p99_ms: float
    idle_table_kb: float
    open_new_ms: float
    open_long_ms: float
    long: int


def run(titles: list[Title], tables: int, pace: int, *, as_json: bool) -> None:
    """Measure a server with one game after the other."""
    console = Console(stderr=as_json)
    for title in titles:
        report = uvloop.run(measure(title.id, tables, pace, console))
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            _print(console, report)


async def measure(game: str, tables: int, pace: int, console: Console) -> Report:
    """Prepare games, start a server on them, play, and ask it what that cost."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        with console.status("Playing the games beforehand"):
            prepared = await _prepare(Path(folder), game, tables)
        async with Target(Path(folder)) as target:
            with console.status(f"Opening {len(prepared.idle)} idle tables"):
                idle = await _memory(target, prepared)
            with console.status("Opening games at their first and at a late move"):
                new = await time_opening(target.origin, prepared.token, prepared.fresh)
                late = await time_opening(target.origin, prepared.token, prepared.long)
            async with _matches(target, prepared.paced) as matches:
                with console.status(f"Playing {pace} moves a second"):
                    waits = await play_paced(matches, pace, PACED_SECONDS)
            best = await _fastest(target, prepared, console)
    return Report(
        game=game,
        tables=tables,
        moves_per_cpu_s=best[0],
        moves_per_s=best[1],
        pace=pace,
        p50_ms=_quantile(waits, 0.5),
        p99_ms=_quantile(waits, 0.99),
        idle_table_kb=idle,
        open_new_ms=_quantile(new, 0.5),
        open_long_ms=_quantile(late, 0.5),
        long=prepared.length,
    )


async def _prepare(folder: Path, game: str, tables: int) -> Prepared:
    with contextlib.closing(Store(f"sqlite:///{folder / 'ludotheque.sqlite3'}")) as store:
        return await games.prepare(store, game, tables, ROUNDS, IDLE_TABLES, LONG, OPENINGS)


async def _memory(target: Target, prepared: Prepared) -> float:
    """Kilobytes of the server's memory for each open table that nobody looks at."""
    client = Client(target.origin, prepared.token)
    await client.look_at(prepared.idle[:20])  # what is loaded once is not the tables'
    before = await target.measure()
    await client.look_at(prepared.idle[20:])
    after = await target.measure()
    return (after.memory - before.memory) / KILOBYTE / len(prepared.idle[20:])


async def _fastest(target: Target, prepared: Prepared, console: Console) -> tuple[float, float]:
    """Moves per second of server CPU, and per second, in the best round."""
    best = (0.0, 0.0)
    for number, scripts in enumerate(prepared.rounds, 1):
        async with _matches(target, scripts) as matches:
            before = await target.measure()
            with console.status(f"Playing as fast as it goes, round {number}"):
                moves, seconds = await play_fast(matches)
            after = await target.measure()
        found = (moves / (after.cpu - before.cpu), moves / seconds)
        console.print(f"round {number}: {moves:,} moves, {found[0]:,.0f} per second of server CPU")
        best = max(best, found)
    return best


@contextlib.asynccontextmanager
async def _matches(target: Target, scripts: list[games.Script]) -> AsyncIterator[list[Match]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Match(target.origin, script)) for script in scripts]


def _quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def _print(console: Console, report: Report) -> None:
    console.print(f"{report.game}, {report.tables} tables of two clients")
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
