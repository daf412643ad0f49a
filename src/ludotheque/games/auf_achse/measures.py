"""What studies count in a finished game."""

from typing import Final

from ludotheque.games.auf_achse.events import EVENTS
from ludotheque.kit.measures import Counted, Measures

MEASURES: Final = Measures(
    EVENTS,
    Counted("contracts", "contracts that the seat delivered", "delivered"),
    Counted("earned", "money for what was delivered", "delivered", amount="money"),
    Counted("bought-contracts", "contracts bought at an auction", "sold"),
    Counted("trailers", "trailers bought", "bought"),
    Counted("events", "event cards drawn", "drew"),
    Counted("skipped", "turns missed", "skipped"),
    Counted("penalties", "money lost at the end for open contracts", "penalised", amount="money"),
)
