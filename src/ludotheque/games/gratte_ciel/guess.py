"""A position that a seat cannot tell from the true one: nothing is hidden in this game."""

from mypy_extensions import i64

from ludotheque.contract import Dice
from ludotheque.games.gratte_ciel.rules import State


def guess(state: State, _seat: i64, _dice: Dice) -> State:
    return state.copy()
