"""Skyline of the World in words: actions spelled and parsed."""

from typing import Final

from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.games.skyline_of_the_world.actions import (
    BUILD,
    BUY,
    CELLS,
    END,
    HAND_IN,
    HANDED_IN,
    INVEST,
    SELL,
    SHOW,
    build,
    hand_in,
)
from ludotheque.games.skyline_of_the_world.board import (
    CARD_NAMES,
    FLOOR_NAMES,
    GRID,
    HAND_IN_CARDS,
    ISLAND,
)
from ludotheque.kit.bits import bit

# How many nouns each verb takes.
NOUNS: Final = {
    "end": 0,
    "invest": 0,
    "build": 2,
    "buy": 1,
    "sell": 1,
    "show": 1,
    "hand-in": HAND_IN_CARDS,
}


def spell(action: i64) -> Words:
    """["build", floor, lot], ["buy", floor], ["show", card] and so on."""
    if action == END:
        return ["end"]
    if action == INVEST:
        return ["invest"]
    if action < BUY:
        kind = (action - BUILD) // CELLS
        return ["build", FLOOR_NAMES[kind], GRID.name((action - BUILD) % CELLS)]
    if action < SELL:
        return ["buy", FLOOR_NAMES[action - BUY]]
    if action < SHOW:
        return ["sell", FLOOR_NAMES[action - SELL]]
    if action < HAND_IN:
        return ["show", CARD_NAMES[action - SHOW]]
    words: Words = ["hand-in"]
    for card in HANDED_IN[action - HAND_IN]:
        words.append(CARD_NAMES[card])
    return words


def parse(words: Words) -> i64:
    """Legal or not; three cards may be named in any order."""
    verb = words[0]
    nouns = [word for word in words[1:] if isinstance(word, str)]
    if not isinstance(verb, str) or len(nouns) != len(words) - 1:
        raise ValueError("an action is a verb and nouns")
    if NOUNS.get(verb) != len(nouns):
        raise ValueError(f"{verb!r} with {len(nouns)} nouns is no action here")
    if verb == "end":
        return END
    if verb == "invest":
        return INVEST
    if verb == "build":
        return build(_index(FLOOR_NAMES, nouns[0]), _lot(nouns[1]))
    if verb == "buy":
        return BUY + _index(FLOOR_NAMES, nouns[0])
    if verb == "sell":
        return SELL + _index(FLOOR_NAMES, nouns[0])
    if verb == "show":
        return SHOW + _index(CARD_NAMES, nouns[0])
    low, middle, high = sorted([_index(CARD_NAMES, noun) for noun in nouns])
    return hand_in(low, middle, high)


def _index(known: list[str], word: str) -> int:
    if word not in known:
        raise ValueError(f"there is no {word!r} here")
    return known.index(word)


def _lot(word: str) -> i64:
    cell = GRID.named(word)
    if not ISLAND & bit(cell):
        raise ValueError(f"{word} is water")
    return cell
