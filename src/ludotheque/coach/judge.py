"""What the judge of a title says of a position, from what a seat knows; and which judge it is."""

import hashlib
from functools import cache
from typing import Final

from ludotheque import registry
from ludotheque.bots.bot import shares
from ludotheque.contract import NOBODY, Game, State
from ludotheque.dice import Fast
from ludotheque.registry import Title

WORLDS: Final = 4  # guesses that a chance is the mean of
PLIES: Final = 60  # of the random games that a judge is known by
DIGITS: Final = 6


def chance(game: Game[State], state: State, seat: int, seed: int, worlds: int = WORLDS) -> float:
    """The share of the victory that a seat may expect by what it knows."""
    scale = registry.bots_of(game).scale
    if state.to_act() == NOBODY:
        return float(shares(game, state, scale)[seat])
    dice = Fast(seed)
    guesses = [game.guess(state, seat, dice) for _ in range(worlds)]
    return sum(float(shares(game, guess, scale)[seat]) for guess in guesses) / worlds


def digest(title: Title) -> str:
    """A name for a title's judge: the same while it says the same of the same positions."""
    return _digest(title.id)


@cache
def _digest(game: str) -> str:
    title = registry.title(game)
    said: list[str] = []
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        dice = Fast(seats)
        options = title.options(title.about.simulation, seats)
        state = title.game.setup(seats, options, dice, None)
        for _ in range(PLIES):
            if state.to_act() == NOBODY:
                break
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))], dice, None)
            judged = shares(title.game, state, title.about.bots.scale)
            said += [f"{share:.{DIGITS}f}" for share in judged]
    return hashlib.sha256(" ".join(said).encode()).hexdigest()[:16]
