"""Gratte-ciel (Roland Siegers, 1988)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice, Options, Tell
from ludotheque.games.gratte_ciel import (
    actions,
    bot,
    drawing,
    notation,
    observation,
    refusals,
    setup,
    view,
)
from ludotheque.games.gratte_ciel.events import EVENTS
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.declared import Declared, Parts

PARTS: Final = Parts[State](
    actions=actions.ACTIONS,
    events=EVENTS,
    why_not=refusals.why_not,
    board=view.Board,
    view=view.board,
    facts=view.facts,
    picture=view.picture,
    drawing=drawing.drawing,
    prompt=view.prompt,
    guess=lambda state, _seat, _dice: state.copy(),  # nothing is hidden in this game
    blocks=observation.blocks,
)


class GratteCiel(Declared[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        super().__init__(edition, PARTS)

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        return setup.setup(seats, options, dice, tell, self.edition)

    def read(self, text: str) -> State:
        return notation.read(text, self.edition)

    def slot(self, action: i64) -> i64:
        return actions.slot(action)

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)


game = GratteCiel()
