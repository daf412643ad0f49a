"""Gratte-ciel in words: actions spelled and parsed, and their dense index."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Illegal, Words
from ludotheque.games.gratte_ciel.actions import (
    LONGEST,
    LOT_BITS,
    LOT_MASK,
    PASS,
    length,
    lot_at,
)
from ludotheque.games.gratte_ciel.board import GRID, LAST_LOT, SIDE, goes_on
from ludotheque.kit.grids import EAST, NORTH, SOUTH, WAYS, WEST

FLIGHT_SLOTS: Final[i64] = 4 + 16 + 64 + 256  # the ways of 1 to 4 steps
SLOTS: Final[i64] = LAST_LOT + 1 + FLIGHT_SLOTS


def spell(action: i64) -> Words:
    """["start", lot], or ["fly", take-off, each corner, landing]."""
    if action == PASS:
        return ["pass"]
    if action <= LOT_MASK:
        return ["start", GRID.name(action)]
    words: Words = ["fly"]
    steps = length(action)
    for k in range(steps + 1):
        here = lot_at(action, steps, k)
        straight_on = 0 < k < steps and goes_on(
            lot_at(action, steps, k - 1), here, lot_at(action, steps, k + 1)
        )
        if not straight_on:
            words.append(GRID.name(here))
    return words


def parse(words: Words) -> i64:
    """Legal or not, every flight along straight lines from corner to corner."""
    lots = [GRID.named(word) for word in words[1:] if isinstance(word, str)]
    if len(lots) != len(words) - 1:
        raise ValueError("lots are words such as c4")
    if words[0] == "pass" and not lots:
        return PASS
    if words[0] == "start" and len(lots) == 1:
        return lots[0]
    if words[0] == "fly" and len(lots) >= 2:
        return _flight(lots)
    raise ValueError(f"{words[0]!r} is no action here")


def _flight(corners: list[i64]) -> i64:
    flight = corners[0]
    for corner in corners[1:]:
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


def slot(action: i64) -> i64:
    """Starts by lot, flights by their ways, whatever the take-off lot."""
    if action <= LOT_MASK:
        return action
    index: i64 = 0
    weight: i64 = 1
    while action > LOT_MASK:  # from the last step to the first
        index += weight * (_way(action >> LOT_BITS & LOT_MASK, action & LOT_MASK) + 1)
        weight *= WAYS
        action >>= LOT_BITS
    return LAST_LOT + index


def _way(here: i64, beside: i64) -> i64:
    """The way to a lot beside: `GRID.way_between` is slower, and learning asks often."""
    if here - beside == SIDE:
        return NORTH
    if beside - here == SIDE:
        return SOUTH
    return EAST if beside > here else WEST
