"""Chances are as good as they say: fitted tables draw an overconfident judge towards even."""

from random import Random

import pytest

from ludotheque import registry
from ludotheque.coach import calibration, judge
from ludotheque.coach.calibration import TENTHS, drawn
from ludotheque.lab.calibrate import LEAST_ERROR, Said, fitted, sample

SEATS = 2
FITTED = [title.id for title in registry.titles().values() if calibration.of(title).fits]


def games(count, says):
    """Games of which a judge says something of each seat's true chance."""
    luck = Random(7)
    made = []
    for _ in range(count):
        said = []
        for tenth in range(TENTHS):
            chance = luck.uniform(0.1, 0.9)
            won = [float(luck.random() < chance) for _ in range(2)]
            said += [
                Said(tenth, says(chance), won[0], won[1]),
                Said(tenth, says(1 - chance), 1 - won[0], 1 - won[1]),
            ]
        made.append(said)
    return made


def test_a_judge_that_knows_the_truth_is_left_alone():
    fit = fitted(games(1000, lambda chance: chance), SEATS)
    assert all(slope == pytest.approx(1.0, abs=0.25) for slope in fit.slopes)
    assert all(off < 0.05 for off in fit.off)
    assert max(fit.errors) < 0.1


def test_an_overconfident_judge_is_drawn_towards_even():
    fit = fitted(games(1000, lambda chance: drawn(chance, SEATS, 2.0)), SEATS)
    assert all(slope == pytest.approx(0.5, abs=0.15) for slope in fit.slopes)
    assert all(off < 0.05 for off in fit.off)


def test_a_judge_that_knows_nothing_leaves_even_chances_and_a_wide_band():
    luck = Random(3)
    fit = fitted(games(1000, lambda _: luck.uniform(0.1, 0.9)), SEATS)
    assert max(fit.slopes) < 0.15
    # Chances between 0.1 and 0.9, all the same likely, are 0.23 from even in the mean square.
    assert all(error == pytest.approx(0.23, abs=0.04) for error in fit.errors)
    assert min(fit.errors) > LEAST_ERROR


def test_every_tenth_of_a_game_is_sampled():
    title = registry.title("gratte-ciel")
    said = sample(title, 3, 0)
    assert [one.tenth for one in said] == [tenth for tenth in range(TENTHS) for _ in range(3)]
    assert sample(title, 3, 0) == said
    assert sum(one.again is not None for one in said) == TENTHS


@pytest.mark.parametrize("game", FITTED)
def test_the_tables_fit_the_judge(game):
    """A judge that has changed wants its tables anew: `ludotheque calibrate GAME`."""
    title = registry.title(game)
    known, players = calibration.of(title), title.about.players
    assert known.judge == judge.digest(title)
    assert list(known.fits) == list(range(players.fewest, players.most + 1))
    for fit in known.fits.values():
        assert max(fit.off) <= 0.03, f"{game}: {fit}"


def test_of_a_game_without_tables_nothing_is_known():
    assert calibration.NONE.chance(0.4, 4, 0.5) == pytest.approx(0.4)
    assert calibration.NONE.error(4, 0.5) == 0.25
