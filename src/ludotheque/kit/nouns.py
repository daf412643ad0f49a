"""Nouns: the kinds of things that stand behind a verb or in an event.

Outside, a thing is a word or a number; inside an action it is a number from `low` to `high`.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import Words

MOST: Final[i64] = 0x3FFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(ABC):
    """A kind of thing; `size` is how many numbers it takes in an index of all actions."""

    def __init__(self, name: str, low: i64, high: i64) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.size: i64 = high + 1

    def range(self) -> str:
        """Its bounds, in words that follow its name; "" where it has none."""
        return "" if self.high == MOST else f" from {self.low} to {self.high}"

    @abstractmethod
    def spell(self, number: i64) -> str | int:
        """The word, or the number, that people say."""
        raise NotImplementedError

    @abstractmethod
    def parse(self, word: object) -> i64:
        """The number behind a word; ValueError when it is no such thing."""
        raise NotImplementedError


class OneOf(Noun):
    """One of a list of words, numbered in their order; `among` are those that may be said."""

    def __init__(self, name: str, words: list[str], among: list[str] | None = None) -> None:
        self.words = words
        self.said = {word: words.index(word) for word in among or words}
        super().__init__(name, min(self.said.values()), max(self.said.values()))
        self.size = len(words)

    def spell(self, number: i64) -> str | int:
        return self.words[number]

    def parse(self, word: object) -> i64:
        if not isinstance(word, str) or word not in self.said:
            raise ValueError(f"{word!r} is no {self.name}")
        return self.said[word]


class Number(Noun):
    """A whole number, within bounds where it has any."""

    def __init__(self, name: str, low: i64 = -MOST, high: i64 = MOST) -> None:
        super().__init__(name, low, high)

    def spell(self, number: i64) -> str | int:
        return number

    def parse(self, word: object) -> i64:
        if not isinstance(word, int) or isinstance(word, bool) or not self.low <= word <= self.high:
            raise ValueError(f"{word!r} is no {self.name}{self.range()}")
        return word


SEAT: Final = Number("seat", 0, 63)
AMOUNT: Final = Number("amount")  # points, money, pieces: whatever is counted


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase(ABC):
    """Words that mean one number together: a path, a set of cards, a place and a way to it.

    `forms` are the nouns that may follow one another; with `repeats` the last may come again.
    """

    def __init__(self, forms: list[list[Noun]], low: i64, high: i64, repeats: bool = False) -> None:
        self.forms = forms
        self.low = low
        self.high = high
        self.repeats = repeats

    @abstractmethod
    def spell(self, number: i64) -> Words:
        raise NotImplementedError

    @abstractmethod
    def parse(self, words: Words) -> i64:
        """ValueError when the words do not go together."""
        raise NotImplementedError
