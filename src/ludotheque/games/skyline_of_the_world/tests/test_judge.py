"""What the fitted judgement must have learnt; how well it plays is measured elsewhere."""

from itertools import islice
from statistics import mean

import pytest

from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import board, game, judge
from ludotheque.games.skyline_of_the_world.patterns import size
from ludotheque.lab.selfplay import by_bot, positions
from ludotheque.registry import title_of

from .position import position

LEVEL = {"a4": "RBR", "b4": "BRB"}
CROWNED = {"a4": "RBRBR", "b4": "BRB"}


def chance(seat=0, **said):
    return game.chances(position(**said))[seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_make_one(seats):
    assert sum(game.chances(position(LEVEL, seats=seats))) == pytest.approx(1.0)


def test_a_penthouse_is_worth_having():
    crowned, level = position(CROWNED, stock=("skyline",)), position(LEVEL)
    assert game.chances(crowned)[0] > game.chances(level)[0]


@pytest.mark.slow
def test_a_penthouse_is_worth_ten_points_of_chance_in_duels():
    """On average over positions of games, where the seat has none."""
    gains = []
    for state in positions_of_games(2):
        for seat in range(2):
            if state.holdings.penthouses(seat) == 0:
                richer = state.copy()
                richer.holdings.crowned[seat] += 1
                gains.append(game.chances(richer)[seat] - game.chances(state)[seat])
    assert len(gains) > 20
    assert mean(gains) > 0.1


def test_coins_are_worth_having():
    assert chance(lots=LEVEL, coins=(20, 5)) > chance(lots=LEVEL, coins=(5, 20)) + 0.1


def test_a_penthouse_on_an_orange_lot_is_better_than_another():
    orange, other = {"b6": "RBRBR"}, {"b5": "RBRBR"}
    stock = ("skyline",)
    assert chance(lots=orange, stock=stock) > chance(lots=other, stock=stock)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_mission_is_better_than_one_that_lacks_lots(seats):
    """In positions of games, for in others nobody ever has all four tops and nothing else."""
    better = compared = 0
    for state in positions_of_games(seats):
        for seat in range(seats):
            finished = chances_of_missions(state, seat, lambda lacking: lacking == 0)
            others = chances_of_missions(state, seat, lambda lacking: lacking > 1)
            if finished and others:
                compared += 1
                better += mean(finished) > mean(others)
    assert compared > 20
    assert better > 0.8 * compared


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_more_coins_are_better_in_games_too(seats):
    better = compared = 0
    for state in positions_of_games(seats):
        for seat in range(seats):
            richer = state.copy()
            richer.holdings.coins[seat] += 5
            compared += 1
            better += game.chances(richer)[seat] > game.chances(state)[seat]
    assert compared > 50
    assert better > 0.85 * compared


def positions_of_games(seats):
    """Every 8th of some games between heuristics."""
    for seed in range(8):
        dice, title = Fast(seed), title_of(game)
        state = game.setup(seats, title.options(title.about.simulation, seats), dice, None)
        choose = by_bot(LEVELS["heuristic"], game, dice)
        yield from islice(positions(state, dice, choose), 8, None, 8)


def chances_of_missions(state, seat, fits):
    """The chances of a seat with each mission that lacks so many lots."""
    found, other = [], state.copy()
    for mission, places in enumerate(board.MISSION_PLACES):
        if fits(min(size(place & ~state.island.tops[seat]) for place in places)):
            other.missions[seat] = mission
            found.append(game.chances(other)[seat])
    return found


def test_who_leads_when_only_one_turn_is_left_has_nearly_won():
    lots = {"a4": "RBRBR", "a5": "RBRBR", "b6": "RBRBR"}
    assert chance(lots=lots, turn="B", finished=(1,), stock=("skyline skyline",)) > 0.9


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_can_be_judged(seed):
    dice, title = Fast(seed), title_of(game)
    seats = 2 + seed % 3
    state = game.setup(seats, title.options(title.about.simulation), dice, None)
    size = judge.ROWS * judge.INPUTS + judge.MORE
    for step in range(300):
        if state.to_act() == NOBODY:
            break
        if step % 4 == 0:
            assert sum(game.chances(state)) == pytest.approx(1.0)
            assert len(judge.features(state, step % seats)) == size
        choose = LEVELS["casual"].choose
        state.apply(choose(game, state, state.to_act(), dice), dice, None)
