"""What a good position is in Gratte-ciel."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.gratte_ciel import board
from ludotheque.games.gratte_ciel.parameters import LANDING_FEE, SAME_DISTRICT_FEE
from ludotheque.games.gratte_ciel.rules import State, fee
from ludotheque.kit.assembled import Judge
from ludotheque.kit.grids import NOWHERE, WAYS

RUIN: Final = -1000.0
FLOOR: Final = 0.4  # a floor that opponents may have to fly over
ESCAPE: Final = 0.35  # weight of the best flight that stays open from here


class Bot(Judge[State]):
    """Plays by what a position is worth."""

    def value(self, state: State, seat: i64) -> float:
        """My points against the best opponent's, what my floors may earn, my way out."""
        if state.out(seat):
            return RUIN
        best_other = 0.0
        for other in range(state.seats):
            if other != seat:
                best_other = max(best_other, _worth(state, other))
        return _worth(state, seat) - best_other


def _worth(state: State, seat: i64) -> float:
    if state.out(seat):
        return 0.0
    worth = float(state.points[seat])
    if state.ending == 0:
        worth += FLOOR * _tower_floors(state, seat) + ESCAPE * _best_flight(state, seat)
    return worth


def _tower_floors(state: State, seat: i64) -> float:
    """Floors that can still be flown over by somebody."""
    floors: i64 = 0
    for lot in range(1, board.LAST_LOT + 1):
        if i64(state.owner[lot]) == seat:
            floors += i64(state.height[lot])
    return float(floors)


def _best_flight(state: State, seat: i64) -> float:
    """The points of the best straight flight that the seat could make from here."""
    here = state.helicopter[seat]
    if here == NOWHERE:
        return 0.0
    best: i64 = -state.numbers[SAME_DISTRICT_FEE]
    for way in range(WAYS):
        cost: i64 = 0
        for lot in board.RAYS[here * WAYS + way]:
            if state.blocked(lot):
                break
            if state.free(lot):
                best = max(best, _landing(state, seat, here, lot) - cost)
            elif i64(state.owner[lot]) != seat:
                cost += fee(i64(state.height[lot]))
    return float(best)


def _landing(state: State, seat: i64, here: i64, lot: i64) -> i64:
    points: i64 = 0
    host = state.tint(lot)
    if host == seat:
        points = state.numbers[LANDING_FEE]
    elif host != board.WHITE and not state.out(host):
        points = -state.numbers[LANDING_FEE]
    if board.DISTRICT[here] == board.DISTRICT[lot]:
        points -= state.numbers[SAME_DISTRICT_FEE]
    return points
