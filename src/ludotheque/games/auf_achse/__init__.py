"""Auf Achse (Wolfgang Kramer, 1987)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Dice, Options, Tell, Words
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


class AufAchse(Declared[State]):
    """Ties the modules of this folder together; the rules begin in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        super().__init__(edition, PARTS)

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        return setup.setup(seats, options, dice, tell, self.edition)

    def read(self, text: str) -> State:
        state = State(notation.seats(text))
        state.edition = self.edition
        notation.read(state, text)
        return state

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def chances(self, state: State) -> vec[float]:
        return judge.chances(state)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def answer(self, state: State, seat: i64, order: Words) -> i64:
        return orders.answer(state, seat, order)


game = AufAchse()
