"""Two people play while one visitor misbehaves: `python -m tests.server.flood [CASE ...]`.

Each case has a server of its own, with the settings that a host has who sets nothing. The
visitor is another process with another address of this machine (127.0.0.2, so Linux only), and
is bounded in time and number; it yields to the others where they want the same core, because
it would have a machine of its own. The players' acknowledgements must come within 250 ms in 99
of 100 cases. `--unguarded` is the control: the same server without limits and with uvicorn's
own protocols, which must be caught.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import connect

from ludotheque.server.run import assemble, configure, listen
from ludotheque.server.settings import Settings
from ludotheque.store import Store
from tests.server.client import TRUST, prudent, seats_for
from tests.server.flood_cases import CASES, Visitor
from tests.server.running import NO_LIMITS, plain

SECONDS = 8.0
PACE = 0.03  # seconds between two moves
ENOUGH = 0.25  # seconds within which a move is acknowledged
SHARE = 0.99
LONGEST_WAIT = 30.0
POLITE = 10  # how much the visitor yields
MEGABYTE = 1024 * 1024
WIDTHS = "{:<12} {:>9} {:>6} {:>8} {:>8} {:>8} {:>7} {:>7}  {}"


class Row(msgspec.Struct):
    """What one case came to. Times in seconds, memory in bytes."""

    case: str
    asked: int
    waits: list[float]
    before: int
    after: int

    @property
    def slow(self):
        return quantile(self.waits, SHARE) > ENOUGH

    def __str__(self):
        times = [quantile(self.waits, share) for share in (0.5, SHARE, 1.0)]
        return WIDTHS.format(
            self.case,
            self.asked,
            len(self.waits),
            *(f"{1000 * wait:.0f} ms" for wait in times),
            f"{self.before / MEGABYTE:.0f} MB",
            f"{self.after / MEGABYTE:.0f} MB",
            "SLOW" if self.slow else "",
        ).rstrip()


def quantile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


# The server


def serve(folder, build):
    """A server in this process, until it is ended."""
    more = {} if build == "guarded" else {"rates": NO_LIMITS, "connections_per_address": 100_000}
    settings = Settings(data=folder, port=0, bot_delay=0.0, browser=False, **more)
    listening = listen(settings)
    port = listening.getsockname()[1]
    services = assemble(settings, Store(settings.database_address()))
    config = (plain if build == "unguarded" else configure)(services, port)
    print(port, flush=True)
    uvicorn.Server(config).run([listening])


@asynccontextmanager
async def started(build):
    with tempfile.TemporaryDirectory(prefix="ludotheque-flood-") as folder:
        command = (sys.executable, "-m", "tests.server.flood", "--serve", folder, build)
        process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=DEVNULL)
        try:
            port = int(await process.stdout.readline())
            yield process.pid, f"http://127.0.0.1:{port}"
        finally:
            process.kill()
            await process.wait()


def memory(pid):
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# The players


class Players:
    """Ada and Bob at a table, who note how long each move takes to be acknowledged."""

    def __init__(self, origin):
        self.origin = origin
        self.table = ""
        self.waits = []
        self._heard = asyncio.Condition()

    async def open(self):
        self._cookies = [await self._come_in(name) for name in ("Ada", "Bob")]
        await self._sit_down()

    async def play(self, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await self._game(until)
            if time.monotonic() < until:
                await self._sit_down()

    async def _come_in(self, name):
        answer = await self._post("/api/session", {"name": name}, "")
        return answer.headers["set-cookie"].split(";")[0]

    async def _sit_down(self):
        wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for(["me", "open", "me"])}
        answer = await self._post("/api/tables", wish, self._cookies[0])
        self.table = answer.json()["id"]
        await self._post(f"/api/tables/{self.table}/join", {"seat": 1}, self._cookies[1])

    async def _post(self, path, body, cookie):
        headers = {"Origin": self.origin, "Cookie": cookie}
        given = {"base_url": self.origin, "timeout": LONGEST_WAIT, "verify": TRUST}
        async with httpx.AsyncClient(**given) as http:
            answer = await http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer

    async def _game(self, until):
        """One game, or as much of it as there is time for."""
        async with self._socket(0) as ada, self._socket(1) as bob:
            views, done, sockets = [None, None], set(), [ada, bob]
            listening = [asyncio.create_task(self._listen(n, sockets, views, done)) for n in (0, 1)]
            try:
                for number in range(1000):
                    async with asyncio.timeout(LONGEST_WAIT):
                        mover = await self._turn(views)
                    if mover is None or time.monotonic() > until:
                        return
                    await self._move(sockets[mover], views[mover], str(number), done)
                    await asyncio.sleep(PACE)
            finally:
                for task in listening:
                    task.cancel()

    async def _turn(self, views):
        """Who is to act, once both see the same; None when the game is over."""

        def settled():
            return all(views) and views[0]["version"] == views[1]["version"]

        async with self._heard:
            await self._heard.wait_for(settled)
        movers = [n for n in (0, 1) if views[n]["actions"]]
        return movers[0] if movers else None

    async def _move(self, opened, view, asked, done):
        action = prudent(view["actions"])
        act = {"type": "act", "id": asked, "version": view["version"], "action": action}
        began = time.perf_counter()
        await opened.send(json.dumps(act))
        try:
            async with asyncio.timeout(LONGEST_WAIT), self._heard:
                await self._heard.wait_for(lambda: asked in done)
        finally:
            self.waits.append(time.perf_counter() - began)

    async def _listen(self, number, sockets, views, done):
        async for text in sockets[number]:
            for message in json.loads(text):
                if message["type"] == "update":
                    views[number] = message["view"]
                elif message["type"] == "done":
                    done.add(message["id"])
                assert message["type"] != "failed", message
            async with self._heard:
                self._heard.notify_all()

    @asynccontextmanager
    async def _socket(self, number):
        address = f"{self.origin.replace('http', 'ws')}/ws/tables/{self.table}"
        async with connect(
            address,
            origin=self.origin,
            additional_headers={"Cookie": self._cookies[number]},
            compression=None,
            ping_interval=None,
            open_timeout=LONGEST_WAIT,
        ) as opened:
            await opened.send('{"type":"hello","version":-1}')
            yield opened


# The harness


async def harness(case, build="guarded", seconds=SECONDS):
    """One case: a server, two players, a visitor."""
    async with started(build) as (pid, origin):
        players = Players(origin)
        await players.open()
        before = memory(pid)
        command = (sys.executable, "-m", "tests.server.flood", "--visit", case)
        visit = await asyncio.create_subprocess_exec(
            *command, origin, players.table, str(seconds), stdout=PIPE
        )
        try:
            await visit.stdout.readline()  # it is ready
            try:
                await players.play(seconds)
            except (TimeoutError, OSError) as gone:
                print(f"{case}: the players gave up ({gone!r})", file=sys.stderr)
                players.waits.append(LONGEST_WAIT)
            players.waits = players.waits or [LONGEST_WAIT]  # they never had a turn
            asked = int(await asyncio.wait_for(visit.stdout.readline(), LONGEST_WAIT) or 0)
        finally:
            if visit.returncode is None:
                visit.kill()
            await visit.wait()
        return Row(case, asked, players.waits, before, memory(pid))


async def misbehave(case, origin, table, seconds):
    """What the visitor's process does."""
    visitor = Visitor(origin, table, float(seconds))
    await visitor.come_in()
    print("ready", flush=True)
    await visitor.run(CASES[case])
    print(visitor.asked, flush=True)


async def run(chosen):
    names = ("case", "requests", "moves", "p50", "p99", "max", "before", "after", "")
    print(WIDTHS.format(*names).rstrip())
    slow = 0
    for case in chosen.cases or CASES:
        row = await harness(case, "unguarded" if chosen.unguarded else "guarded", chosen.seconds)
        print(row, flush=True)
        slow += row.slow
    return 1 if slow else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--unguarded", action="store_true", help="the control, which must fail")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--visit", nargs=4, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        return serve(*chosen.serve)
    if chosen.visit:
        os.nice(POLITE)
        return asyncio.run(misbehave(*chosen.visit))
    unknown = set(chosen.cases) - set(CASES)
    if unknown:
        parser.error(f"there are no such cases: {', '.join(sorted(unknown))}")
    return asyncio.run(run(chosen))


if __name__ == "__main__":
    sys.exit(main())
