"""Who sees what: in Gratte-ciel everybody sees everything that is listed here."""

from msgspec import Struct

from ludotheque.contract import Facts, Words
from ludotheque.games.gratte_ciel.board import (
    CENTRE,
    COLOURS,
    DISTRICT,
    GRID,
    LAST_LOT,
    WHITE,
)
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.grids import NOWHERE


class Lot(Struct, rename="camel"):
    """One lot: the colour it counts as (a seat, or None for white) and its building."""

    name: str
    tint: int | None
    owner: int | None
    height: int


class Board(Struct, rename="camel"):
    """The lots row by row without the centre, and each seat's helicopter."""

    lots: list[Lot]
    helicopters: list[str | None]


def board(state: State) -> Board:
    lots = [lot for lot in range(1, LAST_LOT + 1) if DISTRICT[lot] != CENTRE]
    return Board(
        lots=[_lot(state, lot) for lot in lots],
        helicopters=[None if at == NOWHERE else GRID.name(at) for at in state.helicopter],
    )


def _lot(state: State, lot: int) -> Lot:
    tint = state.tint(lot)
    height = state.height[lot]
    return Lot(
        name=GRID.name(lot),
        tint=None if tint == WHITE else tint,
        owner=state.owner[lot] if height else None,
        height=height,
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


def prompt(state: State) -> Words:
    return ["start"] if state.helicopter[state.turn] == NOWHERE else ["fly"]
