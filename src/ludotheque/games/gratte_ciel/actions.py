"""Actions as one integer.

A flight is the lots from take-off to landing, seven bits each, take-off first. A start
(GRA-2.2) is the bare lot.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.gratte_ciel.board import GRID

PASS: Final[i64] = 0  # can be said, and is always refused (GRA-3.5)
LOT_BITS: Final[i64] = 7
LOT_MASK: Final[i64] = 127
LONGEST: Final[i64] = 8  # lots after take-off that an action can hold, legal or not


def length(flight: i64) -> i64:
    """How many lots the flight enters; 0 for a start."""
    steps: i64 = 0
    while flight > LOT_MASK:
        flight >>= LOT_BITS
        steps += 1
    return steps


def lot_at(flight: i64, steps: i64, k: i64) -> i64:
    """The lot after k steps of a flight of that many steps; k = 0 is the take-off lot."""
    return flight >> (steps - k) * LOT_BITS & LOT_MASK


def names(flight: i64) -> list[str]:
    """The names of all lots of a flight, take-off and landing included."""
    steps = length(flight)
    return [GRID.name(lot_at(flight, steps, k)) for k in range(steps + 1)]
