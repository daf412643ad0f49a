"""Rows of an observation: every way to write one, at every length that the C treats apart.

What is expected is worked out here in plain Python. Interpreted, the sources are tested, compiled
the runs of `scripts/rules.h`: both give the same numbers and refuse the same.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ludotheque.contract import NOBODY
from ludotheque.kit import rows, vecs
from ludotheque.kit.bits import set_of
from ludotheque.kit.vecs import narrow, put_numbers, total_narrow

BLANK = -7777
LOWEST, HIGHEST = -0x8000, 0x7FFF
LENGTHS = [*range(20), 31, 32, 33, 148]  # blocks of four and eight, with and without a rest
TURNS = [(seats, me) for seats in range(1, 7) for me in range(seats)]


def numbers(length, first=0):
    """Narrow numbers of both signs, the widest among them."""
    return [(LOWEST, HIGHEST, -1, 0)[n % 4] if n % 7 == 3 else n - 5 for n in range(length)][first:]


def written(put, length):
    """What `put(out, at)` writes into a row of that length; what lies beside it must stay."""
    out = vec[i16]([BLANK] * (length + 2))
    assert put(out, 1) == length + 1
    assert out[0] == out[length + 1] == BLANK
    return list(out)[1:-1]


def rank(seat, seats, me):
    return 0 if seat == NOBODY else (seat - me) % seats + 1


@pytest.mark.parametrize("length", LENGTHS)
def test_runs(length):
    all_ = numbers(length)
    packed = vec[i64](all_)
    assert written(lambda out, at: rows.put_all(packed, out, at), length) == all_
    for first in range(min(length, 9)):
        some = written(lambda out, at, f=first: rows.put_some(packed, f, length, out, at), length - first)  # fmt: skip  # noqa: E501
        assert some == all_[first:]
        short = vec[i16](all_)
        some = written(lambda out, at, f=first, s=short: rows.put_narrow(s, f, length, out, at), length - first)  # fmt: skip  # noqa: E501
        assert some == all_[first:]
    flags = written(lambda out, at: rows.put_flags(packed, out, at), length)
    assert flags == [int(number != 0) for number in all_]
    assert written(lambda out, at: rows.put_same(-3, length, out, at), length) == [-3] * length
    assert total_narrow(narrow(packed), 0, length) == sum(all_)
    assert list(vecs.wide(narrow(packed))) == all_
    copied = vec[i64]([BLANK] * (length + 2))
    put_numbers(packed, copied, 1)
    assert list(copied) == [BLANK, *all_, BLANK]


@pytest.mark.parametrize(("seats", "me"), TURNS)
def test_runs_by_seats(seats, me):
    for width in (1, 2, 3, 4, 7, 8, 9, 14):
        all_ = numbers(seats * width)
        packed, small = vec[i64](all_), vec[i16](all_)
        put = written(
            lambda out, at, w=width, p=packed: rows.put_seats(p, w, seats, me, out, at), len(all_)
        )
        assert put == all_[me * width :] + all_[: me * width]
        put = written(
            lambda out, at, w=width, p=small: rows.put_narrow_seats(p, w, seats, me, out, at),
            len(all_),
        )
        assert put == all_[me * width :] + all_[: me * width]
    firsts, seconds = numbers(seats), range(100, 100 + seats)
    put = written(
        lambda out, at: rows.put_seat_pairs(
            vec[i16](firsts), vec[i16](seconds), seats, me, out, at
        ),
        2 * seats,
    )
    turned = [(me + turn) % seats for turn in range(seats)]
    assert put == [n for seat in turned for n in (firsts[seat], seconds[seat])]
    owners, whose = [NOBODY, *range(seats)] * 6, rows.ranks(seats, me)
    packed = vec[i64](owners)
    for first, end in ((0, len(owners)), (1, 2), (2, 2), (3, len(owners) - 1)):
        put = written(
            lambda out, at, f=first, e=end: rows.put_ranks(packed, f, e, whose, out, at),
            end - first,
        )
        assert put == [rank(owner, seats, me) for owner in owners[first:end]]
    short, heights = vec[i16](owners), vec[i16](range(len(owners)))
    for places in (range(8), [0, 2, *range(4, len(owners))], [3, *range(2, 10), *range(1, 12)]):
        eights = rows.eights(vec[i64](places))
        put = written(
            lambda out, at, e=eights: rows.put_lots(short, heights, e, seats, me, out, at),
            2 * len(places),
        )
        assert put == [rank(owners[place], seats, me) for place in places] + list(places)
    for seat in (NOBODY, *range(seats)):
        (turns,) = written(lambda out, at, s=seat: rows.put_seat(s, seats, me, out, at), 1)
        assert turns == (seats if seat == NOBODY else (seat - me) % seats)
    assert rows.next_seat(me, seats) == (me + 1) % seats


@pytest.mark.parametrize("length", [*range(20), 42, 61, 62])
def test_sets(length):
    """Every third number is in the first set and so on; others lie beyond the length."""
    sets = [set_of([n for n in range(62) if n % 5 == rest]) for rest in (1, 2, 3)]
    put = written(lambda out, at: rows.put_sets(*sets, length, out, at), length)
    assert put == [n % 5 if n % 5 < 4 else 0 for n in range(length)]
    put = written(lambda out, at: rows.put_sets(sets[0], sets[0], sets[2], length, out, at), length)
    assert put == [3 if n % 5 in (1, 3) else 0 for n in range(length)]
    put = written(lambda out, at: rows.put_sets(0, *sets[1:], length, out, at), length)
    assert put == [n % 5 if n % 5 in (2, 3) else 0 for n in range(length)]
    put = written(lambda out, at: rows.put_sets(sets[0], sets[1], -1, length, out, at), length)
    assert put == [3 + (n % 5 if n % 5 in (1, 2) else 0) for n in range(length)]


@pytest.mark.parametrize(("seats", "me"), TURNS)
def test_pieces(seats, me):
    """Of two kinds, and then of more than the C knows."""
    for width, kinds in ((7, 2), (seats + 1, 2), (7, 3), (7, 36)):
        every = [kind * width + owner for kind in range(kinds) for owner in range(seats + 1)]
        for length in (1, 15, 16, 17, 31, 32, 33, 145):
            pieces = [every[n * 5 % len(every)] for n in range(length)]
            put = written(
                lambda out, at, p=pieces, w=width: rows.put_pieces(
                    vec[u8](p), w, seats, me, out, at
                ),
                length,
            )
            assert put == [p - p % width + rank(p % width - 1, seats, me) for p in pieces]


@pytest.mark.parametrize("length", LENGTHS)
def test_pairs(length):
    """Each means what is written for it, and 100 times as much that is counted."""
    lowest, meanings = -3, [10 * number + 1000 * number * rows.MEANING for number in range(18)]
    numbers = [lowest + place % 9 for place in range(length)]
    flags = [place // 3 % 2 for place in range(length)]
    pairs = (vec[i64](numbers), vec[i64](flags), lowest, vec[i64](meanings))
    expected = [20 * (number + 3) + 10 * flag for number, flag in zip(numbers, flags, strict=True)]
    out = vec[i16]([BLANK] * (length + 2))
    assert rows.put_pairs(*pairs, out, 1) == 100 * sum(expected)
    assert list(out) == [BLANK, *expected, BLANK]


@pytest.mark.parametrize("wide", [LOWEST - 1, HIGHEST + 1, 1 << 40, -(1 << 62), (1 << 63) - 2])
@pytest.mark.parametrize("length", [1, 3, 4, 6, 8, 11, 16, 19])
def test_a_number_that_does_not_fit_is_refused_and_named(wide, length):
    zero = vec[i64]([0])
    out = vec[i16]([0] * (length + 20))
    for place in range(length):
        all_ = [1] * length
        all_[place] = wide
        packed = vec[i64](all_)
        for put in (
            lambda p=packed: rows.put_all(p, out, 0),
            lambda p=packed: rows.put_some(p, 0, length, out, 0),
            lambda p=packed: rows.put_seats(p, length, 1, 0, out, 0),
            lambda p=packed: rows.put_seats(p, 1, length, 0, out, 0),
        ):
            with pytest.raises(OverflowError, match=f"up to 32767, not {wide}$"):
                put()
    for put in (
        lambda: rows.put(wide, out, 0),
        lambda: rows.put_same(wide, 1, out, 0),
        lambda: rows.put_ranks(zero, 0, 1, vec[i64]([0, wide]), out, 0),
    ):
        with pytest.raises(OverflowError, match=f"not {wide}$"):
            put()


@pytest.mark.parametrize("places", [range(7), [*range(8), 9], [*range(9, 1, -1)]])
def test_eights_end_with_eight_places_side_by_side(places):
    with pytest.raises(ValueError, match="side by side"):
        rows.eights(vec[i64](places))


def test_a_piece_of_a_seat_that_there_is_not_is_nobodys():
    for place in range(16):
        pieces = [1] * 16
        pieces[place] = 4
        put = written(lambda out, at, p=pieces: rows.put_pieces(vec[u8](p), 5, 3, 0, out, at), 16)
        assert put == [0 if piece == 4 else 1 for piece in pieces]


def test_a_row_that_is_too_short_is_refused():
    ten = vec[i64](range(10))
    zeros = vec[i64]([0] * 10)
    two = vec[i64]([0, 1])
    short, eight = vec[i16]([0] * 10), rows.eights(vec[i64](range(8)))
    out = vec[i16]([0] * 9)
    for put in (
        lambda at: rows.put(1, out, at),
        lambda at: rows.put_yes(True, out, at),
        lambda at: rows.put_seat(0, 2, 1, out, at),
        lambda at: rows.put_all(ten, out, at),
        lambda at: rows.put_some(ten, 1, 10, out, at),
        lambda at: rows.put_same(1, 10, out, at),
        lambda at: rows.put_seats(ten, 5, 2, 1, out, at),
        lambda at: rows.put_narrow_seats(short, 5, 2, 1, out, at),
        lambda at: rows.put_seat_pairs(short, short, 5, 0, out, at),
        lambda at: rows.put_narrow(short, 0, 10, out, at),
        lambda at: rows.put_lots(short, short, eight, 2, 1, out, at),
        lambda at: put_numbers(ten, zeros, at),
        lambda at: rows.put_flags(ten, out, at),
        lambda at: rows.put_ranks(zeros, 0, 10, two, out, at),
        lambda at: rows.put_sets(1, 2, 4, 10, out, at),
        lambda at: rows.put_pieces(vec[u8](range(10)), 5, 4, 0, out, at),
        lambda at: rows.put_pieces(vec[u8]([0] * 16), 5, 4, 0, out, at),
        lambda at: rows.put_pairs(zeros, zeros, 0, two, out, at),
    ):
        with pytest.raises(IndexError):
            put(9)


def test_a_place_that_is_not_there_is_refused():
    three = vec[i64]([0, 1, 2])
    short, eight = vec[i16]([0, 1, 2]), rows.eights(vec[i64](range(8)))
    out = vec[i16]([0] * 99)
    for put in (
        lambda: rows.put_some(three, 0, 4, out, 0),
        lambda: rows.put_seats(three, 2, 2, 0, out, 0),
        lambda: rows.put_narrow_seats(short, 2, 2, 0, out, 0),
        lambda: rows.put_seat_pairs(short, vec[i16]([0] * 4), 4, 0, out, 0),
        lambda: rows.put_seat_pairs(vec[i16]([0] * 4), short, 4, 0, out, 0),
        lambda: rows.put_ranks(three, 0, 4, rows.ranks(3, 0), out, 0),
        lambda: rows.put_ranks(vec[i64]([6]), 0, 1, rows.ranks(3, 0), out, 0),
        lambda: rows.put_pieces(vec[u8]([7] * 16), 8, 4, 0, out, 0),
        lambda: rows.put_pieces(vec[u8]([0] * 16), 5, 7, 6, out, 0),
        lambda: rows.put_pairs(three, three, 0, three, out, 0),
        lambda: rows.put_pairs(three, vec[i64]([0, 0]), 0, vec[i64](range(6)), out, 0),
        lambda: rows.put_narrow(short, 0, 4, out, 0),
        lambda: rows.put_lots(short, short, eight, 3, 0, out, 0),
        lambda: rows.put_lots(short, vec[i16]([0] * 8), eight, 3, 0, out, 0),
        lambda: rows.put_lots(vec[i16]([0] * 7 + [6]), vec[i16]([0] * 8), eight, 3, 0, out, 0),
        lambda: total_narrow(short, 0, 4),
    ):
        with pytest.raises(IndexError):
            put()
