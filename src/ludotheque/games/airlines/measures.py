"""What studies count in a finished game."""

from typing import Final

from ludotheque.games.airlines.events import EVENTS
from ludotheque.kit.measures import Counted, Measures

MEASURES: Final = Measures(
    EVENTS,
    Counted("companies-founded", "companies that the seat founded", "founded"),
    Counted("flights", "circles that the seat flew", "flew"),
    Counted("sabotages", "circles that the seat sabotaged", "sabotaged"),
    Counted("shares-taken", "shares taken from the market or drawn", "took", "drew-share"),
    Counted("shares-laid", "shares laid, foundings included", "founded", "laid", amount="shares"),
    Counted("bonus-points", "points of the bonus at the end", "bonus", amount="points"),
)
