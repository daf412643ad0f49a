"""A position that a seat cannot tell from the true one: other orders, other sealed bids."""

from fog_harbour.board import GOODS
from fog_harbour.rules import State
from ludotheque.contract import NOBODY, Dice
from ludotheque.kit.redeal import deal
from ludotheque.kit.vecs import filled


def guess(state: State, seat: int, dice: Dice) -> State:
    out = state.copy()
    if state.to_act() == NOBODY:
        return out  # everything is shown at the end
    sizes = filled(state.seats, 1)
    sizes[seat] = 0
    hidden = filled(GOODS, 1)
    hidden[state.order[seat]] = 0
    hands = list(deal(hidden, sizes, dice))
    for other in range(state.seats):
        if other == seat:
            continue
        out.order[other] = hands[other * GOODS : (other + 1) * GOODS].index(1)
        if out.bids.chosen[other] >= 0:
            out.bids.chosen[other] = dice.below(state.most(other) + 1)
    return out
