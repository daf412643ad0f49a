"""The numbers of Skyline of the World that a table may change."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Parameter
from ludotheque.kit.parameters import Parameters

# Where each is among the numbers of a position.
START_COINS: Final[i64] = 0
MOST_COINS: Final[i64] = 1
NEUTRAL_FLOORS: Final[i64] = 2
HAND_IN_COINS: Final[i64] = 3
MISSION_POINTS: Final[i64] = 4

PARAMETERS: Final = Parameters(
    Parameter("start-coins", 10, 4, 20, "SKY-2.1"),
    Parameter("most-coins", 30, 20, 60, "SKY-3.4"),
    Parameter("neutral-floors", 6, 0, 12, "SKY-1.2"),
    Parameter("hand-in-coins", 5, 0, 20, "SKY-8.5"),
    Parameter("mission-worth", 2, 0, 6, "SKY-9.4"),
)
