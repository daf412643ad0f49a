"""The bots of an earlier revision, by name: `earlier:REVISION:LEVEL`.

They think by their own code, in a process of its own, in which `ludotheque` is the package of then.
A position goes there as text and an action comes back as words; at every decision both revisions
must see the same in it. `scripts/versions` makes the folders of revisions.
"""

import atexit
import contextlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.dice import Replayed
from ludotheque.lab import earlier_player as player
from ludotheque.registry import Title

EARLIER = "earlier:"
VERSIONS = Path("build/versions")  # in a checkout

Said = TypeVar("Said")


class Mistranslated(RuntimeError):
    """The two revisions do not speak of the same."""


class Earlier(Bot):
    """A level of an earlier revision; `edition` is the newest of the rules that both know."""

    def __init__(self, title: Title, revision: str, level: str) -> None:
        folder = VERSIONS / revision / "src"
        if not (folder / "ludotheque").is_dir():
            raise LookupError(f"there is no {folder}: scripts/versions makes it")
        self.name = f"{EARLIER}{revision}:{level}"
        self.game = title.id
        self.level = level
        self.seconds = 0.0  # of CPU that its choices took
        self.program = _program(folder.resolve(), os.getpid())
        greeted = self.program.ask(player.Greet(title.id, level), player.Greeted)
        if not Path(greeted.code).is_relative_to(self.program.folder):
            raise Mistranslated(f"{self.name} would play by the code of {greeted.code}")
        if greeted.why_not:
            raise LookupError(f"{revision}: {greeted.why_not}")
        self.compiled = not greeted.code.endswith(".py")
        self.edition = min(greeted.edition, title.about.edition)

    def choose(self, game: Game[State], guess: State, seat: int, dice: Dice) -> int:
        self.compare(int(guess.to_act()), int(seat))
        return self.chosen(game, guess, int(dice.below(player.LUCK)))

    def chosen(self, game: Game[State], guess: State, seed: int) -> int:
        """What it chooses with dice of its own, of this seed."""
        ask = player.Ask(self.game, game.edition, self.level, guess.text(), seed)
        answer = self.program.ask(ask, player.Answer)
        self.seconds += answer.seconds
        self.compare(player.seen(game, guess), answer.seen)
        action = int(game.parse(answer.action))
        self.compare(game.spell(action), answer.action)
        return action

    def compare(self, ours: object, theirs: object) -> None:
        """Mistranslated, with both, where they differ."""
        if ours != theirs:
            raise Mistranslated(f"{self.name} in {self.game}: {theirs!r}, and here {ours!r}")


def bot_of(title: Title, name: str) -> Earlier:
    """By the name without its beginning; LookupError when there is none."""
    revision, colon, level = name.partition(":")
    if not colon:
        raise LookupError(f"{EARLIER}REVISION:LEVEL names a bot of then, not {name!r}")
    return Earlier(title, revision, level)


def follow(asked: Earlier, title: Title, seats: int, seed: int) -> int:
    """Follow a game that the earlier revision plays all alone; how many choices it made.

    The same actions and draws must lead to the same positions here, to the last one, and each
    choice be the same when it is asked for again from here.
    """
    game, choices = title.edition(asked.edition), 0
    options = title.options(dict(title.about.simulation), seats)
    ask = player.Alone(title.id, asked.edition, asked.level, seats, options, seed)
    whole = asked.program.ask(ask, player.Whole)
    dice = Replayed(whole.draws)
    state = game.setup(seats, options, dice, None)
    for step in whole.steps:
        dice.finish()
        asked.compare(player.seen(game, state), step.seen)
        if step.guess:
            action = asked.chosen(game, game.read(step.guess), step.seed)
            asked.compare(game.spell(action), step.action)
            choices += 1
        dice = Replayed(step.draws)
        state.apply(game.parse(step.action), dice, None)
    dice.finish()
    outcome = state.outcome()
    assert outcome is not None
    asked.compare(
        (state.text(), outcome.scores, outcome.winners, outcome.reason),
        (whole.last, whole.scores, whole.winners, whole.reason),
    )
    return choices


class Program:
    """The earlier code at work; it ends with whoever asks it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-P", player.__file__],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, question: msgspec.Struct, kind: type[Said]) -> Said:
        assert self._process.stdin is not None and self._process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise Mistranslated(f"the code in {self.folder} has stopped, and said why above")
        return msgspec.json.decode(line, type=kind)

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


@cache
def _program(folder: Path, process: int) -> Program:  # noqa: ARG001 - a key of the cache
    """One program for each revision; a forked process starts its own."""
    program = Program(folder)
    atexit.register(program.end)
    return program
