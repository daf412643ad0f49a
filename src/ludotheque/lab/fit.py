"""Fits what bots go by to who won in self-play: a game's `scale`, and the weights of its judge.

    python -m ludotheque.lab.fit GAME [GAMES]

prints the `scale` for about.toml's [bots]; `ludotheque learn` fits weights. Both take what makes
the log loss least: minus the log of the share of the victory that the winner was given, on
average (log 2 for a coin's throw between two).
"""

import math
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

try:
    import jax
    import jax.numpy as jnp
    from jax.example_libraries.optimizers import adam
except ImportError as missing:
    raise ImportError(
        "ludotheque.lab.fit needs JAX: pip install 'ludotheque[learn]'", name=missing.name
    ) from None
import numpy as np

from ludotheque import registry
from ludotheque.kit.deep_sets import PRECISION
from ludotheque.lab.samples import Samples, collect
from ludotheque.registry import Title

BATCH = 1024
PIECE = 64  # positions: what is compiled for one length serves for all up to the next
RATE, SLOWEST = 2e-3, 1e-4  # the learning rate falls from one to the other
DECAY = 1e-5
MARGIN = 0.1  # how much the score's margin counts beside the victory
SCALES = 1e-2, 1e4
GOLDEN = (math.sqrt(5) - 1) / 2

Weights = list[Any]  # arrays, in the order of kit/deep_sets.py, and those of the margin


def log_loss(logits: Any, won: Any) -> Any:
    """The mean over positions; logits and shares of the victory lie by seat."""
    return -jnp.mean(jnp.sum(won * jax.nn.log_softmax(logits, axis=1), axis=1))


def fit_scale(title: Title, games: int) -> tuple[float, float]:
    """The scale of the game's value, and the log loss under it: a golden-section search."""
    samples = collect(
        title,
        range(games),
        lambda state: [[title.game.value(state, seat)] for seat in range(len(state.standing()))],
    )
    values = [(seen[..., 0], won) for seen, won, _ in map(_all, samples.values())]
    total = sum(len(seen) for seen, _ in values)

    def loss(log_scale: float) -> float:
        scale = math.exp(log_scale)
        return sum(len(won) * float(log_loss(seen / scale, won)) for seen, won in values) / total

    low, high = (math.log(scale) for scale in SCALES)
    while high - low > 1e-3:
        left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        low, high = (low, right) if loss(left) < loss(right) else (left, high)
    return math.exp(low), loss(low)


def _all(samples: Samples) -> tuple[Any, ...]:
    """What is fitted to and what tests, together."""
    return tuple(np.concatenate(parts) for parts in zip(*samples.split(), strict=True))


def shapes(judge: Any) -> list[tuple[int, ...]]:
    """Of the arrays of weights, in their order."""
    inputs, hidden, more = int(judge.INPUTS), int(judge.HIDDEN), int(judge.MORE)
    square = (hidden, hidden)
    first = [(inputs, hidden), (hidden,), square, (more, hidden), (hidden,)]
    return [*first, (3 * hidden, hidden), (hidden,), (hidden,)]


def first_weights(judge: Any, seed: int = 1) -> Weights:
    """What a fit begins with; the last array is the margin's, which no game needs."""
    chance = np.random.default_rng(seed)
    all_shapes = [*shapes(judge), (int(judge.HIDDEN),)]
    weights = [chance.normal(size=shape) / math.sqrt(shape[0]) for shape in all_shapes]
    weights[2] /= 3
    for biases in (1, 4, 6):
        weights[biases] *= 0
    return [jnp.asarray(some, jnp.float32) for some in weights]


def read_weights(judge: Any, text: str) -> Weights:
    """The weights of a weights.py, to go on from."""
    flat = np.asarray(text.split(), np.float32) / PRECISION
    found, start = [], 0
    for shape in shapes(judge):
        size = math.prod(shape)
        found.append(jnp.asarray(flat[start : start + size].reshape(shape)))
        start += size
    return [*found, jnp.zeros(int(judge.HIDDEN), jnp.float32)]


def outputs(weights: Weights, rows: int, inputs: int, seen: Any) -> tuple[Any, Any]:
    """Of every seat how well it stands (`DeepSets.chances`, before softmax), and its margin."""
    row, row_bias, from_sum, from_more, bias, from_seats, last_bias, output, margin = weights
    by_row = seen[..., : rows * inputs].reshape(*seen.shape[:2], rows, inputs)
    pooled = jnp.sum(jax.nn.relu(by_row @ row + row_bias), axis=2)
    inner = jax.nn.relu(pooled @ from_sum + seen[..., rows * inputs :] @ from_more + bias)
    rivals = jnp.where(jnp.eye(seen.shape[1])[None, :, :, None] > 0, 0.0, inner[:, None, :, :])
    beside = jnp.concatenate([inner, jnp.sum(rivals, axis=2), jnp.max(rivals, axis=2)], axis=2)
    last = jax.nn.relu(beside @ from_seats + last_bias)
    return last @ output, last @ margin


