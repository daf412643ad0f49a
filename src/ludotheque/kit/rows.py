"""Rows of small numbers, written one after the other: how games fill an observation.

Each function writes from `at` on and answers where the next number goes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import NOBODY

LOWEST: Final[i64] = -0x8000
HIGHEST: Final[i64] = 0x7FFF


def put(number: i64, out: vec[i16], at: i64) -> i64:
    """One number."""
    out[at] = fitting(number)
    return at + 1


def fitting(number: i64) -> i16:
    """The number in 16 bits; compiled, a plain conversion would cut off the rest in silence."""
    if number < LOWEST or number > HIGHEST:
        raise OverflowError(f"an observation holds numbers up to {HIGHEST}, not {number}")
    return i16(number)


def put_yes(yes: bool, out: vec[i16], at: i64) -> i64:
    """A yes or no, as 1 or 0."""
    if yes:
        out[at] = 1
    else:
        out[at] = 0
    return at + 1


def put_seat(seat: i64, seats: i64, me: i64, out: vec[i16], at: i64) -> i64:
    """A seat as how many turns after me it comes; nobody comes after everybody."""
    if seat == NOBODY:
        return put(seats, out, at)
    return put((seat - me + seats) % seats, out, at)


def put_all(numbers: vec[i64], out: vec[i16], at: i64) -> i64:
    """Every number of a vector."""
    for number in numbers:
        out[at] = fitting(number)
        at += 1
    return at


def put_seats(numbers: vec[i64], width: i64, seats: i64, me: i64, out: vec[i16], at: i64) -> i64:
    """A row of `width` numbers for each seat: mine first, then clockwise."""
    for turn in range(seats):
        first = (me + turn) % seats * width
        for place in range(first, first + width):
            out[at] = fitting(numbers[place])
            at += 1
    return at
