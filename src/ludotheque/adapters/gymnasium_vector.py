"""Many tables of a game as a vector environment of Gymnasium's, stepped as one batch.

    from ludotheque.adapters import gymnasium_vector

    envs = gymnasium_vector.VectorEnv("some-game", tables=1024, seats=3)

One learner plays all seats: an observation is that of the seat to act, `info["to_act"]` says which
it is, and a reward is for the seat that has just acted; `info["rewards"]` has those of all. A table
whose game has ended begins the next one in the same step. There is no Python object per table.
"""

from typing import Any

try:
    from gymnasium import spaces, vector
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError(
        "ludotheque.adapters.gymnasium_vector needs Gymnasium: pip install 'ludotheque[gymnasium]'",
        name=missing.name,
    ) from None
import numpy as np
import numpy.typing as npt

from ludotheque import registry
from ludotheque.lab.batch import Batch
from ludotheque.library import ids

Observed = dict[str, npt.NDArray[Any]]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
SEEDS = 1 << 30


class VectorEnv(vector.VectorEnv[Observed, Any, Any]):
    """Tables that are acted on together; ValueError for a slot that is not open on its table."""

    metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, tables: int, seats: int, **options: bool | int | str) -> None:
        self.num_envs = tables
        self._wanted = (registry.title(game), tables, seats)
        self._options = ids(options)
        self._batch = self._new_batch(0)
        self._started = False
        seen = self._batch.seen
        bounds = np.iinfo(np.int16)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    bounds.min, bounds.max, seen.observations.shape[1:], np.int16
                ),
                "action_mask": spaces.Box(0, 1, seen.masks.shape[1:], np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(seen.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._batch = self._new_batch(int(self.np_random.integers(SEEDS)))
        self._started = True
        return self._observed(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observed, Rewards, Flags, Flags, dict[str, Any]]:
        if not self._started:
            raise ValueError("reset the environments first")
        movers = self._batch.seen.to_act.copy()
        seen = self._batch.step(actions)
        reward = seen.rewards[np.arange(self.num_envs), movers]
        never = np.zeros(self.num_envs, np.bool_)
        return self._observed(), reward, seen.done.copy(), never, self._info()

    def action_masks(self) -> Flags:
        """Which slots are open, a row for each table."""
        return self._batch.seen.masks.copy()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random open slot for every table."""
        return self._batch.sample().copy()

    def _new_batch(self, seed: int) -> Batch:
        return Batch(*self._wanted, seed, self._options)

    def _observed(self) -> Observed:
        """Copies: the batch goes on writing into its own."""
        seen = self._batch.seen
        return {"observation": seen.observations.copy(), "action_mask": seen.masks.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        seen = self._batch.seen
        return {"to_act": seen.to_act.copy(), "rewards": seen.rewards.copy()}
