"""A small proxy before several servers: it sends each connection to one that says it is ready."""

import asyncio
import itertools
from contextlib import suppress

ASKED_EVERY = 1.0  # seconds
PATIENCE = 60.0


class Balancer:
    """Passes connections on to the ports of servers, in turn; it tries none twice."""

    trust = None  # it has no certificate

    def __init__(self):
        self._ready, self._open = set(), set()

    async def open(self, ports):
        self._ports, self._turn = ports, itertools.cycle(ports)
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._asking = [asyncio.create_task(self._ask(port)) for port in ports]

    async def close(self):
        for task in self._asking:
            task.cancel()
        self._server.close()
        for writer in self._open:
            writer.transport.abort()
        await asyncio.sleep(0)  # they close in the next round of the loop

    async def noticed(self):
        """Wait until it knows that all servers are ready."""
        async with asyncio.timeout(PATIENCE):
            while self._ready != set(self._ports):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async def _ask(self, port):
        while True:
            if await is_ready(port):
                self._ready.add(port)
            else:
                self._ready.discard(port)
            await asyncio.sleep(ASKED_EVERY)

    async def _accept(self, reader, writer):
        port = next((port for port in itertools.islice(self._turn, 4) if port in self._ready), None)
        try:
            there = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, there[1]}
        self._open |= pair
        await asyncio.gather(_pass(reader, there[1]), _pass(there[0], writer))
        self._open -= pair


async def is_ready(port):
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /health/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
        return answer.startswith(b"HTTP/1.1 200")
    return False


async def _pass(reader, writer):
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()
