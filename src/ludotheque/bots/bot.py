"""What a bot is, and how it judges a position: as shares of one victory."""

from abc import ABC, abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import NOBODY, Dice, Game, State
from ludotheque.kit.vecs import softmax


class Thought:
    """What a bot would do, and its chances before and after, each from 0 to 1."""

    def __init__(self, action: i64, before: float, after: float) -> None:
        self.action = action
        self.before = before
        self.after = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses an action for a seat from a guess of the position."""

    @abstractmethod
    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        raise NotImplementedError


def shares(game: Game[State], state: State, scale: float) -> vec[float]:
    """What each seat may expect of the victory: together they make 1.

    Before the end this is what the game says, or a softmax of what it says the position is
    worth to each; `scale` is how much more worth makes a seat e times as likely to win.
    """
    if state.to_act() == NOBODY:
        return _won(state)
    said = game.chances(state)
    if len(said) > 0:
        return said
    seats: i64 = len(state.standing())
    worths = vec[float](capacity=seats)
    for seat in range(seats):
        worths = append(worths, game.value(state, seat) / scale)
    return softmax(worths)


def _won(state: State) -> vec[float]:
    """The victory itself; winners who tie share it."""
    outcome = state.outcome()
    assert outcome is not None
    parts = vec[float](capacity=len(outcome.scores))
    for seat in range(i64(len(outcome.scores))):
        parts = append(parts, outcome.share(seat))
    return parts
