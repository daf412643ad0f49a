"""Gymnasium's own suite, on every game and player count."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque import registry
from ludotheque.adapters import gymnasium as adapter

COUNTS = [
    (title.id, seats)
    for title in registry.titles().values()
    for seats in range(title.about.players.fewest, title.about.players.most + 1)
]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_check_env(game, seats):
    name = f"ludotheque/{game}-v{registry.title(game).about.edition}"
    check_env(gymnasium.make(name, seats=seats).unwrapped)


def test_a_whole_game_against_bots():
    env = adapter.Env("gratte-ciel", seats=3, bots="random", seat=1, turning_flights=True)
    choice = np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    over, rewards = False, []
    while not over:
        slot = choice.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, cut, info = env.step(slot)
        rewards.append(reward)
        assert not cut
        assert env.observation_space.contains(seen)
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] in {1.0, -0.5, 0.25, 0.0}


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_at_the_table(seat):
    with pytest.raises(ValueError, match="seat is 0 to 2"):
        adapter.Env("gratte-ciel", seats=3, seat=seat)


def test_a_closed_slot_loses():
    env = adapter.Env("gratte-ciel", seats=3)
    env.reset(seed=1)
    assert env.step(0)[1:3] == (-1.0, True)
