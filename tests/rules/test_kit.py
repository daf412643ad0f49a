"""Grids, sets as bits, positions as text, and who has the most."""

from math import log

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.kit import rows
from ludotheque.kit.assembled import Judge
from ludotheque.kit.bits import bit, count, lowest, members, nth, set_of
from ludotheque.kit.deep_sets import DeepSets, add_weighted
from ludotheque.kit.grids import EAST, NORTH, NOWHERE, SOUTH, WEST, Grid
from ludotheque.kit.notation import (
    WHOLE,
    Flags,
    Lines,
    Listed,
    Members,
    Named,
    Row,
    Together,
    fields,
    numbers,
)
from ludotheque.kit.scores import best, decided
from ludotheque.kit.vecs import firsts, plain, softmax
from ludotheque.table import new

GRID = Grid(3, 4)


def test_cells_are_numbered_row_by_row():
    assert [GRID.name(cell) for cell in (1, 4, 5, 12, NOWHERE)] == ["a1", "d1", "a2", "d3", "-"]
    assert (GRID.row(7), GRID.column(7)) == (1, 2)
    assert GRID.cell(1, 2) == 7


@pytest.mark.parametrize(("row", "column"), [(-1, 0), (0, -1), (3, 0), (0, 4)])
def test_there_is_nothing_beyond_the_edge(row, column):
    assert GRID.cell(row, column) == NOWHERE


def test_beside():
    assert [GRID.beside(6, way) for way in (NORTH, EAST, SOUTH, WEST)] == [2, 7, 10, 5]
    assert [GRID.beside(1, way) for way in (NORTH, WEST)] == [NOWHERE, NOWHERE]
    assert GRID.beside(NOWHERE, EAST) == NOWHERE
    assert [GRID.way_between(6, there) for there in (2, 7, 10, 5)] == [NORTH, EAST, SOUTH, WEST]
    assert GRID.way_between(6, 8) == GRID.way_between(1, NOWHERE) == -1


def test_neighbours_are_the_cells_beside_that_are_wanted():
    grid = Grid(2, 3)  # 1 2 3 / 4 5 6
    near = grid.neighbours(vec[i64]([1, 2, 3, 5]))
    assert [plain(cells) for cells in near] == [[], [2], [3, 5, 1], [2], [1, 5], [2], [3, 5]]


def test_names_are_read():
    assert all(GRID.named(GRID.name(cell)) == cell for cell in range(1, 13))


@pytest.mark.parametrize(
    "word", ["", "a", "1", "a0", "e1", "a4", "a01", "A1", "a-1", "a1 ", "a²", "aa"]
)
def test_names_of_no_cell_are_refused(word):
    with pytest.raises(ValueError, match="no place"):
        GRID.named(word)


def test_sets_of_numbers():
    for number in range(62):
        assert bit(number) == 1 << number
        assert lowest(bit(number)) == number
        assert count(bit(number)) == 1
    numbers = [0, 3, 17, 41, 61]
    together = sum(1 << number for number in numbers)
    assert list(members(together)) == numbers
    assert [nth(together, n) for n in range(5)] == numbers
    assert (count(together), count(0), count((1 << 62) - 1)) == (5, 0, 62)
    assert list(members(0)) == []


def test_a_set_is_made_of_its_members():
    assert set_of([]) == 0
    assert plain(members(set_of([61, 0, 40, 0]))) == [0, 40, 61]


def test_runs_begin_where_the_one_before_ends():
    assert plain(firsts([])) == [0]
    assert plain(firsts([2, 0, 3])) == [0, 2, 2, 5]


def test_lines_are_found_by_their_names():
    lines = ["seats 2", "open", "hand red a b", "hand blue c"]
    assert fields(lines, pairs=("hand",)) == {
        "seats": ["2"],
        "open": [],
        "hand red": ["a", "b"],
        "hand blue": ["c"],
    }
    assert list(numbers(["3", "-1"])) == [3, -1]


