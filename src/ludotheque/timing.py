"""The clocks of a table: what was agreed, how much time each seat has left, when it runs out.

Nothing here reads the time: whoever asks says what it is, in Unix seconds.
"""

from typing import Literal

import msgspec

from ludotheque.hours import Hours

# What happens when the time of a seat runs out: a bot plays until the person returns, it plays
# this turn, or it keeps the seat for good.
AtEnd = Literal["until-return", "one-turn", "for-good"]
NOBODY = -1


class Timing(msgspec.Struct, frozen=True):
    """What was agreed: seconds of each turn that cost nothing, a bank, what a turn adds to it.

    `hours` are those of the day at which clocks run.
    """

    turn: int
    bank: int
    increment: int
    at_end: AtEnd = "until-return"
    hours: Hours | None = None

    def passed(self, start: float, end: float) -> float:
        """The seconds between two moments at which clocks run."""
        if self.hours is None:
            return max(0.0, end - start)
        return self.hours.between(start, end)

    def after(self, start: float, seconds: float) -> float:
        """The moment at which so many seconds have passed."""
        return start + seconds if self.hours is None else self.hours.after(start, seconds)


class Before(msgspec.Struct, frozen=True):
    """How things stood when the turn went to somebody else, for it may be taken back."""

    seat: int
    banks: list[float]
    spent: float


class Timer(msgspec.Struct, frozen=True):
    """The clocks of one table. `number` rises with every change, so that none is lost.

    The turn is that of `seat`, of which `spent` seconds were over at `since`; its clock runs
    from then on, or stands where that is None. `banks` are what each seat had at that moment.
    `pausing` are the seats whose people want all clocks to stand.
    """

    seat: int
    banks: list[float]
    spent: float = 0.0
    since: float | None = None
    before: Before | None = None
    pausing: list[int] = []
    number: int = 0

    def deadline(self, timing: Timing) -> float | None:
        """When the time of the seat runs out; None while its clock stands."""
        if self.since is None:
            return None
        return timing.after(self.since, self._free(timing) + self.banks[self.seat])

    def stopped(self, timing: Timing, now: float) -> "Timer":
        """The clock stands from now on."""
        if self.since is None:
            return _next(self)
        return _next(self.used(timing, timing.passed(self.since, now)))

    def started(self, timing: Timing, now: float) -> "Timer":
        """A clock that stood runs; whoever has nothing left gets the time of one turn."""
        timer = self
        if self._free(timing) + self.banks[self.seat] <= 0:
            banks = _with(self.banks, self.seat, float(timing.increment))
            timer = msgspec.structs.replace(self, spent=0.0, banks=banks)
        return msgspec.structs.replace(timer, since=now)

    def turned(self, timing: Timing, now: float, seat: int, *, undone: bool) -> "Timer":
        """The turn is another seat's, and its clock stands."""
        timer = self.stopped(timing, now)
        if seat == self.seat:
            return timer
        if undone and self.before is not None and self.before.seat == seat:
            return timer.taken_back(timing)
        banks = timer.banks
        if self.seat != NOBODY:
            banks = _with(banks, self.seat, banks[self.seat] + timing.increment)
        before = Before(self.seat, timer.banks, timer.spent)
        return msgspec.structs.replace(timer, seat=seat, banks=banks, spent=0.0, before=before)

    def taken_back(self, timing: Timing) -> "Timer":
        """As if the turn had never gone on: the time since counts for whoever takes back."""
        assert self.before is not None
        seat, banks, spent = msgspec.structs.astuple(self.before)
        timer = msgspec.structs.replace(self, seat=seat, banks=banks, spent=spent, before=None)
        return timer.used(timing, self.spent)

    def used(self, timing: Timing, seconds: float) -> "Timer":
        """So many seconds more of the turn are over, and its clock stands."""
        paid = max(0.0, seconds - self._free(timing))
        banks = _with(self.banks, self.seat, max(0.0, self.banks[self.seat] - paid))
        return msgspec.structs.replace(self, banks=banks, spent=self.spent + seconds, since=None)

    def _free(self, timing: Timing) -> float:
        return max(0.0, timing.turn - self.spent)


def new_timer(timing: Timing, seats: int) -> Timer:
    """The clocks before the first turn."""
    return Timer(NOBODY, [float(timing.bank)] * seats)


def _next(timer: Timer) -> Timer:
    return msgspec.structs.replace(timer, number=timer.number + 1)


def _with(banks: list[float], seat: int, seconds: float) -> list[float]:
    return [*banks[:seat], seconds, *banks[seat + 1 :]]
