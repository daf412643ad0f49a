"""What is told."""

from typing import Final

from ludotheque.games.skyline_of_the_world.actions import CARD, FLOOR, LOT
from ludotheque.games.skyline_of_the_world.board import MISSION_NAMES
from ludotheque.games.skyline_of_the_world.cards import HIDDEN
from ludotheque.games.skyline_of_the_world.rules import ENDINGS
from ludotheque.kit.events import Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, OneOf

_MISSION: Final = OneOf("mission", MISSION_NAMES)
_HIDDEN_CARD: Final = Secret(CARD, HIDDEN)

EVENTS: Final = Events(
    Kind("first", seat=SEAT),
    Kind(
        "dealt",
        seat=SEAT,
        mission=Secret(_MISSION, HIDDEN),
        first=_HIDDEN_CARD,
        second=_HIDDEN_CARD,
        third=_HIDDEN_CARD,
    ),
    Kind("income", seat=SEAT, coins=AMOUNT, lots=several(LOT)),
    Kind("over-limit", seat=SEAT, coins=AMOUNT),
    Kind("built", seat=SEAT, floor=FLOOR, lot=LOT, level=AMOUNT),
    Kind("paid", payer=SEAT, payee=SEAT, coins=AMOUNT),
    Kind("paid-bank", payer=SEAT, coins=AMOUNT),
    Kind("skyline-won", seat=SEAT),
    Kind("last-round", seat=SEAT),
    Kind("drew", seat=SEAT, card=_HIDDEN_CARD),
    Kind("no-card", seat=SEAT),
    Kind("pile-remade", cards=AMOUNT),
    Kind("bought", seat=SEAT, floor=FLOOR, coins=AMOUNT),
    Kind("sold", seat=SEAT, floor=FLOOR, coins=AMOUNT),
    Kind("shown", seat=SEAT, card=CARD, coins=AMOUNT, lots=several(LOT)),
    Kind("handed-in", seat=SEAT, first=CARD, second=CARD, third=CARD, coins=AMOUNT),
    Kind("ended", reason=OneOf("ending", list(ENDINGS[1:]))),
    Kind(
        "scored",
        seat=SEAT,
        mission=_MISSION,
        penthouses=AMOUNT,
        orange=AMOUNT,
        done=AMOUNT,
        points=AMOUNT,
    ),
)
