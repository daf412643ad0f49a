"""The island: which floors stand on which lot, and who is on top.

A building is one number, four bits a floor, the top floor last: a seat's normal floor
is the seat + 1, a neutral floor is 5, a seat's Skyline floor has the bit 8 as well. A
normal floor's value follows from its level (SKY-4.3).

Observations ask for all floors at once, so these are kept a second time, as they are shown.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world import board
from ludotheque.kit.bits import bit
from ludotheque.kit.vecs import filled, filled_narrow

GROUND: Final[i64] = 0  # where a building has no floor
FLOOR_BITS: Final[i64] = 4
FLOOR_MASK: Final[i64] = 15
OWNER_MASK: Final[i64] = 7
SKYLINE_BIT: Final[i64] = 8
NEUTRAL_CODE: Final[i64] = board.MOST_SEATS + 1
# How an observation shows floors: Skyline floors follow the neutral one.
SHOWN_SKYLINE: Final[i64] = SKYLINE_BIT - NEUTRAL_CODE

# How the text of a position writes the floors (a Skyline floor as a small letter), an
# empty lot and the water.
FLOOR_SIGNS: Final = " " + board.COLOURS + "N   " + board.COLOURS.lower()
GROUND_SIGN: Final = "-"
WATER_SIGN: Final = "."


def floor_code(kind: i64, seat: i64) -> i64:
    """A floor of that kind as it stands in a building."""
    if kind == board.NEUTRAL:
        return NEUTRAL_CODE
    if kind == board.SKYLINE:
        return SKYLINE_BIT | seat + 1
    return seat + 1


def owner_of(code: i64) -> i64:
    """The seat that owns a floor; NOBODY for a neutral floor (SKY-5.4) and for the ground."""
    if code == NEUTRAL_CODE:
        return NOBODY
    return (code & OWNER_MASK) - 1


def is_skyline(code: i64) -> bool:
    return code & SKYLINE_BIT != 0


def kind_of(code: i64, level: i64) -> i64:
    """The kind of a floor that stands there."""
    if code == NEUTRAL_CODE:
        return board.NEUTRAL
    return board.SKYLINE if is_skyline(code) else level


def shown_code(code: i64) -> i64:
    """A floor as an observation shows it to the first seat."""
    return code - SHOWN_SKYLINE if is_skyline(code) else code


class Island:
    """The buildings, their heights, and for each seat the lots whose top it owns."""

    def __init__(self, seats: i64, like: "Island | None" = None) -> None:
        self.seats = seats
        if like is None:
            self.building: vec[i64] = filled(board.LAST_CELL + 1, GROUND)
            self.height: vec[i64] = filled(board.LAST_CELL + 1, 0)
            self.tops: vec[i64] = filled(seats, 0)
            # By the number of the lot: LEVELS floors, the top floor first, and the height.
            self.shown_floors: vec[u8] = vec[u8]([0] * (board.LOT_COUNT * board.LEVELS))
            self.shown_heights: vec[i16] = filled_narrow(board.LOT_COUNT, 0)
        else:
            self.building = like.building[:]
            self.height = like.height[:]
            self.tops = like.tops[:]
            self.shown_floors = like.shown_floors[:]
            self.shown_heights = like.shown_heights[:]

    def copy(self) -> "Island":
        return Island(self.seats, self)

    def top(self, lot: i64) -> i64:
        """The top floor of a lot, or GROUND."""
        return self.building[lot] & FLOOR_MASK

    def is_site(self, lot: i64, seat: i64) -> bool:
        """Whether the seat may come to have a penthouse there, at once or one level later."""
        almost = board.PENTHOUSE - 1 <= self.height[lot] < board.LEVELS
        return almost and self.has_floor(lot, seat)

    def floors(self, lot: i64) -> list[i64]:
        """The floors of a lot from the bottom."""
        height = self.height[lot]
        building = self.building[lot]
        return [
            building >> (height - 1 - level) * FLOOR_BITS & FLOOR_MASK for level in range(height)
        ]

    def put(self, lot: i64, code: i64) -> None:
        """Build a floor on top."""
        under = owner_of(self.top(lot))
        if under != NOBODY:
            self.tops[under] &= ~bit(lot)
        owner = owner_of(code)
        if owner != NOBODY:
            self.tops[owner] |= bit(lot)
        self.building[lot] = self.building[lot] << FLOOR_BITS | code
        self.height[lot] += 1
        self._show(board.NUMBER[lot], u8(shown_code(code)))

    def _show(self, number: i64, floor: u8) -> None:
        """A floor on top of that lot, in what is kept for observations."""
        top = number * board.LEVELS
        for place in range(top + board.LEVELS - 1, top, -1):
            self.shown_floors[place] = self.shown_floors[place - 1]
        self.shown_floors[top] = floor
        self.shown_heights[number] += 1

    def has_floor(self, lot: i64, seat: i64) -> bool:
        """SKY-4.5: whether the building has a floor of the seat's colour, Skyline included."""
        building = self.building[lot]
        while building:
            if owner_of(building & FLOOR_MASK) == seat:
                return True
            building >>= FLOOR_BITS
        return False

    def has_penthouse(self, lot: i64) -> bool:
        return self.height[lot] == board.LEVELS and 0 < self.top(lot) <= board.MOST_SEATS

    def earns(self, lot: i64) -> i64:
        """What the top of a lot earns its owner (SKY-3.1, SKY-3.2)."""
        if self.height[lot] == 0 or self.top(lot) > board.MOST_SEATS:
            return 0
        return board.EARNS[self.height[lot] - 1]

    def group_income(self, group: i64) -> i64:
        income: i64 = 0
        for lot in board.LOTS:
            if group & bit(lot):
                income += self.earns(lot)
        return income

    def best_group(self, seat: i64) -> i64:
        """SKY-3.3: the group of the seat that earns most; the northernmost of equal ones."""
        best: i64 = 0
        most: i64 = 0
        left = self.tops[seat]
        while left:
            group = board.spread(left & -left, left)
            income = self.group_income(group)
            if income > most:
                best = group
                most = income
            left &= ~group
        return best

    def count(self, kind: i64, seat: i64) -> i64:
        """How many floors of the kind and colour stand on the island."""
        wanted = floor_code(kind, seat)
        found: i64 = 0
        for lot in board.LOTS:
            for level, code in enumerate(self.floors(lot)):
                if code == wanted and kind_of(code, level) == kind:
                    found += 1
        return found

    def rows(self) -> list[str]:
        """For the text of a position: the island from the north, buildings from the bottom."""
        cells = [self._cell_text(cell) for cell in range(1, board.LAST_CELL + 1)]
        starts = range(0, board.LAST_CELL, board.COLUMNS)
        return [" ".join(cells[start : start + board.COLUMNS]) for start in starts]

    def _cell_text(self, cell: i64) -> str:
        if not board.ISLAND & bit(cell):
            return WATER_SIGN
        signs = [FLOOR_SIGNS[code] for code in self.floors(cell)]
        return "".join(signs) or GROUND_SIGN

    def check(self) -> None:
        for lot in board.LOTS:
            floors = self.floors(lot)
            assert len(floors) <= board.LEVELS and GROUND not in floors, board.GRID.name(lot)
            if self.has_penthouse(lot):
                below = [code & OWNER_MASK for code in floors[:-1]]
                assert floors[-1] in below, board.GRID.name(lot)
            self._check_shown(lot, floors)
            for seat in range(self.seats):
                on_top = self.tops[seat] & bit(lot) != 0
                assert on_top == (owner_of(self.top(lot)) == seat), board.GRID.name(lot)

    def _check_shown(self, lot: i64, floors: list[i64]) -> None:
        number = board.NUMBER[lot]
        top = number * board.LEVELS
        shown = [i64(code) for code in self.shown_floors[top : top + board.LEVELS]]
        empty = [GROUND] * (board.LEVELS - len(floors))
        assert shown == [shown_code(code) for code in reversed(floors)] + empty, "shown floors"
        assert i64(self.shown_heights[number]) == self.height[lot], "shown heights"
