"""The floors that a flight builds (GRA-5)."""

import pytest

from ludotheque.games.gratte_ciel import game

from .position import after, at, building, ghost, points


@pytest.mark.parametrize(
    ("flight", "lot", "expected"),
    [("fly e3 b3", "b3", "R1"), ("fly e3 c3", "c3", "G1"), ("fly e3 h3", "h3", "B1")],
)
def test_gra_5_1_the_landing_lot_decides_whose_floor(flight, lot, expected):
    state, _ = after(at(), flight)
    assert building(state, lot) == expected
    colour = "RBYG".index(expected[0])
    assert state.stock[colour] == 38


def test_gra_5_1_own_floor_on_white():
    state, _ = after(at(helicopters="b2 h5 h8 e8"), "fly b2 b5")
    assert building(state, "b5") == "R1"


def test_gra_5_2_every_building_flown_over_grows_empty_lots_do_not():
    state, events = after(at(d3="B2", b3="R5"), "fly e3 a3")
    assert [building(state, lot) for lot in ("d3", "c3", "b3", "a3")] == ["B3", "", "R6", "Y1"]
    assert [facts for name, facts in events if name == "built"] == [
        {"seat": 2, "lot": "a3", "height": 1},
        {"seat": 1, "lot": "d3", "height": 3},
        {"seat": 0, "lot": "b3", "height": 6},
    ]


def test_gra_5_3_the_landing_lot_takes_the_last_floor():
    state, _ = after(at(c3="Y38", helicopters="e3 h5 h8 b8"), "fly e3 a3")
    assert building(state, "a3") == "Y1"
    assert building(state, "c3") == "Y38"
    assert list(state.stock)[2] == 0


def test_gra_5_3_then_in_flight_order():
    state, _ = after(at(d3="B37", c3="B1", points="60 60 60 60"), "fly e3 b3")
    assert [building(state, lot) for lot in ("d3", "c3")] == ["B38", "B1"]


def test_gra_5_4_a_lot_of_an_eliminated_colour_without_stock_is_white():
    state = ghost(a1="G40")
    assert game.view(state, None).lots()[20].tint is None  # c3
    state, events = after(state, "fly e3 c3")
    assert building(state, "c3") == "R1"
    assert points(state) == [60, 60, 60, 0]
    assert [name for name, _ in events] == ["flew", "built"]
