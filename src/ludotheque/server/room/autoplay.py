"""Bots and standing orders: they answer by the same way as people, on a public schedule.

An answer comes exactly one beat after the turn began, or, when thinking took longer, at
the next whole number of beats: no hidden card can hurry or slow it. The mark that shows
how far a bot is runs by the same clock, for the same reason. A beat is the server's delay,
or less where only one person waits and wants it so.
"""

import asyncio
import logging
import math
import secrets

import msgspec

from ludotheque.contract import NOBODY, Words
from ludotheque.dice import Fast
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import BotPace, Thinking
from ludotheque.server.room.room import Room
from ludotheque.server.workers.worker import SEED_BITS, Choose
from ludotheque.server.workers.workers import Failed, Workers
from ludotheque.store import Unavailable
from ludotheque.store.leases import Leases
from ludotheque.table import Table

# Seconds that a bot takes to answer a person, who may yet take something back; and a bot.
BEATS: dict[BotPace, tuple[float, float]] = {
    "now": (0.1, 0.05),
    "brisk": (0.8, 0.2),
    "slow": (math.inf, math.inf),
}
QUICKER = 0.935  # each answer of bots in a row against the one before: any row ends in 4 seconds
TICKS = 4  # marks of progress in a beat
FIRST_PAUSE = 1.0  # seconds before a step that could not be stored is tried again
LONGEST_PAUSE = 60.0
# Of several servers one answers. The others try again while it does, for it may have ended; one
# where nobody looks tries only after a while; and one that has it and is silent is passed over.
LEASE_RETRY = 0.5
RESERVE = 5.0
PASSED_OVER = 60.0

_logger = logging.getLogger(__name__)


class Thought(msgspec.Struct, frozen=True):
    """An answer on its way, and what it is an answer to."""

    task: "asyncio.Task[None]"
    version: int
    level: str | None
    order: Words | None

    def fits(self, room: Room, seat: int) -> bool:
        """Whether the seat is still asked the same, and would answer in the same way."""
        table = room.started()
        same = self.level == room.bot_level(seat) and self.order == table.orders.get(seat)
        return same and table.still_asks([seat], self.version)


