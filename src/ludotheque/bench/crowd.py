"""Clients in a process of their own, so that they and not the servers are what there is more of."""

import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import Self

import msgspec
import uvloop

from ludotheque.bench.clients import Match, play_fast
from ludotheque.bench.games import Script
from ludotheque.bench.target import Failed
from ludotheque.server.edge import raise_descriptors


class Seated(msgspec.Struct):
    """A game to be played, and the server to play it by."""

    origin: str
    script: Script


class Played(msgspec.Struct):
    """How many moves, from when to when by the machine's clock, and the CPU seconds for them."""

    moves: int
    began: float
    ended: float
    cpu: float


class Crowd:
    """Sits down at its tables when it is opened, and plays when it is asked to."""

    def __init__(self, games: list[Seated]) -> None:
        self._games = games
        self._process: Process | None = None

    async def __aenter__(self) -> Self:
        command = (sys.executable, "-c", f"from {__name__} import main; main()")
        limit = 1 << 24  # of a line: all games of all tables
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=limit
        )
        await self._ask(msgspec.json.encode(self._games))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        await self._process.communicate()

    async def play(self) -> Played:
        return msgspec.json.decode(await self._ask(b""), type=Played)

    async def _ask(self, line: bytes) -> bytes:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(line + b"\n")
        answer = await process.stdout.readline()
        if not answer:
            raise Failed("the clients have ended")
        return answer


def main() -> None:
    raise_descriptors()
    uvloop.run(_play(msgspec.json.decode(sys.stdin.readline(), type=list[Seated])))


async def _play(games: list[Seated]) -> None:
    async with contextlib.AsyncExitStack() as stack:
        matches = [Match(game.origin, game.script) for game in games]
        for match in matches:
            await stack.enter_async_context(match)
        print("seated", flush=True)
        if not sys.stdin.readline():
            return  # nobody wants it any more
        cpu, began = time.process_time(), time.perf_counter()
        moves, seconds = await play_fast(matches)
        played = Played(moves, began, began + seconds, time.process_time() - cpu)
    print(msgspec.json.encode(played).decode(), flush=True)
