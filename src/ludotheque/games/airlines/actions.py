"""Actions as one integer: a verb and up to three small numbers, eight bits each."""

from typing import Final

from mypy_extensions import i64

SWAP: Final[i64] = 0  # an unusable flight card
REPLACE: Final[i64] = 1  # a worthless share of the market: company
FOUND: Final[i64] = 2  # number of shares, company
EXPAND: Final[i64] = 3
LAY: Final[i64] = 4  # number of shares, company
FLY: Final[i64] = 5  # card, route, company
KEEP: Final[i64] = 6
SABOTAGE: Final[i64] = 7  # company whose marker it is
SPARE: Final[i64] = 8
BLOCK: Final[i64] = 9  # circle
TAKE: Final[i64] = 10  # company
BLIND: Final[i64] = 11

# What `["fly", ...]` and its fellows are called, by number.
VERBS: Final = (
    "swap",
    "replace",
    "found",
    "expand",
    "lay",
    "fly",
    "keep",
    "sabotage",
    "spare",
    "block",
    "take",
    "blind",
)


def act(verb: i64, what: i64 = 0) -> i64:
    """An action with at most one noun: a card, a company or a circle."""
    return verb << 24 | what


def act_shares(verb: i64, shares: i64, company: i64) -> i64:
    """Found a company, or lay shares of one."""
    return verb << 24 | shares << 8 | company


def act_fly(card: i64, route: i64, company: i64) -> i64:
    return FLY << 24 | card << 16 | route << 8 | company


def verb_of(action: i64) -> i64:
    return action >> 24


def card_of(action: i64) -> i64:
    """The card of a flight."""
    return action >> 16 & 255


def middle_of(action: i64) -> i64:
    """The route of a flight, or the number of shares."""
    return action >> 8 & 255


def last_of(action: i64) -> i64:
    """The company, or whatever the only noun is."""
    return action & 255
