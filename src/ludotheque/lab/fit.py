"""Fits what bots go by to who won in self-play: a game's `scale`, and the weights of its judge.

    python -m ludotheque.lab.fit scale GAME [GAMES]
    python -m ludotheque.lab.fit weights GAME [GAMES]

Both take what makes the log loss least: minus the log of the share of the victory that the
winner was given, on average (log 2 for a coin's throw between two). `scale` is printed for
about.toml's [bots]. The weights are those of the network in kit/deep_sets.py; the log loss of
games that were kept apart is printed after every pass, and weights.py is written.
"""

import importlib
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    import autograd.numpy as np
    from autograd import grad
    from autograd.misc.optimizers import adam
except ImportError as missing:
    raise ImportError(
        "ludotheque.lab.fit needs autograd: pip install 'ludotheque[lab]'", name=missing.name
    ) from None

from ludotheque import registry
from ludotheque.kit.deep_sets import PRECISION
from ludotheque.lab.samples import Numbers, Samples, collect
from ludotheque.registry import Title

PASSES = 12
BATCH = 512
RATE, SLOWEST = 3e-3, 1e-4  # the learning rate falls from one to the other
DECAY = 1e-4
SCALES = 1e-2, 1e4
GOLDEN = (math.sqrt(5) - 1) / 2

Batch = tuple[Numbers, Numbers]  # what was seen, what was won
Weights = list[Any]  # arrays, in the order of kit/deep_sets.py


def log_loss(logits: Any, won: Any) -> Any:
    """The mean over positions; logits and shares of the victory lie by seat."""
    less = logits - np.max(logits, axis=1, keepdims=True)
    log_shares = less - np.log(np.sum(np.exp(less), axis=1, keepdims=True))
    return -np.mean(np.sum(won * log_shares, axis=1))


def fit_scale(title: Title, games: int) -> tuple[float, float]:
    """The scale of the game's value, and the log loss under it: a golden-section search."""
    samples = collect(title, games, lambda state, seat: [title.game.value(state, seat)])
    values = [
        (np.asarray(some.seen, np.float64)[..., 0], np.asarray(some.won))
        for some in samples.values()
    ]
    total = sum(len(seen) for seen, _ in values)

    def loss(log_scale: float) -> float:
        scale = math.exp(log_scale)
        return sum(len(won) * float(log_loss(seen / scale, won)) for seen, won in values) / total

    low, high = (math.log(scale) for scale in SCALES)
    while high - low > 1e-3:
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        low, high = (low, right) if loss(left) < loss(right) else (left, high)
    return math.exp(low), loss(low)


def first_weights(judge: Any) -> Weights:
    """What a fit begins with."""
    inputs, hidden, more = int(judge.INPUTS), int(judge.HIDDEN), int(judge.MORE)
    chance = np.random.default_rng(1)
    shapes = [(inputs, hidden), (hidden,), (hidden, hidden), (more, hidden), (hidden,), (hidden,)]
    weights = [chance.normal(size=shape) / np.sqrt(shape[0]) for shape in shapes]
    weights[2] /= 3
    for biases in (1, 4):
        weights[biases] *= 0
    return weights


def logits(weights: Weights, judge: Any, seen: Numbers) -> Any:
    """How well each seat stands: `DeepSets.logit`, of many positions at once."""
    rows, row_bias, from_sum, from_more, bias, output = weights
    split = int(judge.ROWS * judge.INPUTS)
    by_row = seen[..., :split].reshape(*seen.shape[:2], int(judge.ROWS), int(judge.INPUTS))
    pooled = np.sum(np.maximum(np.dot(by_row, rows) + row_bias, 0), axis=2)
    hidden = np.dot(pooled, from_sum) + np.dot(seen[..., split:], from_more) + bias
    return np.dot(np.maximum(hidden, 0), output)


def fit_weights(
    samples: dict[int, Samples], judge: Any
) -> Iterator[tuple[Weights, dict[int, float]]]:
    """After every pass: the weights, and their log loss in games kept apart, by seats."""
    parts = {seats: some.split() for seats, some in sorted(samples.items())}
    weights, chance = first_weights(judge), np.random.default_rng(2)
    for number in range(PASSES):
        batches = [
            (seen[batch], won[batch])
            for (seen, won), _ in parts.values()
            for batch in np.array_split(chance.permutation(len(seen)), len(seen) // BATCH + 1)
        ]
        shuffled = [batches[k] for k in chance.permutation(len(batches))]
        weights = _passed(weights, judge, shuffled, RATE * (1 - number / PASSES) + SLOWEST)
        yield weights, {seats: _tested(weights, judge, *test) for seats, (_, test) in parts.items()}


def _passed(weights: Weights, judge: Any, batches: list[Batch], rate: float) -> Weights:
    """The weights after one pass of Adam over the batches."""
    gradient = grad(lambda now, step: _objective(now, judge, *batches[step]))
    found: Weights = adam(gradient, weights, num_iters=len(batches), step_size=rate)
    return found


def _objective(weights: Weights, judge: Any, seen: Numbers, won: Numbers) -> Any:
    decay = sum(np.sum(some**2) for some in weights) * DECAY / 2
    return log_loss(logits(weights, judge, seen), won) + decay


def _tested(weights: Weights, judge: Any, seen: Numbers, won: Numbers) -> float:
    return float(log_loss(logits(weights, judge, seen), won)) if len(seen) else 0.0


def written(weights: Weights) -> str:
    """The module weights.py."""
    flat = [str(round(float(number) * PRECISION)) for some in weights for number in some.flat]
    text = "\n".join(" ".join(flat[k : k + 16]) for k in range(0, len(flat), 16))
    return (
        '"""What judge.py goes by, in thousandths: made by `python -m ludotheque.lab.fit`."""\n\n'
        f'from typing import Final\n\nWEIGHTS: Final = """\n{text}\n"""\n'
    )


def main(what: str, game: str, games: str = "") -> None:
    title = registry.title(game)
    if what == "scale":
        scale, loss = fit_scale(title, int(games or 200))
        print(f"scale {scale:.3g}, log loss {loss:.3f}")
        return
    judge = importlib.import_module(f"{type(title.game).__module__}.judge")
    played = int(games or 9000)
    samples = collect(title, played, lambda state, seat: list(judge.features(state, seat)))
    for weights, left in fit_weights(samples, judge):
        print(", ".join(f"{seats} players {some:.3f}" for seats, some in left.items()), flush=True)
        Path("weights.py").write_text(written(weights))


if __name__ == "__main__":
    main(*sys.argv[1:])
