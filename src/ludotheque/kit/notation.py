"""Positions as text: lines that begin with a name, written and read again.

A line that holds attributes of a position is declared once for both ways.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.kit.bits import bit, members

NOTHING: Final = "-"

Names = list[str] | tuple[str, ...]
# The words behind each name.
Fields = dict[str, list[str]]


def fields(lines: list[str], pairs: tuple[str, ...] = ()) -> Fields:
    """Every line by its first word; by its first two where the first is one of `pairs`."""
    found: Fields = {}
    for line in lines:
        words = line.split()
        named_by = 2 if words[0] in pairs else 1
        found[" ".join(words[:named_by])] = words[named_by:]
    return found


def line(name: str, words: list[str]) -> str:
    return " ".join([name, *words])


def numbers(words: list[str]) -> vec[i64]:
    """Words that are whole numbers, as a vector."""
    return vec[i64]([i64(int(word)) for word in words])


class Column(ABC):
    """A number of a position, as one word."""

    @abstractmethod
    def write(self, number: i64) -> str:
        raise NotImplementedError

    @abstractmethod
    def read(self, word: str) -> i64:
        raise NotImplementedError


class Whole(Column):
    """As it is."""

    def write(self, number: i64) -> str:
        return str(number)

    def read(self, word: str) -> i64:
        return int(word)


class Named(Column):
    """By its name; a nameless one, and nobody, is a dash."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, number: i64) -> str:
        return NOTHING if number == NOBODY else self.names[number] or NOTHING

    def read(self, word: str) -> i64:
        if word == NOTHING:
            return self.names.index("") if "" in self.names else NOBODY
        return self.names.index(word)


class Together(Column):
    """A set, kept as bits, by the names of its members."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, number: i64) -> str:
        return ",".join([self.names[member] for member in members(number)]) or NOTHING

    def read(self, word: str) -> i64:
        bits: i64 = 0
        for name in word.split(",") if word != NOTHING else []:
            bits |= bit(self.names.index(name))
        return bits


WHOLE: Final = Whole()


class Line(ABC):
    """One line, for one or more attributes."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def words(self, position: object) -> list[str]:
        raise NotImplementedError

    @abstractmethod
    def read(self, position: object, words: list[str]) -> None:
        raise NotImplementedError


class Row(Line):
    """A word for each of some attributes."""

    def __init__(self, name: str, **columns: Column) -> None:
        super().__init__(name)
        self.columns = columns

    def words(self, position: object) -> list[str]:
        return [column.write(getattr(position, key)) for key, column in self.columns.items()]

    def read(self, position: object, words: list[str]) -> None:
        for (key, column), word in zip(self.columns.items(), words, strict=True):
            setattr(position, key, int(column.read(word)))


class Listed(Line):
    """As many words as an attribute has numbers, or a sign for none."""

    def __init__(self, name: str, column: Column, none: list[str]) -> None:
        super().__init__(name)
        self.column = column
        self.none = none

    def words(self, position: object) -> list[str]:
        return [self.column.write(number) for number in getattr(position, self.name)] or self.none

    def read(self, position: object, words: list[str]) -> None:
        found = [] if words == self.none else words
        setattr(position, self.name, vec[i64]([self.column.read(word) for word in found]))


class Members(Line):
    """A word for each member of a set that an attribute keeps as bits."""

    def __init__(self, name: str, names: Names) -> None:
        super().__init__(name)
        self.names = names

    def words(self, position: object) -> list[str]:
        return [self.names[member] for member in members(getattr(position, self.name))]

    def read(self, position: object, words: list[str]) -> None:
        setattr(position, self.name, sum([1 << self.names.index(word) for word in words]))


class Flags(Line):
    """Yes or no for several attributes: the words of those that are so, or a sign for none."""

    def __init__(self, name: str, attributes: dict[str, str], none: list[str]) -> None:
        super().__init__(name)
        self.attributes = attributes
        self.none = none

    def words(self, position: object) -> list[str]:
        yes = [word for word, name in self.attributes.items() if getattr(position, name)]
        return yes or self.none

    def read(self, position: object, words: list[str]) -> None:
        for word, name in self.attributes.items():
            setattr(position, name, word in words)


class Lines:
    """The lines of a position that are an attribute each, in their order."""

    def __init__(self, *lines: Line) -> None:
        self._lines = list(lines)

    def write(self, position: object) -> list[str]:
        return [line(one.name, one.words(position)) for one in self._lines]

    def read(self, position: object, found: Fields) -> None:
        for one in self._lines:
            one.read(position, found[one.name])
