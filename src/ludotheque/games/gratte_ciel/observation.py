"""Gratte-ciel as a row of numbers: nothing is hidden, everything is seen from a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.gratte_ciel.board import LAST_LOT, LOTS, TINT, WHITE
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import put_seat, put_seats, put_yes
from ludotheque.kit.vecs import filled


def _first_lots() -> vec[i64]:
    """A lot of each colour: what one of them counts as, all of them do."""
    firsts = filled(WHITE, 0)
    for lot in range(LAST_LOT, 0, -1):
        if 0 <= TINT[lot] < WHITE:
            firsts[TINT[lot]] = lot
    return firsts


FIRST_LOT: Final = _first_lots()


class Observation(Observer[State]):
    """Writes what a seat sees, block by block."""

    def blocks(self, seats: int) -> list[Block]:
        return _blocks(seats)

    def observe(self, state: State, me: i64, out: vec[i16], at: i64) -> None:
        seats = state.seats
        at = put_yes(state.turning, out, at)
        at = put_seat(state.turn, seats, me, out, at)
        at = put_seats(state.points, 1, seats, me, out, at)
        at = put_seats(state.stock, 1, seats, me, out, at)
        at = put_seats(state.helicopter, 1, seats, me, out, at)
        _observe_lots(state, RANKS[seats * WHITE + me], out, at)


def _blocks(seats: int) -> list[Block]:
    lots = len(LOTS)
    whose = "1 mine, 2 the next seat's and so on"
    return [
        Block("turning", 1, 2, "1 when flights may turn (GRA-3.3)"),
        Block("to act", 1, seats + 1, "0 I am, 1 the next seat and so on; the last: it is over"),
        Block("points", seats, 0, "points, mine first, then clockwise"),
        Block("stock", seats, 0, "floors left, mine first, then clockwise"),
        Block("helicopters", seats, int(LAST_LOT) + 1, "1 is a1, 2 is b1 ... 81 is i9; 0 nowhere"),
        Block("colours", lots, seats + 1, f"lots row by row, without the centre: 0 white, {whose}"),
        Block("owners", lots, seats + 1, f"whose building stands on the lot: 0 none, {whose}"),
        Block("heights", lots, 0, "floors of the building on the lot"),
    ]


def _ranks(seats: i64, me: i64) -> vec[i64]:
    """By seat + 1: 1 for me, 2 for the next and so on; 0 for nobody (first) and for white."""
    ranks = filled(WHITE + 2, 0)
    for turn in range(seats):
        ranks[(me + turn) % seats + 1] = turn + 1
    return ranks


# By the number of seats and the seat that looks.
RANKS: Final = [_ranks(code // WHITE, code % WHITE) for code in range((WHITE + 1) * WHITE)]


def _observe_lots(state: State, ranks: vec[i64], out: vec[i16], at: i64) -> None:
    lots, printed, owner, height = LOTS, TINT, state.owner, state.height
    tints = filled(WHITE + 1, 0)
    for colour in range(state.seats):
        tints[colour] = ranks[state.tint(FIRST_LOT[colour]) + 1]
    second = at + len(lots)
    third = second + len(lots)
    for lot in lots:
        out[at] = i16(tints[printed[lot]])
        out[second] = i16(ranks[owner[lot] + 1])
        out[third] = i16(height[lot])
        at += 1
        second += 1
        third += 1
