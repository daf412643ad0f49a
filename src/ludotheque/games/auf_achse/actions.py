"""Actions: what may be said, and how it is one integer: a verb and one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.games.auf_achse import board
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.nouns import Number, OneOf, Phrase

ARGUMENT_BITS: Final[i64] = 10
ARGUMENT_MASK: Final[i64] = 1023

PLACE: Final[i64] = 0 << 10
ROLL: Final[i64] = 1 << 10
BUY: Final[i64] = 2 << 10
LOAD: Final[i64] = 3 << 10
UNLOAD: Final[i64] = 4 << 10
COLLECT: Final[i64] = 5 << 10
HAND_ON: Final[i64] = 6 << 10
PLAY: Final[i64] = 7 << 10
USE: Final[i64] = 8 << 10
DRIVE: Final[i64] = 9 << 10
WAIT: Final[i64] = 10 << 10
DECLINE: Final[i64] = 11 << 10
WORKS: Final[i64] = 12 << 10
JAM: Final[i64] = 13 << 10
CALL: Final[i64] = 14 << 10
TAKE: Final[i64] = 15 << 10
DISCARD: Final[i64] = 16 << 10
BID: Final[i64] = 17 << 10
MATCH: Final[i64] = 18 << 10
PASS: Final[i64] = 19 << 10
END: Final[i64] = 20 << 10
RAIL: Final[i64] = 21 << 10
JUMP: Final[i64] = 22 << 10
LAND: Final[i64] = 23 << 10
GIVE: Final[i64] = 24 << 10
HELP: Final[i64] = 25 << 10
DRIVE_ON: Final[i64] = 26 << 10
PAY: Final[i64] = 27 << 10
SKIP: Final[i64] = 28 << 10
INVITE: Final[i64] = 29 << 10
BLOW: Final[i64] = 30 << 10
CALM: Final[i64] = 31 << 10

SPACE: Final[OneOf] = OneOf("space", board.NAMES)
CITY: Final[OneOf] = OneOf("city", board.CITY_NAMES)
CONTRACT: Final[OneOf] = OneOf("contract", board.CONTRACT_NAMES)
CARD: Final[OneOf] = OneOf("card", board.CARDS)
ORDER: Final[OneOf] = OneOf(
    "order",
    board.CARDS,
    [board.CARDS[board.SONDERAUFTRAG_FLENSBURG], board.CARDS[board.SONDERAUFTRAG_WIEN]],
)
PLAYED: Final[OneOf] = OneOf(
    "played card",
    board.CARDS,
    [board.CARDS[board.MOTIVATION], board.CARDS[board.SCHNELLE_VERLADUNG]],
)
SIZE: Final[OneOf] = OneOf("size", list(board.SIZES))
COLOUR: Final[OneOf] = OneOf("colour", list(board.COLOURS))
DIE: Final[Number] = Number("die", 1, board.FACES)
OFFER: Final[Number] = Number("offer", 1, board.OFFERS)


def verb(action: i64) -> i64:
    return action & ~ARGUMENT_MASK


def argument(action: i64) -> i64:
    return action & ARGUMENT_MASK


def space_of(drive: i64) -> i64:
    """Where a drive ends."""
    return argument(drive) >> board.WAY_BITS


class Arrival(Phrase):
    """A space; an event space also with the city that one comes from (AUF-9.3)."""

    def spell(self, number: i64) -> Words:
        space, way = number >> board.WAY_BITS, number & board.WAY_MASK
        return [board.NAMES[space]] if way == 0 else [board.NAMES[space], _road_end(space, way)]

    def parse(self, words: Words) -> i64:
        if len(words) not in (1, 2):
            raise ValueError(f"{words!r} is no space, with the city one comes from or without")
        space = SPACE.parse(words[0])
        if len(words) == 1:
            return space << board.WAY_BITS
        if board.EVENT_SPACE[space]:
            for way in (board.FROM_ONE, board.FROM_OTHER):
                if _road_end(space, way) == words[1]:
                    return space << board.WAY_BITS | way
        raise ValueError(f"{words[1]!r} is no way to {words[0]!r}")


def _road_end(space: i64, way: i64) -> str:
    """The city at the end of the space's road that lies that way."""
    one, other, _ = board.NAMES[space].split("-")
    return one if way == board.FROM_ONE else other


ARRIVAL: Final = Arrival([[SPACE], [SPACE, CITY]], 0, (board.SPACES << board.WAY_BITS) - 1)
ACTIONS: Final = Actions(
    Verb("place", PLACE, SPACE),
    Verb("roll", ROLL),
    Verb("buy", BUY, SIZE),
    Verb("load", LOAD, CONTRACT),
    Verb("unload", UNLOAD, CONTRACT),
    Verb("collect", COLLECT, ORDER),
    Verb("hand-on", HAND_ON),
    Verb("play", PLAY, PLAYED),
    Verb("use", USE, DIE),
    Verb("drive", DRIVE, phrase=ARRIVAL),
    Verb("wait", WAIT),
    Verb("decline", DECLINE),
    Verb("works", WORKS, SPACE),
    Verb("jam", JAM, SPACE),
    Verb("call", CALL, CONTRACT),
    Verb("take", TAKE, CONTRACT),
    Verb("discard", DISCARD),
    Verb("bid", BID, OFFER),
    Verb("match", MATCH),
    Verb("pass", PASS),
    Verb("end", END),
    Verb("rail", RAIL, CONTRACT),
    Verb("jump", JUMP, CITY),
    Verb("land", LAND, SPACE),
    Verb("give", GIVE, CONTRACT),
    Verb("help", HELP),
    Verb("drive-on", DRIVE_ON),
    Verb("pay", PAY),
    Verb("skip", SKIP),
    Verb("invite", INVITE, COLOUR),
    Verb("blow", BLOW, COLOUR),
    Verb("calm", CALM),
    bits=ARGUMENT_BITS,
)

# What the slots of a verb are more than its actions.
_AHEAD: Final = vec[i64](
    [ACTIONS.slots_before[place] - ACTIONS.verbs[place].code for place in range(len(ACTIONS.verbs))]
)


def slot(action: i64) -> i64:
    """As declared, but in one step: no verb has two nouns, and learning asks often."""
    return action + _AHEAD[action >> ARGUMENT_BITS]


assert all(slot(verb.highest) == ACTIONS.slot(verb.highest) for verb in ACTIONS.verbs)
