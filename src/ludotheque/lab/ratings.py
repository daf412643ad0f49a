"""What an arena shows: win shares and ratings with their intervals, and a sequential test."""

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Literal

import msgspec

from ludotheque.lab.arena import Deal, Played

SURE = 1.96  # standard deviations on each side of a 95 % interval
RISK = 0.05  # of the sequential test, both ways
RESAMPLES = 200
STEPS = 100  # of the fit of ratings
POINTS = 400 / math.log(10)  # a rating of 400 more wins ten times as often


class Line(msgspec.Struct):
    """One bot's result. `low` and `high` enclose the share, `rating` has its own."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    score: float
    rating: float
    rating_low: float
    rating_high: float
    ms_per_move: float
    simulations_per_move: float


def lines(deals: Sequence[Deal]) -> list[Line]:
    """The table of results, the best first."""
    sums: dict[str, Played] = {}
    for deal in deals:
        for part in deal:
            sums.setdefault(part.bot, Played(part.bot)).add(part)
    rated = ratings(deals)
    spread = _resampled(deals)
    found = [_line(part, rated[name], spread[name]) for name, part in sums.items()]
    return sorted(found, key=lambda line: -line.rating)


def _line(part: Played, rating: float, spread: list[float]) -> Line:
    low, high = interval(part.won, part.games)
    return Line(
        bot=part.bot,
        games=part.games,
        share=part.won / part.games,
        low=low,
        high=high,
        score=part.score / part.games,
        rating=rating,
        rating_low=spread[round(0.025 * (len(spread) - 1))],
        rating_high=spread[round(0.975 * (len(spread) - 1))],
        ms_per_move=1000 * part.seconds / max(1, part.moves),
        simulations_per_move=part.simulations / max(1, part.moves),
    )


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; the rotations of a deal only make it narrower."""
    share, z = won / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    root = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * root / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(deals: Sequence[Deal]) -> dict[str, float]:
    """How strong each bot is, in points like Elo's, around a mean of 0.

    A bot wins a game as often as its strength is a part of the strengths at the table;
    the strengths are those that make the results likeliest, a drawn game added to each.
    """
    tables: dict[tuple[tuple[str, int], ...], dict[str, float]] = defaultdict(dict)
    for deal in deals:
        table = tables[tuple((part.bot, part.games) for part in deal)]
        table["deals"] = table.get("deals", 0) + 1
        for part in deal:
            table[part.bot] = table.get(part.bot, 0.0) + part.won
    return _fit(tables)


def _fit(tables: dict[tuple[tuple[str, int], ...], dict[str, float]]) -> dict[str, float]:
    strength = {name: 1.0 for seated in tables for name, _ in seated}
    for _ in range(STEPS):
        won, due = dict.fromkeys(strength, 0.5), dict.fromkeys(strength, 0.0)
        for seated, sums in tables.items():
            seats = sum(games for _, games in seated)
            # Every rotation is one game; a bot with several seats plays each of them.
            games = math.isqrt(seats)
            chairs = {name: played / games for name, played in seated}
            whole = sum(chairs[name] * strength[name] for name in chairs)
            for name, number in chairs.items():
                won[name] += sums[name]
                due[name] += sums["deals"] * games * number / whole
        for name, value in strength.items():
            even = 1 / (2 * value)  # half of a drawn game against its equal
            strength[name] = won[name] / (due[name] + even)
    mean = sum(map(math.log, strength.values())) / len(strength)
    return {name: POINTS * (math.log(value) - mean) for name, value in strength.items()}


def _resampled(deals: Sequence[Deal]) -> dict[str, list[float]]:
    """The ratings of many samples of the deals, each sorted."""
    chance = random.Random(len(deals))  # noqa: S311 - statistics
    found = defaultdict(list)
    for _ in range(RESAMPLES):
        for name, rating in ratings(chance.choices(deals, k=len(deals))).items():
            found[name].append(rating)
    usual = ratings(deals)
    return {name: sorted(found[name] or [usual[name]]) for name in usual}


class Trial:
    """Wald's sequential test: does the bot win its fair share, or this much?

    `verdict` is "stronger" when the higher share is accepted, "not" when the fair one is.
    """

    def __init__(self, fair: float, more: float) -> None:
        self.fair = fair
        self.more = more
        self.evidence = 0.0

    def hear(self, part: Played) -> None:
        lost = part.games - part.won
        self.evidence += part.won * math.log(self.more / self.fair)
        self.evidence += lost * math.log((1 - self.more) / (1 - self.fair))

    def verdict(self) -> Literal["stronger", "not", "open"]:
        bound = math.log((1 - RISK) / RISK)
        if self.evidence >= bound:
            return "stronger"
        return "not" if self.evidence <= -bound else "open"
