"""Gratte-ciel (Roland Siegers, 1988)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.games.gratte_ciel import (
    actions,
    bot,
    drawing,
    guess,
    notation,
    observation,
    refusals,
    setup,
    view,
)
from ludotheque.games.gratte_ciel.events import EVENTS
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class GratteCiel(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess, observation)
        super().__init__(edition, actions.ACTIONS, EVENTS, modules)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def slot(self, action: i64) -> i64:
        return actions.slot(action)


game = GratteCiel()
