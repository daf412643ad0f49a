"""Every game as a PettingZoo AEC environment.

    from ludotheque.adapters import pettingzoo

    env = pettingzoo.env("some-game", seats=3)

Agents are `player_0` and so on, by seat. An observation is a dict of `observation`, the
numbers of `Game.observation`, and `action_mask`. Rewards come at the end: 1 for winning
alone, all together 0.
"""

import secrets
from functools import cached_property
from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        "ludotheque.adapters.pettingzoo needs PettingZoo: pip install 'ludotheque[pettingzoo]'",
        name=missing.name,
    ) from None
import numpy as np

from ludotheque.adapters.arrays import ANSI, ArrayGame, check_render_mode, is_over, returns
from ludotheque.dice import Fast

LOSS = -1.0  # for a slot that is not legal

Observed = dict[str, Any]


def env(game: str, seats: int, render_mode: str | None = None, **options: bool | int | str) -> Any:
    """The environment with PettingZoo's usual guards: a slot that is not legal loses."""
    guarded = wrappers.TerminateIllegalWrapper(
        Env(game, seats, render_mode, **options), illegal_reward=LOSS
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Env(AECEnv):  # type: ignore[misc] # PettingZoo says nothing of its types
    """The environment without guards: a slot that is not legal is a ValueError."""

    def __init__(
        self, game: str, seats: int, render_mode: str | None = None, **options: bool | int | str
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.arrays = ArrayGame(game, seats, options)
        about = self.arrays.title.about
        self.metadata = {
            "name": f"{about.id}_v{about.edition}",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []

    @cached_property
    def observation_spaces(self) -> dict[str, Any]:
        bounds = np.iinfo(np.int16)
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(bounds.min, bounds.max, (self.arrays.width,), np.int16),
            "action_mask": spaces.Box(0, 1, (self.arrays.slots,), np.int8),
        }
        return {agent: spaces.Dict(space) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, Any]:
        return {agent: spaces.Discrete(self.arrays.slots) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._dice = Fast(secrets.randbits(48) if seed is None else seed)
        self._state = self.arrays.begin(self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self._state.to_act())]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        actions = self.arrays.legal(self._state)
        if action is None or int(action) not in actions:
            raise ValueError(f"slot {action} is not legal for {self.agent_selection}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._state.apply(actions[int(action)], self._dice, None)
        if is_over(self._state):
            self.rewards = dict(zip(self.possible_agents, returns(self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self._state.to_act())]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.arrays.observed(self._state, seat),
            "action_mask": self.arrays.mask(self._state, seat),
        }

    def render(self) -> str | None:
        """The board in characters, as an onlooker sees it."""
        return self.arrays.game.picture(self._state, None) if self.render_mode == ANSI else None

    def close(self) -> None:
        """There is nothing to close."""
