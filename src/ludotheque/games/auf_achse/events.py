"""What is told."""

from typing import Final

from ludotheque.games.auf_achse.actions import (
    CARD,
    CONTRACT,
    DIE,
    OFFER,
    ORDER,
    PLAYED,
    SIZE,
    SPACE,
)
from ludotheque.games.auf_achse.state import ENDINGS
from ludotheque.kit.events import Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, OneOf

EVENTS: Final = Events(
    Kind("first", seat=SEAT),
    Kind("placed", seat=SEAT, space=SPACE),
    Kind("dealt", seat=SEAT, contracts=Secret(several(CONTRACT), "three-secrets")),
    Kind("opened", contract=CONTRACT),
    Kind("rolled", seat=SEAT, die=DIE),
    Kind("rolled-two", seat=SEAT, die=DIE, other_die=DIE),
    Kind("used", seat=SEAT, die=DIE),
    Kind("drove", seat=SEAT, space=SPACE, path=several(SPACE)),
    Kind("waited", seat=SEAT),
    Kind("declined", seat=SEAT),
    Kind("works", seat=SEAT, space=SPACE),
    Kind("jammed", seat=SEAT, space=SPACE),
    Kind("jam-lifted", space=SPACE),
    Kind("loaded", seat=SEAT, contract=CONTRACT, goods=AMOUNT),
    Kind("delivered", seat=SEAT, contract=CONTRACT, money=AMOUNT),
    Kind("bought", seat=SEAT, size=SIZE, money=AMOUNT),
    Kind("called", seat=SEAT, contract=CONTRACT),
    Kind("bid", seat=SEAT, offer=OFFER, money=AMOUNT, contract=CONTRACT),
    Kind("matched", seat=SEAT, offer=AMOUNT, money=AMOUNT, contract=CONTRACT),
    Kind("passed", seat=SEAT, contract=CONTRACT),
    Kind("sold", seat=SEAT, contract=CONTRACT, money=AMOUNT),
    Kind("took", seat=SEAT, contract=CONTRACT),
    Kind("discarded", seat=SEAT, contract=CONTRACT),
    Kind("drew", seat=SEAT, card=CARD),
    Kind("paid", seat=SEAT, money=AMOUNT),
    Kind("railed", seat=SEAT, money=AMOUNT),
    Kind("received", seat=SEAT, money=AMOUNT),
    Kind("owes", seat=SEAT, money=AMOUNT),
    Kind("paid-debt", seat=SEAT, money=AMOUNT),
    Kind("must-skip", seat=SEAT, turns=AMOUNT),
    Kind("skipped", seat=SEAT),
    Kind("handed-on", seat=SEAT, other=SEAT),
    Kind("inspection-over", seat=SEAT),
    Kind("collected", seat=SEAT, card=ORDER, money=AMOUNT),
    Kind("robbed", seat=SEAT, contract=CONTRACT, money=AMOUNT),
    Kind("gave", seat=SEAT, other=SEAT, contract=Secret(CONTRACT, "secret", always=False)),
    Kind("got", seat=SEAT, contract=Secret(CONTRACT, "secret")),
    Kind("jumped", seat=SEAT, space=SPACE),
    Kind("drove-back", seat=SEAT, space=SPACE),
    Kind("played", seat=SEAT, card=PLAYED),
    Kind("invited", seat=SEAT, other=SEAT),
    Kind("ended", seat=SEAT, reason=OneOf("ending", list(ENDINGS[1:]))),
)
