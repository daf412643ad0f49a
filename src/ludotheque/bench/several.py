"""`ludotheque bench server --servers N --database …`: so many servers against one, in one run.

Rounds of both alternate, so that whatever else the machine does falls on both alike. Clients play
in processes of their own, PostgreSQL in its: a move's CPU time is told for each of the three.
With `--share` every server has so much of a core and no more, whichever else it could have.
"""

import asyncio
import contextlib
import os
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median

import msgspec
import uvloop
from rich.console import Console
from sqlalchemy import Connection, text

from ludotheque.bench import games
from ludotheque.bench.clients import Match, play_paced, quantile
from ludotheque.bench.crowd import Crowd, Seated
from ludotheque.bench.games import Script
from ludotheque.bench.shares import Share, shares
from ludotheque.bench.target import Target, serving
from ludotheque.registry import Title
from ludotheque.server.edge import raise_descriptors
from ludotheque.store import Store

MICRO = 1e6


class Wish(msgspec.Struct):
    """How much is measured."""

    servers: int
    database: str
    tables: int = 50
    pace: int = 400  # moves a second, for the latency
    share: int = 0  # percent of a core for each server; 0: whatever there is
    together: bool = False  # a control: one share for all servers
    rounds: int = 5
    paced_seconds: int = 10


class Round(msgspec.Struct):
    """One round: moves a second, and the microseconds of CPU that a move took of each part."""

    moves_per_s: float
    servers_us: float
    database_us: float
    clients_us: float


class Comparison(msgspec.Struct):
    """Medians of the rounds of one server and of all, and how long until all servers know."""

    game: str
    servers: int
    tables: int
    rounds: int
    share: int
    together: bool
    one: Round
    all: Round
    pace: int
    here_p50_ms: float
    here_p99_ms: float
    across_p50_ms: float
    across_p99_ms: float
    cores: int
    machine_load: float


def run(title: Title, wish: Wish, *, as_json: bool) -> None:
    """Measure; Failed when a server does not do its part."""
    raise_descriptors()
    console = Console(stderr=as_json)
    found = uvloop.run(measure(title.id, wish, console))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(console, found)


async def measure(game: str, wish: Wish, console: Console) -> Comparison:
    wanted = (1 if wish.together else wish.servers) if wish.share else 0
    with shares(wish.share, wanted) as given:
        return await _prepare(game, wish, given, console)


async def _prepare(game: str, wish: Wish, given: list[Share], console: Console) -> Comparison:
    count = wish.tables * (2 * wish.rounds + 2)
    with console.status(f"Making {count:,} tables"), closing(Store(wish.database)) as store:
        scripts, _ = await games.prepare_copies(store, game, count)
        database = Postmaster(await store.read(_backend))
    parts = [scripts[n : n + wish.tables] for n in range(0, count, wish.tables)]
    with tempfile.TemporaryDirectory(prefix="ludotheque-bench-") as folder:
        async with serving(Path(folder), wish.servers, wish.database) as targets:
            for number, target in enumerate(targets if given else []):
                given[number % len(given)].give(target.pid)
            return await _measure(game, wish, targets, parts, database, console)


async def _measure(
    game: str,
    wish: Wish,
    targets: list[Target],
    parts: list[list[Script]],
    database: "Postmaster",
    console: Console,
) -> Comparison:
    here = await _paced(targets[:1], parts.pop(), wish, console)
    across = await _paced(targets, parts.pop(), wish, console)
    one, several = [], []
    for number in range(wish.rounds):
        with console.status(f"Playing as fast as it goes, round {number + 1}"):
            one.append(await _round(targets[:1], wish.servers, parts.pop(), database))
            several.append(await _round(targets, wish.servers, parts.pop(), database))
        ratio = several[-1].moves_per_s / one[-1].moves_per_s
        console.print(f"round {number + 1}: {ratio:.2f} times the moves a second of one server")
    return Comparison(
        game=game,
        servers=wish.servers,
        tables=wish.tables,
        rounds=wish.rounds,
        share=wish.share,
        together=wish.together,
        one=_median(one),
        all=_median(several),
        pace=wish.pace,
        here_p50_ms=quantile(here, 0.5),
        here_p99_ms=quantile(here, 0.99),
        across_p50_ms=quantile(across, 0.5),
        across_p99_ms=quantile(across, 0.99),
        cores=len(os.sched_getaffinity(0)),
        machine_load=os.getloadavg()[0],
    )


