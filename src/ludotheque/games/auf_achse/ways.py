"""Spaces from a truck to every city round the signs; what was found once is remembered.

A sign closes its whole road to all but the truck that stands on that road.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.auf_achse import board
from ludotheque.kit.vecs import filled

ROWS: Final[i64] = 1 << 12  # rows that are remembered
SPACE_BITS: Final[i64] = 8
# So small that both signs count, and trucks of one position still come to different rows.
PRIME: Final[i64] = 64_007


def _first_spaces() -> vec[i64]:
    """The first space of each space's road; a city stands for itself."""
    out = vec[i64](capacity=board.SPACES)
    for place in range(board.CITIES):
        out = append(out, place)
    for road in board.ROADS:
        for _ in range(road.steps - 1):
            out = append(out, road.first)
    return out


ROAD: Final = _first_spaces()


class Ways:
    """A row of distances for a space and the two signs.

    A row that was asked for stays what it is when another takes its place here: the trucks of
    one position may need two of the same place.
    """

    def __init__(self) -> None:
        self.keys: vec[i64] = filled(ROWS, board.NOWHERE)
        self.rows: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(ROWS)])

    def row(self, here: i64, works: i64, jam: i64) -> vec[i64]:
        """The distances to the cities, none of which may be changed."""
        key = spot(here, works, jam)
        row = key % PRIME & (ROWS - 1)
        if self.keys[row] != key:
            self.keys[row] = key
            self.rows[row] = _walked(here, _closed(here, works), _closed(here, jam))[: board.CITIES]
        return self.rows[row]


def spot(here: i64, works: i64, jam: i64) -> i64:
    """A space and the signs as far as they matter there, in one number."""
    works = _closed(here, works)
    jam = _closed(here, jam)
    return here | (works + 1) << SPACE_BITS | (jam + 1) << 2 * SPACE_BITS


def _closed(here: i64, sign: i64) -> i64:
    """The space that stands for all on which the sign would do the same."""
    return sign if sign == board.NOWHERE or ROAD[sign] == ROAD[here] else ROAD[sign]


def _walked(here: i64, works: i64, jam: i64) -> vec[i64]:
    """Breadth-first, the signs being closed; a city behind them is as far as without them."""
    far = filled(board.SPACES, board.NOWHERE)
    front = append(vec[i64](capacity=board.SPACES), here)
    far[here] = 0
    done: i64 = 0
    while done < len(front):
        space = front[done]
        done += 1
        if space == works or (space == jam and space != here):
            continue
        for step in range(board.FIRST[space], board.FIRST[space + 1]):
            there = board.THERE[step]
            if far[there] == board.NOWHERE:
                far[there] = far[space] + 1
                front = append(front, there)
    for place in range(board.CITIES):
        if far[place] == board.NOWHERE:
            far[place] = board.DISTANCE[place * board.SPACES + here]
    return far
