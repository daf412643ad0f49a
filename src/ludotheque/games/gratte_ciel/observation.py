"""Gratte-ciel as a row of numbers: nothing is hidden, everything is seen from a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.gratte_ciel.board import LAST_LOT, LOTS, TINT, WHITE
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import put_seat, put_seats, put_yes, ranks
from ludotheque.kit.vecs import filled


def _first_lots() -> vec[i64]:
    """A lot of each colour: what one of them counts as, all of them do."""
    firsts = filled(WHITE, 0)
    for lot in range(LAST_LOT, 0, -1):
        if 0 <= TINT[lot] < WHITE:
            firsts[TINT[lot]] = lot
    return firsts


FIRST_LOT: Final = _first_lots()
RANK_BITS: Final[i64] = 3
RANK_MASK: Final[i64] = 7
PRINTED: Final = vec[i64]([RANK_BITS * TINT[lot] for lot in LOTS])  # the bits of a lot's colour


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
        _observe_lots(state, ranks(seats, me), out, at)


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


def _observe_lots(state: State, whose: vec[i64], out: vec[i16], at: i64) -> None:
    tints: i64 = 0  # what each colour is written as
    for colour in range(state.seats):
        tints |= whose[state.tint(FIRST_LOT[colour]) + 1] << RANK_BITS * colour
    for first_bit in PRINTED:
        out[at] = i16(tints >> first_bit & RANK_MASK)
        at += 1
    owner = state.owner
    for lot in LOTS:
        out[at] = i16(whose[owner[lot] + 1])
        at += 1
    height = state.height
    for lot in LOTS:
        out[at] = i16(height[lot])
        at += 1
