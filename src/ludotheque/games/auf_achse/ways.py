"""Spaces from a truck to every city round the signs; what was found once is remembered.

A sign closes its whole road to all but the truck that stands on that road.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.auf_achse import board
from ludotheque.kit.vecs import filled

ROWS: Final[i64] = 1 << 12  # rows that are remembered
CITY_ROWS: Final[i64] = 1 << 15  # and those from cities, which serve for many spaces
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


def _ends() -> vec[i64]:
    """Of each space the cities at the ends of its road, the first-named one before."""
    out = vec[i64](capacity=2 * board.SPACES)
    for place in range(board.CITIES):
        out = append(append(out, place), place)
    for road in board.ROADS:
        for _ in range(road.steps - 1):
            out = append(append(out, road.one), road.other)
    return out


ROAD: Final = _first_spaces()
ENDS: Final = _ends()


class Ways:
    """A row of distances for a space and the two signs.

    A row that was asked for stays what it is when another takes its place here: the trucks of
    one position may need two of the same place.
    """

    def __init__(self) -> None:
        self.keys: vec[i64] = filled(ROWS, board.NOWHERE)
        self.rows: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(ROWS)])
        # The same from cities alone, where a city behind the signs is NOWHERE.
        self.city_keys: vec[i64] = filled(CITY_ROWS, board.NOWHERE)
        self.city_rows: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(CITY_ROWS)])

    def row(self, here: i64, works: i64, jam: i64) -> vec[i64]:
        """The distances to the cities, none of which may be changed."""
        key = spot(here, works, jam)
        row = key % PRIME & (ROWS - 1)
        if self.keys[row] != key:
            self.keys[row] = key
            self.rows[row] = self._measured(here, _closed(here, works), _closed(here, jam))
        return self.rows[row]

    def _measured(self, here: i64, works: i64, jam: i64) -> vec[i64]:
        """From a road by the nearer of its ends that no sign keeps the truck from; a city behind
        the signs is as far as without them.
        """
        far = filled(board.CITIES, board.NOWHERE)
        for side in range(2):
            end = ENDS[2 * here + side]
            if here == works or _between(works, here, side) or _between(jam, here, side):
                continue
            steps = board.DISTANCE[end * board.SPACES + here]
            if steps > 0 and end in (works, jam):
                far[end] = _sooner(far[end], steps)  # there the way ends
                continue
            from_end = self._from_city(end, works, jam)
            for place in range(board.CITIES):
                if from_end[place] != board.NOWHERE:
                    far[place] = _sooner(far[place], steps + from_end[place])
        for place in range(board.CITIES):
            if far[place] == board.NOWHERE:
                far[place] = board.DISTANCE[place * board.SPACES + here]
        return far

    def _from_city(self, city: i64, works: i64, jam: i64) -> vec[i64]:
        key = spot(city, works, jam)
        row = key % PRIME & (CITY_ROWS - 1)
        if self.city_keys[row] != key:
            self.city_keys[row] = key
            self.city_rows[row] = walked(city, _closed(city, works), _closed(city, jam))
        return self.city_rows[row]


def spot(here: i64, works: i64, jam: i64) -> i64:
    """A space and the signs as far as they matter there, in one number."""
    works = _closed(here, works)
    jam = _closed(here, jam)
    return here | (works + 1) << SPACE_BITS | (jam + 1) << 2 * SPACE_BITS


def _closed(here: i64, sign: i64) -> i64:
    """The space that stands for all on which the sign would do the same."""
    return sign if sign == board.NOWHERE or ROAD[sign] == ROAD[here] else ROAD[sign]


def _between(sign: i64, here: i64, side: i64) -> bool:
    """Whether the sign stands between the truck and that end of its road."""
    if sign == board.NOWHERE or ROAD[sign] != ROAD[here]:
        return False
    return sign < here if side == 0 else sign > here


def _sooner(far: i64, way: i64) -> i64:
    return way if far == board.NOWHERE or way < far else far


def walked(here: i64, works: i64, jam: i64) -> vec[i64]:
    """Breadth-first to every city, the signs being closed; one behind them is NOWHERE."""
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
    return far[: board.CITIES]
