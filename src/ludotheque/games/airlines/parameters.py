"""The numbers of Airlines that a table may change."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Parameter
from ludotheque.kit.parameters import Parameters

# Where each is among the numbers of a position.
HAND_FLIGHTS: Final[i64] = 0
HAND_SHARES: Final[i64] = 1
MARKET_SHARES: Final[i64] = 2
SCORE_CARDS: Final[i64] = 3
SECOND_PRIZE: Final[i64] = 4  # in percent of what the company is worth

PARAMETERS: Final = Parameters(
    Parameter("hand-flights", 3, 1, 6, "AIR-2.1"),
    Parameter("hand-shares", 5, 1, 8, "AIR-2.1"),
    Parameter("market-shares", 5, 1, 8, "AIR-2.2"),
    Parameter("score-cards", 3, 1, 6, "AIR-1.5"),
    Parameter("second-prize", 50, 0, 100, "AIR-10.5"),
)
