"""Bots and standing orders: they answer by the same way as people, on a public schedule.

An answer comes exactly one delay after the turn began, or, when thinking took longer,
at the next whole number of delays: no hidden card can hurry or slow it. The mark that
shows how far a bot is runs by the same clock, for the same reason.
"""

import asyncio
import logging
import math
import secrets
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ludotheque.contract import NOBODY, Words
from ludotheque.dice import Fast
from ludotheque.server.frames import Thinking
from ludotheque.server.refusals import Refusal
from ludotheque.server.worker import SEED_BITS, Choose
from ludotheque.server.workers import Failed, Workers

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable

TICKS = 4  # marks of progress in a beat
FIRST_PAUSE = 1.0  # seconds before a step that could not be stored is tried again
LONGEST_PAUSE = 60.0

_logger = logging.getLogger(__name__)


class Bots:
    """Whoever answers for seats without a person at the screen."""

    def __init__(self, workers: Workers, delay: float) -> None:
        self.delay = delay
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[asyncio.Task[None], LiveTable] = {}

    def attend(self, live: "LiveTable") -> None:
        """Answer if the turn is a bot's or has a standing order; called after every step."""
        self.dismiss(live)
        table = live.place.table
        closed = live.place.row.status == "closed"
        if table is None or closed or table.to_act() == NOBODY:
            return
        seat = table.to_act()
        if live.place.bot_level(seat) is not None or seat in table.orders:
            task = asyncio.create_task(self._answer(live, seat, table.version))
            self._tasks.add(task)
            self._thinking[task] = live
            task.add_done_callback(self._forget)

    def dismiss(self, live: "LiveTable") -> None:
        """Stop thinking about a position that is no longer there; its worker is free again.

        Whoever has thought and is about to act is left alone: what is stored must be told.
        """
        for task, table in self._thinking.items():
            if table is live:
                task.cancel()

    def _forget(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._thinking.pop(task, None)

    async def close(self) -> None:
        """Leave every thought unfinished; it is thought again after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _answer(self, live: "LiveTable", seat: int, version: int) -> None:
        began = asyncio.get_running_loop().time()
        live.moving += 1
        ticking: asyncio.Task[None] | None = None
        try:
            words: Words | None = None
            if live.place.bot_level(seat) is not None:
                ticking = asyncio.create_task(self._tick(live, seat))
                words = await self._choose(live, seat)
            await self._wait(began)
            if (task := asyncio.current_task()) is not None:
                self._thinking.pop(task, None)
            await self._act(live, seat, version, words)
        except Refusal:
            pass  # another process was faster
        except Exception:
            _logger.exception(
                "nobody could answer for seat %d of table %s", seat, live.place.row.id
            )
        finally:
            live.moving -= 1
            if ticking is not None:
                ticking.cancel()

    async def _act(self, live: "LiveTable", seat: int, version: int, words: Words | None) -> None:
        """Act; while the store fails, again after ever longer pauses.

        Once the game has moved on, or its table is closed, trying again does nothing.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await live.answer_for(seat, version, words)
            except (OSError, SQLAlchemyError):
                _logger.exception(
                    "table %s could not be stored; again in %g s", live.place.row.id, pause
                )
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    async def _tick(self, live: "LiveTable", seat: int) -> None:
        """Show how much of the bot's time is over; beyond one beat ever less is left."""
        left = 100.0
        while left >= 1:
            live.audience.tell(Thinking(seat, round(100 - left)))
            if self.delay == 0:
                return
            first = left > 100 / TICKS
            await asyncio.sleep(self.delay / TICKS if first else self.delay)
            left -= 100 / TICKS if first else left / 2

    async def _choose(self, live: "LiveTable", seat: int) -> Words:
        """Ask a bot, which gets a guess of its seat, never the true position."""
        table, level = live.started(), live.place.bot_level(seat)
        guess = table.game.guess(table.state, seat, Fast(secrets.randbits(SEED_BITS)))
        seed = secrets.randbits(SEED_BITS)
        question = Choose(live.place.row.game, table.edition, str(level), seat, guess.text(), seed)
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
