"""The verbs of Auf Achse: an action is one integer, a verb and one number."""

from typing import Final

from mypy_extensions import i64

ARGUMENT_BITS: Final[i64] = 10
ARGUMENT_MASK: Final[i64] = 1023

# What the number means is said behind each verb.
PLACE: Final[i64] = 0 << 10  # the space
ROLL: Final[i64] = 1 << 10
BUY: Final[i64] = 2 << 10  # the size
LOAD: Final[i64] = 3 << 10  # the contract
UNLOAD: Final[i64] = 4 << 10  # the contract
COLLECT: Final[i64] = 5 << 10  # the event card
HAND_ON: Final[i64] = 6 << 10
PLAY: Final[i64] = 7 << 10  # the event card
USE: Final[i64] = 8 << 10  # the die
DRIVE: Final[i64] = 9 << 10  # the arrival (board.py)
WAIT: Final[i64] = 10 << 10
DECLINE: Final[i64] = 11 << 10
WORKS: Final[i64] = 12 << 10  # the space
JAM: Final[i64] = 13 << 10  # the space
CALL: Final[i64] = 14 << 10  # the contract
TAKE: Final[i64] = 15 << 10  # the contract
DISCARD: Final[i64] = 16 << 10
BID: Final[i64] = 17 << 10  # the offer
MATCH: Final[i64] = 18 << 10
PASS: Final[i64] = 19 << 10
END: Final[i64] = 20 << 10
RAIL: Final[i64] = 21 << 10  # the contract
JUMP: Final[i64] = 22 << 10  # the city
LAND: Final[i64] = 23 << 10  # the space
GIVE: Final[i64] = 24 << 10  # the contract
HELP: Final[i64] = 25 << 10
DRIVE_ON: Final[i64] = 26 << 10
PAY: Final[i64] = 27 << 10
SKIP: Final[i64] = 28 << 10
INVITE: Final[i64] = 29 << 10  # the seat
BLOW: Final[i64] = 30 << 10  # the seat
CALM: Final[i64] = 31 << 10

VERBS: Final = (
    "place",
    "roll",
    "buy",
    "load",
    "unload",
    "collect",
    "hand-on",
    "play",
    "use",
    "drive",
    "wait",
    "decline",
    "works",
    "jam",
    "call",
    "take",
    "discard",
    "bid",
    "match",
    "pass",
    "end",
    "rail",
    "jump",
    "land",
    "give",
    "help",
    "drive-on",
    "pay",
    "skip",
    "invite",
    "blow",
    "calm",
)


def verb(action: i64) -> i64:
    return action & ~ARGUMENT_MASK


def argument(action: i64) -> i64:
    return action & ARGUMENT_MASK
