"""PettingZoo's own suite, on every game and player count."""

import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque import registry
from ludotheque.adapters import pettingzoo

COUNTS = [
    (title.id, seats)
    for title in registry.titles().values()
    for seats in range(title.about.players.fewest, title.about.players.most + 1)
]


# It says so of every environment with masks whose name is not on its own list.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_api(game, seats):
    api_test(pettingzoo.env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_seed(game, seats):
    seed_test(lambda: pettingzoo.env(game, seats=seats), num_cycles=100)


def test_a_closed_slot_loses():
    env = pettingzoo.env("gratte-ciel", seats=3)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    loser = env.agent_selection
    env.step(int((mask == 0).argmax()))
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_the_bare_environment_refuses_a_closed_slot():
    env = pettingzoo.Env("gratte-ciel", seats=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="slot 0 is not legal for player_"):
        env.step(0)
