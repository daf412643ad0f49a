"""Section 7: investing and selling."""

import pytest

from ludotheque.games.skyline_of_the_world.board import FLOOR_NAMES, NEUTRAL, VALUE

from .position import act, legal, position, why


@pytest.mark.parametrize("kind", range(6))
def test_sky_7_1_floors_are_bought_at_their_value(kind):
    floor = FLOOR_NAMES[kind]
    state = position(phase="investing", this_turn="built")
    before = state.holdings.in_supply(0, kind)
    events = act(state, f"buy {floor}")
    assert events == [("bought", {"seat": 0, "floor": floor, "coins": VALUE[kind]})]
    assert state.holdings.coins[0] == 10 - VALUE[kind]
    assert state.holdings.stock_names(0) == [floor]
    assert state.holdings.in_supply(0, kind) == before - 1


@pytest.mark.parametrize(("coins", "rule"), [(9, "SKY-7.1"), (10, "")])
def test_sky_7_1_they_must_be_paid(coins, rule):
    state = position(phase="investing", this_turn="built", coins=(coins, 0))
    assert why(state, "buy penthouse") == rule


@pytest.mark.parametrize(("stock", "rule"), [("6m 6m", ""), ("6m 6m 6m", "SKY-7.1")])
def test_sky_7_1_while_the_supply_lasts(stock, rule):
    state = position(phase="investing", this_turn="built", stock=(stock,))
    assert why(state, "buy 6m") == rule


def test_sky_7_1_only_in_this_phase():
    state = position()
    assert why(state, "buy 1m") == "SKY-7.1"
    assert legal(state) == ["invest"]


def test_sky_7_1_several_floors_a_turn():
    state = position(phase="investing", coins=(5, 0))
    act(state, "buy 1m", "buy 1m", "buy 2m")
    assert state.holdings.stock_names(0) == ["1m", "1m", "2m"]
    assert legal(state) == ["buy 1m", "sell 1m", "sell 2m", "end"]


def test_sky_7_2_one_neutral_floor_a_turn():
    state = position(phase="investing", coins=(20, 0))
    act(state, "buy neutral")
    assert why(state, "buy neutral") == "SKY-7.2"
    assert state.holdings.in_supply(0, NEUTRAL) == 5


def test_sky_7_2_another_in_the_next_turn():
    state = position(phase="investing", this_turn="bought neutral", stock=("neutral",))
    act(state, "end", "invest", "buy 1m", "end")
    act(state, "build neutral c1", "invest")
    assert why(state, "buy neutral") == ""


def test_sky_7_2_the_bank_has_six():
    state = position(phase="investing", this_turn="built", stock=("neutral " * 6,))
    assert why(state, "buy neutral") == "SKY-7.1"


@pytest.mark.parametrize(
    ("floor", "coins"),
    [("1m", 0), ("2m", 1), ("4m", 2), ("6m", 3), ("penthouse", 5), ("neutral", 2)],
)
def test_sky_7_3_floors_are_sold_at_half_their_value(floor, coins):
    state = position(phase="investing", stock=(floor,))
    assert act(state, f"sell {floor}") == [("sold", {"seat": 0, "floor": floor, "coins": coins})]
    assert state.holdings.coins[0] == 10 + coins
    assert state.holdings.stock_names(0) == []
    kind = FLOOR_NAMES.index(floor)
    assert state.holdings.in_supply(0, kind) == (8, 6, 4, 3, 3, 6)[kind]


def test_sky_7_3_only_what_one_has_and_in_this_phase():
    assert why(position(phase="investing"), "sell 2m") == "SKY-7.3"
    assert why(position(stock=("1m",)), "sell 1m") == "SKY-7.3"


@pytest.mark.parametrize(
    ("coins", "this_turn", "rule"),
    [
        (1, "", "SKY-7.4"),
        (0, "", ""),  # not possible
        (1, "built", ""),
        (1, "bought", ""),
    ],
)
@pytest.mark.parametrize("phase", ["building", "investing"])
def test_sky_7_4_who_built_nothing_must_buy(coins, this_turn, rule, phase):
    state = position(phase=phase, this_turn=this_turn, coins=(coins, 0))
    assert why(state, "end") == rule


def test_sky_7_4_the_supply_may_be_out():
    # With 1M only the 1M floors come into question, and they are all in stock.
    state = position(phase="investing", coins=(1, 0), stock=("1m " * 8,))
    assert why(state, "end") == ""
    act(state, "sell 1m")
    assert why(state, "end") == "SKY-7.4"


@pytest.mark.parametrize("saying", ["buy skyline", "sell skyline"])
@pytest.mark.parametrize("phase", ["building", "investing"])
def test_sky_7_5_skyline_floors_are_not_traded(saying, phase):
    state = position({"a4": "RBRBR"}, phase=phase, this_turn="built", stock=("skyline",))
    assert why(state, saying) == "SKY-7.5"


def test_sky_7_6_a_neutral_floor_will_do():
    state = position(phase="investing")
    assert why(state, "end") == "SKY-7.4"
    act(state, "buy neutral")
    assert why(state, "end") == ""


def test_sky_7_6_it_is_judged_at_the_end_of_the_turn():
    state = position(phase="investing", coins=(0, 0), stock=("2m",))
    assert why(state, "end") == ""
    act(state, "sell 2m")
    assert why(state, "end") == "SKY-7.4"


@pytest.mark.parametrize("floor", ["1m", "neutral"])
def test_sky_7_6_a_floor_resold_has_been_bought(floor):
    state = position(phase="investing")
    act(state, f"buy {floor}", f"sell {floor}")
    assert state.holdings.stock_names(0) == []
    assert why(state, "end") == ""


def test_sky_7_6_the_neutral_floor_of_a_turn_is_bought_once_even_if_resold():
    state = position(phase="investing", coins=(20, 0))
    act(state, "buy neutral", "sell neutral")
    assert why(state, "buy neutral") == "SKY-7.2"
