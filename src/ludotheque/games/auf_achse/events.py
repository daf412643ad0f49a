"""What is told."""

from typing import Final

from ludotheque.games.auf_achse import actions
from ludotheque.games.auf_achse.phases import ENDINGS
from ludotheque.kit.events import Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, OneOf

EVENTS: Final = Events(
    Kind("first", seat=SEAT),
    Kind("placed", seat=SEAT, space=actions.SPACE),
    Kind("dealt", seat=SEAT, contracts=Secret(several(actions.CONTRACT), "secrets")),
    Kind("opened", contract=actions.CONTRACT),
    Kind("rolled", seat=SEAT, die=actions.DIE),
    Kind("rolled-two", seat=SEAT, die=actions.DIE, other_die=actions.DIE),
    Kind("used", seat=SEAT, die=actions.DIE),
    Kind("drove", seat=SEAT, space=actions.SPACE, path=several(actions.SPACE)),
    Kind("waited", seat=SEAT),
    Kind("declined", seat=SEAT),
    Kind("works", seat=SEAT, space=actions.SPACE),
    Kind("jammed", seat=SEAT, space=actions.SPACE),
    Kind("jam-lifted", space=actions.SPACE),
    Kind("loaded", seat=SEAT, contract=actions.CONTRACT, goods=AMOUNT),
    Kind("delivered", seat=SEAT, contract=actions.CONTRACT, money=AMOUNT),
    Kind("bought", seat=SEAT, size=actions.SIZE, money=AMOUNT),
    Kind("called", seat=SEAT, contract=actions.CONTRACT),
    Kind("bid", seat=SEAT, offer=actions.OFFER, money=AMOUNT, contract=actions.CONTRACT),
    Kind("matched", seat=SEAT, offer=AMOUNT, money=AMOUNT, contract=actions.CONTRACT),
    Kind("passed", seat=SEAT, contract=actions.CONTRACT),
    Kind("sold", seat=SEAT, contract=actions.CONTRACT, money=AMOUNT),
    Kind("took", seat=SEAT, contract=actions.CONTRACT),
    Kind("discarded", seat=SEAT, contract=actions.CONTRACT),
    Kind("drew", seat=SEAT, card=actions.CARD),
    Kind("paid", seat=SEAT, money=AMOUNT),
    Kind("railed", seat=SEAT, money=AMOUNT),
    Kind("received", seat=SEAT, money=AMOUNT),
    Kind("owes", seat=SEAT, money=AMOUNT),
    Kind("paid-debt", seat=SEAT, money=AMOUNT),
    Kind("must-skip", seat=SEAT, turns=AMOUNT),
    Kind("skipped", seat=SEAT),
    Kind("handed-on", seat=SEAT, other=SEAT),
    Kind("inspection-over", seat=SEAT),
    Kind("collected", seat=SEAT, card=actions.ORDER, money=AMOUNT),
    Kind("robbed", seat=SEAT, contract=actions.CONTRACT, money=AMOUNT),
    Kind("gave", seat=SEAT, other=SEAT, contract=Secret(actions.CONTRACT, "secret", always=False)),
    Kind("got", seat=SEAT, contract=Secret(actions.CONTRACT, "secret")),
    Kind("jumped", seat=SEAT, space=actions.SPACE),
    Kind("drove-back", seat=SEAT, space=actions.SPACE),
    Kind("played", seat=SEAT, card=actions.PLAYED),
    Kind("invited", seat=SEAT, other=SEAT),
    Kind("penalised", seat=SEAT, money=AMOUNT),
    Kind("ended", seat=SEAT, reason=OneOf("ending", list(ENDINGS[1:]))),
)
