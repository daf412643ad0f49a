"""Why an action is not allowed: the id of the rule."""

from mypy_extensions import i64

from ludotheque.games.gratte_ciel.actions import LOT_BITS, LOT_MASK, PASS, length, lot_at
from ludotheque.games.gratte_ciel.board import CENTRE, DISTRICT, GRID, REACH, goes_on
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.grids import NOWHERE


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
    if k > 1 and not state.turning and not goes_on(lot_at(flight, steps, k - 2), before, lot):
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
