"""A game's parameters, declared once: numbers of its rules that a table may change.

A position keeps its table's numbers in one vector, in the order of the declaration, which all
its copies share. They are written down only where they are not as the sheet has them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Options, Parameter

MOST_SEATS: Final[i64] = 6  # of any table
LINE: Final = "house-rules"  # the name of their line in the text of a position


class Parameters:
    """All parameters of a game, in the order of a position's numbers."""

    def __init__(self, *declared: Parameter) -> None:
        self.declared = list(declared)
        self._places = {parameter.id: place for place, parameter in enumerate(declared)}
        self._usual = [self._numbers(seats) for seats in range(MOST_SEATS + 1)]

    def usual(self, seats: i64) -> vec[i64]:
        """The sheet's numbers for so many seats; nobody may change them."""
        return self._usual[seats]

    def _numbers(self, seats: int) -> vec[i64]:
        return vec[i64]([i64(one.usual(seats)) for one in self.declared])

    def chosen(self, options: Options, seats: i64) -> vec[i64]:
        """The numbers of a table: the sheet's, but for those that its options change."""
        numbers = self.usual(seats)
        changed = False
        for name, value in options.items():
            if name in self._places:
                if not changed:
                    numbers = numbers[:]
                    changed = True
                numbers[self._places[name]] = int(value)
        return numbers

    def lines(self, numbers: vec[i64], seats: i64) -> list[str]:
        """The first line of a position's text, or none where all is as the sheet has it."""
        usual = self.usual(seats)
        words = [
            f"{one.id}={numbers[place]}"
            for place, one in enumerate(self.declared)
            if numbers[place] != usual[place]
        ]
        return [" ".join([LINE, *words])] if words else []

    def read(self, words: list[str], seats: i64) -> vec[i64]:
        """The numbers again, from the words of that line."""
        options: Options = {}
        for word in words:
            name, number = word.split("=")
            options[name] = int(number)
        return self.chosen(options, seats)


def split(text: str) -> tuple[list[str], list[str]]:
    """The words of the house rules in the text of a position, and its other lines."""
    lines = text.strip().split("\n")
    if lines[0].startswith(LINE):
        return lines[0].split()[1:], lines[1:]
    return [], lines
