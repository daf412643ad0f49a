"""The clocks of a table: what was agreed, how much time each seat has left, when it runs out.

Nothing here reads the time: whoever asks says what it is, in Unix seconds.
"""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from ludotheque.hours import Hours

# What happens when the time of a seat runs out: a bot plays until the person returns, it plays
# this turn, or it keeps the seat for good.
AtEnd = Literal["until-return", "one-turn", "for-good"]
Span = tuple[float, float]


class Timing(msgspec.Struct, frozen=True):
    """What was agreed: seconds of each turn that cost nothing, a bank, what a turn adds to it.

    `hours` are those of the day at which clocks run.
    """

    turn: int
    bank: int
    increment: int
    at_end: AtEnd = "until-return"
    hours: Hours | None = None

    def passed(self, start: float, end: float, away: Sequence[Span] = ()) -> float:
        """The seconds between two moments at which the clock of somebody runs."""
        total = self._hours(start, end)
        for first, last in away:
            total -= self._hours(max(first, start), min(last, end))
        return total

    def after(self, start: float, seconds: float, away: Sequence[Span] = ()) -> float:
        """The moment at which so many seconds have passed for somebody."""
        for first, last in away:
            before = self._hours(start, first)
            if last <= start or (first > start and before >= seconds):
                continue
            start, seconds = last, seconds - before
        return start + seconds if self.hours is None else self.hours.after(start, seconds)

    def _hours(self, start: float, end: float) -> float:
        if end <= start:
            return 0.0
        return end - start if self.hours is None else self.hours.between(start, end)


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat: its bank, the seconds of its turn that are over, whether it runs.

    `before` is the bank and those seconds when its last turn ended, for that may be taken back.
    While its person is `away` it does not run on; the spans are in order and apart.
    """

    bank: float
    spent: float = 0.0
    runs: bool = False
    before: tuple[float, float] | None = None
    away: list[Span] = []

    def left(self, timing: Timing) -> float:
        """The seconds until its time is over."""
        return self.bank + max(0.0, timing.turn - self.spent)

    def used(self, timing: Timing, seconds: float) -> "SeatClock":
        """So many seconds more of the turn are over, and it stands."""
        paid = max(0.0, seconds - max(0.0, timing.turn - self.spent))
        bank, spent = max(0.0, self.bank - paid), self.spent + seconds
        return replace(self, bank=bank, spent=spent, runs=False)

    def returned(self, timing: Timing) -> "SeatClock":
        """Somebody plays again here: whoever has nothing left gets the time of one turn."""
        if self.left(timing) > 0:
            return self
        return replace(self, bank=float(timing.increment), spent=0.0)

    def ended(self, increment: int) -> "SeatClock":
        """The turn is over."""
        before = (self.bank, self.spent)
        return replace(self, bank=self.bank + increment, spent=0.0, before=before)

    def never_begun(self, timing: Timing) -> "SeatClock":
        """The turn has gone back to whoever had it before: it has cost nothing."""
        return replace(self, bank=self.bank + max(0.0, self.spent - timing.turn), spent=0.0)

    def taken_back(self, timing: Timing, seconds: float) -> "SeatClock":
        """As if the turn had never been over; the others' time since counts for it."""
        if self.before is None:
            return replace(self, spent=0.0)
        bank, spent = self.before
        return replace(self, bank=bank, spent=spent, before=None).used(timing, seconds)


class Timer(msgspec.Struct, frozen=True):
    """The clocks of one table. `number` rises with every change, so that none is lost.

    It is the turn of `deciders`. The `clocks` of all seats stood like this at `since`.
    `pausing` are the seats whose people want all clocks to stand.
    """

    deciders: list[int]
    clocks: list[SeatClock]
    since: float = 0.0
    pausing: list[int] = []
    number: int = 0

    def deadlines(self, timing: Timing) -> dict[int, float]:
        """When the time of each seat is over whose clock runs."""
        running = [(n, self.clocks[n]) for n in self.running()]
        return {n: timing.after(self.since, c.left(timing), c.away) for n, c in running}

    def deadline(self, timing: Timing) -> float | None:
        """The first of them; None while all clocks stand."""
        return min(self.deadlines(timing).values(), default=None)

    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return [n for n, clock in enumerate(self.clocks) if clock.runs]

    def stopped(self, timing: Timing, now: float) -> "Timer":
        """All clocks stand from now on."""
        clocks = list(self.clocks)
        for seat in self.running():
            clock = clocks[seat]
            clocks[seat] = clock.used(timing, timing.passed(self.since, now, clock.away))
        return replace(self, clocks=clocks, since=now, number=self.number + 1)

    def started(
        self, timing: Timing, now: float, seats: Collection[int], ran: Collection[int] = ()
    ) -> "Timer":
        """The clocks of these seats, which stood, run; some of them `ran` a moment ago."""
        clocks = list(self.clocks)
        for seat in seats:
            clock = clocks[seat] if seat in ran else clocks[seat].returned(timing)
            clocks[seat] = replace(clock, runs=True)
        return replace(self, clocks=clocks, since=now)

    def with_away(
        self, timing: Timing, now: float, seats: Collection[int], away: list[Span]
    ) -> "Timer":
        """The people of these seats are away then."""
        stopped, ran = self.stopped(timing, now), self.running()
        clocks = [
            replace(clock, away=away) if n in seats else clock
            for n, clock in enumerate(stopped.clocks)
        ]
        return replace(stopped, clocks=clocks).started(timing, now, ran, ran)

    def turned(
        self,
        timing: Timing,
        now: float,
        deciders: list[int],
        *,
        actor: int | None = None,
        undone: bool = False,
    ) -> "Timer":
        """It is the turn of these seats, by a step of `actor`, and all clocks stand."""
        timer = self.stopped(timing, now)
        clocks, since = list(timer.clocks), 0.0
        over, begun = set(self.deciders) - set(deciders), set(deciders) - set(self.deciders)
        # Where a bot played, nobody has earned anything.
        increments = dict.fromkeys(self.running(), timing.increment)
        for seat in over:
            clock, earned = clocks[seat], increments.get(seat, 0)
            since = max(since, clock.spent)
            clocks[seat] = clock.never_begun(timing) if undone else clock.ended(earned)
        for seat in begun:
            clock = clocks[seat]
            clocks[seat] = clock.taken_back(timing, since) if undone else replace(clock, spent=0.0)
        # Whoever lets others begin and is asked again with them has a new turn, too.
        if actor in self.deciders and actor in deciders and (over if undone else begun):
            clock, earned = clocks[actor], increments.get(actor, 0)
            again = clock.taken_back(timing, clock.spent) if undone else clock.ended(earned)
            clocks[actor] = again
        return replace(timer, deciders=deciders, clocks=clocks)


def new_timer(timing: Timing, away: Sequence[list[Span]]) -> Timer:
    """The clocks before the first turn; each seat's person is `away` at times."""
    return Timer([], [SeatClock(float(timing.bank), away=spans) for spans in away])
