"""Kills a server while people play by notices alone: `python -m tests.server.kill_notices 200`.

Nobody looks at the table. Whoever is told that it is their turn comes, acts and goes; so a notice
that is lost in a kill stops the game, and is seen. What comes twice must have the same id, for its
receiver to show it once: every id that came is that of a notice, and each notice has one. And the
clock that runs is that of whoever is to act.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from contextlib import closing

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import prudent
from tests.server.receivers import Endpoint

LONGEST_LIFE = 0.6  # seconds until a server is killed
STOPPED = 20.0  # seconds of a server's life in which nobody is told anything
GAME = "gratte-ciel"
TIMING = {"turn": 86400, "bank": 86400, "increment": 0}
# Whose clocks run at each table, and who is to act after its last step, as bits.
CLOCKS = """SELECT t.deciders, s.deciders FROM timers t JOIN steps s ON s.table_id = t.table_id
    WHERE s.version = (SELECT max(version) FROM steps WHERE table_id = t.table_id)"""
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


class Verdict(msgspec.Struct):
    """What receivers that honour ids show, and how often a message came again with the same.

    `astray` are the tables where a clock runs that should not.
    """

    shown: int
    again: int
    doubled: int
    lost: int
    astray: int

    def broken(self):
        return bool(self.lost or self.doubled or self.astray)


def judge(posts, folder):
    """Compare what came with the notices that were written."""
    ids = [headers["Idempotency-Key"] for _, headers, _ in posts]
    with closing(sqlite3.connect(folder + "/ludotheque.sqlite3")) as file:
        written = file.execute("SELECT message, state FROM outbox").fetchall()
        clocks = file.execute(CLOCKS).fetchall()
    doubled = set(ids) - {message for message, _ in written}
    lost = {message for message, state in written if state == "sent"} - set(ids)
    shown = len(set(ids))
    astray = sum(sum(1 << seat for seat in json.loads(runs)) != asked for runs, asked in clocks)
    return Verdict(shown, len(ids) - shown, len(doubled), len(lost), astray)


async def harness(kills, build="impatient", seed=None):
    """The world after so many kills, or the first that does harm; None where the game stops."""
    chance = random.Random(seed)
    with (
        closing(Endpoint()) as endpoint,
        tempfile.TemporaryDirectory(prefix="ludotheque-kill-") as folder,
    ):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = (sys.executable, "-m", "tests.server.launch", folder)
        environment = {**os.environ, "LUDOTHEQUE_HOOKS": endpoint.host}
        launcher = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment
        )
        await launcher.stdout.readline()
        world = World(endpoint, f"http://127.0.0.1:{port}")
        try:
            for _ in range(kills):
                if not await life(launcher, f"{build} {port}", world, chance):
                    return world, None
                verdict = judge(endpoint.posts, folder)
                if verdict.broken():
                    break
        finally:
            launcher.stdin.close()
            await launcher.wait()
        return world, verdict


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
    assert (await launcher.stdout.readline()).startswith(b"gone")
    playing.cancel()  # or they would wait to be told for ever
    await asyncio.wait([playing])
    return moved


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kills", type=int)
    builds = ("impatient", "at-most-once", "new-ids")
    parser.add_argument("--build", choices=builds, default=builds[0])
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    world, verdict = asyncio.run(harness(chosen.kills, chosen.build, chosen.seed))
    if verdict is None:
        print(f"{world.turns} turns, then a notice was lost")
        return 1
    print(
        f"{chosen.kills} kills, {world.turns} turns, {verdict.shown} notices shown, "
        f"{verdict.lost} lost, {verdict.doubled} doubled, {verdict.astray} clocks astray; "
        f"{verdict.again} came again by the same id"
    )
    return 1 if verdict.broken() else 0


if __name__ == "__main__":
    sys.exit(main())