async def _paced(
    targets: list[Target], scripts: list[Script], wish: Wish, console: Console
) -> list[float]:
    """Who plays together is at two servers, where there are two: until both have seen a move."""
    async with contextlib.AsyncExitStack() as stack:
        matches = []
        for number, script in enumerate(scripts):
            first, second = (targets[(number + k) % len(targets)].origin for k in range(2))
            matches.append(await stack.enter_async_context(Match(first, script, second)))
        with console.status(f"Playing {wish.pace} moves a second by {len(targets)} servers"):
            return await play_paced(matches, wish.pace, wish.paced_seconds)


async def _round(
    targets: list[Target], crowds: int, scripts: list[Script], database: "Postmaster"
) -> Round:
    """As fast as it goes, tables dealt out to the servers, by as many processes of clients."""
    seated = [
        Seated(targets[number % len(targets)].origin, script)
        for number, script in enumerate(scripts)
    ]
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Crowd(seated[number::crowds]))
            for number in range(crowds)
        ]
        before = await _cpu(targets), database.cpu()
        played = await asyncio.gather(*(crowd.play() for crowd in clients))
        after = await _cpu(targets), database.cpu()
    moves = sum(one.moves for one in played)
    seconds = max(one.ended for one in played) - min(one.began for one in played)
    return Round(
        moves_per_s=moves / seconds,
        servers_us=(after[0] - before[0]) / moves * MICRO,
        database_us=(after[1] - before[1]) / moves * MICRO,
        clients_us=sum(one.cpu for one in played) / moves * MICRO,
    )


async def _cpu(targets: list[Target]) -> float:
    return sum([(await target.measure()).cpu for target in targets])


def _median(rounds: list[Round]) -> Round:
    names = Round.__struct_fields__
    return Round(*(median(getattr(one, name) for one in rounds) for name in names))


def _backend(connection: Connection) -> int:
    return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())


class Postmaster:
    """PostgreSQL's processes, where they run on this machine."""

    def __init__(self, backend: int) -> None:
        """`backend` is one of them."""
        self._pid = _stat(backend)[1] if _stat(backend) else 0

    def cpu(self) -> float:
        """CPU seconds of all that are and were; 0 where they are somewhere else."""
        ticks = sum(_stat(self._pid)[11:15]) if self._pid else 0
        for process in Path("/proc").glob("[0-9]*"):
            found = _stat(int(process.name))
            if self._pid and found and found[1] == self._pid:
                ticks += sum(found[11:13])
        return ticks / os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> list[int]:
    """The numbers of /proc/PID/stat after its state; its parent's is the first of them."""
    try:
        line = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return [0, *map(int, line.rsplit(")", 1)[1].split()[1:])]


def _print(console: Console, found: Comparison) -> None:
    one, several = found.one, found.all
    console.print(
        f"{found.game}, {found.servers} servers against one, {found.tables} tables, medians of "
        f"{found.rounds} rounds; {found.cores} cores, load {found.machine_load:.1f}"
    )
    if found.share:
        whose = "all servers together have" if found.together else "each server has"
        console.print(f"  {whose} {found.share} % of a core")
    ratio = several.moves_per_s / one.moves_per_s
    console.print(
        f"  {several.moves_per_s:,.0f} moves per second against {one.moves_per_s:,.0f}: "
        f"{ratio:.2f} times"
    )
    by_cpu = [MICRO / found.servers_us for found in (several, one)]
    console.print(
        f"  {by_cpu[0]:,.0f} per second of the servers' CPU against {by_cpu[1]:,.0f}: "
        f"{by_cpu[0] / by_cpu[1]:.2f} times"
    )
    for what, part in (("one", one), (f"{found.servers}", several)):
        console.print(
            f"  CPU of a move by {what}: servers {part.servers_us:.0f} us, PostgreSQL "
            f"{part.database_us:.0f} us, clients {part.clients_us:.0f} us"
        )
    console.print(
        f"  at {found.pace} moves/s seen by the other after {found.across_p50_ms:.1f} ms (half), "
        f"{found.across_p99_ms:.1f} ms (99 %) at another server, {found.here_p50_ms:.1f} and "
        f"{found.here_p99_ms:.1f} ms at the same"
    )
