"""The server that is measured: a process of its own, which says what it has used up."""

import asyncio
import os
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

import msgspec
import uvicorn
from websockets.exceptions import WebSocketException

from ludotheque.server.edge import raise_descriptors
from ludotheque.server.limits import Rate, Rates
from ludotheque.server.run import assemble, configure, listen
from ludotheque.server.settings import LOOPBACK, Settings, address
from ludotheque.store import Store

# The clients are faster than people may be.
MANY = 1_000_000
UNLIMITED = Rates(**dict.fromkeys(Rates.__struct_fields__, Rate(1e9, 1e9)))


class Failed(Exception):
    """The server did not do its part, in a sentence: what was measured counts for nothing."""


class Used(msgspec.Struct):
    """CPU seconds and bytes of memory."""

    cpu: float
    memory: int


class Target:
    """Starts the server, asks it, stops it."""

    def __init__(self, folder: Path, database: str = "") -> None:
        """Without a database, an SQLite file in the folder."""
        self._folder = folder
        self._database = database
        self._process: Process | None = None
        self.origin = ""

    async def __aenter__(self) -> Self:
        start = f"from {__name__} import main; main({self._database!r})"
        command = (sys.executable, "-c", start, str(self._folder))
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self.origin = (await self._line()).decode().strip()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.communicate()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def measure(self) -> Used:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(b"\n")
        return msgspec.json.decode(await self._line(), type=Used)

    async def _line(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            await self._process.communicate()
            raise Failed("the server has ended")
        return line


def _answer() -> None:
    """Each line on the input is a question."""
    for _ in sys.stdin:
        resident = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        used = Used(time.process_time(), resident * os.sysconf("SC_PAGE_SIZE"))
        print(msgspec.json.encode(used).decode(), flush=True)


@asynccontextmanager
async def serving(folder: Path, count: int, database: str = "") -> AsyncIterator[list[Target]]:
    """So many servers of one database; Failed when one of them does not do its part."""
    try:
        async with AsyncExitStack() as stack:
            targets = [Target(folder, database) for _ in range(count)]
            yield [await stack.enter_async_context(target) for target in targets]
    except (WebSocketException, OSError) as error:
        raise Failed(f"a server hung up or let nobody in: {error}") from error


def main(database: str = "") -> None:
    raise_descriptors()
    settings = Settings(
        data=sys.argv[1],
        database=database,
        port=0,
        rates=UNLIMITED,
        connections_per_address=MANY,
        connections=MANY,
    )
    listening = listen(settings)
    port = int(listening.getsockname()[1])
    services = assemble(settings, Store(settings.database_address()))
    server = uvicorn.Server(configure(services, port))
    print(address(LOOPBACK[0], port), flush=True)
    threading.Thread(target=_answer, daemon=True).start()
    server.run([listening])
