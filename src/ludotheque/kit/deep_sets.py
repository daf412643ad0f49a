"""A small learned network that says how likely each seat is to win: what judges share.

A game's `judge.py` says what is looked at, its `weights.py` holds what `ludotheque learn` found.
Of every seat some things are seen in rows of the same kind (a company, a lot, a truck): each row
goes through the same layer and they are added up (Deep Sets: their order does not matter).
Together with what is beside the rows that goes through a second layer. A third one sees that
of the seat itself beside the sum and the maximum over its rivals, so that the same weights
judge a table of any size. Softmax over the seats makes shares of the victory.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.vecs import softmax

PRECISION: Final = 1000.0  # weights are written as whole numbers, this many to the unit


class DeepSets:
    """The weights of one game, and where those of each layer begin."""

    def __init__(self, text: str, rows: int, inputs: int, more: int, hidden: int) -> None:
        self.rows: i64 = rows
        self.inputs: i64 = inputs
        self.more: i64 = more
        self.hidden: i64 = hidden
        self.row_bias: i64 = self.inputs * self.hidden
        self.from_sum: i64 = self.row_bias + self.hidden
        self.from_more: i64 = self.from_sum + self.hidden * self.hidden
        self.bias: i64 = self.from_more + self.more * self.hidden
        self.from_seats: i64 = self.bias + self.hidden  # own, rivals' sum, rivals' maximum
        self.last_bias: i64 = self.from_seats + 3 * self.hidden * self.hidden
        self.output: i64 = self.last_bias + self.hidden
        self.zeros: vec[float] = vec[float]([0.0] * (rows * inputs + more + 3 * hidden))
        self.weights: vec[float] = vec[float]()
        self.load(text)

    def load(self, text: str) -> None:
        """Take other weights: learning tries many in one process."""
        weights = vec[float]([float(word) / PRECISION for word in text.split()])
        if len(weights) != self.output + self.hidden:
            raise ValueError(f"{self.output + self.hidden} weights are needed, not {len(weights)}")
        self.weights = weights

    def blank(self) -> vec[float]:
        """Room for what is seen of a seat: the rows one after the other, then the rest."""
        return self.zeros[: self.rows * self.inputs + self.more]

    def chances(self, seen: list[vec[float]]) -> vec[float]:
        """The share of the victory that each seat may expect, from what is seen of each."""
        hidden = self.hidden
        inner = [self._inner(of_seat) for of_seat in seen]
        total: vec[float] = self.zeros[:hidden]
        for of_seat in inner:
            for unit in range(hidden):
                total[unit] += of_seat[unit]
        logits = vec[float](capacity=len(seen))
        for seat in range(i64(len(seen))):
            logits = append(logits, self._logit(inner, seat, total))
        return softmax(logits)

    def _inner(self, seen: vec[float]) -> vec[float]:
        """What the first two layers make of a seat."""
        weights, hidden = self.weights, self.hidden
        total: vec[float] = self.zeros[:hidden]
        for row in range(self.rows):
            first: vec[float] = weights[self.row_bias : self.from_sum]
            add_weighted(weights, 0, seen, row * self.inputs, self.inputs, first)
            for unit in range(hidden):
                total[unit] += max(0.0, first[unit])
        second: vec[float] = weights[self.bias : self.from_seats]
        add_weighted(weights, self.from_sum, total, 0, hidden, second)
        add_weighted(weights, self.from_more, seen, self.rows * self.inputs, self.more, second)
        for unit in range(hidden):
            second[unit] = max(0.0, second[unit])
        return second

    def _logit(self, inner: list[vec[float]], me: i64, total: vec[float]) -> float:
        """How well a seat stands beside its rivals; only differences mean something."""
        weights, hidden = self.weights, self.hidden
        own = inner[me]
        beside: vec[float] = self.zeros[: 3 * hidden]
        for unit in range(hidden):
            most = 0.0
            for seat in range(i64(len(inner))):
                if seat != me:
                    most = max(most, inner[seat][unit])
            beside[unit] = own[unit]
            beside[hidden + unit] = total[unit] - own[unit]
            beside[2 * hidden + unit] = most
        last: vec[float] = weights[self.last_bias : self.output]
        add_weighted(weights, self.from_seats, beside, 0, 3 * hidden, last)
        logit = 0.0
        for unit in range(hidden):
            logit += max(0.0, last[unit]) * weights[self.output + unit]
        return logit


def add_weighted(
    weights: vec[float], first: i64, seen: vec[float], start: i64, count: i64, units: vec[float]
) -> None:
    """Add `count` numbers from `start` on to every unit, each times its weight; the weights of a
    number lie side by side, those of the first one from `first` on.
    """
    width = i64(len(units))
    for number in range(count):
        much = seen[start + number]
        if much != 0.0:
            row = first + number * width
            for unit in range(width):
                units[unit] += much * weights[row + unit]
