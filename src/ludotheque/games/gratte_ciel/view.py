"""Who sees what: in Gratte-ciel everybody sees everything that is listed here."""

from functools import lru_cache

from msgspec import Struct

from ludotheque.contract import Facts, Words
from ludotheque.games.gratte_ciel import board
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.grids import NOWHERE
from ludotheque.kit.vecs import plain


class Lot(Struct, frozen=True):
    """One lot: the colour it counts as (a seat, or None for white) and its building."""

    name: str
    tint: int | None
    owner: int | None
    height: int


class Board(Struct, rename="camel"):
    """All lots from a1 to i9, row by row, the park's among them; and each seat's helicopter.

    For each lot the colour that it counts as (a seat, 4 for white, -1 in the park), how high
    its building is (0 where there is none) and whose. Three lists of numbers are a seventh of
    what an object for each lot would be, and they are told with every move.
    """

    tints: list[int]
    heights: list[int]
    owners: list[int]
    helicopters: list[str | None]

    def lots(self) -> list[Lot]:
        """The lots by name, without the park."""
        found = []
        numbers = zip(self.tints, self.heights, self.owners, strict=True)
        for lot, (tint, height, owner) in enumerate(numbers, 1):
            if board.DISTRICT[lot] != board.CENTRE:
                colour = None if tint == board.WHITE else tint
                found.append(Lot(board.GRID.name(lot), colour, owner if height else None, height))
        return found


PRINTED = plain(board.TINT)[1:]
SAMPLES = [PRINTED.index(colour) + 1 for colour in range(board.WHITE + 1)]  # a lot of each colour


def view(state: State, _seat: int | None) -> Board:
    return Board(
        tints=_tints(*[state.tint(lot) for lot in SAMPLES]),
        heights=list(state.height)[1:],
        owners=list(state.owner)[1:],
        helicopters=[None if at == NOWHERE else board.GRID.name(at) for at in state.helicopter],
    )


@lru_cache
def _tints(*counts: int) -> list[int]:
    """What each lot counts as, given that for each printed colour."""
    return [counts[printed] if printed >= 0 else printed for printed in PRINTED]


def facts(state: State, _seat: int | None) -> list[Facts]:
    """Points (GRA-2.1), the elimination when it came to that, and the floors left."""
    shown: list[Facts] = []
    for seat in range(state.seats):
        mine: Facts = {"points": int(state.points[seat])}
        if state.out(seat):
            mine["eliminated"] = board.COLOURS[seat]
        mine["floors"] = int(state.stock[seat])
        shown.append(mine)
    return shown


def picture(state: State, _seat: int | None) -> str:
    """Per lot its colour in small letters, or its building; `*` marks a helicopter."""
    lines = [
        "    " + "   ".join("".join(f"{letter:4}" for letter in d) for d in ("abc", "def", "ghi"))
    ]
    for first in range(1, board.LAST_LOT + 1, board.SIDE):
        cells = [_cell(state, first + i) for i in range(board.SIDE)]
        districts = ["".join(cells[i : i + 3]) for i in (0, 3, 6)]
        lines.append(f"{board.GRID.row(first) + 1}   " + "   ".join(districts).rstrip())
        if board.GRID.row(first) % 3 == 2:
            lines.append("")
    return "\n".join(lines[:-1])


def _cell(state: State, lot: int) -> str:
    if board.DISTRICT[lot] == board.CENTRE:
        return "    "
    if state.height[lot] == 0:
        return f"{(board.COLOURS + 'W')[state.tint(lot)].lower():4}"
    mark = "*" if state.blocked(lot) else ""
    return f"{board.COLOURS[state.owner[lot]]}{state.height[lot]}{mark}".ljust(4)


def prompt(state: State) -> Words:
    return ["start"] if state.helicopter[state.turn] == NOWHERE else ["fly"]
