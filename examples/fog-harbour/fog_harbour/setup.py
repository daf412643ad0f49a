"""The first position (FOG-1)."""

from fog_harbour.board import GOODS, NAMES
from fog_harbour.parameters import COINS
from fog_harbour.rules import State
from ludotheque.contract import Dice, Options, Tell
from ludotheque.kit.bags import draw
from ludotheque.kit.vecs import filled


def setup(seats: int, options: Options, dice: Dice, tell: Tell | None, _edition: int) -> State:
    """FOG-1.3: everybody draws an order; then the first crate comes in."""
    state = State(seats, int(options["rounds"]))
    state.coins = filled(seats, COINS.of(options, seats))
    bag = filled(GOODS, 1)
    for seat in range(seats):
        state.order[seat] = draw(bag, dice)
        if tell is not None:
            good = NAMES[state.order[seat]]
            tell.some("order", {"seat": seat, "good": "hidden"}, {"good": good}, [seat])
    state.land(dice, tell)
    return state
