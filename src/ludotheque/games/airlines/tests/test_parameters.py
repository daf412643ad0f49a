"""House rules: each number bites, and the sheet's own are today's game."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.airlines import game
from ludotheque.games.airlines.shares import SCORE_CARD

from .position import at, counts, line

OPTIONS = ("no-sabotage", "bonus", "last-turn", "late-score-cards")


def fresh(seats=3, **house_rules):
    """A game just set up; `hand_shares=6` is a house rule."""
    numbers = {name.replace("_", "-"): number for name, number in house_rules.items()}
    return game.setup(seats, {**dict.fromkeys(OPTIONS, False), **numbers}, Fast(1), None)


def hands(state, name):
    return [sum(counts(line(state, f"{name}-{seat}")).values()) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [2, 6])
def test_air_2_1_other_hands(seats):
    assert hands(fresh(seats, hand_shares=8), "hand") == [8] * seats
    dealt = fresh(seats, hand_flights=6)
    assert [len(line(dealt, f"flights-{seat}").split()) for seat in range(seats)] == [6] * seats


def test_air_2_2_another_market():
    state = fresh(market_shares=2)
    assert sum(counts(line(state, "market")).values()) == 2
    state.check()


def test_air_1_5_other_score_cards():
    assert fresh().shares.pile[SCORE_CARD] == 3
    assert fresh(score_cards=6).shares.pile[SCORE_CARD] == 6


@pytest.mark.parametrize(("percent", "second"), [(50, 1), (100, 3), (0, 0)])
def test_air_10_5_another_second_prize(percent, second):
    state = at(laid=["BOI:2", "BOI:1"], routes={"Boise-Billings": "BOI BOI"})
    paid = at_house_rule(state, f"second-prize={percent}").paid(0)
    assert list(paid)[:3] == [3, second, 0]


def at_house_rule(state, house_rule):
    """The same position at a table with a house rule."""
    return game.read(f"house-rules {house_rule}\n{state.text()}")


def test_text_tells_house_rules_and_nothing_where_there_are_none():
    changed = fresh(market_shares=3, score_cards=2)
    assert changed.text().startswith("house-rules market-shares=3 score-cards=2\nseats 3\n")
    assert game.read(changed.text()).text() == changed.text()
    assert fresh().text().startswith("seats 3\n")
