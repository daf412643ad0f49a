"""The heuristic: what it must prefer, and that it beats the greedy player."""

import pytest

from ludotheque.bots.one_ply import Greedy, Heuristic
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game

from .position import position

THREE = {"a4": "RBRBR", "a5": "RBRBR", "a6": "RBRBR"}
STOCK = ("skyline skyline",)


def chosen(state):
    action = Heuristic().choose(game, state, state.to_act(), Fast(1))
    return " ".join(game.spell(action))


def test_a_won_game_is_worth_more_than_any_other():
    won = position(THREE, turn="-", ending="third-penthouse", finished=(1,), stock=STOCK)
    assert game.value(won, 0) > 10 > game.value(won, 1)


def test_it_takes_the_coins_of_a_completed_card():
    lots = {"a4": "R", "b4": "R", "c4": "R"}
    state = position(lots, this_turn="built", phase="investing", cards=("flatiron-building",))
    said = []
    while "end" not in said:
        said.append(chosen(state))
        state.apply(game.parse(said[-1].split()), Fast(1), None)
    assert "show flatiron-building" in said


def test_it_crowns_a_building_to_win():
    lots = {"a4": "RBRBR", "a5": "RBRBR", "c3": "RBRB"}
    state = position(lots, stock=("penthouse skyline",), coins=(12, 3))
    assert chosen(state) == "build penthouse c3"


def test_it_ends_its_last_turn_rather_than_trade():
    state = position(
        THREE, turn="B", phase="investing", this_turn="built", finished=(1,), stock=STOCK
    )
    assert chosen(state) == "end"


@pytest.mark.parametrize("seed", range(2))
def test_it_beats_the_greedy_player(seed):
    dice = Fast(seed)
    options = {"own-skylines": False, "tournament": False, "covered": False}
    state = game.setup(2, options, dice, None)
    while state.to_act() != NOBODY:
        seat = state.to_act()
        bot = Heuristic() if seat == seed % 2 else Greedy()
        state.apply(bot.choose(game, game.guess(state, seat, dice), seat, dice), dice, None)
    assert state.outcome().winners == [seed % 2]
