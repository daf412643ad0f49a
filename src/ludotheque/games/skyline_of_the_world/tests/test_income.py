"""Section 3: income."""

import pytest

from .position import act, position

LINKED = {"b4": "RBR", "c4": "BR", "d4": "R", "c6": "R"}  # 4 + 2 + 1, and 1 apart


def income(events):
    return [facts for name, facts in events if name == "income"]


def test_sky_3_1_a_group_of_adjacent_buildings():
    state = position(LINKED, turn="B", this_turn="built")
    events = act(state, "end")
    assert income(events) == [{"seat": 0, "coins": 7, "lots": ["b4", "c4", "d4"]}]
    assert list(state.holdings.coins) == [17, 10]


def test_sky_3_1_linking_with_a_2_makes_7_become_10():
    state = position({**LINKED, "c5": "B"}, stock=("2m", ""))
    act(state, "build 2m c5", "end")
    state.turn = 1
    state.built = True
    assert income(act(state, "end"))[0]["coins"] == 10


def test_sky_3_1_every_level_earns_its_value():
    for floors, coins in [("R", 1), ("BR", 2), ("RBR", 4), ("BRBR", 6)]:
        state = position({"b8": floors}, turn="B", this_turn="built")
        assert income(act(state, "end"))[0]["coins"] == coins


def test_sky_3_1_diagonals_do_not_connect():
    state = position({"a4": "R", "b5": "R"}, turn="B", this_turn="built")
    assert income(act(state, "end")) == [{"seat": 0, "coins": 1, "lots": ["a4"]}]


def test_sky_3_1_only_tops_count():
    state = position({"a4": "R", "b4": "RB", "c4": "R"}, turn="B", this_turn="built")
    assert income(act(state, "end")) == [{"seat": 0, "coins": 1, "lots": ["a4"]}]


@pytest.mark.parametrize(
    ("floors", "stock"),
    [("RBRBR", "skyline"), ("BRN", ""), ("N", "")],
)
def test_sky_3_2_penthouses_and_neutral_floors_earn_nothing(floors, stock):
    state = position({"b8": floors}, turn="B", this_turn="built", stock=(stock,))
    assert income(act(state, "end")) == []
    assert list(state.holdings.coins) == [10, 10]


def test_sky_3_2_a_skyline_floor_earns_nothing():
    state = position({"b8": "Br", "a4": "RBRBR"}, turn="B", this_turn="built")
    assert income(act(state, "end")) == []


def test_sky_3_2_own_penthouses_and_skyline_floors_connect():
    lots = {"a5": "R", "b5": "RBRBR", "c5": "BR", "c4": "r", "b4": "RBR"}
    state = position(lots, turn="B", this_turn="built")
    expected = {"seat": 0, "coins": 7, "lots": ["b4", "c4", "a5", "b5", "c5"]}
    assert income(act(state, "end")) == [expected]


def test_sky_3_2_neutral_floors_do_not_connect():
    state = position({"a5": "R", "b5": "N", "c5": "BR"}, turn="B", this_turn="built")
    assert income(act(state, "end")) == [{"seat": 0, "coins": 2, "lots": ["c5"]}]


def test_sky_3_3_only_the_best_group_pays():
    lots = {"c1": "R", "c2": "R", "b8": "RBR", "a10": "R", "b10": "R", "c10": "R"}
    state = position(lots, turn="B", this_turn="built")
    assert income(act(state, "end")) == [{"seat": 0, "coins": 4, "lots": ["b8"]}]


def test_sky_3_3_of_equal_groups_the_northernmost_pays():
    state = position({"c1": "BR", "b8": "BR"}, turn="B", this_turn="built")
    assert income(act(state, "end")) == [{"seat": 0, "coins": 2, "lots": ["c1"]}]


@pytest.mark.parametrize(("before", "after", "lost"), [(23, 30, 0), (24, 30, 1), (30, 30, 7)])
def test_sky_3_4_income_above_30_is_lost(before, after, lost):
    state = position(LINKED, turn="B", this_turn="built", coins=(before, 10))
    events = act(state, "end")
    over = [facts for name, facts in events if name == "over-limit"]
    assert over == ([{"seat": 0, "coins": lost}] if lost else [])
    assert state.holdings.coins[0] == after


def test_sky_3_4_compensation_above_30_is_lost_to_the_bank():
    state = position({"b8": "BRB"}, coins=(10, 27), stock=("6m",))
    events = act(state, "build 6m b8")
    assert events[1:] == [
        ("paid", {"payer": 0, "payee": 1, "coins": 6}),
        ("over-limit", {"seat": 1, "coins": 3}),
    ]
    assert list(state.holdings.coins) == [4, 30]


def test_sky_3_4_prizes_above_30_are_lost():
    row = {"a4": "R", "b4": "R", "c4": "R"}
    state = position(row, coins=(28, 10), cards=("flatiron-building",))
    act(state, "show flatiron-building")
    assert state.holdings.coins[0] == 30
