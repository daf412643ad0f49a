"""Patterns on the island: where they can still be completed, and what is missing."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world.board import LEVELS, LOTS
from ludotheque.games.skyline_of_the_world.island import Island
from ludotheque.kit.bits import bit


def size(lots: i64) -> i64:
    """How many lots a set holds."""
    count: i64 = 0
    while lots:
        lots &= lots - 1
        count += 1
    return count


def finished_lots(island: Island) -> i64:
    """The lots that nobody can build on any more."""
    finished: i64 = 0
    for lot in LOTS:
        if island.height[lot] == LEVELS:
            finished |= bit(lot)
    return finished


def possible_places(island: Island, places: vec[i64], seat: i64) -> vec[i64]:
    """The places without a finished lot of somebody else, those that lack least first."""
    tops = island.tops[seat]
    lost = finished_lots(island) & ~tops
    found = vec[i64]()
    for lacking in range(LEVELS):
        for place in places:
            if place & lost == 0 and size(place & ~tops) == lacking:
                found = append(found, place)
    return found
