"""Plays a great many moves through a running server and watches its memory.

    python -m tests.server.memory gratte-ciel 1000000

Games at many tables at once, each followed by a new one; finished tables are put away soon.
It fails when the server grew by more than 5 % between the first mark and the last.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Raw
from websockets.asyncio.client import connect

from ludotheque import registry
from ludotheque.bench import target
from ludotheque.server.room import audience, rooms

MOVES = 1_000_000
MARK = 100_000  # moves between two looks at the memory
FEWEST_MARKS = 5  # in a shorter run
MOST = 1.05  # times the memory at the first mark
TABLES = 32
PREVIEWS = 10  # one for so many moves
PATIENCE = 60
SOON = 1  # seconds after which a table that nobody uses is put away
BUILDS = ("honest", "forgetful")
FORGOTTEN = 100_000  # bytes that the planted fault keeps of every view

encode = msgspec.json.Encoder().encode


class Seen(msgspec.Struct):
    """As much of a view as it takes to choose."""

    version: int
    actions: list[Raw]
    result: Any


class Told(msgspec.Struct):
    type: str
    view: Seen | None = None


decode = msgspec.json.Decoder(list[Told]).decode


class Soak:
    """Plays until all moves are made; `marks` are moves and the server's bytes then."""

    def __init__(self, game, moves, origin, memory, progress):
        self.title, self.moves = registry.title(game), moves
        self.origin, self.memory, self.progress = origin, memory, progress
        self.every = min(MARK, moves // FEWEST_MARKS)
        self.made = 0
        self.marks = []

    async def play(self):
        await asyncio.gather(*map(self._play_games, range(TABLES)))

    async def _play_games(self, number):
        """One game after another, with one person in all seats."""
        chance = random.Random(number)
        # No kept connection: a server may close it in the moment when it is used again.
        once = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=PATIENCE, limits=once
        ) as http:
            answer = await http.post("/api/session", json={"name": f"P{number}"})
            cookie = answer.headers["set-cookie"].split(";")[0]
            while self.made < self.moves:
                players = self.title.about.players
                seats = chance.randint(players.fewest, players.most)
                wish = {
                    "game": self.title.id,
                    "options": self.title.about.simulation,
                    "seats": [{"kind": "me"}] * seats,
                }
                opened = await http.post("/api/tables", json=wish)
                await self._play_game(opened.json()["id"], cookie, chance)

    async def _play_game(self, table, cookie, chance):
        address = self.origin.replace("http", "ws") + f"/ws/tables/{table}"
        async with connect(
            address,
            origin=self.origin,
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as socket:
            await socket.send(encode({"type": "hello", "version": -1}), text=True)
            acted = -1
            async for frame in socket:
                for told in decode(frame):
                    assert told.type != "failed", frame
                    if told.view is None or told.view.version <= acted:
                        continue
                    if told.view.result is not None or self.made >= self.moves:
                        return
                    acted = told.view.version
                    await self._act(socket, told.view, chance)

    async def _act(self, socket, view, chance):
        wish = {"id": str(view.version), "version": view.version}
        wish["action"] = chance.choice(view.actions)
        if view.version % PREVIEWS == 0:
            await socket.send(encode({"type": "preview", **wish, "id": "preview"}), text=True)
        await socket.send(encode({"type": "act", **wish}), text=True)
        self.made += 1
        if self.made % self.every == 0:
            self.marks.append((self.made, self.memory()))
            self.progress(*self.marks[-1])


async def soak(game, moves, build="honest", progress=lambda *_: None):
    """The marks of a run: how many moves were made, and the server's bytes then."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-memory-") as folder:
        async with running(folder, build) as (origin, process):
            run = Soak(game, moves, origin, lambda: resident(process), progress)
            await run.play()
            return run.marks


def grown(marks):
    """How many times the memory at the first mark the server has at the last."""
    return marks[-1][1] / marks[0][1]


def resident(process):
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(folder, build):
    """The server of the benchmark in a process of its own: its address and number."""
    start = f"from tests.server.memory import serve; serve({build!r})"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", start, folder, stdin=PIPE, stdout=PIPE
    )
    try:
        yield (await process.stdout.readline()).decode().strip(), process.pid
    finally:
        process.terminate()
        await process.communicate()


def serve(build):
    rooms.IDLE_SECONDS = rooms.SWEEP_SECONDS = SOON
    if build == "forgetful":
        forget_views(setattr)
    target.main()


def forget_views(change):
    """The planted fault: something of every view is kept for ever."""
    honest, kept = audience.view, []

    def forgetful(*seen):
        kept.append(b"x" * FORGOTTEN)
        return honest(*seen)

    change(audience, "view", forgetful)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=registry.titles())
    parser.add_argument("moves", type=int, nargs="?", default=MOVES)
    parser.add_argument("--build", choices=BUILDS, default="honest")
    chosen = parser.parse_args()
    start = time.monotonic()

    def progress(moves, memory):
        seconds = time.monotonic() - start
        print(f"{moves:,} moves: {memory / 1e6:.1f} MB ({seconds:.0f} s)", flush=True)

    marks = uvloop.run(soak(chosen.game, chosen.moves, chosen.build, progress))
    print(f"{grown(marks):.3f} times the memory of the first mark")
    return 0 if grown(marks) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
