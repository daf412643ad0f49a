"""Kills a server while people play by notices alone: `python -m tests.server.kill_notices 200`.

Nobody looks at the table. Whoever is told that it is their turn comes, acts and goes; so a notice
that is lost in a kill stops the game, and is seen. One that comes twice has the same id.
"""

import argparse
import asyncio
import collections
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from contextlib import closing

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import prudent
from tests.server.receivers import Endpoint

LONGEST_LIFE = 0.6  # seconds until a server is killed
STOPPED = 20.0  # seconds of a server's life in which nobody is told anything
GAME = "gratte-ciel"
TIMING = {"turn": 86400, "bank": 86400, "increment": 0}
CUT = (httpx.TransportError, ConnectionClosed, InvalidMessage, InvalidHandshake, OSError)


class World:
    """Three people, their cookies and one table after another."""

    def __init__(self, endpoint, origin):
        self.endpoint, self.origin = endpoint, origin
        self.cookies, self.table, self.turns = [], None, 0
        self.begun = False
        self.read = 0

    async def begin(self):
        """Come in, leave a webhook, and sit down; whatever a kill interrupts is done again."""
        async with httpx.AsyncClient(base_url=self.origin, timeout=5) as http:
            while len(self.cookies) < 3:
                answer = await self.post(http, "/api/session", {"name": "P"}, None)
                cookie = answer.headers["set-cookie"].split(";")[0]
                url = f"{self.endpoint.url}/{len(self.cookies)}"
                hook = json.dumps({"url": url, "format": "json"})
                wish = {"kind": "webhook", "address": hook, "kinds": ["turn"]}
                await self.post(http, "/api/notices/channels", wish, cookie)
                self.cookies.append(cookie)
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            wish = {"game": GAME, "options": {}, "seats": seats, "pace": "leisure"}
            wish["timing"] = TIMING
            made = (await self.post(http, "/api/tables", wish, self.cookies[0])).json()["id"]
            for seat in (1, 2):
                join = f"/api/tables/{made}/join"
                await self.post(http, join, {"seat": seat}, self.cookies[seat])
        self.table, self.begun = made, False

    async def post(self, http, path, body, cookie):
        http.cookies.clear()  # one client for all three
        headers = {"Origin": self.origin, **({"Cookie": cookie} if cookie else {})}
        answer = await http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer

    async def act(self, person):
        """Come, act while it is my turn, and go."""
        address = self.origin.replace("http", "ws") + f"/ws/tables/{self.table}"
        more = {"origin": self.origin, "compression": None, "open_timeout": 5}
        headers = {"Cookie": self.cookies[person]}
        async with connect(address, additional_headers=headers, **more) as line:
            await line.send(json.dumps({"type": "hello", "version": -1}))
            async for frame in line:
                views = [one["view"] for one in json.loads(frame) if one["type"] == "update"]
                if not views:
                    continue
                if views[-1]["result"]:
                    self.table = None
                if not views[-1]["actions"]:
                    return
                act = {"type": "act", "id": "a", "version": views[-1]["version"]}
                await line.send(json.dumps({**act, "action": prudent(views[-1]["actions"])}))
                self.turns += 1

    async def play(self):
        """Until the server is gone: whoever is told acts."""
        try:
            while True:
                if self.table is None:
                    await self.begin()
                if not self.begun:  # nobody is told of the very first turn
                    for person in range(3):
                        await self.act(person)
                    self.begun = True
                if self.read < len(self.endpoint.posts):
                    path, _, body = self.endpoint.posts[self.read]
                    if self.table in json.loads(body)["url"]:
                        await self.act(int(path[1:]))
                    self.read += 1
                else:
                    await asyncio.sleep(0.002)
        except CUT:
            pass


async def harness(kills, build="impatient", seed=None):
    """The kills, the turns, how many notices came and how many twice; None where the game stops."""
    chance = random.Random(seed)
    with (
        closing(Endpoint()) as endpoint,
        tempfile.TemporaryDirectory(prefix="ludotheque-kill-") as folder,
    ):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = (sys.executable, "-m", "tests.server.launch", folder, str(port))
        environment = {**os.environ, "LUDOTHEQUE_HOOKS": endpoint.host}
        launcher = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment
        )
        await launcher.stdout.readline()
        world = World(endpoint, f"http://127.0.0.1:{port}")
        try:
            for _ in range(kills):
                if not await life(launcher, build, world, chance):
                    return world, None
        finally:
            launcher.stdin.close()
            await launcher.wait()
        ids = collections.Counter(headers["Idempotency-Key"] for _, headers, _ in endpoint.posts)
        return world, sum(count - 1 for count in ids.values())


async def life(launcher, build, world, chance):
    """One server, killed after at least one turn; False when no turn comes any more."""
    launcher.stdin.write(f"start {build}\n".encode())
    pid = int((await launcher.stdout.readline()).split()[1])
    playing = asyncio.create_task(world.play())
    before, begun = world.turns, time.monotonic()
    while world.turns == before and time.monotonic() - begun < STOPPED:
        if playing.done():  # it was not up yet
            await asyncio.sleep(0.02)
            playing = asyncio.create_task(world.play())
        await asyncio.sleep(0.005)
    moved = world.turns > before
    await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
    os.kill(pid, signal.SIGKILL)
    assert await launcher.stdout.readline() == b"gone\n"
    playing.cancel()  # or they would wait to be told for ever
    await asyncio.wait([playing])
    return moved


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kills", type=int)
    parser.add_argument("--build", choices=("impatient", "at-most-once"), default="impatient")
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    world, twice = asyncio.run(harness(chosen.kills, chosen.build, chosen.seed))
    came = len(world.endpoint.posts)
    if twice is None:
        print(f"{world.turns} turns, {came} notices, then one was lost")
        return 1
    print(f"{chosen.kills} kills, {world.turns} turns, {came} notices, none lost, {twice} again")
    return 0


if __name__ == "__main__":
    sys.exit(main())
