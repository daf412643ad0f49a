"""Reads the position that `State.text` wrote down."""

from fog_harbour.rules import LINES, State
from ludotheque.kit.notation import fields, numbers
from ludotheque.kit.together import Together


def read(text: str, _edition: int) -> State:
    field = fields(text.split("\n"))
    state = State(len(field["coins"]), 0)
    LINES.read(state, field)
    state.bids = Together(numbers(field["bids"]))
    return state
