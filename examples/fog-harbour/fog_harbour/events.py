"""What is told, and what of it is secret."""

from fog_harbour.actions import BID
from fog_harbour.board import NAMES, VALUES
from ludotheque.kit.events import Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, Number, OneOf

GOOD = OneOf("good", NAMES)
EVENTS = Events(
    Kind("order", seat=SEAT, good=Secret(GOOD, "hidden")),
    Kind("landed", good=GOOD, value=Number("value", 1, VALUES)),
    Kind("bid", seat=SEAT, coins=Secret(BID, "hidden")),
    Kind("opened", bids=several(BID)),
    Kind("sold", seat=SEAT, coins=BID, tied=AMOUNT),
    Kind("sunk"),
    Kind("orders", goods=several(GOOD)),
)
