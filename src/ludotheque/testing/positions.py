"""Positions to check: the way of random games through every setting."""

from collections.abc import Iterator

from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting, settings
from ludotheque.registry import Title

GAMES_PER_SETTING = 2


def random_game(title: Title, setting: Setting, seed: int) -> Iterator[State]:
    """Every position of a random game; the state goes on changing, copy it to keep it."""
    dice = Fast(seed)
    state = title.game.setup(setting.seats, setting.options, dice, None)
    while True:
        yield state
        if state.to_act() == NOBODY:
            return
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)


def some_positions(title: Title, every: int = 1, games: int = GAMES_PER_SETTING) -> Iterator[State]:
    """Positions from random games in every setting, one in `every`, the last ones too."""
    for setting in settings(title):
        for seed in range(games):
            for number, state in enumerate(random_game(title, setting, seed)):
                if number % every == seed % every or state.to_act() == NOBODY:
                    yield state.copy()


def running_positions(title: Title, every: int = 1, games: int = 1) -> Iterator[State]:
    """The same without finished games."""
    for state in some_positions(title, every, games):
        if state.to_act() != NOBODY:
            yield state
