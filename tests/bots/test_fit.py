"""Fits: the network that plays is the one that was fitted, and a fit finds who wins."""

import importlib
import math

import numpy as np
import pytest

from ludotheque import registry
from ludotheque.bots.bot import Bot, shares
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.kit.deep_sets import PRECISION
from ludotheque.lab import fit, learn, samples
from ludotheque.lab.other_weights import OtherWeights, networks_of, read, shipped
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
    played = Samples()
    for number in range(600):
        seen = chance.normal(size=(2, size)) * 0.01
        seen[:, -1] = chance.normal(size=2)
        won = [1.0, 0.0] if seen[0, -1] > seen[1, -1] else [0.0, 1.0]
        played.add(seen[None], won, [won[0] - won[1], won[1] - won[0]], number)
    passes = fit.fit_weights({2: played}, JUDGE, fit.first_weights(JUDGE), 40, 1e-2)
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
    for seats, played in found.items():
        assert all(some.shape[1:] == (seats, 1) for some in played.seen)
        assert all(sorted(margin)[-2] <= 0 for margin in played.margin)
        assert all(won.sum(axis=1) == pytest.approx(1) for won in played.won)


def test_samples_are_of_the_sizes_that_are_asked_for():
    title = registry.title("airlines")
    found = collect(title, range(6), lambda state: [[1.0]] * len(state.standing()), sizes=[3, 5])
    assert sorted(found) == [3, 5]
    assert sorted(collect(title, [0], lambda _: [[1.0]] * 2, sizes=[2])) == [2]


def test_targets_of_td_lambda():
    played, seen = Samples(), np.zeros((3, 2, 1), np.float32)
    played.add(seen, [1.0, 0.0], [2.0, -2.0], 1)
    played.add(seen, [0.0, 1.0], [-2.0, 2.0], samples.TEST)  # only tests
    expected = np.array([[0.9, 0.1], [0.6, 0.4], [0.8, 0.2]])
    aims = played.traced(lambda _: expected, 0.5)
    last = [1.0, 0.0]
    middle = [0.5 * 1.0 + 0.5 * 0.8, 0.5 * 0.0 + 0.5 * 0.2]
    first = [0.5 * middle[0] + 0.5 * 0.6, 0.5 * middle[1] + 0.5 * 0.4]
    assert aims.won[0] == pytest.approx(np.array([first, middle, last]))
    assert aims.won[1] == pytest.approx(played.won[1])
    assert played.won[0] == pytest.approx(np.tile([1.0, 0.0], (3, 1)))
    assert played.traced(lambda _: expected, 1.0).won[0] == pytest.approx(played.won[0])


def test_what_is_expected_is_what_the_game_judges():
    title = registry.title("auf-achse")
    judge, dice = part(title, "judge"), Fast(3)
    state = title.game.setup(4, title.options({}), dice, None)
    seen = np.array([[list(judge.features(state, seat)) for seat in range(4)]])
    weights = fit.read_weights(judge, shipped(title, [3, 4]))
    assert fit.expecting(judge, weights)(seen)[0] == pytest.approx(
        list(shares(title.game, state, 1.0)), abs=1e-3
    )


def test_the_weights_to_beat_in_a_duel_are_those_of_duels():
    title = registry.title("auf-achse")
    texts = part(title, "weights")
    assert shipped(title, [2]).split() == texts.DUEL_WEIGHTS.split()
    assert shipped(title, [2, 4]).split() == shipped(title).split() == texts.WEIGHTS.split()


@pytest.mark.parametrize(("one_in", "strays"), [(1, True), (10**9, False)])
def test_what_comes_of_a_random_action_is_looked_at(monkeypatch, one_in, strays):
    monkeypatch.setattr(samples, "AT_RANDOM", one_in)
    monkeypatch.setattr(samples, "DECISIONS", 10**9)
    looked, chosen, all_positions = [], [], samples.positions

    def noted(*given):
        """The same positions; those that a choice led to are written down."""
        choices = 0
        for state in all_positions(*given):
            if choices > 1 and state.to_act() != NOBODY:
                chosen.append(state.text())
            choices = len(state.legal())
            yield state

    def look(state):
        looked.append(state.text())
        return [[1.0]] * len(state.standing())

    monkeypatch.setattr(samples, "positions", noted)
    collect(registry.title("gratte-ciel"), [5], look)
    assert chosen
    assert looked == (chosen if strays else [])


def test_lent_weights_judge_duels_too_and_are_given_back(tmp_path):
    title = registry.title("auf-achse")
    judge, path = part(title, "judge"), tmp_path / "weights.py"
    path.write_text(fit.written(fit.first_weights(judge)), encoding="utf-8")
    usual = [judge.NETWORK.weights, judge.DUEL.weights]
    seen = []

    class Looks(Bot):
        def choose(self, game, guess, seat, dice):
            seen.extend([judge.NETWORK.weights, judge.DUEL.weights])
            return guess.legal()[0]

    lent = OtherWeights(Looks(), networks_of(title), read(path))
    dice = Fast(1)
    lent.choose(title.game, title.game.setup(2, title.options({}), dice, None), 0, dice)
    assert list(seen[0]) == list(seen[1]) == list(lent.own)
    assert list(seen[0]) != list(usual[0])
    assert [list(judge.NETWORK.weights), list(judge.DUEL.weights)] == list(map(list, usual))


def test_strength_decides_who_is_champion(tmp_path):
    assert learn.gain({2: 0.5, 4: 0.25}, [0.4, 0.4], 4) == 0
    assert (
        learn.gain({2: 0.45, 4: 0.26}, [0.4, 0.4], 4) < 0
    )  # a tenth of a fair share at two is lost
    assert learn.gain({2: 0.45, 4: 0.26}, [0.45, 0.4], 4) > 0
    line = {
        "seats": [],
        "trace": 1.0,
        "teacher": "heuristic",
        "games": 1,
        "positions": 1,
        "log_loss": {},
        "shares": {},
    }
    line |= {"gate_games": 1, "panel": (0.5, 0.5), "panel_games": 1, "seconds": 1.0}
    done = [learn.Generation(number=n, champion=n == 1, **line) for n in range(3)]
    assert learn.champion(tmp_path, done[:1]) is None
    assert learn.champion(tmp_path, done) == tmp_path / "weights-1.py"
    assert learn.with_weights("expert", None) == "expert"
    assert learn.nearest([3, 4, 5, 6], 2) == 3


def test_a_scale_tells_more_than_chance():
    title = registry.title("gratte-ciel")
    scale, loss = fit.fit_scale(title, 30)
    assert 1 < scale < 1000
    assert loss < (math.log(3) + 2 * math.log(4)) / 3  # two tables of three have four seats
