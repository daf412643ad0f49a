"""Bots that are separate programs, in any language: docs/bot-protocol.md.

A program is asked on its standard input and answers on its standard output, one line of
JSON each. It is told what its seat may know and nothing else. Whatever it does, the game
goes on: a move that it loses is made for it at random, counted and reported.
"""

import atexit
import logging
import os
import shlex
import shutil
import time
from functools import cache
from typing import Any

import msgspec

from ludotheque import registry
from ludotheque.bots import levels
from ludotheque.bots.bot import Bot
from ludotheque.bots.outside_program import Program
from ludotheque.contract import Dice, Game, Options, State, Words

PROGRAM = "program:"  # and a command line: anybody's bot
PROTOCOL = 1
SECONDS = 5.0  # for an answer
MOST_SILENCES = 3  # in a row, before a program is waited for no longer

_logger = logging.getLogger(__name__)


class Outside(Bot):
    """A program that plays like any bot; `lost` counts its lost moves by their reason."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.lost: dict[str, int] = {}
        self._program = Program(command)
        self._greeted: object = None
        self._asked = 0
        self._silences = 0

    def choose(self, game: Game[State], guess: State, seat: int, dice: Dice) -> int:
        """From the guess alone: to its seat, it looks just like the true position."""
        actions = [int(action) for action in guess.legal()]
        title = registry.title_of(game)
        said = self.decide(
            game="" if title is None else title.id,
            seats=len(guess.standing()),
            seat=int(seat),
            prompt=game.prompt(guess),
            actions=[game.spell(action) for action in actions],
            facts=game.facts(guess, int(seat)),
            board=game.view(guess, int(seat)),
        )
        return actions[int(dice.below(len(actions))) if said is None else said]

    def decide(
        self,
        game: str,
        seats: int,
        seat: int,
        prompt: Words,
        actions: list[Words],
        facts: Any,
        board: Any,
        options: Options | None = None,
    ) -> int | None:
        """The number of the chosen action; None when the program loses the move."""
        greeting = [game, seats, options]
        if self._greeted != greeting:
            self._greeted = greeting
            self._say("hello", protocol=PROTOCOL, game=game, seats=seats, options=options)
        self._asked += 1
        self._say(
            "decide",
            id=self._asked,
            seat=seat,
            prompt=prompt,
            actions=actions,
            facts=facts,
            board=board,
            clock={"seconds": self.seconds},
        )
        return self._answer(actions)

    def over(self, scores: list[int], winners: list[int], reason: str) -> None:
        """Tell the program how a game ended, where somebody knows; it is greeted again."""
        self._greeted = None
        self._say("over", scores=scores, winners=winners, reason=reason)

    def close(self) -> None:
        """End the program, and say what it lost."""
        self._program.end()
        if self.lost:
            counts = ", ".join(f"{number} {why}" for why, number in self.lost.items())
            _logger.warning("%s lost %d moves: %s", self.command, sum(self.lost.values()), counts)

    def _say(self, kind: str, **facts: Any) -> None:
        self._program.say(msgspec.json.encode({"type": kind, **facts}))

    def _answer(self, actions: list[Words]) -> int | None:
        """The first line with the id of the question counts; older answers came too late."""
        until = time.monotonic() + self.seconds
        while True:
            line = self._program.hear(until)
            if line is None:
                self._lose("gone" if self._program.is_gone() else "late")
                return None
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except msgspec.DecodeError:
                self._lose("rubbish")
                return None
            if answer.id == self._asked:
                break
        self._silences = 0
        if answer.action not in actions:
            self._lose("illegal")
            return None
        return actions.index(answer.action)

    def _lose(self, why: str) -> None:
        self.lost[why] = self.lost.get(why, 0) + 1
        if self.lost[why] == 1:
            _logger.warning("%s loses a move (%s): one is made for it at random", self.command, why)
        self._silences = self._silences + 1 if why == "late" else 0
        if self._silences == MOST_SILENCES:
            _logger.warning("%s is waited for no longer", self.command)
            self._program.end()


class Answer(msgspec.Struct):
    """What a program says; more fields do no harm."""

    id: int
    action: Words


def bot(name: str) -> Bot:
    """A bot of the ladder, or `program:` and a command line; LookupError for anything else.

    The server asks the ladder alone: nobody at a table can make it run a program.
    """
    if name.startswith(PROGRAM):
        return _program(name.removeprefix(PROGRAM), os.getpid())
    return levels.bot(name)


def checked(command: str) -> str:
    """The command line of a program that can be run; LookupError when there is none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise LookupError(f"{command!r} is no command line: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise LookupError(f"there is no program {command!r} that can be run")
    return command


@cache
def _program(command: str, process: int) -> Outside:  # noqa: ARG001 - a key of the cache
    """One program for each command line, however many seats it plays.

    A forked process starts its own: two that ask the same program would take each other's answers.
    """
    asked = Outside(checked(command))
    atexit.register(asked.close)
    return asked
