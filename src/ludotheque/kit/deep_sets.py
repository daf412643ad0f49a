"""A small fitted network that says how likely each seat is to win: what judges share.

A game's `judge.py` says what is looked at, its `weights.py` holds what was found by
`python -m ludotheque.lab.fit`. Of every seat some things are seen in rows of the same kind
(a company, a lot, a truck): each row goes through the same layer and they are added up (Deep
Sets: their order does not matter); together with what is beside the rows that goes
through a second layer, which says how well the seat stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PRECISION: Final = 1000.0  # weights are written as whole numbers, this many to the unit


class DeepSets:
    """The weights of one game, and where those of each layer begin."""

    def __init__(self, text: str, rows: int, inputs: int, more: int, hidden: int) -> None:
        self.weights: vec[float] = vec[float]([float(word) / PRECISION for word in text.split()])
        self.rows: i64 = rows
        self.inputs: i64 = inputs
        self.more: i64 = more
        self.hidden: i64 = hidden
        self.row_bias: i64 = self.inputs * self.hidden
        self.from_sum: i64 = self.row_bias + self.hidden
        self.from_more: i64 = self.from_sum + self.hidden * self.hidden
        self.bias: i64 = self.from_more + self.more * self.hidden
        self.output: i64 = self.bias + self.hidden
        self.zeros: vec[float] = vec[float]([0.0] * (rows * inputs + more))

    def blank(self) -> vec[float]:
        """Room for what is seen of a seat: the rows one after the other, then the rest."""
        return self.zeros[:]

    def logit(self, seen: vec[float]) -> float:
        """How well a seat stands, on a scale of which only differences mean something."""
        weights, hidden = self.weights, self.hidden
        total: vec[float] = self.zeros[:hidden]
        for row in range(self.rows):
            first: vec[float] = weights[self.row_bias : self.from_sum]
            self._add(seen, row * self.inputs, self.inputs, 0, first)
            for unit in range(hidden):
                total[unit] += max(0.0, first[unit])
        second: vec[float] = weights[self.bias : self.output]
        self._add(total, 0, hidden, self.from_sum, second)
        self._add(seen, self.rows * self.inputs, self.more, self.from_more, second)
        logit = 0.0
        for unit in range(hidden):
            logit += max(0.0, second[unit]) * weights[self.output + unit]
        return logit

    def _add(self, seen: vec[float], start: i64, count: i64, first: i64, units: vec[float]) -> None:
        """Add `count` numbers from `start` on to every unit, each times its weight."""
        weights, hidden = self.weights, self.hidden
        for number in range(count):
            much = seen[start + number]
            if much != 0.0:
                row = first + number * hidden
                for unit in range(hidden):
                    units[unit] += much * weights[row + unit]
