"""What the fitted judgement must have learnt; how well it plays is measured elsewhere."""

from itertools import islice

import pytest

from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.games.airlines import game
from ludotheque.lab.selfplay import by_bot, positions
from ludotheque.registry import title_of

from .position import at


def test_chances_make_one():
    assert sum(game.chances(at(laid=["BOI:3", "BOI:1"], turn=2))) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_are_worth_having_at_any_moment_of_a_game(seats):
    for state in positions_of_games(seats):
        for seat in range(seats):
            ahead = state.copy()
            ahead.points[seat] += 5
            assert game.chances(ahead)[seat] > game.chances(state)[seat]


def test_who_has_laid_more_of_a_company_stands_better():
    chances = game.chances(at(laid=["BOI:3", "BOI:1"], turn=2))
    assert chances[0] > chances[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_flight_cards_are_mostly_worth_having(seats):
    """Without any a company cannot be made to grow."""
    better = compared = 0
    for state in positions_of_games(seats):
        for seat in range(seats):
            if state.flights.hand[seat] != 0:
                without = state.copy()
                without.flights.hand[seat] = 0
                compared += 1
                better += game.chances(state)[seat] > game.chances(without)[seat]
    assert compared > 50
    assert better > 0.6 * compared


def positions_of_games(seats):
    """Every 20th of some games between heuristics."""
    for seed in range(3):
        dice, title = Fast(seed), title_of(game)
        state = game.setup(seats, title.options(title.about.simulation, seats), dice, None)
        choose = by_bot(LEVELS["heuristic"], game, dice)
        yield from islice(positions(state, dice, choose), 20, None, 20)


def test_nobody_answers_out_of_turn():
    assert game.quiet(at(points="0 0 0"))
