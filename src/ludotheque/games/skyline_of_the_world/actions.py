"""Actions as numbers, one after the other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world.board import CARDS, KINDS, LAST_CELL

CELLS: Final[i64] = LAST_CELL + 1

END: Final[i64] = 0  # end the turn
INVEST: Final[i64] = 1  # go on to phase 3
BUILD: Final[i64] = 2  # + kind of floor * CELLS + lot
BUY: Final[i64] = BUILD + KINDS * CELLS  # + kind of floor
SELL: Final[i64] = BUY + KINDS  # + kind of floor
SHOW: Final[i64] = SELL + KINDS  # + bonus card
HAND_IN: Final[i64] = SHOW + CARDS  # + number of the three bonus cards
TRIPLES: Final[i64] = CARDS * (CARDS + 1) * (CARDS + 2) // 6
SLOTS: Final[i64] = HAND_IN + TRIPLES


def build(kind: i64, lot: i64) -> i64:
    return BUILD + kind * CELLS + lot


def hand_in(low: i64, middle: i64, high: i64) -> i64:
    """Handing in three bonus cards, low <= middle <= high."""
    return HAND_IN + high * (high + 1) * (high + 2) // 6 + middle * (middle + 1) // 2 + low


def _triples() -> list[vec[i64]]:
    triples: list[vec[i64]] = []
    for high in range(CARDS):
        for middle in range(high + 1):
            for low in range(middle + 1):
                triples.append(vec[i64]([low, middle, high]))
    return triples


HANDED_IN: Final = _triples()  # the three cards of each number
