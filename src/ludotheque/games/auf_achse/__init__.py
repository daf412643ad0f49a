"""Auf Achse (Wolfgang Kramer, 1987)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Words
from ludotheque.games.auf_achse import (
    bot,
    drawing,
    guess,
    judge,
    notation,
    observation,
    orders,
    refusals,
    setup,
    view,
)
from ludotheque.games.auf_achse.actions import ACTIONS
from ludotheque.games.auf_achse.events import EVENTS
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class AufAchse(Assembled[State]):
    """Ties the modules of this folder together; the rules begin in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess, observation)
        super().__init__(edition, ACTIONS, EVENTS, modules)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def chances(self, state: State) -> vec[float]:
        return judge.chances(state)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def answer(self, state: State, seat: i64, order: Words) -> i64:
        return orders.answer(state, seat, order)


game = AufAchse()
