"""A decision that several seats take at once, each without knowing what the others choose."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.kit.vecs import filled

OUT: Final[i64] = -2  # has no part in the decision
OPEN: Final[i64] = -1  # is still to choose


class Together:
    """What each seat has chosen, or that it is still to choose. A state keeps one of these."""

    def __init__(self, chosen: vec[i64]) -> None:
        self.chosen = chosen
        self.asked: i64 = NOBODY

    def to_act(self) -> i64:
        """The seat that was asked, else the first that is to choose; NOBODY: all have chosen."""
        if self.asked != NOBODY:
            return self.asked
        for seat in range(i64(len(self.chosen))):
            if self.chosen[seat] == OPEN:
                return seat
        return NOBODY

    def deciders(self) -> vec[i64]:
        """The seats that are still to choose."""
        out = vec[i64](capacity=i64(len(self.chosen)))
        for seat in range(i64(len(self.chosen))):
            if self.chosen[seat] == OPEN:
                out = append(out, seat)
        return out

    def ask(self, seat: i64) -> None:
        """Let this seat choose next."""
        self.asked = seat

    def choose(self, choice: i64) -> None:
        """The choice of the seat to act, 0 or more."""
        self.chosen[self.to_act()] = choice
        self.asked = NOBODY

    def copy(self) -> "Together":
        twin = Together(self.chosen[:])
        twin.asked = self.asked
        return twin


def nobody(seats: i64) -> Together:
    """No decision at all."""
    return Together(filled(seats, OUT))


def everybody(seats: i64) -> Together:
    """A decision of every seat."""
    return Together(filled(seats, OPEN))
