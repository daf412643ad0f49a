"""What the games of a study say: shares, lengths, scores, endings, and what an option changes.

Shares of single cells have Wilson's intervals. What compares cells is paired by deal: the same
deal in both, so that the luck they share cancels out.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean

import msgspec
import numpy as np
import numpy.typing as npt

from ludotheque import registry
from ludotheque.contract import Options
from ludotheque.lab.ratings import Z_95, wilson
from ludotheque.lab.study.plan import Cell, Study, Value
from ludotheque.lab.study.play import Deal, Finished

Of = Callable[[Finished], float]  # a number of a game


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def differs_from(self, other: float) -> bool:
        return not self.low <= other <= self.high


class Group(msgspec.Struct, frozen=True):
    """The games of one cell; `shown` are the options that tell it from other cells."""

    cell: Cell
    shown: Options
    deals: list[list[Finished]]  # its games of each deal

    @property
    def games(self) -> list[Finished]:
        return [game for deal in self.deals for game in deal]

    @property
    def different(self) -> int:
        """How many of its games are not the same game again."""
        return len({game.digest for game in self.games})

    @property
    def table(self) -> str:
        return f"{self.cell.seats} seats, {self.cell.lineup}"

    @property
    def setting(self) -> str:
        return ", ".join(said(name, value) for name, value in self.shown.items()) or "as it is"

    @property
    def count(self) -> str:
        """How many games stand behind what is said of it."""
        return f"{len(self.games):,} games, {self.different:,} different"


class Change(msgspec.Struct, frozen=True):
    """What one value of an option changes against another, paired by deal, at one table."""

    table: str
    seats: int
    option: str
    before: Value
    after: Value
    of: str
    difference: Estimate
    deals: int


def said(option: str, value: Value) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return option if value else f"no {option}"
    return f"{option} {value}"


def groups(study: Study, deals: list[Deal]) -> list[Group]:
    """The games of the study by cell, in the order of the cells."""
    grid = study.grid()
    found = []
    for number, cell in enumerate(study.cells()):
        shown = {name: study.value(cell, name) for name in grid}
        mine = [[game for game in deal if game.cell == number] for deal in deals]
        found.append(Group(cell, shown, mine))
    return found


def tables(found: Sequence[Group]) -> dict[str, list[Group]]:
    """The groups by table: same seats, same bots, other options."""
    by_table: dict[str, list[Group]] = {}
    for group in found:
        by_table.setdefault(group.table, []).append(group)
    return by_table


def share_of_place(group: Group, place: int) -> Estimate:
    """How often whoever acts in this place wins."""
    won = [
        share
        for game in group.games
        for seat, share in enumerate(game.won)
        if game.place(seat) == place
    ]
    return Estimate(fmean(won), *wilson(sum(won), len(won)))


def share_of_bot(group: Group, bot: str) -> Estimate:
    """How often a seat of this bot wins."""
    won = []
    for game in group.games:
        bots = group.cell.rotations()[game.rotation]
        won += [share for name, share in zip(bots, game.won, strict=True) if name == bot]
    return Estimate(fmean(won), *wilson(sum(won), len(won)))


def quantiles(numbers: Sequence[float]) -> tuple[float, float, float]:
    """Of twenty, the first, the middle one and the last."""
    low, middle, high = np.quantile(numbers, (0.05, 0.5, 0.95))
    return float(low), float(middle), float(high)


def endings(group: Group) -> dict[str, float]:
    """How games end, by their share, the usual first."""
    counted = Counter(game.reason for game in group.games)
    return {reason: count / len(group.games) for reason, count in counted.most_common()}


def numbers(study: Study) -> dict[str, Of]:
    """What is compared between cells, by its name."""
    found: dict[str, Of] = {
        "first player's share": lambda game: game.won[game.first],
        "decisions": lambda game: game.decisions,
        "mean score": lambda game: fmean(game.scores),
        "lead of the winner": _lead,
    }
    for column, measure in enumerate(registry.title(study.game).game.measures()):
        found[f"{measure.name} a seat"] = _measure(column)
    return found


def _lead(game: Finished) -> float:
    first, second = sorted(game.scores, reverse=True)[:2]
    return first - second


def _measure(column: int) -> Of:
    return lambda game: fmean(row[column] for row in game.measured)


def mean(group: Group, of: Of) -> Estimate:
    """A number of the games, with an interval over the deals."""
    return _over_deals([fmean(map(of, deal)) for deal in group.deals])


def changes(study: Study, found: Sequence[Group]) -> list[Change]:
    """What each option changes at each table, against its first value; other options on average."""
    listed = []
    for table, here in tables(found).items():
        for option, (before, *others) in study.grid().items():
            for after in others:
                for name, of in numbers(study).items():
                    gain = _by_deal(here, option, after, of) - _by_deal(here, option, before, of)
                    difference = _over_deals(list(gain))
                    seats = here[0].cell.seats
                    listed.append(
                        Change(table, seats, option, before, after, name, difference, len(gain))
                    )
    return listed


def _by_deal(here: Sequence[Group], option: str, value: Value, of: Of) -> npt.NDArray[np.float64]:
    """A number of each deal, the mean over the cells with this value of the option."""
    cells = [group for group in here if group.shown[option] == value]
    means: npt.NDArray[np.float64] = np.mean(
        [[fmean(map(of, deal)) for deal in group.deals] for group in cells], axis=0
    )
    return means


def _over_deals(by_deal: Sequence[float]) -> Estimate:
    """A mean and its interval; the deals are what is independent."""
    middle = float(np.mean(by_deal))
    spread = float(np.std(by_deal, ddof=1)) if len(by_deal) > 1 else 0.0
    half = Z_95 * spread / math.sqrt(len(by_deal))
    return Estimate(middle, middle - half, middle + half)
