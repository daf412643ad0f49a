"""Actions: a bid, which is its number of coins."""

from fog_harbour.parameters import COINS
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.nouns import Number

# Higher ones than the rules allow can be said, too, and are refused by their rule (FOG-2.2).
BID = Number("number of coins", 0, COINS.sheet)
ACTIONS = Actions(Verb("bid", 0, BID))
