"""The way back: what may still be undone at a table, and what comes of undoing it."""

from collections.abc import Sequence

import msgspec

from ludotheque.contract import State
from ludotheque.dice import NoDice


class Taken(msgspec.Struct, frozen=True):
    """An action that can be undone, and the position that it was taken in, of this version."""

    version: int
    state: State
    seat: int
    action: int


class Trail:
    """The last actions, as far back as nobody has learnt anything by them.

    They are those of one seat, or of several that choose at once: each of these takes back its
    own and leaves the others'.
    """

    def __init__(self) -> None:
        self._taken: list[Taken] = []
        self._start: tuple[int, State] | None = None  # the position that the trail began in
        self._open = False  # whether the last decision goes on for others

    def start(self) -> tuple[int, State] | None:
        """The oldest position that is needed to go back, with its version."""
        return self._start if self._taken else None

    def has(self, seat: int) -> bool:
        """Whether this seat can go back."""
        for taken in self._taken:
            if taken.seat == seat:
                return True
        return False

    def of(self, seat: int) -> list[int]:
        """The versions that this seat can go back to, oldest first."""
        return [taken.version for taken in self._taken if taken.seat == seat]

    def clear(self) -> None:
        """Nothing can be undone any more."""
        self._taken, self._start = [], None

    def lengthen(self, taken: Taken, goes_on: bool) -> None:
        """An action by which nobody learnt anything; does its decision go on for others?"""
        if not self._open and self._has_others(taken.seat):
            self.clear()
        if not self._taken:
            self._start = (taken.version, taken.state)
        self._taken.append(taken)
        self._open = goes_on

    def without(self, seat: int, version: int) -> "tuple[Trail, State]":
        """The trail and the position once a seat has taken back what it did since a version."""
        left, state = Trail(), None
        left._start, left._open = self._start, True
        for taken in self._taken:
            if taken.seat == seat and taken.version >= version:
                state = taken.state.copy() if state is None else state
            elif state is None:
                left._taken.append(taken)
            else:
                left._taken.append(msgspec.structs.replace(taken, state=state.copy()))
                state.ask(taken.seat)
                state.apply(taken.action, NoDice(), None)
        assert state is not None
        return left, state

    def _has_others(self, seat: int) -> bool:
        for taken in self._taken:
            if taken.seat != seat:
                return True
        return False


def goes_on(asked: Sequence[int], seat: int, left: Sequence[int]) -> bool:
    """Whether a decision is still open for the seats that are left after this one's choice."""
    if len(asked) == 1:  # nearly always
        return asked == left
    still = set(left)
    return bool(still) and still <= set(asked) <= still | {seat}
