"""Skyline of the World (Hans van Tol, second edition 2007)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.games.skyline_of_the_world import (
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
from ludotheque.games.skyline_of_the_world.actions import ACTIONS
from ludotheque.games.skyline_of_the_world.events import EVENTS
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class SkylineOfTheWorld(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess, observation)
        super().__init__(edition, ACTIONS, EVENTS, modules)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def chances(self, state: State) -> vec[float]:
        return judge.chances(state)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)


game = SkylineOfTheWorld()
