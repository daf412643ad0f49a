"""What is told."""

from typing import Final

from ludotheque.games.gratte_ciel.actions import LOT
from ludotheque.games.gratte_ciel.rules import ENDINGS
from ludotheque.kit.events import Events, Kind, several
from ludotheque.kit.nouns import AMOUNT, SEAT, OneOf


def _fee(name: str) -> Kind:
    """A payment; no floors: for landing."""
    return Kind(name, payer=SEAT, payee=SEAT, points=AMOUNT, due=AMOUNT, floors=AMOUNT)


EVENTS: Final = Events(
    Kind("first", seat=SEAT),
    Kind("started", seat=SEAT, lot=LOT),
    Kind("flew", seat=SEAT, path=several(LOT)),
    Kind("earned", seat=SEAT, points=AMOUNT),
    _fee("landing-fee"),
    _fee("landing-fee-short"),
    _fee("overflight-fee"),
    _fee("overflight-fee-short"),
    Kind("same-district", seat=SEAT, points=AMOUNT),
    Kind("built", seat=SEAT, lot=LOT, height=AMOUNT),
    Kind("eliminated", seat=SEAT),
    Kind("barred", seat=SEAT),
    Kind("ended", seat=SEAT, reason=OneOf("ending", list(ENDINGS[1:]))),
)
