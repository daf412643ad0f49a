"""Luck: what draws did, compared with what they could have done; on average nothing."""

from statistics import fmean

import pytest

from ludotheque import registry
from ludotheque.coach import judge
from ludotheque.coach import luck as coach_luck
from ludotheque.coach.luck import ENOUGH, luck, strokes
from ludotheque.lab.coach_check import planted_game
from ludotheque.lab.luck import variance_left

HAVE = [title for title in registry.titles().values() if (title.folder / coach_luck.FILE).exists()]


def test_only_steps_that_draw_are_luck():
    written, _ = planted_game(registry.title("gratte-ciel"), 3, 5)
    drawn = [n for n, step in enumerate(written.steps) if step.draws]
    assert [one.version for one in strokes(written)] == drawn
    for one in strokes(written):
        assert sum(one.changes) == pytest.approx(0.0, abs=0.1)


def test_a_result_less_its_luck_is_shown_where_that_says_something(monkeypatch):
    written, _ = planted_game(registry.title("gratte-ciel"), 3, 5)
    mark = judge.digest(registry.title("gratte-ciel"))
    for left, shown in ((ENOUGH, True), (ENOUGH + 0.01, False)):
        measured = coach_luck.Measured(mark, 100, {3: left})
        monkeypatch.setattr(coach_luck, "_read", lambda _, measured=measured: measured)
        assert (luck(written, 0).result is not None) is shown
    old = coach_luck.Measured("another judge", 100, {3: 0.1})
    monkeypatch.setattr(coach_luck, "_read", lambda _: old)
    assert luck(written, 0).result is None


def test_what_is_left_of_the_variance():
    """Results that are nothing but luck leave nothing; luck that is noise leaves more than all."""
    results = [(1.0, 0.5), (0.0, -0.5)] * 20
    assert variance_left(results) == pytest.approx(0.0)
    noise = [(1.0, 0.5), (1.0, -0.5), (0.0, 0.5), (0.0, -0.5)] * 10
    assert variance_left(noise) == pytest.approx(2.0)
    assert fmean(luck for _, luck in noise) == 0


@pytest.mark.parametrize("title", HAVE, ids=lambda title: title.id)
def test_what_is_published_is_of_this_judge(title):
    """A judge that has changed wants it anew: `ludotheque measure-luck GAME`."""
    measured = coach_luck._read(title.folder)
    players = title.about.players
    assert measured.judge == judge.digest(title)
    assert list(measured.left) == list(range(players.fewest, players.most + 1))
