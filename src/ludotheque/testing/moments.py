"""Where a check looks, and how it says what is wrong there."""

import json
import traceback
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec

from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import at_random, positions
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.registry import Title

ENOUGH = 320  # positions of all settings together
ONLOOKER = None
EVERYBODY = int(NOBODY)  # a fault that is no particular seat's


_times = 1


def look_harder(times: int) -> None:
    """From now on every check of this process plays so many times as many games."""
    global _times  # noqa: PLW0603 - one process checks one game
    _times = times


def amount(usual: int) -> int:
    """How many games, pairs or positions a check takes."""
    return usual * _times


class Fault(AssertionError):
    """What is wrong with a game, in one sentence, and where it shows."""


class Moment(msgspec.Struct, frozen=True):
    """A position of a random game, and how to come there again."""

    setting: Setting
    seed: int
    step: int
    state: State

    @property
    def seats(self) -> range:
        return range(self.setting.seats)

    def seen_by(self, seat: int | None = EVERYBODY) -> AbstractContextManager[None]:
        """Whatever fails in here becomes a Fault that names this moment and the seat."""
        return naming(self.setting, self.seed, self.step, seat, self.state)


@contextmanager
def naming(
    setting: Setting, seed: int, step: int, seat: int | None, state: State | None
) -> Iterator[None]:
    """Whatever fails in here becomes a Fault that says where."""
    try:
        yield
    except Fault:
        raise
    except Exception as error:
        who = {EVERYBODY: "", ONLOOKER: ", an onlooker"}.get(seat, f", seat {seat}")
        where = f"{setting}, seed {seed}, step {step}{who}"
        raise Fault(f"{_said(error)}\n  where: {where}\n  position: {_text(state)}") from error


def _said(error: Exception) -> str:
    """The sentence of a check, or what the game itself failed with."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    line = f"{last.filename}:{last.lineno}: {last.line or last.name}"
    if isinstance(error, AssertionError):
        return str(error) or f"the game's own assertion failed, {line}"
    return f"the game fails with {type(error).__name__}: {error}, {line}"


def _text(state: State | None) -> str:
    if state is None:
        return "none yet"
    try:
        return json.dumps(state.text(), ensure_ascii=False)
    except Exception as error:  # noqa: BLE001 - a broken game must still be named
        return f"text() fails with {error!r}"


def random_game(title: Title, setting: Setting, seed: int) -> Iterator[State]:
    """Every position of a random game; the state goes on changing, copy it to keep it."""
    dice = Fast(seed)
    state = title.game.setup(setting.seats, setting.options, dice, None)
    return positions(state, dice, at_random(dice))


def some_moments(title: Title, enough: int = ENOUGH) -> Iterator[Moment]:
    """Moments of every setting, from as many games as it takes, spread over each game."""
    variety = list(all_settings(title))
    share = max(6, amount(enough) // len(variety))
    for setting in variety:
        found = seed = 0
        while found < share:
            game = [state.copy() for state in random_game(title, setting, seed)]
            chosen = range(seed % 2, len(game), max(1, len(game) // share))
            for step in chosen:
                yield Moment(setting, seed, step, game[step])
            found, seed = found + len(chosen), seed + 1


def running_moments(title: Title, enough: int = ENOUGH) -> Iterator[Moment]:
    """The same without finished games."""
    return (moment for moment in some_moments(title, enough) if moment.state.to_act() != NOBODY)
