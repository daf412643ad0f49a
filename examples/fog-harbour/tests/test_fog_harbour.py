"""Fog Harbour: the conformance suite, the rules row by row, and bots that improve."""

import pytest
from fog_harbour import parameters
from fog_harbour.board import BONUS, VALUES

from ludotheque.bots.levels import bot
from ludotheque.dice import Fast
from ludotheque.registry import title
from ludotheque.table import new
from ludotheque.testing import CHECKS

COINS = parameters.COINS.sheet


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check):
    check(title("fog-harbour"))


def auction(table, *bids):
    """Everybody bids, the last seat first: the order does not matter."""
    for seat, coins in reversed(list(enumerate(bids))):
        table.act(seat, ["bid", coins])


def test_fog_1_3_orders_differ():
    table = new("fog-harbour", 5, 1)
    assert sorted(table.state.order) == list(range(5))
    assert list(table.state.coins) == [COINS] * 5


def test_fog_1_3_a_house_rule_changes_the_coins():
    table = new("fog-harbour", 3, 1, {"coins": 20})
    assert list(table.state.coins) == [20] * 3
    assert new("fog-harbour", 3, 1, {"coins": COINS}).options == new("fog-harbour", 3, 1).options


@pytest.mark.parametrize(("coins", "rule"), [(7, "FOG-2.2"), (3, "FOG-2.3")])
def test_fog_2_2_and_2_3_what_can_be_bid(coins, rule):
    table = new("fog-harbour", 3, 1)
    table.state.coins[1] = 2
    assert table.why_not(1, ["bid", coins]) == rule


def test_fog_2_4_the_highest_bid_pays_and_nobody_else():
    table = new("fog-harbour", 3, 1)
    crate = table.state.crate
    auction(table, 2, 5, 4)
    assert list(table.state.coins) == [COINS, COINS - 5, COINS]
    assert table.state.owner[crate] == 1


def test_fog_2_5_a_tie_is_broken_by_lot():
    winners = set()
    for seed in range(20):
        table = new("fog-harbour", 3, seed)
        crate = table.state.crate
        auction(table, 3, 3, 1)
        winners.add(int(table.state.owner[crate]))
    assert winners == {0, 1}


def test_fog_2_6_who_bids_nothing_fishes():
    table = new("fog-harbour", 3, 1)
    auction(table, 0, 1, 0)
    assert list(table.state.coins) == [COINS + 1, COINS - 1, COINS + 1]


def test_fog_2_7_an_unwanted_crate_sinks():
    table = new("fog-harbour", 3, 1)
    crate = table.state.crate
    auction(table, 0, 0, 0)
    assert table.state.owner[crate] < 0
    assert table.state.crate != crate


def test_fog_3_1_and_3_2_points_and_the_order():
    state = new("fog-harbour", 3, 1).state
    good = state.order[0]
    state.owner[good * VALUES + 3] = 0
    assert state.open_points(0) == 4 + COINS // 3
    assert state.standing()[0] == 4 + COINS // 3 + BONUS


def test_fog_3_3_coins_break_a_tie():
    table = new("fog-harbour", 3, 1)
    state = table.state
    state.left, state.coins[0], state.coins[1], state.coins[2] = 0, 14, 13, 3
    assert state.outcome().winners == [0]


@pytest.mark.parametrize(
    ("better", "worse"), [("beginner", "random"), ("casual", "beginner"), ("heuristic", "casual")]
)
def test_a_level_beats_the_one_below_it(better, worse):
    """One of three seats is the better one's: it wins more than a third."""
    games, share = 240, 0.0
    for number in range(games):
        levels = [worse] * 3
        levels[number % 3] = better
        share += played(levels, Fast(number)).share(number % 3)
    assert share / games > 1 / 3 + 0.03


def played(levels, dice):
    game = title("fog-harbour").game
    state = game.setup(len(levels), {"rounds": 8}, dice, None)
    while state.outcome() is None:
        seat = state.to_act()
        guess = game.guess(state, seat, dice)
        state.apply(bot(levels[seat]).choose(game, guess, seat, dice), dice, None)
    return state.outcome()
