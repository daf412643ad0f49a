"""Skyline of the World's island, floors and cards: data and geometry, no rules of play.

Reconstructed: the printed board and cards are not documented. Cells are numbered 1 to
44 row by row, water included; a set of lots is one number with a bit for each cell.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.bits import bit, count, members, set_of
from ludotheque.kit.grids import NOWHERE, Grid

COLUMNS: Final[i64] = 4
ROWS: Final[i64] = 11
LAST_CELL: Final[i64] = 44
GRID: Final = Grid(ROWS, COLUMNS)

# SKY-1.4: Manhattan from the north; . is water, # a lot, O an orange lot.
PLAN: Final = """
. . # .
. # # .
. # O #
# # # #
# # # #
# O # .
# # . .
. # . .
# # # .
# O # #
. # # .
"""

COLOURS: Final = "RBYG"  # seat 0 is red and so on
MOST_SEATS: Final[i64] = 4

# SKY-4.3: the kinds of floors are numbered like the levels that they belong on.
PENTHOUSE: Final[i64] = 4
NEUTRAL: Final[i64] = 5
SKYLINE: Final[i64] = 6
KINDS: Final[i64] = 7
LEVELS: Final[i64] = 5
FLOOR_NAMES: Final = ["1m", "2m", "4m", "6m", "penthouse", "neutral", "skyline"]
# What a floor costs to buy and to build; a Skyline floor is never bought (SKY-7.5).
VALUE: Final = vec[i64]([1, 2, 4, 6, 10, 5, 5])
# SKY-3.2: what the top of a building earns, by the level of its top normal floor.
EARNS: Final = vec[i64]([1, 2, 4, 6, 0])

FLOORS: Final = vec[i64]([8, 6, 4, 3, 3])  # SKY-1.2: normal floors of each colour
START_STOCK: Final = vec[i64]([2, 1, 0, 0, 0])  # SKY-2.1
START_CARDS: Final[i64] = 3  # SKY-2.3
HAND_IN_CARDS: Final[i64] = 3  # SKY-8.5

# SKY-1.3: the bonus cards, three of each: name, coins, pattern (rows from the north).
COPIES: Final[i64] = 3
BONUS_CARDS: Final = [
    ("flatiron-building", 5, "xxx"),
    ("chifley-tower", 5, "xx/x."),
    ("tower-42", 5, "x../.x./..x"),
    ("tomorrow-square", 5, "x.x/.x."),
    ("montevideo", 5, "xx.x"),
    ("us-bank-tower", 5, "x.x.x"),
    ("delftse-poort", 5, "x.x/.../x.."),
    ("chrysler-building", 8, "xxx/.x."),
    ("mlc-centre", 8, "x./x./xx"),
    ("woolworth-building", 8, ".xx/xx."),
    ("messeturm", 8, "x.x/.x./.x."),
    ("commerzbank-tower", 8, "xx./x.x"),
    ("jin-mao-tower", 8, "xx./.x./..x"),
    ("one-canada-square", 8, ".x./xx./..x"),
]
# SKY-1.3: the missions are named after the six cities.
MISSION_CARDS: Final = [
    ("new-york", "xxxx"),
    ("rotterdam", "xx/xx"),
    ("sydney", ".x./x.x/.x."),
    ("london", "xx/../xx"),
    ("frankfurt", "xx.xx"),
    ("shanghai", "x.x./.x.x"),
]
CARDS: Final[i64] = 14
MISSIONS: Final[i64] = 6


def spread(start: i64, within: i64) -> i64:
    """All lots of `within` that are connected with the lots of `start` (SKY-3.1)."""
    group = start & within
    while True:
        near = group | group << COLUMNS | group >> COLUMNS
        near |= (group & ~EAST_SHORE) << 1 | (group & ~WEST_SHORE) >> 1
        if near & within == group:
            return group
        group = near & within


def names(mask: i64) -> list[str]:
    """The lots of a set, from the north."""
    return [GRID.name(cell) for cell in members(mask)]


def pattern_cells(pattern: str) -> list[tuple[int, int]]:
    """The row and column of every building of a pattern."""
    return [
        (row, column)
        for row, line in enumerate(pattern.split("/"))
        for column, letter in enumerate(line)
        if letter == "x"
    ]


def orientations(pattern: str) -> list[list[tuple[int, int]]]:
    """SKY-8.4: a pattern turned and mirrored, each way once, from row and column 0."""
    found: list[list[tuple[int, int]]] = []
    shape = pattern_cells(pattern)
    for turn in range(8):
        shape = [(column, -row) for row, column in shape]
        if turn == 4:
            shape = [(row, -column) for row, column in shape]
        top = min([row for row, _ in shape])
        left = min([column for _, column in shape])
        moved = sorted([(row - top, column - left) for row, column in shape])
        if moved not in found:
            found.append(moved)
    return found


def places(pattern: str) -> vec[i64]:
    """Every set of lots that shows the pattern; only its buildings must be on the island."""
    found = vec[i64]()
    for shape in orientations(pattern):
        for row in range(ROWS):
            for column in range(COLUMNS):
                mask = _mask_at(shape, row, column)
                if mask:
                    found = append(found, mask)
    return found


def _mask_at(shape: list[tuple[int, int]], row: i64, column: i64) -> i64:
    """The lots of a shape put down there, or 0 when one of them is water."""
    mask: i64 = 0
    for down, right in shape:
        cell = GRID.cell(row + down, column + right)
        if cell == NOWHERE or not ISLAND & bit(cell):
            return 0
        mask |= bit(cell)
    return mask


def _cells_drawn(signs: str) -> i64:
    return set_of([cell for cell, sign in enumerate(PLAN.split(), 1) if sign in signs])


def _shore(column: i64) -> i64:
    return set_of([int(GRID.cell(row, column)) for row in range(ROWS)])


ISLAND: Final = _cells_drawn("#O")
ORANGE: Final = _cells_drawn("O")
WEST_SHORE: Final = _shore(0)
EAST_SHORE: Final = _shore(COLUMNS - 1)
LOTS: Final = members(ISLAND)
LOT_COUNT: Final[i64] = len(LOTS)
# By cell how many lots come before it.
NUMBER: Final = vec[i64]([count(ISLAND & (bit(cell) - 1)) for cell in range(LAST_CELL + 1)])

CARD_NAMES: Final = [name for name, _, _ in BONUS_CARDS]
CARD_COINS: Final = vec[i64]([i64(coins) for _, coins, _ in BONUS_CARDS])
CARD_PLACES: Final = [places(pattern) for _, _, pattern in BONUS_CARDS]
MISSION_NAMES: Final = [name for name, _ in MISSION_CARDS]
MISSION_PLACES: Final = [places(pattern) for _, pattern in MISSION_CARDS]
