"""Auf Achse (Wolfgang Kramer, 1987)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque import contract
from ludotheque.contract import Block, Dice, Facts, Game, Options, Tell, Words
from ludotheque.games.auf_achse import (
    bot,
    drawing,
    guess,
    judge,
    notation,
    observation,
    refusals,
    setup,
    view,
    words,
)
from ludotheque.games.auf_achse.rules import State


class AufAchse(Game):
    """Ties the modules of this folder together; the rules begin in rules.py."""

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        return setup.setup(seats, options, dice, tell, self.edition)

    def read(self, text: str) -> State:
        state = State(notation.seats(text))
        state.edition = self.edition
        notation.read(state, text)
        return state

    def spell(self, action: i64) -> Words:
        return words.spell(action)

    def parse(self, said: Words) -> i64:
        return words.parse(said)

    def why_not(self, state: contract.State, action: i64) -> str:
        return refusals.why_not(_mine(state), action)

    def slots(self) -> i64:
        return words.SLOTS

    def slot(self, action: i64) -> i64:
        return words.slot(action)

    def view(self, state: contract.State, seat: int | None) -> view.Board:
        return view.board(_mine(state), seat)

    def board_type(self) -> type:
        return view.Board

    def facts(self, state: contract.State, seat: int | None) -> list[Facts]:
        return view.facts(_mine(state))

    def picture(self, state: contract.State, seat: int | None) -> str:
        return view.picture(_mine(state), seat)

    def drawing(self, state: contract.State, seat: int | None) -> str:
        return drawing.drawing(view.board(_mine(state), seat))

    def prompt(self, state: contract.State) -> Words:
        return view.prompt(_mine(state))

    def guess(self, state: contract.State, seat: i64, dice: Dice) -> State:
        return guess.guess(_mine(state), seat, dice)

    def value(self, state: contract.State, seat: i64) -> float:
        return bot.value(_mine(state), seat)

    def chances(self, state: contract.State) -> vec[float]:
        return judge.chances(_mine(state))

    def observation(self, seats: i64) -> list[Block]:
        return observation.blocks(int(seats))

    def observe(self, state: contract.State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(_mine(state), seat, out, at)

    def answer(self, state: contract.State, seat: i64, order: Words) -> i64:
        return words.answer(_mine(state), seat, order)


def _mine(state: contract.State) -> State:
    assert isinstance(state, State)
    return state


game = AufAchse(edition=2)
