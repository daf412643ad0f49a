"""Processes beside the server for what takes long: choosing for bots, checking records.

Thinking in the server's own process would stop every table meanwhile. A worker gets
its question as a line of text, so what a bot is told can be read there. It ends when
the server does, however that ends, because its input ends.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from ludotheque.server.workers.worker import Answer, Choose, Verify

LONGEST_LINE = 4 * 1024 * 1024
PATIENCE = 60  # seconds for one answer

_decode = msgspec.json.Decoder(Answer).decode


class Failed(RuntimeError):
    """A worker died, or took too long."""


class WorkerPool:
    """So many processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self._running: set[Process] = set()
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def ask(self, question: Choose | Verify) -> Answer:
        """Ask one worker; Failed when it has no answer."""
        process = await self._idle.get()
        try:
            if process is None or process.returncode is not None:
                process = await _start()
                self._running.add(process)
            return await asyncio.wait_for(_ask(process, question), PATIENCE)
        except BaseException as error:
            # Its answer may still come, and would be taken for the next one's.
            if process is not None:
                await self._end(process)
                process = None
            if isinstance(error, (OSError, TimeoutError, msgspec.DecodeError)):
                raise Failed(f"a worker gave no answer: {error}") from error
            raise
        finally:
            self._idle.put_nowait(process)

    async def close(self) -> None:
        for process in list(self._running):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._running.discard(process)
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def _start() -> Process:
    command = (sys.executable, "-m", "ludotheque.server.workers.worker")
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )


async def _ask(process: Process, question: Choose | Verify) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return _decode(await process.stdout.readline())
