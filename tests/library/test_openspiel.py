"""OpenSpiel's own suite, on every game and player count."""

import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states

from ludotheque import registry
from ludotheque.adapters import openspiel

COUNTS = [
    (title.id, seats)
    for title in registry.titles().values()
    for seats in range(title.about.players.fewest, title.about.players.most + 1)
]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_random_simulations(game, seats):
    pyspiel.random_sim_test(openspiel.game(game, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", registry.titles())
def test_api(game):
    """The checks that OpenSpiel holds every registered game to, on some of its states."""

    class Partial(api_test.EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls):
            cls.game_name = game
            cls.game = openspiel.game(game, registry.title(game).about.players.fewest)
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states(cls.game, max_states=40)

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Partial).run(found)
    assert found.testsRun >= 5
    assert not found.errors + found.failures, [text for _, text in found.errors + found.failures]


def test_their_search_plays_a_game():
    game = openspiel.game("gratte-ciel", 3)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bot.step(state))
    assert abs(sum(state.returns())) < 1e-9


def test_a_state_can_be_written_down_and_read():
    game = openspiel.game("airlines", 2, bonus=True)
    state = game.new_initial_state()
    random = np.random.RandomState(2)
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(twin) == str(state) == str(state.clone())
    assert twin.get_game().get_parameters()["bonus"] is True


@pytest.mark.parametrize("seats", [3, 4])
def test_parameters_are_the_sheets_unless_they_are_given(seats):
    """The floors of Gratte-ciel are by the number of players."""
    assert openspiel.game("gratte-ciel", seats).arrays.options == {"turning-flights": False}
    changed = openspiel.game("gratte-ciel", seats, stock=20, landing_fee=3)
    assert changed.arrays.options == {"turning-flights": False, "stock": 20, "landing-fee": 3}
    pyspiel.random_sim_test(changed, num_sims=1, serialize=False, verbose=False)
