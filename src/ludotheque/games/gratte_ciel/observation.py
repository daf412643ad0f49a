"""Gratte-ciel as a row of numbers: nothing is hidden, everything is seen from a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.gratte_ciel.board import LAST_LOT, LOTS, TINT, WHITE
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import (
    eights,
    put_lots,
    put_narrow,
    put_seat,
    put_seats,
    put_yes,
    ranks,
)


def _printed(seats: i64, me: i64) -> vec[i16]:
    """By lot what its colour is written as; white ones are nobody's (GRA-1.4)."""
    whose = ranks(seats, me)
    return vec[i16]([i16(whose[TINT[lot] + 1]) if TINT[lot] < seats else 0 for lot in LOTS])


def _places(colour: i64) -> vec[i64]:
    """Which of the lots have this colour."""
    return vec[i64]([place for place in range(i64(len(LOTS))) if TINT[LOTS[place]] == colour])


# By the number of seats and the seat that looks.
PRINTED: Final = vec[vec[i16]](
    [_printed(code // WHITE, code % WHITE) for code in range((WHITE + 1) * WHITE)]
)
COLOURED: Final = vec[vec[i64]]([_places(colour) for colour in range(WHITE)])
EIGHTS: Final = eights(LOTS)


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
        at = _observe_colours(state, me, out, at)
        put_lots(state.owner, state.height, EIGHTS, seats, me, out, at)


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


def _observe_colours(state: State, me: i64, out: vec[i16], at: i64) -> i64:
    printed = PRINTED[state.seats * WHITE + me]
    end = put_narrow(printed, 0, i64(len(printed)), out, at)
    points = state.points
    for seat in range(state.seats):
        if points[seat] == 0 and state.tint(LOTS[COLOURED[seat][0]]) == WHITE:  # GRA-5.4
            for place in COLOURED[seat]:
                out[at + place] = 0
    return end
