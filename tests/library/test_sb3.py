"""sb3-contrib's MaskablePPO takes our environment as it is; where it is installed."""

import gymnasium
import numpy as np
import pytest

from ludotheque.adapters import gymnasium as adapter

sb3_contrib = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")


class Flat(gymnasium.ObservationWrapper):
    """The numbers alone: the mask comes by `action_masks`."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        return observation["observation"]

    def action_masks(self):
        return self.env.action_masks()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("wrapped", [False, True])
def test_maskable_ppo_learns_and_plays_only_what_is_open(wrapped):
    env = adapter.Env("gratte-ciel", seats=3, bots="random")
    policy = "MlpPolicy" if wrapped else "MultiInputPolicy"
    env = Flat(env) if wrapped else env
    model = sb3_contrib.MaskablePPO(policy, env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        masks = env.action_masks()
        action, _ = model.predict(seen, action_masks=masks, deterministic=True)
        assert masks[int(action)]
        seen, reward, over, _, _ = env.step(action)
    assert np.isfinite(reward)
