"""What studies count in a finished game."""

from typing import Final

from ludotheque.games.gratte_ciel.events import EVENTS
from ludotheque.kit.measures import Counted, Measures

FEES: Final = ("landing-fee", "landing-fee-short", "overflight-fee", "overflight-fee-short")

MEASURES: Final = Measures(
    EVENTS,
    Counted("floors", "floors that the seat built", "built"),
    Counted("eliminations", "1 for a seat that was eliminated", "eliminated"),
    Counted("barred", "turns missed because there was no way to fly", "barred"),
    Counted("fees-paid", "points paid in fees", *FEES, amount="points", by="payer"),
    Counted("fees-received", "points received in fees", *FEES, amount="points", by="payee"),
)
