"""Skyline of the World (Hans van Tol, second edition 2007)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice, Options, Tell
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
from ludotheque.kit.declared import Declared, Parts

PARTS: Final = Parts[State](
    actions=ACTIONS,
    events=EVENTS,
    why_not=refusals.why_not,
    board=view.Board,
    view=view.board,
    facts=view.facts,
    picture=view.picture,
    drawing=drawing.drawing,
    prompt=view.prompt,
    guess=guess.guess,
    blocks=observation.blocks,
)


class SkylineOfTheWorld(Declared[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
        super().__init__(edition, PARTS)

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        return setup.setup(seats, options, dice, tell)

    def read(self, text: str) -> State:
        return notation.read(text)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def chances(self, state: State) -> vec[float]:
        return judge.chances(state)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)


game = SkylineOfTheWorld()
