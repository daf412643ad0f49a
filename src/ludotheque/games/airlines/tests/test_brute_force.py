"""The fast rules against the slow ones, in random games."""

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.dice import Fast
from ludotheque.games.airlines import game
from ludotheque.games.airlines.scoring import prizes
from ludotheque.registry import title

from . import brute_force
from .position import said

TITLE = title("airlines")
EVERY = 23  # positions of a game that are looked at


@pytest.mark.parametrize("seed", range(6))
def test_the_same_actions_and_standing(seed):
    dice = Fast(seed)
    options = TITLE.options({"late-score-cards": seed % 2 == 1, "last-turn": seed % 3 == 1})
    state = game.setup(2 + seed % 5, options, dice, None)
    for number in itertools.count():
        state.check()
        if state.to_act() < 0:
            break
        if number % EVERY == seed % EVERY:
            slow = brute_force.Slow(state.text())
            assert sorted(said(state)) == sorted(slow.actions())
            assert list(state.standing()) == slow.standing()
            assert slow.conserved()
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)


@pytest.mark.parametrize("holders", [2, 3, 4])
def test_the_same_prizes(holders):
    for worth in range(14):
        for laid in itertools.product(range(4), repeat=holders):
            assert list(prizes(worth, vec[i64](laid), 50)) == brute_force.prizes(worth, laid)
