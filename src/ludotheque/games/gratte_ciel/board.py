"""Gratte-ciel's board: data and geometry, no rules of play.

Reconstructed: the printed colours are not documented. No two neighbours share a
colour, and a quarter turn maps red to blue to yellow to green, so the seats are equal.
Lots are numbered 1 to 81 row by row, the central district included; 0 is nowhere.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.grids import NOWHERE, WAYS, Grid

SIDE: Final[i64] = 9  # GRA-1.2: 3 x 3 districts of 3 x 3 lots
DISTRICT_SIDE: Final[i64] = 3
LAST_LOT: Final[i64] = 81
CENTRE: Final[i64] = 4  # the district in the middle

COLOURS: Final = "RBYG"  # seat 0 is red and so on (GRA-2.4)
WHITE: Final[i64] = 4

# GRA-1.3: per district one white lot and two of each colour.
PLAN: Final = """
B Y B  G B R  G R Y
G W R  Y W Y  B W G
Y R G  B R G  R B Y

G B Y  . . .  Y G R
R W G  . . .  B W Y
Y B R  . . .  R G B

R G Y  B Y G  B Y R
B W G  R W R  Y W B
R Y B  Y G B  G R G
"""

REACH: Final[i64] = 4  # GRA-3.1: lots a flight may be long

GRID: Final = Grid(SIDE, SIDE)


def district(lot: i64) -> i64:
    return GRID.row(lot) // DISTRICT_SIDE * DISTRICT_SIDE + GRID.column(lot) // DISTRICT_SIDE


def goes_on(before: i64, here: i64, after: i64) -> bool:
    """Whether the way from lot to lot is a straight line of neighbours."""
    way = GRID.way_between(before, here)
    return way >= 0 and way == GRID.way_between(here, after)


def _rays() -> vec[vec[i64]]:
    """From each lot each way: the lots that a straight flight can reach, in order."""
    rays = vec[vec[i64]]()
    for lot in range(LAST_LOT + 1):
        for way in range(WAYS):
            ray = vec[i64]()
            there = GRID.beside(lot, way)
            while there != NOWHERE and district(there) != CENTRE and len(ray) < REACH:
                ray = append(ray, there)
                there = GRID.beside(there, way)
            rays = append(rays, ray)
    return rays


# The colour printed on each lot; -1 in the centre.
TINT: Final = vec[i64]([i64((COLOURS + "W").find(letter)) for letter in ["W", *PLAN.split()]])
DISTRICT: Final = vec[i64]([district(lot) if lot > 0 else -1 for lot in range(LAST_LOT + 1)])
LOTS: Final = vec[i64]([lot for lot in range(1, LAST_LOT + 1) if DISTRICT[lot] != CENTRE])
RAYS: Final = _rays()
NEIGHBOURS: Final = GRID.neighbours(LOTS)
# By the number of seats. GRA-1.4: with 3 players the green lots are white.
WHITE_LOTS: Final = vec[vec[i64]](
    [vec[i64]([lot for lot in LOTS if TINT[lot] >= seats]) for seats in range(WHITE + 1)]
)
