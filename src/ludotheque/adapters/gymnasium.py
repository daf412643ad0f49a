"""Every game as a Gymnasium environment: one learner against bots.

    from ludotheque.adapters import gymnasium

    env = gymnasium.Env("some-game", seats=3, bots="heuristic")

Observations are dicts as in PettingZoo; `info["action_mask"]` has the mask once more. A
slot that is not legal loses the game. With this module imported, `gymnasium.make` finds
`ludotheque/some-game-v1` as well.
"""

from typing import Any

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError(
        "ludotheque.adapters.gymnasium needs Gymnasium: pip install 'ludotheque[gymnasium]'",
        name=missing.name,
    ) from None
import numpy as np
import numpy.typing as npt

from ludotheque import registry
from ludotheque.adapters.arrays import ANSI, ArrayGame, Mask, check_render_mode, is_over, returns
from ludotheque.bots import bot
from ludotheque.contract import State
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import by_bot, positions

LOSS = -1.0  # for a slot that is not legal

Observed = dict[str, Any]


class Env(gymnasium.Env[Observed, Any]):
    """A seat of one game; bots sit at the others and act between two steps."""

    metadata = {"render_modes": [ANSI], "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        **options: bool | int | str,
    ) -> None:
        self.arrays = ArrayGame(game, seats, options)
        if not 0 <= seat < seats:
            raise ValueError(f"seat is 0 to {seats - 1}, not {seat}")
        check_render_mode(render_mode)
        bot(bots)  # LookupError when there is none
        self.seat = seat
        self.render_mode = render_mode
        self.bots = bots
        self._state: State | None = None  # before the first reset
        self._over = False
        bounds = np.iinfo(np.int16)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(bounds.min, bounds.max, (self.arrays.width,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.arrays.slots,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.arrays.slots)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = Fast(int(self.np_random.integers(1 << 48)))
        self._state = self.arrays.begin(self._dice)
        self._wait(self._state)
        self._over = is_over(self._state)
        seen = self._observed(self._state)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        state = self._begun()
        if self._over:
            raise ValueError("the game is over: reset the environment")
        actions = self.arrays.legal(state)
        reward, self._over = LOSS, True
        if int(action) in actions:
            state.apply(actions[int(action)], self._dice, None)
            self._wait(state)
            reward, self._over = returns(state)[self.seat], is_over(state)
        seen = self._observed(state)
        return seen, reward, self._over, False, {"action_mask": seen["action_mask"]}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which slots are open, as sb3-contrib asks for it."""
        return self._mask(self._begun()).astype(np.bool_)

    def render(self) -> Any:
        """The board in characters, as the learner sees it."""
        if self.render_mode is None:
            return None
        return self.arrays.game.picture(self._begun(), self.seat)

    def _begun(self) -> State:
        if self._state is None:
            raise ValueError("reset the environment first")
        return self._state

    def _wait(self, state: State) -> None:
        """The bots act until it is the learner's turn, or the end."""
        choose = by_bot(bot(self.bots), self.arrays.game, self._dice)
        for now in positions(state, self._dice, choose):
            if now.to_act() == self.seat:
                return

    def _mask(self, state: State) -> Mask:
        """None is open once the game is over, or lost by a slot that was not."""
        mask = self.arrays.mask(state, self.seat)
        return np.zeros_like(mask) if self._over else mask

    def _observed(self, state: State) -> Observed:
        return {
            "observation": self.arrays.observed(state, self.seat),
            "action_mask": self._mask(state),
        }


def _register() -> None:
    for title in registry.titles().values():
        gymnasium.register(
            id=f"ludotheque/{title.id}-v{title.about.edition}",
            entry_point=f"{__name__}:Env",
            kwargs={"game": title.id, "seats": title.about.players.fewest},
        )


_register()
