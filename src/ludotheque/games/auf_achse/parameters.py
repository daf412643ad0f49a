"""The numbers of Auf Achse that a table may change."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Parameter
from ludotheque.kit.parameters import Parameters

# Where each is among the numbers of a position.
START_MONEY: Final[i64] = 0
PRIVATE: Final[i64] = 1
OPEN: Final[i64] = 2
TRAILERS: Final[i64] = 3

PARAMETERS: Final = Parameters(
    Parameter("start-money", 5000, 0, 20000, "AUF-2.2", step=500),
    Parameter("private-contracts", 3, 1, 5, "AUF-2.3"),
    Parameter("open-contracts", 4, 1, 6, "AUF-2.4"),
    Parameter("trailers-each", 4, 0, 8, "AUF-1.2"),
)
