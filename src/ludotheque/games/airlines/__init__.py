"""Airlines (Alan R. Moon, 1990)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.games.airlines import (
    actions,
    bot,
    drawing,
    guess,
    judge,
    notation,
    observation,
    refusals,
    setup,
    view,
)
from ludotheque.games.airlines.events import EVENTS
from ludotheque.games.airlines.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class Airlines(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess, observation)
        super().__init__(edition, actions.ACTIONS, EVENTS, modules)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def chances(self, state: State) -> vec[float]:
        return judge.chances(state)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def slot(self, action: i64) -> i64:
        return actions.slot(action)


game = Airlines()
