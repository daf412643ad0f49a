"""House rules: each number bites, and the sheet's own are today's game."""

import pytest

from ludotheque.games.gratte_ciel import game

from .position import after, at, fresh, points


def test_gra_2_1_other_points_at_the_start():
    assert points(fresh()) == [45, 45, 45, 45]
    assert points(fresh(start_points=60)) == [60, 60, 60, 60]


@pytest.mark.parametrize("seats", [3, 4])
def test_gra_2_1_other_floors(seats):
    assert list(fresh(seats, stock=25).stock) == [25] * seats


def test_gra_4_2_another_landing_fee():
    state, _ = after(at(house_rules="landing-fee=7"), "fly e3 h3")
    assert points(state) == [53, 67, 60, 60]
    state, _ = after(at(house_rules="landing-fee=7"), "fly e3 b3")
    assert points(state) == [67, 60, 60, 60]


def test_gra_4_1_another_fee_within_a_district():
    state, _ = after(at(house_rules="same-district-fee=20"), "fly e3 e2")
    assert points(state) == [40, 60, 60, 60]


def test_text_tells_house_rules_and_nothing_where_there_are_none():
    changed = fresh(landing_fee=7, stock=30)
    assert changed.text().startswith("house-rules stock=30 landing-fee=7\nseats 4\n")
    assert game.read(changed.text()).text() == changed.text()
    assert fresh().text().startswith("seats 4\n")
