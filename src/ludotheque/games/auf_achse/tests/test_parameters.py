"""House rules: each number bites, and the sheet's own are today's game."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import LARGE, SMALL

from .position import fresh


def placed(state):
    """The position once all trucks stand and the contracts are dealt."""
    dice = Fast(1)
    for _ in range(state.seats):
        state.apply(state.legal()[0], dice, None)
    state.check()
    return state


def test_auf_2_2_other_money_at_the_start():
    assert list(fresh(3).money) == [5000] * 3
    assert list(fresh(3, start_money=7500).money) == [7500] * 3
    fresh(3, start_money=0).check()


def test_auf_11_3_children_keep_their_own_money():
    assert list(fresh(3, start_money=7500, children=True).money) == [2000] * 3


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("number", [1, 5])
def test_auf_2_3_other_private_contracts(seats, number):
    state = placed(fresh(seats, private_contracts=number))
    assert [state.secrets(seat) for seat in range(seats)] == [number] * seats


def test_auf_2_5_as_many_are_public_as_are_left():
    assert fresh(6).pile == 24
    assert fresh(6, private_contracts=5).pile == 22


@pytest.mark.parametrize("number", [1, 6])
def test_auf_2_4_other_open_contracts(number):
    assert len(placed(fresh(3, open_contracts=number)).open) == number


def test_auf_1_2_other_trailers():
    assert [fresh().trailers_left(size) for size in (SMALL, LARGE)] == [4, 4]
    assert [fresh(trailers_each=7).trailers_left(size) for size in (SMALL, LARGE)] == [7, 7]


def test_text_tells_house_rules_and_nothing_where_there_are_none():
    changed = fresh(3, start_money=500, trailers_each=0)
    assert changed.text().startswith("house-rules start-money=500 trailers-each=0\nseats 3\n")
    assert game.read(changed.text()).text() == changed.text()
    assert fresh(3).text().startswith("seats 3\n")
