"""Positions to check: the way of random games through every setting."""

from collections.abc import Iterator

from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import at_random, positions
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.registry import Title

ENOUGH = 240  # positions of all settings together


def random_game(title: Title, setting: Setting, seed: int) -> Iterator[State]:
    """Every position of a random game; the state goes on changing, copy it to keep it."""
    dice = Fast(seed)
    state = title.game.setup(setting.seats, setting.options, dice, None)
    return positions(state, dice, at_random(dice))


def some_positions(title: Title, enough: int = ENOUGH) -> Iterator[State]:
    """Positions of every setting, from as many games as it takes, spread over each game."""
    variety = list(all_settings(title))
    share = max(6, enough // len(variety))
    for setting in variety:
        found = seed = 0
        while found < share:
            game = [state.copy() for state in random_game(title, setting, seed)]
            chosen = game[seed % 2 :: max(1, len(game) // share)]
            found, seed = found + len(chosen), seed + 1
            yield from chosen


def running_positions(title: Title, enough: int = ENOUGH) -> Iterator[State]:
    """The same without finished games."""
    return (state for state in some_positions(title, enough) if state.to_act() != NOBODY)
