"""Components and board (GRA-1)."""

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.gratte_ciel import board
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Table

from .position import NAMES, fresh

LOTS = [lot for lot in range(1, 82) if board.DISTRICT[lot] != board.CENTRE]


def tints(seats):
    """How often each colour (4 is white) is in each district."""
    state = fresh(seats)
    count = {}
    for lot in LOTS:
        key = int(board.DISTRICT[lot]), int(state.tint(lot))
        count[key] = count.get(key, 0) + 1
    return count


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_gra_1_1_three_or_four_players(seats):
    with pytest.raises(Illegal) as refused:
        Table(title("gratte-ciel"), seats, {}, Seeded(1))
    assert refused.value.rule == "GRA-1.1"


def test_gra_1_2_eight_districts_of_nine_lots():
    assert len(LOTS) == 72
    assert [sum(board.DISTRICT[lot] == d for lot in LOTS) for d in range(9)] == [9] * 4 + [0] + [
        9
    ] * 4


def test_gra_1_3_one_white_lot_and_two_of_each_colour():
    count = tints(4)
    for district in set(range(9)) - {4}:
        assert [count[district, colour] for colour in range(5)] == [2, 2, 2, 2, 1]


def test_gra_1_4_green_lots_are_white_with_three():
    count = tints(3)
    for district in set(range(9)) - {4}:
        assert [count.get((district, colour), 0) for colour in range(5)] == [2, 2, 2, 0, 3]


def test_gra_1_5_floors():
    three, four = (fresh(seats).stock[0] for seats in (3, 4))
    assert 3 * three + four == 220
    assert 4 * four <= 220


def test_board_no_two_neighbours_of_one_colour():
    for lot in LOTS:
        for near in board.NEIGHBOURS[lot]:
            assert board.TINT[lot] != board.TINT[near], NAMES[lot - 1]


def test_board_a_quarter_turn_maps_each_colour_to_the_next():
    for lot in LOTS:
        row, column = board.GRID.row(lot), board.GRID.column(lot)
        turned = board.GRID.cell(column, 8 - row)
        if board.TINT[lot] == board.WHITE:
            assert board.TINT[turned] == board.WHITE
        else:
            assert board.TINT[turned] == (board.TINT[lot] + 1) % 4
