"""Kills a server at random instants while people and bots play, and looks what is left.

    python -m tests.server.kill 400

Everything that anybody was told must be in the store: each step of an update, each
acknowledged action under its id, without gaps. After a restart the same people go on.
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
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ludotheque.store import Store, log, opening, schema, tables
from tests.server.client import prudent
from tests.server.launch import BUILDS

SEATS = [["me", "me", "me"]] * 6 + [["me", "casual", "casual"]] * 2
LONGEST_LIFE = 0.5  # seconds that people play before a server is killed
WELL_BEGUN = 0.8  # of the servers; the others are killed while they start
PATIENCE = 30
GAME = "gratte-ciel"


class Player:
    """Plays at one table after another, and remembers all that it was told."""

    def __init__(self, number, seats, origin):
        self.number, self.seats, self.origin = number, seats, origin
        self.chance = random.Random(number)
        self.cookie = self.table = self.pending = None
        self.told = {}  # (table, version) -> step
        self.done = {}  # (table, version) -> id
        self.asked = 0

    async def play(self, told):
        """Until the server is gone; `told` is set at the first news."""
        self.news = told
        try:
            async with httpx.AsyncClient(
                base_url=self.origin, headers={"Origin": self.origin}, timeout=PATIENCE
            ) as http:
                while True:
                    await self._sit_down(http)
                    await self._play_on()
                    self.table = None
        except (httpx.TransportError, ConnectionClosed, InvalidMessage, OSError):
            pass

    async def _sit_down(self, http):
        if self.cookie is None:
            answer = await http.post("/api/session", json={"name": f"P{self.number}"})
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        if self.table is None:
            seats = [
                {"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind}
                for kind in self.seats
            ]
            wish = {"game": GAME, "options": {}, "seats": seats}
            answer = await http.post("/api/tables", json=wish, headers={"Cookie": self.cookie})
            self.table = answer.json()["id"]
            self.version, self.pending = -1, None

    async def _play_on(self):
        """From where this player stood, to the end of the game."""
        address = self.origin.replace("http", "ws") + f"/ws/tables/{self.table}"
        async with connect(
            address,
            origin=self.origin,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE,
        ) as self.socket:
            await self._send({"type": "hello", "version": self.version})
            resent = False
            async for message in self._messages():
                if message["type"] == "update":
                    view = self._take_in(message)
                    if view["result"]:
                        return
                    if self.pending is not None and not resent:
                        await self._send(self.pending)  # was it taken before the kill?
                    resent = True
                    if self.pending is None and view["actions"]:
                        await self._act(view)
                elif message["type"] == "done":
                    self.done[self.table, message["version"]] = message["id"]
                    self.pending = None
                    if view["actions"]:
                        await self._act(view)
                elif message["type"] == "failed":
                    assert message["error"]["code"] == "stale-version", message
                    self.pending = None
                    if view["actions"]:
                        await self._act(view)

    def _take_in(self, message):
        view, steps = message["view"], message["steps"]
        if self.version >= 0:
            got = [step["version"] for step in steps]
            wanted = list(range(self.version + 1, view["version"] + 1))
            assert got == wanted, f"resumed at {self.version}, got {got}"
        for step in steps:
            self.told[self.table, step["version"]] = step
        self.version = view["version"]
        self.news.set()
        return view

    async def _act(self, view):
        self.asked += 1
        self.pending = {
            "type": "act",
            "id": f"{self.number}-{self.asked}",
            "version": view["version"],
            "action": prudent(self.chance.choices(view["actions"], k=3)),
        }
        await self._send(self.pending)

    async def _messages(self):
        async for frame in self.socket:
            for message in json.loads(frame):
                yield message

    async def _send(self, message):
        await self.socket.send(json.dumps(message))


class Report:
    """What the kills came to."""

    def __init__(self):
        self.kills = self.told = self.acknowledged = self.replayed = 0
        self.lost, self.gaps = [], []

    @property
    def clean(self):
        return not self.lost and not self.gaps

    def __str__(self):
        return (
            f"{self.kills} kills, {self.told} steps told, {self.acknowledged} acknowledged: "
            f"{len(self.lost)} lost, {len(self.gaps)} gaps"
        )


def look(path, players, report):
    """Compare what people were told with what is stored."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        query = "SELECT table_id, version, seat, asked FROM steps ORDER BY table_id, version"
        stored = {(table, version): rest for table, version, *rest in database.execute(query)}
    database.close()
    versions = {}
    for table, version in stored:
        versions.setdefault(table, []).append(version)
    report.gaps += [table for table, v in versions.items() if v != list(range(len(v)))]
    for player in players:
        for key, step in player.told.items():
            if key not in stored or stored[key][0] != step["seat"]:
                report.lost.append(("told", key))
        for key, asked in player.done.items():
            if key not in stored or stored[key][1] != asked:
                report.lost.append(("acknowledged", key))
    report.told = sum(len(player.told) for player in players)
    report.acknowledged = sum(len(player.done) for player in players)


async def harness(kills, build="honest", seed=None, progress=lambda _: None):
    """Kill so many times, or until something is found missing."""
    chance, report = random.Random(seed), Report()
    with tempfile.TemporaryDirectory(prefix="ludotheque-kill-") as folder:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        launcher = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.launch", folder, stdin=PIPE, stdout=PIPE
        )
        await launcher.stdout.readline()
        origin = f"http://127.0.0.1:{port}"
        players = [Player(number, seats, origin) for number, seats in enumerate(SEATS)]
        try:
            while report.kills < kills and report.clean:
                await life_and_death(launcher, f"{build} {port}", players, chance)
                report.kills += 1
                look(f"{folder}/ludotheque.sqlite3", players, report)
                progress(report)
        finally:
            launcher.stdin.close()
            await launcher.wait()
        if report.clean:
            report.replayed = await replay(f"{folder}/ludotheque.sqlite3")
    return report


async def replay(path):
    """Play every stored game again from its first step; each hash must come out the same."""
    with closing(Store(f"sqlite:///{path}")) as store:
        ids = await store.read(lambda c: list(c.execute(select(schema.tables.c.id)).scalars()))
        for table in ids:
            row = await store.read(tables.load, table)
            last = await store.read(log.last_version, table)
            played = await store.read(opening.open_table, row, 0)
            assert (played.first, played.version) == (0, last)
        return len(ids)


async def life_and_death(launcher, build, players, chance):
    """One server, from its start to its sudden end."""
    launcher.stdin.write(f"start {build}\n".encode())
    pid = int((await launcher.stdout.readline()).split()[1])
    told = asyncio.Event()
    playing = [asyncio.create_task(player.play(told)) for player in players]
    if chance.random() < WELL_BEGUN:
        await asyncio.wait_for(told.wait(), PATIENCE)  # or it has ended by itself
    await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
    os.kill(pid, signal.SIGKILL)
    assert (await launcher.stdout.readline()).startswith(b"gone")
    await asyncio.gather(*playing)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kills", type=int)
    parser.add_argument("--build", choices=BUILDS, default="honest")
    parser.add_argument("--seed", type=int)
    chosen = parser.parse_args()
    start = time.monotonic()

    def progress(report):
        print(f"\r{report} ({time.monotonic() - start:.0f} s)", end="", flush=True)

    report = asyncio.run(harness(chosen.kills, chosen.build, chosen.seed, progress))
    print()
    return 0 if report.clean else 1


if __name__ == "__main__":
    sys.exit(main())
