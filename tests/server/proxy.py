"""A way between two programs that a test can cut, delay or let fall silent."""

import asyncio


class Proxy:
    """Passes everything on to a Unix socket, from a port of this machine.

    What is told to be silent stays so for ever: only new connections pass anything on again.
    """

    def __init__(self, target):
        self._target = target
        self._pairs = set()
        self._silent = set()
        self.delay = 0.0

    async def open(self):
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self):
        self._server.close()
        self.cut()

    def cut(self):
        """End every connection."""
        self.end(self._pairs)

    def silence(self):
        """Pass nothing on any more, and tell nobody; the connections that this concerns."""
        silenced = self._pairs - self._silent
        self._silent |= silenced
        return silenced

    @staticmethod
    def end(pairs):
        for pair in list(pairs):
            for writer in pair:
                writer.transport.abort()

    def has_ended(self, pairs):
        return not pairs & self._pairs

    async def _accept(self, reader, writer):
        try:
            there = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, there[1])
        self._pairs.add(pair)
        ways = (self._pass(pair, reader, there[1]), self._pass(pair, there[0], writer))
        await asyncio.gather(*ways)
        self._pairs.discard(pair)
        self._silent.discard(pair)

    async def _pass(self, pair, reader, writer):
        try:
            while data := await reader.read(1 << 16):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if pair not in self._silent:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()
