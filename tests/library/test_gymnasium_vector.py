"""Gymnasium's vector environments over batches: the same games, arrays that stay as they are."""

import numpy as np
import pytest
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import ludotheque as lt
from ludotheque import registry
from ludotheque.adapters import gymnasium_vector as adapter

TABLES = 16


@pytest.mark.parametrize("title", registry.titles().values(), ids=lambda title: title.id)
def test_every_game_can_be_stepped(title):
    envs = adapter.VectorEnv(title.id, TABLES, title.about.players.fewest)
    assert isinstance(envs, VectorEnv)
    seen, info = envs.reset(seed=1)
    for _ in range(30):
        assert envs.observation_space.contains(seen)
        slots = envs.sample()
        assert envs.action_masks()[np.arange(TABLES), slots].all()
        seen, rewards, ended, cut, info = envs.step(slots)
        assert rewards.shape == ended.shape == cut.shape == info["to_act"].shape == (TABLES,)
        assert not cut.any()


def test_its_games_are_those_of_a_batch_and_rewards_are_the_movers():
    envs = adapter.VectorEnv("gratte-ciel", TABLES, 3, turning_flights=True)
    seen, info = envs.reset(seed=3)
    seed = int(np.random.default_rng(3).integers(adapter.SEEDS))
    batch = lt.batch("gratte-ciel", TABLES, 3, seed, turning_flights=True)
    ends = 0
    for _ in range(200):
        np.testing.assert_array_equal(seen["observation"], batch.seen.observations)
        movers, slots = info["to_act"], envs.sample()
        seen, rewards, ended, _, info = envs.step(slots)
        batch.step(slots)
        np.testing.assert_array_equal(ended, batch.seen.done)
        np.testing.assert_allclose(info["rewards"].sum(axis=1), 0, atol=1e-9)
        np.testing.assert_array_equal(rewards, batch.seen.rewards[np.arange(TABLES), movers])
        assert not rewards[~ended].any()
        ends += int(ended.sum())
    assert ends > TABLES


def test_the_same_seed_gives_the_same_games_and_what_was_seen_stays():
    envs = adapter.VectorEnv("gratte-ciel", TABLES, 3)
    first, _ = envs.reset(seed=5)
    kept = first["observation"].copy()
    envs.step(envs.sample())
    np.testing.assert_array_equal(first["observation"], kept)
    again, _ = envs.reset(seed=5)
    np.testing.assert_array_equal(again["observation"], kept)
    other, _ = envs.reset(seed=6)
    assert (other["observation"] != kept).any()


def test_wrappers_of_gymnasiums_take_it():
    envs = RecordEpisodeStatistics(adapter.VectorEnv("gratte-ciel", TABLES, 3))
    envs.reset(seed=1)
    seen = [envs.step(envs.unwrapped.sample())[4] for _ in range(120)]
    assert any("episode" in info for info in seen)


def test_what_cannot_be_is_refused():
    envs = adapter.VectorEnv("gratte-ciel", TABLES, 3)
    with pytest.raises(ValueError, match="reset the environments first"):
        envs.step(np.zeros(TABLES, np.int64))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="table 0: slot -1 is not legal"):
        envs.step(np.full(TABLES, -1))
    with pytest.raises(ValueError, match="a batch has 1 table or more"):
        adapter.VectorEnv("gratte-ciel", 0, 3)
