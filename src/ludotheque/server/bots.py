"""Bots and standing orders: they answer by the same way as people, on a public schedule.

An answer comes exactly one delay after the turn began, or, when thinking took longer,
at the next whole number of delays: no hidden card can hurry or slow it.
"""

import asyncio
import logging
import math
import secrets
from typing import TYPE_CHECKING

from ludotheque.contract import NOBODY, Words
from ludotheque.dice import Fast
from ludotheque.server.messages import Thinking
from ludotheque.server.refusals import Refusal
from ludotheque.server.worker import Choose
from ludotheque.server.workers import Failed, Workers

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable

SEED_BITS = 48

_logger = logging.getLogger(__name__)


class Bots:
    """Whoever answers for seats without a person at the screen."""

    def __init__(self, workers: Workers, delay: float) -> None:
        self.delay = delay
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, live: "LiveTable") -> None:
        """Answer if the turn is a bot's or has a standing order; called after every step."""
        table = live.place.table
        if table is None or table.to_act() == NOBODY:
            return
        seat = table.to_act()
        if live.place.row.seats[seat].kind == "bot" or seat in table.orders:
            task = asyncio.create_task(self._answer(live, seat, table.version))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave every thought unfinished; it is thought again after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _answer(self, live: "LiveTable", seat: int, version: int) -> None:
        began = asyncio.get_running_loop().time()
        live.moving += 1
        try:
            words: Words | None = None
            if live.place.row.seats[seat].kind == "bot":
                live.audience.tell(Thinking(seat))
                words = await self._choose(live, seat)
            await self._wait(began)
            await live.answer_for(seat, version, words)
        except Refusal:
            pass  # another process was faster
        except Exception:
            _logger.exception(
                "nobody could answer for seat %d of table %s", seat, live.place.row.id
            )
        finally:
            live.moving -= 1

    async def _choose(self, live: "LiveTable", seat: int) -> Words:
        """Ask a bot, which gets a guess of its seat, never the true position."""
        table, level = live.started(), live.place.row.seats[seat].level
        guess = table.game.guess(table.state, seat, Fast(secrets.randbits(SEED_BITS)))
        seed = secrets.randbits(SEED_BITS)
        question = Choose(live.place.row.game, str(level), seat, guess.text(), seed)
        try:
            return (await self._workers.ask(question)).words
        except Failed:
            _logger.exception(
                "a bot at table %s failed; it takes its first choice", live.place.row.id
            )
            return table.game.spell(guess.legal()[0])

    async def _wait(self, began: float) -> None:
        if self.delay > 0:
            passed = asyncio.get_running_loop().time() - began
            beats = max(1, math.ceil(passed / self.delay))
            await asyncio.sleep(beats * self.delay - passed)
