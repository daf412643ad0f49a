"""Fits how a game judges positions: its `judge.py` says what is looked at, this finds the weights.

`python -m ludotheque.lab.learn GAME [GAMES]` lets the heuristic play itself, one action in
twelve at random for variety, at tables of all sizes; looks at every third turn (or every ninth
decision, where a search judges in the middle of a turn too); and fits the weights under which
the true winners were least surprising. It prints the surprise in games that were kept apart
(log 2 for a coin's throw between two) and writes the game's weights.py.
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.kit.network import PRECISION
from ludotheque.registry import Title

Numbers = npt.NDArray[np.float32]

AT_RANDOM = 12  # one action in so many
LOOKS = 3  # one turn in so many
MIDWAY = 9  # or one decision in so many
PAIRS = 2  # of three tables: those of two players
APART = 11  # one game in so many only tests the fit; of every size of table
PASSES = 12
BATCH = 512
RATE, SLOWEST = 3e-3, 1e-4
DECAY = 1e-4
FIRST, SECOND, LITTLE = 0.9, 0.999, 1e-8  # Adam's


class Table:
    """All that was seen at tables of one size: what each seat could count on, what it won."""

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.won: list[list[float]] = []
        self.game: list[int] = []


def play(title: Title, games: int, judge: Any, first: int = 0) -> dict[int, Table]:
    """What was seen, by the size of the table."""
    tables: dict[int, Table] = {}
    fewest, most = title.about.players.fewest, title.about.players.most
    for seed in range(first, first + games):
        few = seed % (PAIRS + 1) < PAIRS
        seats = fewest if few else fewest + 1 + seed // (PAIRS + 1) % (most - fewest)
        table = tables.setdefault(seats, Table())
        seen, won = _play(title, seats, seed, judge)
        table.seen += seen
        table.won += [won] * len(seen)
        table.game += [seed] * len(seen)
    return tables


def _play(title: Title, seats: int, seed: int, judge: Any) -> tuple[list[Numbers], list[float]]:
    game, dice = title.game, Fast(seed)
    midway = title.about.bots.moment == "at-once"
    state = game.setup(seats, title.options(title.about.simulation, seats), dice, None)
    seen = []
    last = NOBODY
    while (seat := state.to_act()) != NOBODY:
        if dice.below(MIDWAY) == 0 if midway else seat != last and dice.below(LOOKS) == 0:
            rows = [list(judge.features(state, other)) for other in range(seats)]
            seen.append(np.asarray(rows, np.float32))
        last = seat
        level = "random" if dice.below(AT_RANDOM) == 0 else "heuristic"
        state.apply(LEVELS[level].choose(game, state, seat, dice), dice, None)
    outcome = state.outcome()
    assert outcome is not None
    won = [1 / len(outcome.winners) if n in outcome.winners else 0.0 for n in range(seats)]
    return seen, won


class Fit:
    """The weights on their way to the least surprise, by Adam."""

    def __init__(self, judge: Any) -> None:
        self.rows, self.inputs = int(judge.ROWS), int(judge.INPUTS)
        hidden, more = int(judge.HIDDEN), int(judge.MORE)
        chance = np.random.default_rng(1)
        shapes = [(self.inputs, hidden), (hidden,), (hidden, hidden), (more, hidden), (hidden,)]
        self.weights: list[Numbers] = [
            np.asarray(chance.normal(size=shape) / np.sqrt(shape[0]), np.float32)
            for shape in [*shapes, (hidden,)]
        ]
        self.weights[2] /= 3
        for biases in (1, 4):
            self.weights[biases] *= 0
        self.drift = [np.zeros_like(some) for some in self.weights]
        self.spread = [np.zeros_like(some) for some in self.weights]
        self.steps = 0

    def chances(self, seen: Numbers) -> Numbers:
        """What each seat may expect of the victory."""
        return _softmax(self._forward(seen)[-1])

    def step(self, seen: Numbers, won: Numbers, rate: float) -> None:
        """Take one batch to heart."""
        rows, more, first, total, second, worth = self._forward(seen)
        up = (_softmax(worth) - won) / len(seen)
        back = up[..., None] * self.weights[5] * (second > 0)
        down = (back @ self.weights[2].T)[:, :, None, :] * (first > 0)
        slopes = [
            np.tensordot(rows, down, ((0, 1, 2), (0, 1, 2))),
            down.sum((0, 1, 2)),
            np.tensordot(total, back, ((0, 1), (0, 1))),
            np.tensordot(more, back, ((0, 1), (0, 1))),
            back.sum((0, 1)),
            np.tensordot(up, second, ((0, 1), (0, 1))),
        ]
        self.steps += 1
        for k, found in enumerate(slopes):
            slope = found + DECAY * self.weights[k]
            self.drift[k] = FIRST * self.drift[k] + (1 - FIRST) * slope
            self.spread[k] = SECOND * self.spread[k] + (1 - SECOND) * slope * slope
            drift = self.drift[k] / (1 - FIRST**self.steps)
            spread = self.spread[k] / (1 - SECOND**self.steps)
            self.weights[k] = self.weights[k] - rate * drift / (np.sqrt(spread) + LITTLE)

    def _forward(self, seen: Numbers) -> tuple[Numbers, ...]:
        split = self.rows * self.inputs
        rows = seen[..., :split].reshape(*seen.shape[:2], self.rows, self.inputs)
        more = seen[..., split:]
        into, bias, over, beside, level, out = self.weights
        first = np.maximum(rows @ into + bias, 0)
        total = first.sum(2)
        second = np.maximum(total @ over + more @ beside + level, 0)
        return rows, more, first, total, second, second @ out


def _softmax(worth: Numbers) -> Numbers:
    parts = np.exp(worth - worth.max(1, keepdims=True))
    return np.asarray(parts / parts.sum(1, keepdims=True), np.float32)


def fit(tables: dict[int, Table], judge: Any) -> Iterator[tuple[Fit, dict[int, float]]]:
    """After every pass: the fit, and the surprise at each size in games kept apart."""
    held, taught = {}, {}
    for seats, table in sorted(tables.items()):
        seen = np.asarray(table.seen, np.float32)
        won = np.asarray(table.won, np.float32)
        apart = np.asarray(table.game) % APART == 0
        held[seats] = seen[apart], won[apart]
        taught[seats] = seen[~apart], won[~apart]
    fitted, chance = Fit(judge), np.random.default_rng(2)
    for passed in range(PASSES):
        rate = RATE * (1 - passed / PASSES) + SLOWEST
        batches = [
            (seats, batch)
            for seats, (seen, _) in taught.items()
            for batch in np.array_split(chance.permutation(len(seen)), len(seen) // BATCH + 1)
        ]
        for number in chance.permutation(len(batches)):
            seats, batch = batches[number]
            seen, won = taught[seats]
            fitted.step(seen[batch], won[batch], rate)
        yield fitted, {seats: surprise(fitted, *of) for seats, of in held.items()}


def surprise(fitted: Fit, seen: Numbers, won: Numbers) -> float:
    """The mean of minus the log of the share that the winner was given."""
    if len(seen) == 0:
        return 0.0
    return float(-(won * np.log(fitted.chances(seen) + LITTLE)).sum(1).mean())


def written(weights: list[Numbers]) -> str:
    """The module weights.py."""
    flat = [str(round(float(number) * PRECISION)) for some in weights for number in some.flat]
    rows = [" ".join(flat[k : k + 16]) for k in range(0, len(flat), 16)]
    text = "\n".join(rows)
    return (
        '"""What judge.py goes by, in thousandths: made by `python -m ludotheque.lab.learn`."""\n\n'
        f'from typing import Final\n\nWEIGHTS: Final = """\n{text}\n"""\n'
    )


def main(game: str, games: int) -> None:
    title = registry.title(game)
    package = type(title.game).__module__
    judge = importlib.import_module(f"{package}.judge")
    weights: list[Numbers] = []
    for fitted, left in fit(play(title, games, judge), judge):
        weights = fitted.weights
        print(", ".join(f"{seats} players {some:.3f}" for seats, some in left.items()), flush=True)
    Path("weights.py").write_text(written(weights))


if __name__ == "__main__":
    main(sys.argv[1], int((sys.argv[2:] or ["9000"])[0]))
