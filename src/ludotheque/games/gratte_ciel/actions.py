"""Actions: what may be said, and how it is one integer.

A flight is the lots from take-off to landing, seven bits each, take-off first. A start
(GRA-2.2) is the bare lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Illegal, Words
from ludotheque.games.gratte_ciel.board import GRID, LAST_LOT, SIDE, goes_on
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.grids import EAST, NORTH, SOUTH, WEST
from ludotheque.kit.nouns import MOST, OneOf, Phrase
from ludotheque.kit.slots import path_slot, put_path_slots

PASS: Final[i64] = 0  # can be said, and is always refused (GRA-3.5)
LOT_BITS: Final[i64] = 7
LOT_MASK: Final[i64] = 127
LONGEST: Final[i64] = 8  # lots after take-off that an action can hold, legal or not
FLIGHT_SLOTS: Final[i64] = 4 + 16 + 64 + 256  # the ways of 1 to 4 steps

_NAMES: Final = [GRID.name(lot) for lot in range(LAST_LOT + 1)]
LOT: Final = OneOf("lot", _NAMES, _NAMES[1:])


def length(flight: i64) -> i64:
    """How many lots the flight enters; 0 for a start."""
    steps: i64 = 0
    while flight > LOT_MASK:
        flight >>= LOT_BITS
        steps += 1
    return steps


def lot_at(flight: i64, steps: i64, k: i64) -> i64:
    """The lot after k steps of a flight of that many steps; k = 0 is the take-off lot."""
    return flight >> (steps - k) * LOT_BITS & LOT_MASK


def names(flight: i64) -> list[str]:
    """The names of all lots of a flight, take-off and landing included."""
    steps = length(flight)
    return [GRID.name(lot_at(flight, steps, k)) for k in range(steps + 1)]


class Flight(Phrase):
    """Take-off, each corner, landing: straight lines from one to the next."""

    def spell(self, number: i64) -> Words:
        words: Words = []
        steps = length(number)
        for k in range(steps + 1):
            here = lot_at(number, steps, k)
            straight_on = 0 < k < steps and goes_on(
                lot_at(number, steps, k - 1), here, lot_at(number, steps, k + 1)
            )
            if not straight_on:
                words.append(GRID.name(here))
        return words

    def parse(self, words: Words) -> i64:
        """Legal or not, every flight along straight lines from corner to corner."""
        if len(words) < 2:
            raise ValueError("a flight has a take-off and a landing")
        flight = LOT.parse(words[0])
        for word in words[1:]:
            corner = LOT.parse(word)
            here = flight & LOT_MASK
            way = _way_towards(here, corner)
            while way >= 0 and here != corner:
                here = GRID.beside(here, way)
                flight = _longer(flight, here)
            if way < 0:
                flight = _longer(flight, corner)  # a jump, which no rule allows
        return flight


def _longer(flight: i64, lot: i64) -> i64:
    if length(flight) == LONGEST:
        raise Illegal("GRA-3.1")
    return flight << LOT_BITS | lot


def _way_towards(here: i64, there: i64) -> i64:
    """The way along the common row or column, or -1 when there is none."""
    if here == there:
        return -1
    if GRID.column(here) == GRID.column(there):
        return NORTH if there < here else SOUTH
    if GRID.row(here) == GRID.row(there):
        return EAST if there > here else WEST
    return -1


ACTIONS: Final = Actions(
    Verb("pass", PASS),
    Verb("start", 0, LOT, slots=LAST_LOT),
    Verb("fly", 0, phrase=Flight([[LOT, LOT]], LOT_MASK + 1, MOST, True), slots=FLIGHT_SLOTS),
)


def _way_from_one(step: i64) -> i64:
    """The way of a step from lot to lot, counted from 1; 0 where the lots are not side by side."""
    ways = {-SIDE: NORTH, SIDE: SOUTH, 1: EAST, -1: WEST}
    return ways[step] + 1 if step in ways else 0


# From one row up to one row down. Looked up: nobody can foresee ways, and learning asks often.
_WAY_FROM_ONE: Final = vec[i64]([_way_from_one(step) for step in range(-SIDE, SIDE + 1)])


def slot(action: i64) -> i64:
    """Starts by lot, flights by their ways, whatever the take-off lot."""
    return path_slot(action, LOT_BITS, _WAY_FROM_ONE, LAST_LOT)


def put_slots(legal: vec[i64], out: vec[i64], at: i64) -> None:
    put_path_slots(legal, LOT_BITS, _WAY_FROM_ONE, LAST_LOT, out, at)
