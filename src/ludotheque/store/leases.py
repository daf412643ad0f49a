"""Leases: of several servers one answers for the bots of a table, as long as it lives.

An advisory lock of PostgreSQL, held by the listening connection, with which it ends. Where two
servers answer all the same, the first to store their step wins: work is wasted, no game spoilt.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress

from ludotheque.store.errors import Unavailable
from ludotheque.store.listener import Listener

TAKE = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
GIVE_BACK = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


class Leases:
    """Those of one server; without a listener it is the only one, and has them all."""

    def __init__(self, listener: Listener | None) -> None:
        self._listener = listener
        self._tasks: set[asyncio.Task[bool]] = set()

    async def take(self, table: str) -> bool:
        """Whether this server is to answer; whoever was told so gives the lease back."""
        if self._listener is None:
            return True
        taking = self._start(self._ask(TAKE, table))
        try:
            return await asyncio.shield(taking)
        except asyncio.CancelledError:  # whoever asked has gone, and may have it yet
            taking.add_done_callback(lambda done: self._return(done, table))
            raise

    def give_back(self, table: str) -> None:
        """Let another server answer next time; nobody waits for it."""
        if self._listener is not None:
            self._start(self._ask(GIVE_BACK, table))

    def _return(self, taken: "asyncio.Task[bool]", table: str) -> None:
        if not taken.cancelled() and taken.result():
            self.give_back(table)

    def _start(self, asking: Coroutine[None, None, bool]) -> "asyncio.Task[bool]":
        task: asyncio.Task[bool] = asyncio.create_task(asking)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _ask(self, query: str, table: str) -> bool:
        assert self._listener is not None
        with suppress(Unavailable):
            return bool(await self._listener.ask(query, table))
        return False
