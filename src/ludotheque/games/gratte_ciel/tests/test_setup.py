"""The set-up (GRA-2)."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Replayed
from ludotheque.games.gratte_ciel import game
from ludotheque.registry import title

from .position import after, building, fresh, points, said, start


@pytest.mark.parametrize(("seats", "floors"), [(3, 60), (4, 40)])
def test_gra_2_1_floors_and_points(seats, floors):
    state = fresh(seats)
    assert list(state.stock) == [floors] * seats
    assert points(state) == [45] * seats


def test_gra_2_2_a_floor_and_the_helicopter_on_a_free_white_lot():
    state = fresh()
    whites = ["b2", "e2", "h2", "b5", "h5", "b8", "e8", "h8"]
    assert said(state) == [f"start {lot}" for lot in whites]
    state, events = after(state, "start e2")
    assert building(state, "e2") == "R1"
    assert list(state.stock) == [39, 40, 40, 40]
    assert events == [
        ("started", {"seat": 0, "lot": "e2"}),
        ("built", {"seat": 0, "lot": "e2", "height": 1}),
    ]
    assert said(state) == [f"start {lot}" for lot in whites if lot != "e2"]


def test_gra_2_3_three_players_start_in_different_districts():
    state = start(fresh(3), "a2")  # green, so white with three
    assert not {"start b2", "start c3"} & set(said(state))
    assert len(said(state)) == 21


def test_gra_2_3_four_players_may_share_a_district_rule_does_not_apply():
    assert len(said(start(fresh(4), "b2"))) == 7


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_gra_2_4_first_player_is_drawn_then_clockwise(first):
    state = fresh(4, first)
    order = []
    for lot in ("b2", "e2", "h2", "b5"):
        order.append(int(state.to_act()))
        state = start(state, lot)
    assert [*order, int(state.to_act())] == [(first + k) % 4 for k in (0, 1, 2, 3, 4)]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_gra_2_4_three_players_are_red_blue_and_yellow_by_their_seats(first):
    state = start(fresh(3, first), "b2", "e2", "h2")
    assert {building(state, lot) for lot in ("b2", "e2", "h2")} == {"R1", "B1", "Y1"}
    assert building(state, "b2") == ["R1", "B1", "Y1"][first]
    assert title("gratte-ciel").about.colours[:3] == ["red", "blue", "yellow"]


def test_events_of_the_set_up():
    tell = Tell()
    game.setup(4, {"turning-flights": False}, Replayed([2]), tell)
    assert [(event.name, event.facts) for event in tell.events] == [("first", {"seat": 2})]
