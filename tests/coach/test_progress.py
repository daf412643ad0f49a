"""Rates over many games: the game is the unit, intervals cover, and few games give no number."""

import random

import pytest

from ludotheque.coach import progress
from ludotheque.coach.progress import FEWEST, WINDOW, Cost, Played, rate, student, summary, third

TIMES = 2000


def test_a_rate_is_what_all_decisions_lost_over_how_many_there_were():
    games = [[0.1, 0.0], [0.0], [0.0, 0.0, 0.05], [0.05], [0.0], [0.0], [0.05], [0.0, 0.0, 0.0]]
    found = rate(games)
    assert (found.games, found.decisions, found.lost) == (8, 13, round(25 / 13, 3))
    assert 0 <= found.low < found.lost < found.high


def test_the_interval_by_hand():
    """Games of one decision each: the ratio is a mean, and its error that of a mean."""
    found = rate([[0.03], [0.05], [0.03], [0.05], [0.03], [0.05], [0.03], [0.05]])
    # The mean is 4 points, its error 1.0690 / √8 = 0.37796, t with 7 degrees of freedom 2.3646: on
    # the scale of roots 2 ± 2.3646 · 0.37796 / 4 = 2 ± 0.22343.
    assert found.lost == 4
    assert found.low == pytest.approx(1.77657**2, abs=0.005)
    assert found.high == pytest.approx(2.22343**2, abs=0.005)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.7764), (9, 2.2622), (30, 2.0423)])
def test_quantiles_of_students_t(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.003)


def test_too_few_games_give_no_number():
    game = [0.1, 0.0]
    few = rate([game] * (FEWEST - 1) + [[]] * 5)  # games without such a decision are no games
    assert (few.games, few.decisions) == (FEWEST - 1, 2 * (FEWEST - 1))
    assert few.lost is few.low is few.high is None
    assert rate([game] * FEWEST).lost == 5


def test_nothing_lost_says_nothing_of_how_much_could_be():
    found = rate([[0.0, 0.0]] * 8)
    assert found.lost == 0
    assert found.low is found.high is None


def drawn(luck, count):
    """Games of unlike length in which decisions depend on each other: some are played badly."""
    games = []
    for _ in range(count):
        bad = luck.random() < 0.4
        chance = 0.25 if bad else 0.05
        games.append(
            [
                luck.uniform(0.02, 0.1) if luck.random() < chance else 0.0
                for _ in range(luck.randint(10, 30))
            ]
        )
    return games


def coverage(count, unit):
    """How often the interval of so many games holds the true rate."""
    luck, truth = random.Random(count), 100 * 0.06 * (0.4 * 0.25 + 0.6 * 0.05)
    found = [rate(unit(drawn(luck, count))) for _ in range(TIMES)]
    told = [one for one in found if one.low is not None]  # what says nothing covers nothing
    return sum(one.low <= truth <= one.high for one in told) / TIMES


@pytest.mark.parametrize("count", [FEWEST, WINDOW, 40])
def test_intervals_cover(count):
    assert 0.92 <= coverage(count, lambda games: games) <= 0.97


def test_decisions_are_no_unit():
    """The control: as if each decision stood alone."""
    assert coverage(WINDOW, lambda games: [[one] for game in games for one in game]) < 0.9


def test_thirds_of_a_game():
    assert [third(phase) for phase in (0, 0.33, 0.34, 0.66, 0.67, 1)] == [0, 0, 1, 1, 2, 2]


def game(ended, *costs):
    return Played(ended, [Cost(asked, phase, loss) for asked, phase, loss in costs])


def test_a_summary_by_phase_and_kind():
    costs = [("bid", 0.1, 0.0), ("drive", 0.5, 0.02), ("bid", 0.9, 0.04)]
    found = summary([game(n, *costs) for n in range(FEWEST)] + [game(99)])
    assert (found.all.games, found.all.decisions, found.all.lost) == (FEWEST, 3 * FEWEST, 2)
    assert [phase.lost for phase in found.phases] == [0, 2, 4]
    assert [(kind.asked, kind.rate.lost) for kind in found.kinds] == [("bid", 2), ("drive", 2)]


def test_the_costliest_kind_comes_first():
    costs = [("a", 0.1, 0.01), ("b", 0.5, 0.02), ("b", 0.9, 0.02)]
    found = summary([game(n, *costs) for n in range(FEWEST)])
    assert [kind.asked for kind in found.kinds] == ["b", "a"]


def test_the_trend_looks_back_at_the_last_games_in_their_order():
    games = [game(n, ("a", 0.5, 0.0 if n < WINDOW else 0.04)) for n in range(2 * WINDOW)]
    trend = summary(reversed(games)).trend
    assert [point.game for point in trend] == list(range(FEWEST, 2 * WINDOW + 1))
    assert [point.ended for point in trend] == [point.game - 1 for point in trend]
    assert trend[0].rate.games == FEWEST and trend[-1].rate.games == WINDOW
    assert trend[WINDOW - FEWEST].rate.lost == 0
    assert trend[-1].rate.lost == 4
    assert summary(games[: FEWEST - 1]).trend == []


def test_phases_are_three():
    assert progress.PHASES == len(summary([]).phases) == 3
