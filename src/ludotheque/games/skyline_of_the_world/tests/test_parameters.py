"""House rules: each number bites, and the sheet's own are today's game."""

from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import NEUTRAL

from .position import act, position

OPTIONS = ("own-skylines", "tournament", "covered")
THREE = "flatiron-building chifley-tower tower-42"


def fresh(seats=2, **house_rules):
    """A game just set up; `start_coins=12` is a house rule."""
    numbers = {name.replace("_", "-"): number for name, number in house_rules.items()}
    return game.setup(seats, {**dict.fromkeys(OPTIONS, False), **numbers}, Fast(1), None)


def with_house_rule(state, house_rule):
    """The same position at a table with a house rule."""
    changed = game.read(f"house-rules {house_rule}\n{state.text()}")
    changed.check()
    return changed


def test_sky_2_1_other_coins_at_the_start():
    assert list(fresh().holdings.coins) == [10, 10]
    assert list(fresh(start_coins=20).holdings.coins) == [20, 20]


def test_sky_1_2_other_neutral_floors():
    assert fresh().holdings.in_supply(0, NEUTRAL) == 6
    assert fresh(neutral_floors=0).holdings.in_supply(0, NEUTRAL) == 0
    fresh(neutral_floors=12).check()


def test_sky_3_4_another_limit_of_coins():
    state = with_house_rule(position(coins=(20, 10), cards=(THREE,)), "most-coins=22")
    act(state, "hand-in flatiron-building chifley-tower tower-42")
    assert list(state.holdings.coins) == [22, 10]


def test_sky_8_5_other_coins_for_three_cards():
    state = with_house_rule(position(cards=(THREE,)), "hand-in-coins=9")
    act(state, "hand-in flatiron-building chifley-tower tower-42")
    assert list(state.holdings.coins) == [19, 10]


def test_sky_9_4_other_points_for_a_mission():
    done = dict.fromkeys(("c1", "c2", "c3", "c4"), "R")
    usual = position(done)
    assert usual.mission_done(0)
    changed = with_house_rule(usual, "mission-worth=5")
    assert changed.points(0) - usual.points(0) == 3


def test_text_tells_house_rules_and_nothing_where_there_are_none():
    changed = fresh(start_coins=8, mission_worth=0)
    assert changed.text().startswith("house-rules start-coins=8 mission-worth=0\nseats 2\n")
    assert game.read(changed.text()).text() == changed.text()
    assert fresh().text().startswith("seats 2\n")
