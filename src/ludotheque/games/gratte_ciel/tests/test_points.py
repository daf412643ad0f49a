"""What a flight costs and brings (GRA-4)."""

import pytest

from ludotheque.games.gratte_ciel.rules import fee

from .position import after, at, building, ghost, points, said


def test_gra_4_1_landing_in_the_district_of_take_off_costs_50():
    state, events = after(at(helicopters="e3 h5 h8 b8"), "fly e3 e2")  # a white lot
    assert points(state) == [10, 60, 60, 60]
    assert ("same-district", {"seat": 0, "points": 50}) in events


@pytest.mark.parametrize(
    ("flight", "expected"),
    [
        ("fly e3 b3", [65, 60, 60, 60]),  # own colour
        ("fly e3 c3", [55, 60, 60, 65]),  # green
        ("fly e3 h3", [55, 65, 60, 60]),  # blue
        ("fly e3 g3", [65, 60, 60, 60]),  # own colour, the other way
    ],
)
def test_gra_4_2_landing_fees(flight, expected):
    assert points(after(at(), flight)[0]) == expected


def test_gra_4_2_white_costs_nothing():
    state, events = after(at(helicopters="b2 h5 h8 e8"), "fly b2 b5")
    assert points(state) == [60] * 4
    assert [name for name, _ in events] == ["flew", "built"]


def test_gra_4_3_fees_add_up():
    state, _ = after(at(), "fly e3 f3")  # same district, green
    assert points(state) == [5, 60, 60, 65]


def test_gra_4_3_own_colour_in_the_same_district():
    state, _ = after(at(helicopters="e2 h5 h8 b8"), "fly e2 e3")
    assert points(state) == [15, 60, 60, 60]


@pytest.mark.parametrize(
    ("floors", "due"), [(0, 0), (1, 1), (2, 4), (3, 10), (4, 20), (5, 35), (6, 56), (7, 84)]
)
def test_gra_4_4_fee_for_floors(floors, due):
    assert fee(floors) == due


def test_gra_4_4_all_buildings_of_a_colour_together_own_floors_free():
    state = at(d3="B2", c3="R5", b3="B1")
    state, events = after(state, "fly e3 a3")  # yellow lot
    assert points(state) == [60 - 10 - 5, 70, 65, 60]
    assert events[1] == (
        "overflight-fee",
        {"payer": 0, "payee": 1, "points": 10, "due": 10, "floors": 3},
    )


def test_gra_4_4_each_colour_apart():
    state, _ = after(at(d3="B2", c3="Y4", b3="G1"), "fly e3 a3")
    assert points(state) == [60 - 4 - 20 - 1 - 5, 64, 60 + 20 + 5, 61]


@pytest.mark.parametrize(
    ("turn", "helicopters", "expected"),
    [
        ("R", "e3 h5 h8 b8", [60 - 10 - 1 - 5, 70, 65, 61]),
        ("B", "h5 e3 h8 b8", [60, 60 - 1 - 5, 65, 61]),
        ("Y", "h5 h8 e3 b8", [60, 70, 60 + 5 - 10 - 1, 61]),
        ("G", "h5 h8 b8 e3", [60, 70, 65, 60 - 10 - 5]),
    ],
)
def test_gra_4_4_each_colour_once_whoever_flies(turn, helicopters, expected):
    state, _ = after(at(turn=turn, helicopters=helicopters, d3="B1", c3="G1", b3="B2"), "fly e3 a3")
    assert points(state) == expected


def test_gra_4_4_an_empty_lot_before_a_building():
    state, _ = after(at(c3="B1", b3="G2"), "fly e3 a3")
    assert points(state) == [60 - 1 - 4 - 5, 61, 65, 64]


def test_gra_4_5_pays_in_flight_order_as_far_as_the_points_go():
    state, events = after(at(points="12 60 60 60", d3="B3", c3="Y3", b3="G1"), "fly e3 a3")
    assert points(state) == [0, 70, 62, 60]
    names = [name for name, _ in events]
    assert names[1:5] == [
        "overflight-fee",
        "overflight-fee-short",
        "overflight-fee-short",
        "landing-fee-short",
    ]
    assert events[2][1] == {"payer": 0, "payee": 2, "points": 2, "due": 10, "floors": 3}
    assert events[4][1] == {"payer": 0, "payee": 2, "points": 0, "due": 5, "floors": 0}
    assert "eliminated" in names


@pytest.mark.parametrize(("purse", "out"), [(9, True), (10, True), (11, False)])
def test_gra_4_5_exactly_0_eliminates(purse, out):
    state, _ = after(
        at(points=f"{purse} 60 60 60", c2="B3", helicopters="b2 h5 h8 b8"), "fly b2 e2"
    )
    assert state.out(0) is out
    assert points(state)[0] == max(0, purse - 10)


def test_gra_4_6_the_five_points_come_first():
    state, _ = after(at(points="1 60 60 60", d3="B2"), "fly e3 b3")
    assert points(state) == [2, 64, 60, 60]


def test_gra_4_6_then_overflights_then_landing_then_the_fifty():
    state, events = after(at(points="20 60 60 60", helicopters="a1 h5 h8 b8", b1="Y2"), "fly a1 c1")
    assert points(state) == [0, 65, 64, 60]
    assert [name for name, _ in events][1:4] == ["overflight-fee", "landing-fee", "same-district"]
    assert events[3][1] == {"seat": 0, "points": 11}


def test_gra_4_7_no_fee_is_owed_to_the_eliminated():
    state, events = after(ghost(d3="G4"), "fly e3 c3")  # a green lot, over green floors
    assert points(state) == [60, 60, 60, 0]
    assert [name for name, _ in events] == ["flew", "built", "built"]
    assert building(state, "c3") == "G1"
    assert building(state, "d3") == "G5"


def test_gra_4_7_the_helicopter_leaves_and_the_turn_skips_him():
    state, events = after(at(points="60 5 60 60", turn="B", helicopters="b8 e3 h8 h5"), "fly e3 c3")
    assert list(state.helicopter)[1] == 0
    assert state.to_act() == 2
    assert ("eliminated", {"seat": 1}) in events
    state, _ = after(state, said(state)[0])
    state, _ = after(state, said(state)[0])
    state, _ = after(state, said(state)[0])
    assert state.to_act() == 2


def test_gra_4_7_an_empty_stock_of_the_eliminated_does_not_end_the_game():
    state, _ = after(ghost(d3="G38", a1="G1"), "fly e3 c3")
    assert list(state.stock)[3] == 0
    assert building(state, "d3") == "G38"
    assert state.outcome() is None


def test_gra_4_8_a_ruinous_flight_is_still_built():
    state, events = after(at(points="1 60 60 60", d3="B3"), "fly e3 c3")
    assert state.out(0)
    assert building(state, "c3") == "G1"
    assert building(state, "d3") == "B4"
    names = [name for name, _ in events]
    assert names.index("built") < names.index("eliminated")
