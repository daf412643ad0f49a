"""Who sees what: in Gratte-ciel everybody sees everything that is listed here."""

from msgspec import Struct

from ludotheque.contract import Facts, Words
from ludotheque.games.gratte_ciel.board import (
    CENTRE,
    COLOURS,
    DISTRICT,
    GRID,
    LAST_LOT,
    SIDE,
    TINT,
    WHITE,
)
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.grids import NOWHERE
from ludotheque.kit.vecs import plain


class Lot(Struct, rename="camel", frozen=True, gc=False):
    """One lot: the colour it counts as (a seat, or None for white) and its building."""

    name: str
    tint: int | None
    owner: int | None
    height: int


class Board(Struct, rename="camel"):
    """The lots row by row without the centre, and each seat's helicopter."""

    lots: list[Lot]
    helicopters: list[str | None]


# Each lot with its printed colour and how it looks while empty, by the colour that it counts
# as, white last: made once, for most lots are empty and are shown with every move.
LOTS = [
    (lot, TINT[lot], [Lot(GRID.name(lot), tint, None, 0) for tint in (0, 1, 2, 3, None)])
    for lot in range(1, LAST_LOT + 1)
    if DISTRICT[lot] != CENTRE
]
ONE_OF = [next(lot for lot, printed, _ in LOTS if printed == colour) for colour in range(WHITE + 1)]


def board(state: State) -> Board:
    tints = [state.tint(lot) for lot in ONE_OF]
    owner, height = plain(state.owner), plain(state.height)
    lots = []
    for lot, printed, empty in LOTS:
        ground, floors = empty[tints[printed]], height[lot]
        lots.append(Lot(ground.name, ground.tint, owner[lot], floors) if floors else ground)
    return Board(
        lots=lots,
        helicopters=[None if at == NOWHERE else GRID.name(at) for at in state.helicopter],
    )


def facts(state: State) -> list[Facts]:
    """Points (GRA-2.1), floors left and, when it came to that, the elimination."""
    shown: list[Facts] = []
    for seat in range(state.seats):
        mine: Facts = {"points": int(state.points[seat]), "floors": int(state.stock[seat])}
        if state.out(seat):
            mine["eliminated"] = COLOURS[seat]
        shown.append(mine)
    return shown


def picture(state: State) -> str:
    """Per lot its colour in small letters, or its building; `*` marks a helicopter."""
    lines = [
        "    " + "   ".join("".join(f"{letter:4}" for letter in d) for d in ("abc", "def", "ghi"))
    ]
    for first in range(1, LAST_LOT + 1, SIDE):
        cells = [_cell(state, first + i) for i in range(SIDE)]
        districts = ["".join(cells[i : i + 3]) for i in (0, 3, 6)]
        lines.append(f"{GRID.row(first) + 1}   " + "   ".join(districts).rstrip())
        if GRID.row(first) % 3 == 2:
            lines.append("")
    return "\n".join(lines[:-1])


def _cell(state: State, lot: int) -> str:
    if DISTRICT[lot] == CENTRE:
        return "    "
    if state.height[lot] == 0:
        return f"{(COLOURS + 'W')[state.tint(lot)].lower():4}"
    mark = "*" if state.blocked(lot) else ""
    return f"{COLOURS[state.owner[lot]]}{state.height[lot]}{mark}".ljust(4)


def prompt(state: State) -> Words:
    return ["start"] if state.helicopter[state.turn] == NOWHERE else ["fly"]
