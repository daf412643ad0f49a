"""Fog Harbour: sealed bids for crates, and a secret order. An example of a game for Ludotheque."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from fog_harbour import bot, drawing, observation, view
from fog_harbour.rules import GOODS, MOST, ROUNDS, State, read
from ludotheque import contract
from ludotheque.contract import NOBODY, Block, Dice, Facts, Options, Tell, Words
from ludotheque.kit.redeal import deal
from ludotheque.kit.vecs import filled


class FogHarbour(contract.Game):
    """The rules without a position."""

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        state = State(seats, int(options[ROUNDS]))
        state.begin(dice, tell)
        return state

    def read(self, text: str) -> State:
        return read(text)

    def spell(self, action: i64) -> Words:
        return ["bid", int(action)]

    def parse(self, said: Words) -> i64:
        if len(said) == 2 and said[0] == "bid" and isinstance(said[1], int):
            return said[1]
        raise ValueError("say: bid and a number of coins")

    def why_not(self, state: State, action: i64) -> str:
        if not 0 <= action <= MOST:
            return "FOG-2.2"
        return "" if action <= state.coins[state.to_act()] else "FOG-2.3"

    def slots(self) -> i64:
        return MOST + 1

    def slot(self, action: i64) -> i64:
        return action

    def view(self, state: State, seat: int | None) -> view.Board:
        return view.board(state, seat)

    def board_type(self) -> type:
        return view.Board

    def facts(self, state: State, seat: int | None) -> list[Facts]:
        return view.facts(state, seat)

    def picture(self, state: State, seat: int | None) -> str:
        return view.picture(state, seat)

    def drawing(self, state: State, seat: int | None) -> str:
        return drawing.drawing(state, seat)

    def prompt(self, state: State) -> Words:
        return ["bid", view.good_of(state.crate), view.value_of(state.crate)]

    def guess(self, state: State, seat: i64, dice: Dice) -> State:
        """Other orders, and other bids where some are sealed."""
        guess = state.copy()
        if state.to_act() == NOBODY:
            return guess  # everything is shown at the end
        sizes = filled(state.seats, 1)
        sizes[seat] = 0
        hidden = filled(GOODS, 1)
        hidden[state.order[seat]] = 0
        hands = deal(hidden, sizes, dice)
        for other in range(state.seats):
            if other == seat:
                continue
            for good in range(GOODS):
                if hands[other * GOODS + good]:
                    guess.order[other] = good
            if guess.bids.chosen[other] >= 0:
                guess.bids.chosen[other] = dice.below(state.most(other) + 1)
        return guess

    def value(self, state: State, seat: i64) -> float:
        return bot.value(state, seat)

    def observation(self, seats: i64) -> list[Block]:
        return observation.blocks(seats)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        observation.observe(state, seat, out, at)

    def answer(self, state: State, seat: i64, order: Words) -> i64:
        """A standing order, ["fish"]: bid nothing until it is taken back."""
        if order != ["fish"]:
            raise ValueError("say: fish")
        return 0 if state.to_act() == seat else NOBODY


game = FogHarbour()
