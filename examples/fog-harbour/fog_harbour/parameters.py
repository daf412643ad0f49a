"""The number of Fog Harbour that a table may change."""

from ludotheque.contract import Parameter
from ludotheque.kit.parameters import Parameters

COINS = Parameter("coins", 12, 4, 30, "FOG-1.3")
PARAMETERS = Parameters(COINS)