def test_the_best_score_wins_and_those_who_tie_share_the_victory():
    assert best(vec[i64]([3, 7, 5])) == [1]
    assert best(vec[i64]([7, -1, 7])) == [0, 2]
    outcome = decided(vec[i64]([7, -1, 7]), "over")
    assert (outcome.scores, outcome.winners, outcome.reason) == ([7, -1, 7], [0, 2], "over")
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_softmax_makes_shares():
    shares = list(softmax(vec[float]([1000.0, 1000.0 + log(2), 0.0])))
    assert shares == pytest.approx([1 / 3, 2 / 3, 0.0])


class Position:
    turn, ending, idle, stock, seen, bidders, built, bought = (
        1,
        0,
        -2,
        vec[i64]([3]),
        5,
        6,
        True,
        False,
    )


LINES = Lines(
    Row("turn", turn=Named(["red", "blue"]), idle=WHOLE),
    Row("ending", ending=Named(["", "stall"])),
    Row("auction", bidders=Together(["red", "blue", "green"])),
    Listed("stock", WHOLE, ["-"]),
    Members("seen", ["ace", "king", "jack"]),
    Flags("so-far", {"built": "built", "bought": "bought"}, ["-"]),
)


def test_a_line_is_declared_once_for_both_ways():
    position, twin = Position(), Position()
    written = LINES.write(position)
    assert written == [
        "turn blue -2",
        "ending -",
        "auction blue,green",
        "stock 3",
        "seen ace jack",
        "so-far built",
    ]
    other = ["turn - 4", "ending stall", "auction -", "stock -", "seen", "so-far -"]
    LINES.read(twin, fields(other))
    assert LINES.write(twin) == other
    assert (twin.turn, twin.ending, twin.bidders, twin.seen, twin.built) == (-1, 1, 0, 0, False)
    LINES.read(twin, fields(written))
    assert LINES.write(twin) == written


@pytest.mark.parametrize("number", [-0x8001, 0x8000])
def test_rows_refuse_what_does_not_fit(number):
    out = vec[i16]([0, 0])
    for put in (
        lambda: rows.put(number, out, 0),
        lambda: rows.put_all(vec[i64]([1, number]), out, 0),
        lambda: rows.put_seats(vec[i64]([number, 1]), 1, 2, 1, out, 0),
    ):
        with pytest.raises(OverflowError, match="up to 32767"):
            put()
    assert rows.put(-0x8000, out, rows.put(0x7FFF, out, 0)) == 2
    assert list(out) == [0x7FFF, -0x8000]


def test_a_network_refuses_weights_of_another_size():
    """One row of one number, one beside it, one unit: ten weights."""
    network = DeepSets(" ".join(["1000"] * 10), 1, 1, 1, 1)
    assert list(network.chances([vec[float]([1.0, 1.0])] * 2)) == [0.5, 0.5]
    with pytest.raises(ValueError, match="10 weights are needed, not 2"):
        network.load("1 2")


@pytest.mark.parametrize("width", [*range(1, 10), 16, 33])
def test_every_number_is_added_to_every_unit_by_its_weight(width):
    weights = vec[float]([0.5 * n - 7.0 for n in range(5 * width + 3)])
    seen = vec[float]([9.0, 0.0, -1.5, 0.1, 9.0])
    units = vec[float]([float(unit) for unit in range(width)])
    add_weighted(weights, 2, seen, 1, 3, units)
    for unit in range(width):
        row = 2 + width + unit
        assert units[unit] == unit - 1.5 * weights[row] + 0.1 * weights[row + width]


@pytest.mark.parametrize(("first", "start", "count"), [(0, 3, 2), (5, 0, 4), (0, -9, 1)])
def test_numbers_and_weights_that_are_not_there_are_refused(first, start, count):
    weights, seen = vec[float]([1.0] * 8), vec[float]([1.0] * 4)
    with pytest.raises(IndexError):
        add_weighted(weights, first, seen, start, count, vec[float]([0.0, 0.0]))


class Even(Judge):
    """Judges positions, but says nothing of chances."""

    def value(self, state, seat):
        return 0.0


def test_a_judge_may_leave_the_chances_to_the_search():
    assert list(Even().chances(new("gratte-ciel", 3).state)) == []
