"""A game in play as the adapters need it: slots (action indices) go in, arrays come out."""

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from ludotheque import registry
from ludotheque.contract import NOBODY, Dice, Options, State, Tell
from ludotheque.lab.stepping import reward
from ludotheque.library import ids

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
ANSI = "ansi"  # the board in characters


class ArrayGame:
    """A game with its seats and options: all that does not change while it is played."""

    def __init__(self, game: str, seats: int, options: Options) -> None:
        self.title = registry.title(game)
        self.title.check_seats(seats)
        self.game = self.title.game
        self.seats = seats
        chosen = {**self.title.about.simulation, **ids(options)}
        self.options = self.title.options(chosen, seats)
        self.blocks = self.game.observation(seats)
        if not self.blocks:
            raise ValueError(f"{game} has no observations, so other projects cannot see it")
        self.slots = int(self.game.slots())
        self.width = sum(block.size for block in self.blocks)

    def __reduce__(self) -> tuple[type["ArrayGame"], tuple[str, int, Options]]:
        return ArrayGame, (self.title.id, self.seats, self.options)

    def begin(self, dice: Dice, tell: Tell | None = None) -> State:
        return self.game.setup(self.seats, self.options, dice, tell)

    def legal(self, state: State) -> dict[int, int]:
        """The legal actions by their slots, the lowest slot first."""
        actions = {int(self.game.slot(action)): int(action) for action in state.legal()}
        return dict(sorted(actions.items()))

    def observed(self, state: State, seat: int) -> Numbers:
        out = vec[i16]([0] * self.width)
        self.game.observe(state, seat, out, 0)
        return np.array(out)

    def mask(self, state: State, seat: int) -> Mask:
        """Which slots are legal for the seat: none while another is to act."""
        mask = np.zeros(self.slots, np.int8)
        if state.to_act() == seat:
            mask[list(self.legal(state))] = 1
        return mask


def check_render_mode(mode: str | None) -> None:
    """ValueError for a way of drawing that the adapters have not."""
    if mode not in {None, ANSI}:
        raise ValueError(f"render_mode is {ANSI!r} or None, not {mode!r}")


def returns(state: State) -> list[float]:
    """By seat, once the game is over: 1 for winning alone, all together 0."""
    seats = len(state.standing())
    found = vec[float]([0.0] * seats)
    if is_over(state):
        reward(state, seats, found, 0)
    return list(found)


def is_over(state: State) -> bool:
    return state.to_act() == NOBODY
