"""Rectangular grids: cells numbered from 1, row by row; 0 is nowhere."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = 0
WAYS: Final[i64] = 4
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """The geometry of a board of `rows` x `columns` cells."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows = rows
        self.columns = columns

    def row(self, cell: i64) -> i64:
        return (cell - 1) // self.columns

    def column(self, cell: i64) -> i64:
        return (cell - 1) % self.columns

    def cell(self, row: i64, column: i64) -> i64:
        """The cell there, or NOWHERE beyond the edge."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column + 1
        return NOWHERE

    def beside(self, cell: i64, way: i64) -> i64:
        """The next cell that way, or NOWHERE beyond the edge."""
        if cell == NOWHERE:
            return NOWHERE
        row = self.row(cell)
        column = self.column(cell)
        if way == NORTH:
            return self.cell(row - 1, column)
        if way == EAST:
            return self.cell(row, column + 1)
        if way == SOUTH:
            return self.cell(row + 1, column)
        return self.cell(row, column - 1)

    def way_between(self, here: i64, there: i64) -> i64:
        """The way from a cell to the one beside it, or -1 when it is not beside it."""
        for way in range(WAYS):
            if there != NOWHERE and self.beside(here, way) == there:
                return way
        return -1

    def neighbours(self, cells: vec[i64]) -> vec[vec[i64]]:
        """From each cell, and from nowhere: those of these cells that are beside it."""
        near = vec[vec[i64]]()
        for cell in range(self.rows * self.columns + 1):
            ways = [self.beside(cell, way) for way in range(WAYS)]
            near = append(near, vec[i64]([there for there in ways if there in cells]))
        return near

    def name(self, cell: i64) -> str:
        """A column letter and a row number, from a1 in the north-west; "-" is nowhere."""
        if cell == NOWHERE:
            return "-"
        return LETTERS[self.column(cell)] + str(self.row(cell) + 1)

    def named(self, word: str) -> i64:
        """The cell of that name; ValueError when there is none."""
        column = LETTERS.find(word[:1]) if word else -1
        if column >= 0 and word[1:].isdecimal() and word[1:].isascii() and len(word) <= 3:
            cell = self.cell(int(word[1:]) - 1, column)
            if cell != NOWHERE and self.name(cell) == word:
                return cell
        raise ValueError(f"there is no place {word!r} on the board")
