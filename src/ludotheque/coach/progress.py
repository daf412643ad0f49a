"""What somebody's decisions cost over many games: points of chance lost per real decision.

Decisions of one game depend on each other, so that games are the unit: the rate is a ratio of two
sums over games, and its interval is that of such a ratio, by leaving out one game after the other
(jackknife) and Student's t, on the scale of roots: rates are never below nothing, and lopsided.
Where too few games stand behind a number there is none.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

FEWEST: Final = 8  # games behind a number
WINDOW: Final = 10  # games that a point of the trend looks back at
PHASES: Final = 3  # opening, middle, end: thirds of the game
POINTS: Final = 100.0  # of a victory
DIGITS: Final = 3
NORMAL: Final = 1.959964  # the quantile of 97.5 % of the normal distribution


class Cost(msgspec.Struct, frozen=True):
    """A real decision: the verb of its prompt, how much of the game was played, what it cost."""

    asked: str
    phase: float
    loss: float


class Rate(msgspec.Struct, frozen=True, rename="camel"):
    """Points lost per real decision, of a hundred, with the games and decisions behind it.

    `lost` is None where these games are too few. From `low` to `high` is its interval of 95 %, None
    too where nothing was lost at all: games without a loss do not say how rare one is.
    """

    games: int
    decisions: int
    lost: float | None = None
    low: float | None = None
    high: float | None = None


class KindRate(msgspec.Struct, frozen=True, rename="camel"):
    """The rate of one kind of decision; `asked` is the verb of its prompt."""

    asked: str
    rate: Rate


class TrendPoint(msgspec.Struct, frozen=True, rename="camel"):
    """The rate of the last games up to the one of this number, which ended then."""

    game: int
    ended: int
    rate: Rate


class Summary(msgspec.Struct, frozen=True, rename="camel"):
    """All rates of the games of one title: `phases` are opening, middle and end."""

    all: Rate
    phases: list[Rate]
    kinds: list[KindRate]
    trend: list[TrendPoint]


class Played(msgspec.Struct, frozen=True):
    """A game, when it ended, and what was decided in it."""

    ended: int
    costs: list[Cost]


def summary(games: Iterable[Played]) -> Summary:
    """The rates of these games; those without a real decision say nothing."""
    told = sorted((game for game in games if game.costs), key=lambda game: game.ended)
    kinds = {cost.asked for game in told for cost in game.costs}
    by_kind = [KindRate(kind, _of(told, _asks(kind))) for kind in sorted(kinds)]
    return Summary(
        all=_of(told),
        phases=[_of(told, _falls_in(third)) for third in range(PHASES)],
        kinds=sorted(by_kind, key=lambda one: -(one.rate.lost or 0) * one.rate.decisions),
        trend=[
            TrendPoint(last, told[last - 1].ended, _of(told[max(0, last - WINDOW) : last]))
            for last in range(FEWEST, len(told) + 1)
        ],
    )


def third(phase: float) -> int:
    """Opening, middle or end: 0, 1 or 2."""
    return min(PHASES - 1, int(phase * PHASES))


def rate(games: Sequence[Sequence[float]]) -> Rate:
    """The rate of games, each with what its decisions cost."""
    told = [game for game in games if game]
    count, decisions = len(told), sum(len(game) for game in told)
    if count < FEWEST:
        return Rate(count, decisions)
    lost = sum(sum(game) for game in told) / decisions
    if not lost:
        return Rate(count, decisions, 0.0)
    # By how much the rate would be another without each game.
    off = [(sum(game) - lost * len(game)) / (decisions - len(game)) for game in told]
    error = sqrt(sum(one**2 for one in off) * (count - 1) / count)
    root = sqrt(lost)
    margin = student(count - 1) * error / (2 * root)
    low, high = max(0.0, root - margin) ** 2, (root + margin) ** 2
    return Rate(count, decisions, *(round(POINTS * share, DIGITS) for share in (lost, low, high)))


def student(freedom: int) -> float:
    """The quantile of 97.5 % of Student's t, by the expansion of Cornish and Fisher."""
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def _of(games: Sequence[Played], wanted: Callable[[Cost], bool] = lambda _: True) -> Rate:
    return rate([[cost.loss for cost in game.costs if wanted(cost)] for game in games])


def _asks(kind: str) -> Callable[[Cost], bool]:
    return lambda cost: cost.asked == kind


def _falls_in(number: int) -> Callable[[Cost], bool]:
    return lambda cost: third(cost.phase) == number
