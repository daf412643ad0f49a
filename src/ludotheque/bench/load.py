"""`ludotheque bench server --sockets N`: many people at once, at a steady pace, for a while.

One game is worked out and copied to all tables: a table's dice hang on its secret, so all go the
same way. Two clients play at each table, and the other sockets look on.
"""

import asyncio
import contextlib
import gc
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median

import msgspec
import uvloop
from rich.console import Console
from websockets.exceptions import ConnectionClosedOK

from ludotheque.bench import games
from ludotheque.bench.clients import Client, Match, encode, quantile
from ludotheque.bench.games import Script
from ludotheque.bench.target import Target, Used, serving
from ludotheque.registry import Title
from ludotheque.server.edge import raise_descriptors
from ludotheque.server.protocol.socket_messages import Hello
from ludotheque.store import Store

MEGABYTE = 1024 * 1024
AT_ONCE = 50  # sockets that are being opened


class Load(msgspec.Struct):
    """How much is asked for."""

    sockets: int
    tables: int
    pace: int  # moves a second, of all tables
    seconds: int
    servers: int = 1
    database: str = ""  # a PostgreSQL, for several servers


class LoadReport(msgspec.Struct):
    """What was measured, of all servers: milliseconds, megabytes, cores."""

    game: str
    sockets: int
    tables: int
    servers: int
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    cores: float
    memory_open_mb: float
    memory_middle_mb: float
    memory_end_mb: float
    machine_load: float


def run(title: Title, load: Load, *, as_json: bool) -> None:
    """Measure; Failed when a server does not do its part."""
    raise_descriptors()
    console = Console(stderr=as_json)
    report = uvloop.run(measure(title.id, load, console))
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(console, report)


async def measure(game: str, load: Load, console: Console) -> LoadReport:
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        with console.status(f"Making {load.tables:,} tables"):
            scripts, token = await _prepare(Path(folder), game, load)
        async with serving(Path(folder), load.servers, load.database) as targets:
            return await _measure(targets, game, scripts, token, load, console)


async def _prepare(folder: Path, game: str, load: Load) -> tuple[list[Script], str]:
    address = load.database or f"sqlite:///{folder / 'ludotheque.sqlite3'}"
    with closing(Store(address)) as store:
        return await games.prepare_copies(store, game, load.tables)


async def _measure(
    targets: list[Target],
    game: str,
    scripts: list[Script],
    token: str,
    load: Load,
    console: Console,
) -> LoadReport:
    async with contextlib.AsyncExitStack() as stack:
        matches = [Match(_of(targets, n).origin, script) for n, script in enumerate(scripts)]
        onlookers = max(0, load.sockets - sum(len(script.tokens) for script in scripts))
        with console.status(f"Opening {load.sockets:,} sockets"):
            await _some_at_once(stack.enter_async_context(match) for match in matches)
            looks = [_look_on(targets, scripts, token, n) for n in range(onlookers)]
            await _some_at_once(stack.enter_async_context(look) for look in looks)
        with console.status(f"Playing {load.pace} moves a second"), _no_collection():
            samples = [await _used(targets)]
            sampling = asyncio.create_task(_sample(targets, samples, load.seconds))
            began = time.perf_counter()
            waits = await play_steadily(matches, load.pace, load.seconds)
            seconds = time.perf_counter() - began
            sampling.cancel()
            samples.append(await _used(targets))
    return _report(game, load, waits, seconds, samples)


def _report(
    game: str, load: Load, waits: list[float], seconds: float, samples: list[Used]
) -> LoadReport:
    return LoadReport(
        game=game,
        sockets=load.sockets,
        tables=load.tables,
        servers=load.servers,
        seconds=seconds,
        moves=len(waits),
        moves_per_s=len(waits) / seconds,
        p50_ms=quantile(waits, 0.5),
        p99_ms=quantile(waits, 0.99),
        longest_ms=max(waits) * 1000,
        cores=(samples[-1].cpu - samples[0].cpu) / seconds,
        memory_open_mb=samples[0].memory / MEGABYTE,
        memory_middle_mb=median(one.memory for one in samples) / MEGABYTE,
        memory_end_mb=samples[-1].memory / MEGABYTE,
        machine_load=os.getloadavg()[0],
    )


async def play_steadily(matches: list[Match], pace: int, seconds: float) -> list[float]:
    """So many moves a second in all, each table in its turn: how long each mover waited.

    A move that is late is made at once, and the time that it was late counts: a server that
    stalls must not slow down those who measure it.
    """
    waits: list[float] = []

    async def play(number: int, match: Match) -> None:
        for version in range(len(match.script.steps)):
            turn = number + version * len(matches)
            if turn >= pace * seconds:
                return
            due = began + turn / pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await match.acknowledged(version)
            waits.append(time.perf_counter() - due)

    began = time.perf_counter()
    await asyncio.gather(*(play(number, match) for number, match in enumerate(matches)))
    return waits


@contextlib.asynccontextmanager
async def _look_on(
    targets: list[Target], scripts: list[Script], token: str, number: int
) -> AsyncIterator[None]:
    """One more socket at a table, which reads what comes."""
    table = number % len(scripts)
    client = Client(_of(targets, table).origin, token)
    async with client.socket(scripts[table].table) as socket:
        await socket.send(encode(Hello(-1, changes=True)), text=True)
        await socket.recv()

        async def read() -> None:
            with contextlib.suppress(ConnectionClosedOK):
                while True:
                    await socket.recv(decode=False)

        reading = asyncio.create_task(read())
        try:
            yield
        finally:
            reading.cancel()


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """A look of the collector at all objects of so many clients takes longer than any move."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _of(targets: list[Target], table: int) -> Target:
    """The server of a table: all who are at it are on the same."""
    return targets[table % len(targets)]


async def _some_at_once(opening: Iterator[object]) -> None:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(task: object) -> None:
        async with limit:
            await task  # type: ignore[misc]

    await asyncio.gather(*map(one, opening))


async def _sample(targets: list[Target], samples: list[Used], seconds: float) -> None:
    """Look at the servers' memory some times meanwhile."""
    while True:
        await asyncio.sleep(seconds / 12)
        samples.append(await _used(targets))


async def _used(targets: list[Target]) -> Used:
    each = [await target.measure() for target in targets]
    return Used(sum(one.cpu for one in each), sum(one.memory for one in each))


def _print(console: Console, report: LoadReport) -> None:
    what = f"{report.sockets:,} sockets at {report.tables:,} tables, {report.servers} server(s)"
    console.print(f"{report.game}, {what}, {report.seconds:,.0f} s; load {report.machine_load:.1f}")
    console.print(f"  {report.moves:,} moves, {report.moves_per_s:,.0f} a second")
    console.print(
        f"  acknowledged after {report.p50_ms:.1f} ms (half), {report.p99_ms:.1f} ms (99 %), "
        f"{report.longest_ms:.0f} ms (the longest)"
    )
    console.print(f"  {report.cores:.2f} cores")
    console.print(
        f"  {report.memory_open_mb:,.0f} MB with all sockets open, {report.memory_middle_mb:,.0f} "
        f"in the middle, {report.memory_end_mb:,.0f} at the end"
    )
