"""Fits: the network that plays is the one that was fitted, and a fit finds who wins."""

import importlib
import math

import numpy as np
import pytest

from ludotheque import registry
from ludotheque.bots.bot import shares
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.kit.deep_sets import PRECISION
from ludotheque.lab import fit
from ludotheque.lab.samples import Samples, collect


def part(title, name):
    """A module of the game's folder."""
    return importlib.import_module(f"{type(title.game).__module__}.{name}")


JUDGED = [title for title in registry.titles().values() if (title.folder / "weights.py").exists()]
JUDGE = part(JUDGED[0], "judge")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", JUDGED, ids=lambda title: title.id)
def test_the_game_judges_as_it_was_fitted(title, seats):
    judge, texts = part(title, "judge"), part(title, "weights")
    text = getattr(texts, "DUEL_WEIGHTS", texts.WEIGHTS) if seats == 2 else texts.WEIGHTS
    dice, weights = Fast(seats), fit.read_weights(judge, text)
    state = title.game.setup(seats, title.options({}), dice, None)
    for _ in range(60):
        seen = np.array([[list(judge.features(state, seat)) for seat in range(seats)]])
        logits = np.asarray(fit.outputs(weights, int(judge.ROWS), int(judge.INPUTS), seen)[0][0])
        wanted = np.exp(logits) / np.exp(logits).sum()
        found = list(shares(title.game, state, 1.0))
        assert found == pytest.approx(wanted.tolist(), abs=1e-3)
        assert sum(found) == pytest.approx(1.0)
        state.apply(state.legal()[dice.below(len(state.legal()))], dice, None)
        if state.to_act() == NOBODY:
            break


def test_written_weights_read_back():
    weights = fit.first_weights(JUDGE)
    scope = {}
    exec(fit.written(weights), scope)
    words = scope["WEIGHTS"].split()
    assert len(words) == sum(some.size for some in weights[:-1])
    assert int(words[0]) == round(float(weights[0].ravel()[0]) * PRECISION)


def test_it_learns_who_wins():
    """Seats that differ in one number, and the higher one wins: a few passes show it."""
    chance = np.random.default_rng(1)
    size = int(JUDGE.ROWS * JUDGE.INPUTS + JUDGE.MORE)
    samples = Samples()
    for number in range(600):
        seen = chance.normal(size=(2, size)) * 0.01
        seen[:, -1] = chance.normal(size=2)
        won = [1.0, 0.0] if seen[0, -1] > seen[1, -1] else [0.0, 1.0]
        samples.add(seen[None], won, [won[0] - won[1], won[1] - won[0]], number)
    passes = fit.fit_weights({2: samples}, JUDGE, fit.first_weights(JUDGE), 40, 1e-2)
    left = [loss[2] for _, loss in passes]
    assert left[-1] < left[0] < math.log(2) + 0.1
    assert left[-1] < 0.5


def test_the_log_loss_is_that_of_the_winners_share():
    even, sure = np.zeros((1, 2)), np.array([[np.log(9.0), 0.0]])
    first, both = np.array([[1.0, 0.0]]), np.array([[0.5, 0.5]])
    assert fit.log_loss(even, first) == pytest.approx(math.log(2))
    assert fit.log_loss(sure, first) == pytest.approx(-math.log(0.9))
    assert fit.log_loss(sure, both) == pytest.approx(-(math.log(0.9) + math.log(0.1)) / 2)


def test_samples_are_of_all_sizes_and_shares_make_one_victory():
    title = registry.title("gratte-ciel")
    found = collect(title, range(12), lambda state: [[1.0]] * len(state.standing()))
    assert sorted(found) == [3, 4]
    for seats, samples in found.items():
        assert all(some.shape[1:] == (seats, 1) for some in samples.seen)
        assert all(sorted(margin)[-2] <= 0 for margin in samples.margin)
        assert all(sum(won) == pytest.approx(1) for won in samples.won)


def test_a_scale_tells_more_than_chance():
    title = registry.title("gratte-ciel")
    scale, loss = fit.fit_scale(title, 30)
    assert 1 < scale < 1000
    assert loss < math.log(3)
