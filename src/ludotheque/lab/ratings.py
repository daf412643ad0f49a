"""What an arena shows: win shares and ratings with their intervals, and a sequential test."""

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Literal

import msgspec

from ludotheque.lab.arena import Deal, Played

Z_95 = 1.96  # standard deviations on each side of a 95 % interval
RISK = 0.05  # of the sequential test, both ways
FEWEST_DEALS = 8  # before it says anything: a spread must be seen
RESAMPLES = 200
ITERATIONS = 100  # of the fit of ratings
ELO = 400 / math.log(10)  # a rating of 400 more wins ten times as often
# The share that the sequential test asks of a bot, by seats.
CLEARLY_STRONGER = {2: 0.6, 3: 0.45}
TIMES_FAIR = 1.35  # and at larger tables, times the fair share


class Standing(msgspec.Struct):
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


def standings(deals: Sequence[Deal]) -> list[Standing]:
    """The table of results, the best first."""
    sums: dict[str, Played] = {}
    for deal in deals:
        for part in deal.parts:
            sums.setdefault(part.bot, Played(part.bot)).add(part)
    rated = ratings(deals)
    resampled = _resampled(deals)
    found = [_standing(part, rated[name], resampled[name]) for name, part in sums.items()]
    return sorted(found, key=lambda standing: -standing.rating)


def _standing(part: Played, rating: float, resampled: list[float]) -> Standing:
    low, high = wilson(part.won, part.games)
    return Standing(
        bot=part.bot,
        games=part.games,
        share=part.won / part.games,
        low=low,
        high=high,
        score=part.score / part.games,
        rating=rating,
        rating_low=resampled[round(0.025 * (len(resampled) - 1))],
        rating_high=resampled[round(0.975 * (len(resampled) - 1))],
        ms_per_move=1000 * part.seconds / max(1, part.moves),
        simulations_per_move=part.simulations / max(1, part.moves),
    )


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; the rotations of a deal only make it narrower."""
    share, z = won / games, Z_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    root = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * root / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def over_deals(deals: Sequence[Deal], bot: str) -> tuple[float, float, float]:
    """A bot's share and its 95 % interval, by the spread of the deals: they are independent."""
    parts = [part for deal in deals for part in deal.parts if part.bot == bot]
    shares = [part.won / part.games for part in parts]
    half = Z_95 * math.sqrt(_variance(shares, 0.25 / parts[0].games) / len(shares))
    share = fmean(shares)
    return share, max(0.0, share - half), min(1.0, share + half)


def _variance(shares: Sequence[float], independent: float) -> float:
    """Of the deals' shares. While there are few, as if the games of one more were independent."""
    mean = fmean(shares)
    return (sum((share - mean) ** 2 for share in shares) + independent) / len(shares)


class Lineup(msgspec.Struct):
    """The same bots on the same number of seats: their games together."""

    seats: dict[str, int]  # how many seats of each game a bot has
    games: int = 0
    wins: dict[str, float] = {}


def ratings(deals: Sequence[Deal]) -> dict[str, float]:
    """How strong each bot is, in points like Elo's, around a mean of 0.

    Luce's choice model (the first place of Plackett-Luce): a bot wins a game as often as its
    strength is a part of the strengths at the table. The strengths are those that make the
    results likeliest, a drawn game added to each.
    """
    strengths = _fit(list(_lineups(deals)))
    mean = sum(map(math.log, strengths.values())) / len(strengths)
    return {bot: ELO * (math.log(strength) - mean) for bot, strength in strengths.items()}


def _lineups(deals: Sequence[Deal]) -> Iterable[Lineup]:
    """A deal is one game for every rotation of its seats: as many games as seats."""
    found: dict[tuple[tuple[str, int], ...], Lineup] = {}
    for deal in deals:
        games = math.isqrt(sum(part.games for part in deal.parts))
        seats = {part.bot: part.games // games for part in deal.parts}
        lineup = found.setdefault(tuple(seats.items()), Lineup(seats))
        lineup.games += games
        for part in deal.parts:
            lineup.wins[part.bot] = lineup.wins.get(part.bot, 0.0) + part.won
    return found.values()


def _fit(lineups: list[Lineup]) -> dict[str, float]:
    """Hunter's MM algorithm: strength = wins / sum over games of seats / table's strength."""
    strength = {bot: 1.0 for lineup in lineups for bot in lineup.seats}
    for _ in range(ITERATIONS):
        wins, exposure = dict.fromkeys(strength, 0.5), dict.fromkeys(strength, 0.0)
        for lineup in lineups:
            table = sum(seats * strength[bot] for bot, seats in lineup.seats.items())
            for bot, seats in lineup.seats.items():
                wins[bot] += lineup.wins[bot]
                exposure[bot] += lineup.games * seats / table
        for bot, old in strength.items():
            drawn = 1 / (2 * old)  # half of a drawn game against its equal
            strength[bot] = wins[bot] / (exposure[bot] + drawn)
    return strength


def _resampled(deals: Sequence[Deal]) -> dict[str, list[float]]:
    """The ratings of many samples of the deals (a bootstrap), each sorted."""
    chance = random.Random(len(deals))  # noqa: S311 - statistics
    found = defaultdict(list)
    for _ in range(RESAMPLES):
        for name, rating in ratings(chance.choices(deals, k=len(deals))).items():
            found[name].append(rating)
    usual = ratings(deals)
    return {name: sorted(found[name] or [usual[name]]) for name in usual}


class Sprt:
    """A sequential probability ratio test: does the bot win its fair share, or this much?

    Its unit is a deal in all rotations, whose games depend on each other: what counts is the
    spread of the deals' shares, as it turns out, and not that of single games. `verdict` is
    "stronger" when the higher share is accepted, "not" when the fair one is.
    """

    def __init__(self, fair: float, more: float) -> None:
        self.fair = fair
        self.more = more
        self._shares: list[float] = []
        self._games = 1

    def hear(self, part: Played) -> None:
        """What came of one deal."""
        self._shares.append(part.won / part.games)
        self._games = part.games

    @property
    def log_likelihood_ratio(self) -> float:
        """Of two normal distributions of the deals' shares with the same spread."""
        if not self._shares:
            return 0.0
        mean = fmean(self._shares)
        variance = _variance(self._shares, self.fair * (1 - self.fair) / self._games)
        middle = (self.fair + self.more) / 2
        return len(self._shares) * (self.more - self.fair) * (mean - middle) / variance

    def verdict(self) -> Literal["stronger", "not", "open"]:
        bound = math.log((1 - RISK) / RISK)
        if len(self._shares) < FEWEST_DEALS:
            return "open"
        if self.log_likelihood_ratio >= bound:
            return "stronger"
        return "not" if self.log_likelihood_ratio <= -bound else "open"


def clearly_stronger(seats: int) -> float:
    """The share of the wins that makes a bot clearly stronger, by seats."""
    return CLEARLY_STRONGER.get(seats, TIMES_FAIR / seats)
