"""Clients for the benchmark: they follow a script and note when they hear of a move."""

import asyncio
import contextlib
import time
import urllib.request
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.bench.games import Script
from ludotheque.bench.target import Failed
from ludotheque.server.people.sessions import COOKIE
from ludotheque.server.protocol.socket_messages import Act, Hello

PATIENCE = 60  # seconds until a socket must be open: the machine may be busy

encode = msgspec.json.Encoder().encode


class _Version(msgspec.Struct):
    version: int


class _Told(msgspec.Struct):
    """As much of a message as a client of the benchmark looks at."""

    type: str
    view: _Version | None = None


_decode = msgspec.json.Decoder(list[_Told]).decode


class Client:
    """One session."""

    def __init__(self, origin: str, token: str) -> None:
        self.origin = origin
        self.headers = {"Cookie": f"{COOKIE}={token}"}

    def socket(self, table: str) -> connect:
        address = f"{self.origin.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(
            address,
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers=self.headers,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )

    async def look_at(self, tables: list[str]) -> None:
        """Make the server open these tables."""
        for table in tables:
            await asyncio.to_thread(self._look_at, table)

    def _look_at(self, table: str) -> None:
        address = f"{self.origin}/api/tables/{table}"
        with urllib.request.urlopen(urllib.request.Request(address, headers=self.headers)):  # noqa: S310
            pass


class Match:
    """Two clients at one table, who play a script; the second may be at another server."""

    def __init__(self, origin: str, script: Script, other: str = "") -> None:
        self.script = script
        origins = (origin, other or origin)
        self._clients = [Client(*one) for one in zip(origins, script.tokens, strict=True)]
        self._open = contextlib.AsyncExitStack()
        self._sockets: list[ClientConnection] = []
        self._seen = [-1] * len(self._clients)

    async def __aenter__(self) -> Self:
        for client in self._clients:
            socket = await self._open.enter_async_context(client.socket(self.script.table))
            self._sockets.append(socket)
            await socket.send(encode(Hello(-1, changes=True)), text=True)
        await self._all_see(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def move(self, version: int) -> float:
        """Make the move after this version; the seconds until everybody has seen it."""
        seat, words = self.script.steps[version]
        began = time.perf_counter()
        mover = self.script.owners[seat]
        await self._sockets[mover].send(encode(Act(str(version), version, words)), text=True)
        await self._sees(mover, version + 1)  # first: a refusal is told to the mover alone
        await self._all_see(version + 1)
        return time.perf_counter() - began

    async def acknowledged(self, version: int) -> None:
        """Make the move after this version; only its mover is waited for."""
        seat, words = self.script.steps[version]
        mover = self.script.owners[seat]
        await self._sees(mover, version)
        await self._sockets[mover].send(encode(Act(str(version), version, words)), text=True)
        await self._sees(mover, version + 1)

    async def _all_see(self, version: int) -> None:
        for number in range(len(self._sockets)):
            await self._sees(number, version)

    async def _sees(self, number: int, version: int) -> None:
        while self._seen[number] < version:
            self._seen[number] = max(self._seen[number], await _newest(self._sockets[number]))


async def _newest(socket: ClientConnection) -> int:
    """The version that the next message shows; -1 when it shows none."""
    text = await socket.recv()
    newest = -1
    for told in _decode(text):
        if told.type == "failed":
            raise Failed(f"a move was refused: {text!r}")
        if told.view is not None:
            newest = told.view.version
    return newest


def quantile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


async def play_fast(matches: list[Match]) -> tuple[int, float]:
    """All tables at once, each move as soon as the last was seen: moves and seconds."""

    async def play(match: Match) -> None:
        for version in range(len(match.script.steps)):
            await match.move(version)

    began = time.perf_counter()
    await asyncio.gather(*map(play, matches))
    moves = sum(len(match.script.steps) for match in matches)
    return moves, time.perf_counter() - began


async def play_paced(matches: list[Match], pace: int, seconds: int) -> list[float]:
    """So many moves a second, spread over the tables: how long each took to be seen."""
    waits: list[float] = []
    gap = len(matches) / pace

    async def play(number: int, match: Match) -> None:
        due = began + gap * number / len(matches)
        for version in range(min(len(match.script.steps), int(seconds / gap))):
            await asyncio.sleep(due - time.perf_counter())
            waits.append(await match.move(version))
            due += gap

    began = time.perf_counter()
    await asyncio.gather(*(play(number, match) for number, match in enumerate(matches)))
    return waits


async def time_opening(origin: str, token: str, tables: list[str]) -> list[float]:
    """For each table that nobody has open: the seconds from hello to the first view."""
    client, waits = Client(origin, token), []
    for table in tables:
        async with client.socket(table) as socket:
            began = time.perf_counter()
            await socket.send(encode(Hello(-1, changes=True)), text=True)
            await socket.recv()
            waits.append(time.perf_counter() - began)
    return waits