class Autoplay:
    """Whoever answers for seats without a person at the screen."""

    def __init__(self, workers: Workers, delay: float, leases: Leases) -> None:
        self.delay = delay
        self._leases = leases
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[str, dict[int, Thought]] = {}  # by table and seat

    def attend(self, room: Room) -> None:
        """Answer if the turn is a bot's or has a standing order; called after every step.

        Where only bots play they wait until somebody looks on. Where several choose at once
        each bot thinks for itself, and on while others choose.
        """
        asked = self._asked(room)
        if room.row.id in self._thinking:
            self._dismiss(room, asked)
        for seat in asked:
            if seat not in self._thinking.get(room.row.id, {}):
                self._begin(room, seat)

    def _asked(self, room: Room) -> list[int]:
        """The seats that are to be answered for."""
        table = room.table
        if table is None:
            return []
        asked = [
            seat
            for seat in table.deciders()
            if room.bot_level(seat) is not None or seat in table.orders
        ]
        # Asked last: mostly a person decides.
        return asked if asked and room.row.status != "closed" and room.awaited() else []

    def _begin(self, room: Room, seat: int) -> None:
        table, level = room.started(), room.bot_level(seat)
        answer = self._answer(room, seat, table.version, self._beat(room, table))
        task = asyncio.create_task(answer)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        thought = Thought(task, table.version, level, table.orders.get(seat))
        self._thinking.setdefault(room.row.id, {})[seat] = thought

    def _dismiss(self, room: Room, asked: list[int]) -> None:
        """Let nobody wait for a thought about a position that is no longer there.

        Whoever has thought and is about to act is left alone: what is stored must be told.
        """
        for seat, thought in list(self._thinking[room.row.id].items()):
            if seat not in asked or not thought.fits(room, seat):
                thought.task.cancel()
                self._forget(room, seat)

    def _forget(self, room: Room, seat: int) -> None:
        thoughts = self._thinking.get(room.row.id, {})
        thoughts.pop(seat, None)
        if not thoughts:
            self._thinking.pop(room.row.id, None)

    async def close(self) -> None:
        """Leave every thought unfinished; it is thought again after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _answer(self, room: Room, seat: int, version: int, beat: float) -> None:
        began = asyncio.get_running_loop().time()
        room.answering += 1
        ticking: asyncio.Task[None] | None = None
        leased = False
        try:
            words: Words | None = None
            if room.bot_level(seat) is not None:
                ticking = asyncio.create_task(self._tick(room, seat, beat))
            leased = await self._lease(room, beat)
            if room.bot_level(seat) is not None:
                words = await self._choose(room, seat)
            await _wait(began, beat)
            self._forget(room, seat)
            await self._act(room, seat, version, words)
        except ApiError:
            pass  # another process was faster
        except Exception:
            _logger.exception("nobody could answer for seat %d of table %s", seat, room.row.id)
        finally:
            room.answering -= 1
            if leased:
                self._leases.give_back(room.row.id)
            thought = self._thinking.get(room.row.id, {}).get(seat)
            if thought is not None and thought.task is asyncio.current_task():
                self._forget(room, seat)
            if ticking is not None:
                ticking.cancel()

    async def _lease(self, room: Room, beat: float) -> bool:
        """Wait until this server is to answer: it has the lease, or whoever has it is silent.

        It is for a server where somebody looks: there it is known how fast they want answers.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + beat + PASSED_OVER
        if room.presence.only_elsewhere():
            await asyncio.sleep(beat + RESERVE)
        while True:
            leased = await self._leases.take(room.row.id)
            if leased or loop.time() >= end:
                return leased
            await asyncio.sleep(LEASE_RETRY)

    async def _act(self, room: Room, seat: int, version: int, words: Words | None) -> None:
        """Act; while the store fails, again after ever longer pauses.

        Once the game has moved on, or its table is closed, trying again does nothing.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await room.answer_for(seat, version, words)
            except Unavailable:
                _logger.exception("table %s could not be stored; again in %g s", room.row.id, pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    def _beat(self, room: Room, table: Table) -> float:
        """How long an answer takes here, never more than the server's delay."""
        in_a_row = 0
        for step in reversed(table.log):
            if step.seat != NOBODY and room.bot_level(step.seat) is None:
                break
            in_a_row += 1
        return min(self.delay, beat(room.audience.bot_pace(), in_a_row))

    async def _tick(self, room: Room, seat: int, beat: float) -> None:
        """Show how much of the bot's time is over; beyond one beat ever less is left."""
        left = 100.0
        while left >= 1:
            room.audience.tell(Thinking(seat, round(100 - left)))
            if beat == 0:
                return
            first = left > 100 / TICKS
            await asyncio.sleep(beat / TICKS if first else beat)
            left -= 100 / TICKS if first else left / 2

    async def _choose(self, room: Room, seat: int) -> Words:
        """Ask a bot, which gets a guess of its seat, never the true position."""
        table, level = room.started(), room.bot_level(seat)
        guess = table.game.guess(table.state, seat, Fast(secrets.randbits(SEED_BITS)))
        seed = secrets.randbits(SEED_BITS)
        question = Choose(room.row.game, table.edition, str(level), seat, guess.text(), seed)
        try:
            return (await self._workers.ask(question, room.row.owner)).words
        except Failed:
            _logger.exception("a bot at table %s failed; it takes its first choice", room.row.id)
            guess.ask(seat)
            return table.game.spell(guess.legal()[0])


def beat(pace: BotPace, in_a_row: int) -> float:
    """Seconds until a bot answers, after so many steps of bots since a person acted."""
    to_person, to_bot = BEATS[pace]
    return to_bot * QUICKER ** (in_a_row - 1) if in_a_row else to_person


async def _wait(began: float, beat: float) -> None:
    if beat > 0:
        passed = asyncio.get_running_loop().time() - began
        beats = max(1, math.ceil(passed / beat))
        await asyncio.sleep(beats * beat - passed)
