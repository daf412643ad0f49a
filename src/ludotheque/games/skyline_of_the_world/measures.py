"""What studies count in a finished game."""

from typing import Final

from ludotheque.games.skyline_of_the_world.events import EVENTS
from ludotheque.kit.measures import Counted, Measures

MEASURES: Final = Measures(
    EVENTS,
    Counted("floors", "floors that the seat built", "built"),
    Counted("penthouses", "penthouses that were scored", "scored", amount="penthouses"),
    Counted("mission-points", "points for a mission that was done", "scored", amount="done"),
    Counted("skylines", "skylines won", "skyline-won"),
    Counted("income", "coins of income", "income", amount="coins"),
    Counted("coins-paid", "coins paid to other seats", "paid", amount="coins", by="payer"),
)
