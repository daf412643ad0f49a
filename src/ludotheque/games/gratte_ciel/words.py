"""Gratte-ciel in words: actions spelled and parsed, refusals named, positions read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Illegal, Words
from ludotheque.games.gratte_ciel.board import (
    CENTRE,
    COLOURS,
    DISTRICT,
    GRID,
    LAST_LOT,
    REACH,
    SIDE,
)
from ludotheque.games.gratte_ciel.rules import (
    ENDINGS,
    LONGEST,
    LOT_BITS,
    LOT_MASK,
    State,
    length,
    lot_at,
)
from ludotheque.kit.grids import EAST, NORTH, NOWHERE, SOUTH, WAYS, WEST

PASS: Final[i64] = 0  # can be said, and is always refused (GRA-3.5)
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
        straight_on = 0 < k < steps and _goes_on(
            lot_at(action, steps, k - 1), here, lot_at(action, steps, k + 1)
        )
        if not straight_on:
            words.append(GRID.name(here))
    return words


def _goes_on(before: i64, here: i64, after: i64) -> bool:
    way = GRID.way_between(before, here)
    return way >= 0 and way == GRID.way_between(here, after)


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


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action; public facts only, there are no others."""
    here = state.helicopter[state.turn]
    if here == NOWHERE:
        return "GRA-2.2" if action == PASS or action > LOT_MASK else state.start_refused(action)
    if action == PASS:
        return "GRA-3.5"
    if action <= LOT_MASK:
        return "GRA-2.2"
    steps = length(action)
    if lot_at(action, steps, 0) != here or steps > REACH:
        return "GRA-3.1"
    for k in range(1, steps + 1):
        refused = _step_refused(state, action, steps, k)
        if refused:
            return refused
    return "" if state.free(action & LOT_MASK) else "GRA-3.1"


def _step_refused(state: State, flight: i64, steps: i64, k: i64) -> str:
    """The rule against entering the k-th lot of a flight, or ""."""
    before = lot_at(flight, steps, k - 1)
    lot = lot_at(flight, steps, k)
    if GRID.way_between(before, lot) < 0:
        return "GRA-3.1"
    if DISTRICT[lot] == CENTRE:
        return "GRA-1.2" if k == steps else "GRA-3.4"
    if k > 1 and not state.turning and not _goes_on(lot_at(flight, steps, k - 2), before, lot):
        return "GRA-3.2"
    if _crosses(flight >> (steps - k + 1) * LOT_BITS, lot):
        return "GRA-3.3"
    if state.blocked(lot):
        return "GRA-3.7" if k == steps else "GRA-3.4"
    return ""


def _crosses(flown: i64, lot: i64) -> bool:
    """Whether a flight has entered the lot already (GRA-3.3), take-off included."""
    while flown > 0:
        if flown & LOT_MASK == lot:
            return True
        flown >>= LOT_BITS
    return False


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


def read(text: str, edition: i64) -> State:
    """The position that `State.text` wrote down."""
    lines = text.strip().split("\n")
    field = {line.split()[0]: line.split()[1:] for line in lines[:7]}
    seats = int(field["seats"][0])
    state = State(seats, field["flights"] == ["turning"], NOBODY, edition)
    state.turn = COLOURS.find(field["turn"][0])
    state.ending = ENDINGS.index(field["ending"][0].strip("-"))
    state.points = vec[i64]([i64(int(word)) for word in field["points"]])
    state.stock = vec[i64]([i64(int(word)) for word in field["stock"]])
    for seat, word in enumerate(field["helicopters"]):
        if word != "-":
            state.helicopter[seat] = GRID.named(word)
            state.stands[GRID.named(word)] = 1
    for index, cell in enumerate(" ".join(lines[7:]).split()):
        if cell != ".":
            state.owner[index + 1] = COLOURS.index(cell[0])
            state.height[index + 1] = int(cell[1:])
    return state
