"""Clients for the benchmark: they follow a script and note when they hear of a move."""

import asyncio
import time
import urllib.request
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.bench.games import Script
from ludotheque.server.people.sessions import COOKIE
from ludotheque.server.protocol.socket_messages import Act, Hello

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
    """Two clients at one table, who play a script."""

    def __init__(self, origin: str, script: Script) -> None:
        self.script = script
        self._clients = [Client(origin, token) for token in script.tokens]
        self._open: list[connect] = []
        self._sockets: list[ClientConnection] = []
        self._listeners: list[asyncio.Task[None]] = []
        self._seen = [-1] * len(self._clients)
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        for client in self._clients:
            self._open.append(client.socket(self.script.table))
            self._sockets.append(await self._open[-1].__aenter__())
        for number, socket in enumerate(self._sockets):
            await socket.send(encode(Hello(-1)), text=True)
            self._listeners.append(asyncio.create_task(self._listen(number, socket)))
        await self._all_see(0)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for listener in self._listeners:
            listener.cancel()
        for opened in self._open:
            await opened.__aexit__(kind, error, trace)

    async def move(self, version: int) -> float:
        """Make the move after this version; the seconds until everybody has seen it."""
        seat, words = self.script.steps[version]
        began = time.perf_counter()
        act = Act(str(version), version, words)
        await self._sockets[self.script.owners[seat]].send(encode(act), text=True)
        await self._all_see(version + 1)
        return time.perf_counter() - began

    async def _all_see(self, version: int) -> None:
        async with self._news:
            await self._news.wait_for(lambda: min(self._seen) >= version)

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        async for text in socket:
            for told in _decode(text):
                if told.type == "failed":
                    raise RuntimeError(f"a move was refused: {text!r}")
                if told.view is not None:
                    async with self._news:
                        self._seen[number] = told.view.version
                        self._news.notify_all()


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
            await socket.send(encode(Hello(-1)), text=True)
            await socket.recv()
            waits.append(time.perf_counter() - began)
    return waits
