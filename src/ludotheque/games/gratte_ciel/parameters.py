"""The numbers of Gratte-ciel that a table may change."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Parameter
from ludotheque.kit.parameters import Parameters

# Where each is among the numbers of a position.
START_POINTS: Final[i64] = 0
STOCK: Final[i64] = 1
LANDING_FEE: Final[i64] = 2
SAME_DISTRICT_FEE: Final[i64] = 3

PARAMETERS: Final = Parameters(
    Parameter("start-points", 45, 10, 200, "GRA-2.1"),
    Parameter("stock", 40, 10, 60, "GRA-2.1", by_seats={3: 60}),
    Parameter("landing-fee", 5, 0, 50, "GRA-4.2"),
    Parameter("same-district-fee", 50, 0, 200, "GRA-4.1"),
)
