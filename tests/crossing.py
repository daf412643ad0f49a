"""Every way in which a vec goes from interpreted into compiled code, or comes back.

Compiled by tests/test_border.py; the rest of the house never imports it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def length(numbers: vec[i64]) -> i64:
    return len(numbers)


def length_if_given(numbers: vec[i64] = vec[i64]()) -> i64:  # noqa: B008
    return len(numbers)


def rows(numbers: vec[vec[i64]]) -> i64:
    return len(numbers)


def names(words: vec[str]) -> i64:
    return len(words)


def longer(numbers: vec[i64]) -> vec[i64]:
    return append(numbers, 7)


def failing(numbers: vec[i64]) -> i64:
    raise ValueError(f"{len(numbers)} numbers")


class Holder:
    """Keeps a vec."""

    def __init__(self, numbers: vec[i64]) -> None:
        self.numbers = numbers
        self.table = vec[vec[i64]]([numbers])

    @property
    def last(self) -> vec[i64]:
        return self.numbers

    @last.setter
    def last(self, numbers: vec[i64]) -> None:
        self.numbers = numbers

    def __contains__(self, numbers: vec[i64]) -> bool:
        return len(numbers) == len(self.numbers)

    def add(self, numbers: vec[i64]) -> None:
        for number in numbers:
            self.numbers = append(self.numbers, number)
        self.numbers = self.numbers[: len(numbers)]
