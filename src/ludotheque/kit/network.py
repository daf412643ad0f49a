"""A small fitted network that says how likely each seat is to win: what judges share.

A game's `judge.py` says what is looked at, its `weights.py` holds what was found by
`python -m ludotheque.lab.learn`. Of every seat some things are seen in rows of the same kind
(a company, a lot, a truck): each row goes through the same weights and they are added up;
together with what is beside the rows that says how well the seat stands.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PRECISION: Final = 1000.0  # weights are written as whole numbers, so many to the unit


class Network:
    """The weights of one game, and the places where those of each step begin."""

    def __init__(self, text: str, rows: int, inputs: int, more: int, hidden: int) -> None:
        self.weights: vec[float] = vec[float]([float(word) / PRECISION for word in text.split()])
        self.rows: i64 = rows
        self.inputs: i64 = inputs
        self.more: i64 = more
        self.hidden: i64 = hidden
        self.bias: i64 = self.inputs * self.hidden
        self.over: i64 = self.bias + self.hidden
        self.beside: i64 = self.over + self.hidden * self.hidden
        self.level: i64 = self.beside + self.more * self.hidden
        self.out: i64 = self.level + self.hidden
        self.zeros: vec[float] = vec[float]([0.0] * (rows * inputs + more))

    def blank(self) -> vec[float]:
        """Room for what is seen of a seat: the rows one after the other, then the rest."""
        return self.zeros[:]

    def worth(self, seen: vec[float]) -> float:
        """How well a seat stands, on a scale of which only differences mean something."""
        weights, hidden = self.weights, self.hidden
        total: vec[float] = self.zeros[:hidden]
        for row in range(self.rows):
            first: vec[float] = weights[self.bias : self.over]
            self._add(seen, row * self.inputs, self.inputs, 0, first)
            for unit in range(hidden):
                total[unit] += max(0.0, first[unit])
        second: vec[float] = weights[self.level : self.out]
        self._add(total, 0, hidden, self.over, second)
        self._add(seen, self.rows * self.inputs, self.more, self.beside, second)
        worth = 0.0
        for unit in range(hidden):
            worth += max(0.0, second[unit]) * weights[self.out + unit]
        return worth

    def _add(self, seen: vec[float], start: i64, count: i64, first: i64, units: vec[float]) -> None:
        """Add to every unit so many numbers, from `start` on, each by its weight."""
        weights, hidden = self.weights, self.hidden
        for number in range(count):
            much = seen[start + number]
            if much != 0.0:
                row = first + number * hidden
                for unit in range(hidden):
                    units[unit] += much * weights[row + unit]


def shared(worths: vec[float]) -> vec[float]:
    """What each seat may expect of the victory, given how well each stands: together 1."""
    most = worths[0]
    for worth in worths:
        most = max(most, worth)
    total = 0.0
    for seat in range(len(worths)):
        worths[seat] = exp(worths[seat] - most)
        total += worths[seat]
    for seat in range(len(worths)):
        worths[seat] /= total
    return worths