@partial(jax.jit, static_argnums=(1, 2))
def _objective(weights: Weights, rows: int, inputs: int, seen: Any, won: Any, margin: Any) -> Any:
    logits, margins = outputs(weights, rows, inputs, seen)
    decay = sum(jnp.sum(some**2) for some in weights) * DECAY / 2
    return log_loss(logits, won) + MARGIN * jnp.mean((margins - margin) ** 2) + decay


@partial(jax.jit, static_argnums=(1, 2))
def _loss(weights: Weights, rows: int, inputs: int, seen: Any, won: Any) -> Any:
    return log_loss(outputs(weights, rows, inputs, seen)[0], won)


def _tested(weights: Weights, rows: int, inputs: int, seen: Any, won: Any) -> float:
    """The log loss in games kept apart, in pieces that fit into memory."""
    losses = [
        float(_loss(weights, rows, inputs, seen[k : k + BATCH], won[k : k + BATCH]))
        for k in range(0, len(seen), BATCH)
    ]
    return sum(losses) / max(1, len(losses))


def fit_weights(
    samples: dict[int, Samples], judge: Any, weights: Weights, passes: int, rate: float = RATE
) -> Iterator[tuple[Weights, dict[int, float]]]:
    """After every pass: the weights, and their log loss in games kept apart, by seats."""
    parts = {seats: some.split() for seats, some in sorted(samples.items())}
    rows, inputs = int(judge.ROWS), int(judge.INPUTS)
    spread = float(np.concatenate([fitted[2].ravel() for fitted, _ in parts.values()]).std()) + 1
    chance = np.random.default_rng(2)
    steps = sum(len(fitted[0]) // BATCH + 1 for fitted, _ in parts.values())
    start, update, current = adam(lambda k: SLOWEST + rate * (1 - k / (steps * passes)))
    step = jax.jit(
        lambda k, now, *batch: update(
            k, jax.grad(_objective)(current(now), rows, inputs, *batch), now
        )
    )
    state, number = start(weights), 0
    for _ in range(passes):
        batches = [
            (seats, some)
            for seats, (fitted, _) in parts.items()
            for some in np.array_split(
                chance.permutation(len(fitted[0])), len(fitted[0]) // BATCH + 1
            )
        ]
        for k in chance.permutation(len(batches)):
            seats, some = batches[k]
            seen, won, margin = (values[some].astype("f4") for values in parts[seats][0])
            state = step(number, state, seen, won, margin / spread)
            number += 1
        weights = current(state)
        yield (
            weights,
            {
                seats: _tested(weights, rows, inputs, *test[:2])
                for seats, (_, test) in parts.items()
            },
        )


def expecting(judge: Any, weights: Weights) -> Callable[[Any], Any]:
    """What these weights expect in positions, of every seat: its share of the victory."""
    rows, inputs = int(judge.ROWS), int(judge.INPUTS)

    @jax.jit
    def shares(seen: Any) -> Any:
        return jax.nn.softmax(outputs(weights, rows, inputs, seen)[0], axis=1)

    def expected(seen: Any) -> Any:
        padded = np.zeros((-len(seen) % PIECE + len(seen), *seen.shape[1:]), np.float32)
        padded[: len(seen)] = seen
        return np.asarray(shares(padded))[: len(seen)]

    return expected


def written(weights: Weights) -> str:
    """The module weights.py; the margin's weights stay behind."""
    flat = [
        str(round(float(number) * PRECISION))
        for some in weights[:-1]
        for number in np.asarray(some).flat
    ]
    text = "\n".join(" ".join(flat[k : k + 16]) for k in range(0, len(flat), 16))
    return (
        '"""What judge.py goes by, in thousandths: made by `ludotheque learn`."""\n\n'
        f'from typing import Final\n\nWEIGHTS: Final = """\n{text}\n"""\n'
    )


if __name__ == "__main__":
    found, left = fit_scale(registry.title(sys.argv[1]), int((*sys.argv[2:], "200")[0]))
    print(f"scale {found:.3g}, log loss {left:.3f}")
