"""Reads the position that `State.text` wrote down."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.gratte_ciel.board import COLOURS, GRID
from ludotheque.games.gratte_ciel.parameters import PARAMETERS
from ludotheque.games.gratte_ciel.rules import LINES, State
from ludotheque.kit.notation import fields
from ludotheque.kit.parameters import split

FIELDS: Final = 7  # lines that begin with a name, before the lots


def read(text: str, edition: i64) -> State:
    house_rules, lines = split(text)
    field = fields(lines[:FIELDS])
    seats = int(field["seats"][0])
    numbers = PARAMETERS.read(house_rules, seats)
    state = State(seats, field["flights"] == ["turning"], numbers, NOBODY, edition)
    LINES.read(state, field)
    for seat, word in enumerate(field["helicopters"]):
        if word != "-":
            state.helicopter[seat] = GRID.named(word)
            state.stands[GRID.named(word)] = 1
    for index, cell in enumerate(" ".join(lines[FIELDS:]).split()):
        if cell != ".":
            state.owner[index + 1] = COLOURS.index(cell[0])
            state.height[index + 1] = int(cell[1:])
    return state
