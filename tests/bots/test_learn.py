"""The fitted judgement: the network that plays is the one that was fitted."""

import importlib
import math

import numpy as np
import pytest

from ludotheque import registry
from ludotheque.bots.bot import shares
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab import learn


def part(title, name):
    """A module of the game's folder."""
    return importlib.import_module(f"{type(title.game).__module__}.{name}")


JUDGED = [title for title in registry.titles().values() if (title.folder / "weights.py").exists()]
JUDGE = part(JUDGED[0], "judge")


def fitted(title):
    """The trainer's network with the weights that the game plays by."""
    found = learn.Fit(part(title, "judge"))
    flat = [int(word) / learn.PRECISION for word in part(title, "weights").WEIGHTS.split()]
    for k, some in enumerate(found.weights):
        found.weights[k] = np.array(flat[: some.size], np.float32).reshape(some.shape)
        flat = flat[some.size :]
    assert not flat
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("title", JUDGED, ids=lambda title: title.id)
def test_the_game_judges_as_it_was_fitted(title, seats):
    dice, network, judge = Fast(seats), fitted(title), part(title, "judge")
    state = title.game.setup(seats, title.options({}), dice, None)
    for _ in range(60):
        seen = [[list(judge.features(state, seat)) for seat in range(seats)]]
        wanted = network.chances(np.array(seen, np.float32))[0]
        found = list(shares(title.game, state, 1.0))
        assert found == pytest.approx(wanted.tolist(), abs=1e-4)
        assert sum(found) == pytest.approx(1.0)
        state.apply(state.legal()[dice.below(len(state.legal()))], dice, None)
        if state.to_act() == NOBODY:
            break


def test_a_written_network_reads_back():
    network = learn.Fit(JUDGE)
    scope = {}
    exec(learn.written(network.weights), scope)
    words = scope["WEIGHTS"].split()
    assert len(words) == sum(some.size for some in network.weights)
    assert int(words[0]) == round(float(network.weights[0].flat[0]) * learn.PRECISION)


def test_it_learns_who_wins():
    """Seats that differ in one number, and the higher one wins: a few passes show it."""
    chance = np.random.default_rng(1)
    size = int(JUDGE.ROWS * JUDGE.INPUTS + JUDGE.MORE)
    table = learn.Table()
    for number in range(600):
        seen = chance.normal(size=(2, size)) * 0.01
        seen[:, -1] = chance.normal(size=2)
        table.seen.append(seen.tolist())
        table.won.append([1.0, 0.0] if seen[0, -1] > seen[1, -1] else [0.0, 1.0])
        table.game.append(number)
    left = [surprise[2] for _, surprise in learn.fit({2: table}, JUDGE)]
    assert left[-1] < left[0] < math.log(2) + 0.1
    assert left[-1] < 0.5
