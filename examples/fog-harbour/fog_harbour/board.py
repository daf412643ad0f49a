"""The printed things of Fog Harbour: goods, crates and numbers; no rules of play."""

NAMES = ["tea", "silk", "salt", "amber", "cork"]
GOODS, VALUES = len(NAMES), 4  # FOG-1.2: of each good a crate of every value from 1 to 4
CRATES = GOODS * VALUES
MOST = 6  # FOG-2.2
BONUS = 2  # FOG-3.2
CHANGE = 3  # FOG-3.1: so many coins make a point


def good_of(crate: int) -> str:
    return NAMES[crate // VALUES]


def value_of(crate: int) -> int:
    return int(crate % VALUES + 1)
