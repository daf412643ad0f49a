"""Actions as numbers, one after the other, and refusals as the numbers of rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.games.skyline_of_the_world import board
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.nouns import OneOf, Phrase

CELLS: Final[i64] = board.LAST_CELL + 1

END: Final[i64] = 0
INVEST: Final[i64] = 1
BUILD: Final[i64] = 2
BUY: Final[i64] = BUILD + board.KINDS * CELLS
SELL: Final[i64] = BUY + board.KINDS
SHOW: Final[i64] = SELL + board.KINDS
HAND_IN: Final[i64] = SHOW + board.CARDS
TRIPLES: Final[i64] = board.CARDS * (board.CARDS + 1) * (board.CARDS + 2) // 6

CARD: Final = OneOf("card", board.CARD_NAMES)
FLOOR: Final = OneOf("floor", board.FLOOR_NAMES)
LOT: Final = OneOf(
    "lot",
    [board.GRID.name(cell) for cell in range(CELLS)],
    [board.GRID.name(lot) for lot in board.LOTS],
)


def build(kind: i64, lot: i64) -> i64:
    return BUILD + kind * CELLS + lot


def built_by(action: i64) -> tuple[i64, i64]:
    """The kind and the lot that `build` was given."""
    return (action - BUILD) // CELLS, (action - BUILD) % CELLS


def hand_in(low: i64, middle: i64, high: i64) -> i64:
    """Handing in three bonus cards, low <= middle <= high."""
    return HAND_IN + high * (high + 1) * (high + 2) // 6 + middle * (middle + 1) // 2 + low


def _triples() -> list[vec[i64]]:
    triples: list[vec[i64]] = []
    for high in range(board.CARDS):
        for middle in range(high + 1):
            for low in range(middle + 1):
                triples.append(vec[i64]([low, middle, high]))
    return triples


HANDED_IN: Final = _triples()  # the three cards of each number


class Triple(Phrase):
    """Three cards, which may be named in any order."""

    def spell(self, number: i64) -> Words:
        return [board.CARD_NAMES[card] for card in HANDED_IN[number]]

    def parse(self, words: Words) -> i64:
        if len(words) != board.HAND_IN_CARDS:
            raise ValueError("three cards are handed in")
        low, middle, high = sorted([CARD.parse(word) for word in words])
        return hand_in(low, middle, high) - HAND_IN


ACTIONS: Final = Actions(
    Verb("end", END),
    Verb("invest", INVEST),
    Verb("build", BUILD, FLOOR, LOT),
    Verb("buy", BUY, FLOOR),
    Verb("sell", SELL, FLOOR),
    Verb("show", SHOW, CARD),
    Verb("hand-in", HAND_IN, phrase=Triple([[CARD, CARD, CARD]], 0, TRIPLES - 1)),
)
assert ACTIONS.pack("build", 1, 2) == build(1, 2)

ALLOWED: Final[i64] = 0
# The rows that forbid something: SKY-4.1 is 401 and so on. As strings, which the other
# games have, they make the rules some 4 % slower: each lot is asked for each floor.
SKY_4_1: Final[i64] = 401
SKY_4_2: Final[i64] = 402
SKY_4_3: Final[i64] = 403
SKY_4_4: Final[i64] = 404
SKY_4_5: Final[i64] = 405
SKY_4_7: Final[i64] = 407
SKY_4_9: Final[i64] = 409
SKY_5_1: Final[i64] = 501
SKY_5_2: Final[i64] = 502
SKY_5_3: Final[i64] = 503
SKY_6_1: Final[i64] = 601
SKY_6_2: Final[i64] = 602
SKY_6_3: Final[i64] = 603
SKY_6_4: Final[i64] = 604
SKY_6_5: Final[i64] = 605
SKY_7_1: Final[i64] = 701
SKY_7_2: Final[i64] = 702
SKY_7_3: Final[i64] = 703
SKY_7_4: Final[i64] = 704
SKY_7_5: Final[i64] = 705
SKY_8_1: Final[i64] = 801
SKY_8_2: Final[i64] = 802
SKY_8_5: Final[i64] = 805


def rule_id(refusal: i64) -> str:
    """The id of the row with that number; "" when the action is allowed."""
    return "" if refusal == ALLOWED else f"SKY-{refusal // 100}.{refusal % 100}"
