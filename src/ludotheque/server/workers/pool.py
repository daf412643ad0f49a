"""Processes beside the server for what takes long: choosing for bots, checking records.

Thinking in the server's own process would stop every table meanwhile. A worker gets
its question as a line of text, so what a bot is told can be read there. It ends when
the server does, however that ends, because its input ends.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Hashable

import msgspec

from ludotheque.server.workers.worker import Answer, Question
from ludotheque.server.workers.workers import Failed
from ludotheque.store.turns import Turns

LONGEST_LINE = 4 * 1024 * 1024
PATIENCE = 60  # seconds for one answer
GIVING_WAY = 15  # how nice the processes are whose answers nobody at a table waits for

_decode = msgspec.json.Decoder(Answer).decode


class WorkerPool:
    """So many processes, started when they are first needed, and so nice to others."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.turns = Turns(count)
        self._nice = nice
        self._processes: set[Process] = set()
        self._idle: list[Process] = []

    async def ask(self, question: Question, asker: Hashable) -> Answer:
        """Ask one worker, in the turn of this asker; Failed when it has no answer.

        When nobody waits for it any more, the worker finishes its thought all the same:
        a new process costs more than most thoughts.
        """
        return await self.turns.run(asker, lambda: self._answer(question))

    async def close(self) -> None:
        await self.turns.close()
        for process in list(self._processes):
            await self._end(process)

    async def _answer(self, question: Question) -> Answer:
        process = None
        try:
            process = await self._worker()
            answer = await asyncio.wait_for(_ask(process, question), PATIENCE)
        except BaseException as error:
            # Its answer may still come, and would be taken for the next one's.
            if process is not None:
                await self._end(process)
            if isinstance(error, (OSError, TimeoutError, msgspec.DecodeError)):
                raise Failed(f"a worker gave no answer: {error}") from error
            raise
        self._idle.append(process)
        return answer

    async def _worker(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._processes.discard(process)
        process = await _start(self._nice)
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def _start(nice: int) -> Process:
    command = (sys.executable, "-m", "ludotheque.server.workers.worker", str(nice))
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )


async def _ask(process: Process, question: Question) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return _decode(await process.stdout.readline())
