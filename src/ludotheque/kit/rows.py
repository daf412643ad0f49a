"""Rows of small numbers, written one after the other: how games fill an observation.

Each function writes from `at` on and answers where the next number goes. Whole runs of numbers
are written faster than one number after the other: compiled, they are checked once and then copied
several at a time (`scripts/rules.h`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from ludotheque.contract import NOBODY
from ludotheque.kit.parameters import MOST_SEATS
from ludotheque.kit.vecs import filled

LOWEST: Final[i64] = -0x8000
HIGHEST: Final[i64] = 0x7FFF
EIGHT: Final[i64] = 8  # numbers that are copied at once
# What `put_pairs` writes has so many bits; above them is what it counts.
MEANING_BITS: Final[i64] = 15
MEANING: Final[i64] = 1 << MEANING_BITS


def put(number: i64, out: vec[i16], at: i64) -> i64:
    """One number."""
    out[at] = fitting(number)
    return at + 1


def fitting(number: i64) -> i16:
    """The number in 16 bits; compiled, a plain conversion would cut off the rest in silence."""
    if number < LOWEST or number > HIGHEST:
        _refuse(number)
    return i16(number)


def _refuse(number: i64) -> None:
    """Apart, so that the check is small enough to be compiled into those who ask for it."""
    raise OverflowError(f"an observation holds numbers up to {HIGHEST}, not {number}")


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
    return put(turns_after(seat, me, seats), out, at)


def turns_after(seat: i64, me: i64, seats: i64) -> i64:
    """0 for me, 1 for the next seat and so on."""
    return seat - me if seat >= me else seat - me + seats


def next_seat(seat: i64, seats: i64) -> i64:
    """Clockwise; quicker than a remainder."""
    return seat + 1 if seat + 1 < seats else 0


def ranks(seats: i64, me: i64) -> vec[i64]:
    """By seat + 1: 1 for me, 2 for the next and so on; 0 for nobody, who is first."""
    return _RANKS[seats * MOST_SEATS + me]


def _ranks(seats: i64, me: i64) -> vec[i64]:
    ranks = filled(MOST_SEATS + 1, 0)
    for seat in range(seats):
        ranks[seat + 1] = turns_after(seat, me, seats) + 1
    return ranks


_RANKS: Final = vec[vec[i64]](
    [_ranks(code // MOST_SEATS, code % MOST_SEATS) for code in range((MOST_SEATS + 1) * MOST_SEATS)]
)


def put_all(numbers: vec[i64], out: vec[i16], at: i64) -> i64:
    """Every number of a vector."""
    return put_some(numbers, 0, i64(len(numbers)), out, at)


def put_some(numbers: vec[i64], first: i64, end: i64, out: vec[i16], at: i64) -> i64:
    """The numbers of a vector from place `first` up to `end`."""
    for place in range(first, end):
        out[at] = fitting(numbers[place])
        at += 1
    return at


def put_narrow(numbers: vec[i16], first: i64, end: i64, out: vec[i16], at: i64) -> i64:
    """Numbers that have 16 bits already, from place `first` up to `end`."""
    for place in range(first, end):
        out[at] = numbers[place]
        at += 1
    return at


def put_same(number: i64, length: i64, out: vec[i16], at: i64) -> i64:
    """One number, so many times."""
    for _time in range(length):
        out[at] = fitting(number)
        at += 1
    return at


def put_seats(numbers: vec[i64], width: i64, seats: i64, me: i64, out: vec[i16], at: i64) -> i64:
    """A row of `width` numbers for each seat: mine first, then clockwise."""
    at = put_some(numbers, me * width, seats * width, out, at)
    return put_some(numbers, 0, me * width, out, at)


def put_narrow_seats(
    numbers: vec[i16], width: i64, seats: i64, me: i64, out: vec[i16], at: i64
) -> i64:
    """Likewise of numbers that have 16 bits already."""
    at = put_narrow(numbers, me * width, seats * width, out, at)
    return put_narrow(numbers, 0, me * width, out, at)


def put_seat_pairs(
    firsts: vec[i16], seconds: vec[i16], seats: i64, me: i64, out: vec[i16], at: i64
) -> i64:
    """For each seat, mine first, then clockwise, its number of one vector and of the other."""
    seat = me
    for _turn in range(seats):
        out[at] = firsts[seat]
        out[at + 1] = seconds[seat]
        seat = next_seat(seat, seats)
        at += 2
    return at


def put_flags(numbers: vec[i64], out: vec[i16], at: i64) -> i64:
    """1 for every number of a vector but 0."""
    for number in numbers:
        at = put_yes(number != 0, out, at)
    return at


def put_ranks(
    owners: vec[i64], first: i64, end: i64, whose: vec[i64], out: vec[i16], at: i64
) -> i64:
    """The seats of a vector, or NOBODY, from place `first` up to `end`, as `ranks` writes them."""
    for place in range(first, end):
        out[at] = fitting(whose[owners[place] + 1])
        at += 1
    return at


def eights(places: vec[i64]) -> vec[i64]:
    """How to copy the numbers at these places, in this order, by eights that may overlap.

    An eight is a place of theirs and where it is written, one after the other: what is wrong in one
    the next one writes again. The last eight places must lie side by side.
    """
    last = i64(len(places)) - EIGHT
    out = vec[i64]()
    done: i64 = 0
    while done < last + EIGHT:
        at = min(done, last)
        right: i64 = 1
        while at >= 0 and right < EIGHT and places[at + right] == places[at] + right:
            right += 1
        if at + right <= done:
            raise ValueError("the last eight places do not lie side by side")
        out = append(out, places[at])
        out = append(out, at)
        done = at + right
    return out


def put_lots(
    owners: vec[i16],
    numbers: vec[i16],
    eights: vec[i64],
    seats: i64,
    me: i64,
    out: vec[i16],
    at: i64,
) -> i64:
    """The owners of a board, by `eights`, as `ranks` writes them; then the numbers, likewise."""
    whose = ranks(seats, me)
    count = eights[len(eights) - 1] + EIGHT
    for place in range(0, i64(len(eights)), 2):
        for lot in range(eights[place], eights[place] + EIGHT):
            to = at + eights[place + 1] + lot - eights[place]
            out[to] = fitting(whose[i64(owners[lot]) + 1])
            out[to + count] = numbers[lot]
    return at + 2 * count


def put_sets(first: i64, second: i64, third: i64, length: i64, out: vec[i16], at: i64) -> i64:
    """For each number below `length` which of three sets (`kit.bits`) it is in: 1 to 3, or 0."""
    for number in range(length):
        one, two, three = first >> number & 1, second >> number & 1, third >> number & 1
        out[at] = i16(one + 2 * two + 3 * three)
        at += 1
    return at


def put_pieces(pieces: vec[u8], width: i64, seats: i64, me: i64, out: vec[i16], at: i64) -> i64:
    """Pieces of several kinds, with the owner's rank (`ranks`) in place of the owner.

    A piece is `width` times its kind, and the seat + 1 if it has an owner.
    """
    whose = ranks(seats, me)
    for piece in pieces:
        owner = i64(piece) % width
        out[at] = i16(i64(piece) - owner + whose[owner])
        at += 1
    return at


def put_pairs(
    numbers: vec[i64], flags: vec[i64], lowest: i64, meanings: vec[i64], out: vec[i16], at: i64
) -> i64:
    """What each number means together with its flag, 0 or 1.

    `meanings` has two for each number from `lowest` on, without the flag and with it: what is
    written, below MEANING, and the multiple of it that is counted. The answer is that count.
    """
    counted: i64 = 0
    for place in range(i64(len(numbers))):
        meaning = meanings[2 * (numbers[place] - lowest) + flags[place]]
        out[at + place] = i16(meaning & MEANING - 1)
        counted += meaning >> MEANING_BITS
    return counted
