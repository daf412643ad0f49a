"""Standing orders: to go fishing."""

from fog_harbour.rules import State
from ludotheque.contract import NOBODY, Words


def answer(state: State, seat: int, order: Words) -> int:
    """["fish"]: bid nothing until it is taken back."""
    if order != ["fish"]:
        raise ValueError("say: fish")
    return 0 if state.to_act() == seat else NOBODY
