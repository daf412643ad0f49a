"""`ludotheque bench server --sockets N`: many people at once, at a steady pace, for a while.

One game is worked out and copied to all tables: a table's dice hang on its secret, so all go the
same way. Two clients play at each table, and the other sockets look on. When a game is over all of
them go to a new table; the first is left early by most, so that games end at any time.
"""

import asyncio
import contextlib
import gc
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Protocol, Self

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
AT_ONCE = 50  # places whose sockets are being opened
LOOKS = 12  # at the memory, while it is played


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
    games: int  # each at a table of its own
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    longest_ms: float
    cores: float
    memory_mb: list[float]  # with all sockets open, then again and again until the end
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
        twice = 2 * load.tables  # the first is left early, the last not played to its end
        return await games.prepare_copies(store, game, twice, load.pace * load.seconds)


async def _measure(
    targets: list[Target],
    game: str,
    scripts: list[Script],
    token: str,
    load: Load,
    console: Console,
) -> LoadReport:
    async with contextlib.AsyncExitStack() as stack:
        places = _places(targets, scripts, token, load)
        with console.status(f"Opening {load.sockets:,} sockets"):
            await _some_at_once(stack.enter_async_context(place) for place in places)
        with console.status(f"Playing {load.pace} moves a second"), _no_collection():
            samples = [await _used(targets)]
            sampling = asyncio.create_task(_sample(targets, samples, load.seconds))
            began = time.perf_counter()
            waits = await play_steadily(places, load.pace, load.seconds)
            seconds = time.perf_counter() - began
            sampling.cancel()
            samples.append(await _used(targets))
    games_ = sum(place.games for place in places)
    return _report(game, load, waits, seconds, samples, games_)


def _report(
    game: str, load: Load, waits: list[float], seconds: float, samples: list[Used], games: int
) -> LoadReport:
    return LoadReport(
        game=game,
        sockets=load.sockets,
        tables=load.tables,
        servers=load.servers,
        seconds=seconds,
        moves=len(waits),
        games=games,
        moves_per_s=len(waits) / seconds,
        p50_ms=quantile(waits, 0.5),
        p99_ms=quantile(waits, 0.99),
        longest_ms=max(waits) * 1000,
        cores=(samples[-1].cpu - samples[0].cpu) / seconds,
        memory_mb=[one.memory / MEGABYTE for one in samples],
        machine_load=os.getloadavg()[0],
    )


class Playing(Protocol):
    """Where moves are made, one after the other."""

    async def move(self) -> None:
        """Make the next; it is over when it is acknowledged."""

    async def go_on(self) -> None:
        """Get ready for the one after it."""


async def play_steadily(places: Sequence[Playing], pace: int, seconds: float) -> list[float]:
    """So many moves a second in all, each place in its turn: how long each mover waited.

    A move that is late is made at once, and the time that it was late counts: a server that
    stalls must not slow down those who measure it.
    """
    waits: list[float] = []

    async def play(number: int, place: Playing) -> None:
        for turn in range(number, int(pace * seconds), len(places)):
            due = began + turn / pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await place.move()
            waits.append(time.perf_counter() - due)
            await place.go_on()

    began = time.perf_counter()
    await asyncio.gather(*(play(number, place) for number, place in enumerate(places)))
    return waits


class Place:
    """Two who play and some who look on, at one table after the other."""

    def __init__(
        self, target: Target, token: str, onlookers: int, scripts: Iterator[Script], first: int
    ) -> None:
        """`scripts` are the games that nobody plays yet; of the `first` so many moves are made."""
        self._origin = target.origin
        self._token = token
        self._onlookers = onlookers
        self._scripts = scripts
        self._length = first
        self._version = 0
        self.games = 0
        self._open = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._sit_down()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def move(self) -> None:
        await self._match.acknowledged(self._version)
        self._version += 1

    async def go_on(self) -> None:
        if self._version == self._length:
            await self._open.aclose()
            await self._sit_down()
            self._version, self._length = 0, len(self._match.script.steps)

    async def _sit_down(self) -> None:
        self.games += 1
        self._match = Match(self._origin, next(self._scripts))
        await self._open.enter_async_context(self._match)
        client = Client(self._origin, self._token)
        for _ in range(self._onlookers):
            await self._open.enter_async_context(_look_on(client, self._match.script.table))


def _places(targets: list[Target], scripts: list[Script], token: str, load: Load) -> list[Place]:
    """All of them; everybody at a place is on the same server."""
    onlookers = max(0, load.sockets - load.tables * len(scripts[0].tokens))
    waiting, length = iter(scripts), len(scripts[0].steps)
    return [
        Place(
            targets[number % len(targets)],
            token,
            len(range(number, onlookers, load.tables)),
            waiting,
            1 + number * length // load.tables,
        )
        for number in range(load.tables)
    ]


@contextlib.asynccontextmanager
async def _look_on(client: Client, table: str) -> AsyncIterator[None]:
    """One more socket at a table, which reads what comes."""
    async with client.socket(table) as socket:
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


async def _some_at_once(opening: Iterator[object]) -> None:
    limit = asyncio.Semaphore(AT_ONCE)

    async def one(task: object) -> None:
        async with limit:
            await task  # type: ignore[misc]

    await asyncio.gather(*map(one, opening))


async def _sample(targets: list[Target], samples: list[Used], seconds: float) -> None:
    """Look at the servers' memory some times meanwhile."""
    while True:
        await asyncio.sleep(seconds / LOOKS)
        samples.append(await _used(targets))


async def _used(targets: list[Target]) -> Used:
    each = [await target.measure() for target in targets]
    return Used(sum(one.cpu for one in each), sum(one.memory for one in each))


def _print(console: Console, report: LoadReport) -> None:
    what = f"{report.sockets:,} sockets at {report.tables:,} tables, {report.servers} server(s)"
    console.print(f"{report.game}, {what}, {report.seconds:,.0f} s; load {report.machine_load:.1f}")
    console.print(
        f"  {report.moves:,} moves in {report.games:,} games, {report.moves_per_s:,.0f} a second"
    )
    console.print(
        f"  acknowledged after {report.p50_ms:.1f} ms (half), {report.p99_ms:.1f} ms (99 %), "
        f"{report.longest_ms:.0f} ms (the longest)"
    )
    console.print(f"  {report.cores:.2f} cores")
    looks = ", ".join(f"{memory:,.0f}" for memory in report.memory_mb)
    console.print(f"  MB of memory, from all sockets open to the end: {looks}")
