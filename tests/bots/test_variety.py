"""Variety: searches differ by their luck alone, and games are counted once."""

from math import log

import pytest

from ludotheque import registry
from ludotheque.bots.search import BATCH, SHAKEN, Search, Tree, Tuning
from ludotheque.dice import Fast
from ludotheque.lab import variety

GAME = "gratte-ciel"


def fourth_to_place():
    """A position where a search that is not shaken does the same whatever its dice."""
    title = registry.title(GAME)
    state = title.game.setup(4, title.options({}), Fast(1), None)
    for number in (3, 1, 0):
        state.apply(state.legal()[number], Fast(1), None)
    return title.game, state


def unshaken(game, state, tuning, dice):
    tree = Tree(game, state.to_act(), dice, tuning)
    for _ in range(tuning.simulations):
        tree.simulate(state)
    return int(tree.action[tree.drawn(dice)])


def test_without_luck_in_the_title_a_search_still_comes_to_different_choices():
    game, state = fourth_to_place()
    tuning = Tuning(150, scale=40.0, c_puct=0.3, prior_temperature=0.25)
    seat, lucks = state.to_act(), range(12)
    assert len({unshaken(game, state, tuning, Fast(luck)) for luck in lucks}) == 1
    chosen = [int(Search(tuning).choose(game, state, seat, Fast(luck))) for luck in lucks]
    assert len(set(chosen)) > 1
    assert chosen[1] == Search(tuning).choose(game, state, seat, Fast(1))


def test_a_search_departs_from_its_tuning_by_its_luck_and_no_farther_than_it_may():
    tuning = Tuning(7, scale=2.0, c_puct=0.5, prior_temperature=0.25, evaluate=1)
    shaken = [tuning.shaken(Fast(luck)) for luck in range(200)]
    assert {(one.simulations, one.evaluate) for one in shaken} == {(7, 1)}
    for parts in (
        [log(one.scale / 2.0) for one in shaken],
        [log(one.c_puct / 0.5) for one in shaken],
        [log(0.25 * one.prior_sharpness) for one in shaken],
    ):
        most = log((2 + SHAKEN) / (2 - SHAKEN))
        assert -most <= min(parts) < -0.9 * most
        assert 0.9 * most < max(parts) <= most
        assert sum(parts) / 200 == pytest.approx(0.0, abs=0.15 * SHAKEN)


@pytest.mark.parametrize("game", ["airlines", "auf-achse", "skyline-of-the-world"])
def test_where_there_is_something_to_guess_the_tuning_stays(game):
    """The guesses vary there: with the same dice the search does what its tree alone does."""
    title = registry.title(game)
    state = title.game.setup(3, title.options({}), Fast(1), None)
    while len(state.legal()) == 1:
        state.apply(state.legal()[0], Fast(1), None)
    tuning = Tuning(BATCH, scale=4.0)
    for luck in range(4):
        tree = Tree(title.game, state.to_act(), dice := Fast(luck), tuning)
        for _ in range(BATCH):
            tree.simulate(state)
        expected = tree.action[tree.drawn(dice)]
        assert Search(tuning).choose(title.game, state, state.to_act(), Fast(luck)) == expected


def test_equal_games_count_once(capsys):
    variety.main([GAME, "heuristic", "--games", "6", "--seats", "3", "--processes", "1"])
    assert "6 different games of 6" in capsys.readouterr().out


@pytest.mark.parametrize("processes", [1, 2])
def test_a_seed_is_one_game_whoever_plays_it(processes):
    wanted = variety.arena.contest(registry.title(GAME), {}, ["random"], 3)
    found = variety.digests(wanted, 4, variety.pool.Processes(processes))
    assert found == variety.digests(wanted, 4, variety.pool.Processes(1))
