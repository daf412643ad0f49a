"""Auf Achse in words: actions spelled and parsed, their slots, standing orders."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Words
from ludotheque.games.auf_achse.actions import (
    ARGUMENT_BITS,
    BID,
    DRIVE,
    MATCH,
    PASS,
    VERBS,
    argument,
)
from ludotheque.games.auf_achse.auction import bid_refused, match_refused
from ludotheque.games.auf_achse.board import (
    CARDS,
    CITY_NAMES,
    COLOURS,
    CONTRACT_NAMES,
    EVENT_SPACE,
    FACES,
    FROM_ONE,
    FROM_OTHER,
    MOTIVATION,
    NAMES,
    OFFERS,
    SCHNELLE_VERLADUNG,
    SIZES,
    SONDERAUFTRAG_FLENSBURG,
    SONDERAUFTRAG_WIEN,
    SPACES,
    WAY_BITS,
    WAY_MASK,
    contract,
    named,
)
from ludotheque.games.auf_achse.state import AUCTION, Position

# What the number of each verb is.
KIND_OF: Final = {
    "place": "space",
    "buy": "size",
    "load": "contract",
    "unload": "contract",
    "collect": "order",
    "play": "card",
    "use": "die",
    "works": "space",
    "jam": "space",
    "call": "contract",
    "take": "contract",
    "bid": "offer",
    "rail": "contract",
    "jump": "city",
    "land": "space",
    "give": "contract",
    "invite": "seat",
    "blow": "seat",
}
NUMBERS: Final = {
    "contract": CONTRACT_NAMES,
    "space": NAMES,
    "city": CITY_NAMES,
    "seat": list(COLOURS),
    "size": list(SIZES),
    "order": list(CARDS),
    "card": list(CARDS),
}
ORDERS: Final = vec[i64]([SONDERAUFTRAG_FLENSBURG, SONDERAUFTRAG_WIEN])
PLAYED: Final = vec[i64]([MOTIVATION, SCHNELLE_VERLADUNG])


def spell(action: i64) -> Words:
    """["load", contract], ["drive", space], ["drive", event space, city come from], ..."""
    verb = VERBS[action >> ARGUMENT_BITS]
    number = argument(action)
    if verb == "drive":
        return ["drive", *_spell_arrival(number)]
    if verb not in KIND_OF:
        return [verb]
    kind = KIND_OF[verb]
    return [verb, NUMBERS[kind][number] if kind in NUMBERS else int(number)]


def _spell_arrival(arrival: i64) -> Words:
    space = arrival >> WAY_BITS
    way = arrival & WAY_MASK
    return [NAMES[space]] if way == 0 else [NAMES[space], _road_end(space, way)]


def _road_end(space: i64, way: i64) -> str:
    """The city at the end of the space's road that lies that way."""
    one, other, _ = NAMES[space].split("-")
    return one if way == FROM_ONE else other


def parse(words: Words) -> i64:
    """The action, legal or not; ValueError when the words mean none."""
    if words[0] not in VERBS:
        raise ValueError(f"{words[0]!r} is no action here")
    verb = str(words[0])
    if verb == "drive" and len(words) in (2, 3):
        return DRIVE | _parse_arrival(words)
    base = i64(VERBS.index(verb)) << ARGUMENT_BITS
    if len(words) != (2 if verb in KIND_OF else 1) or verb == "drive":
        raise ValueError(f"{verb!r} has other nouns")
    return base | _number(KIND_OF[verb], words[1]) if verb in KIND_OF else base


def _number(kind: str, word: str | int) -> i64:
    if kind == "space":
        return named(word)
    if kind == "contract":
        return contract(word)
    if kind == "die" and isinstance(word, int) and 1 <= word <= FACES:
        return word
    if kind == "offer" and isinstance(word, int) and 1 <= word <= OFFERS:
        return word
    if kind in NUMBERS and isinstance(word, str) and word in NUMBERS[kind]:
        number = i64(NUMBERS[kind].index(word))
        fits = (kind != "order" or number in ORDERS) and (kind != "card" or number in PLAYED)
        if fits:
            return number
    raise ValueError(f"{word!r} is no {kind}")


def _parse_arrival(words: Words) -> i64:
    space = named(words[1])
    if len(words) == 2:
        return space << WAY_BITS
    if EVENT_SPACE[space]:
        for way in (FROM_ONE, FROM_OTHER):
            if _road_end(space, way) == words[2]:
                return space << WAY_BITS | way
    raise ValueError(f"{words[2]!r} is no way to {words[1]!r}")


def _slot_counts() -> vec[i64]:
    """How many slots lie before each verb, and after the last."""
    sizes = {"die": FACES + 1, "offer": OFFERS + 1}
    out = vec[i64]([0])
    for verb in VERBS:
        kind = KIND_OF.get(verb, "")
        count: i64 = sizes.get(kind, 1)
        if verb == "drive":
            count = SPACES << WAY_BITS
        elif kind in NUMBERS:
            count = len(NUMBERS[kind])
        out = append(out, out[len(out) - 1] + count)
    return out


SLOTS_BEFORE: Final = _slot_counts()
SLOTS: Final[i64] = SLOTS_BEFORE[len(VERBS)]


def slot(action: i64) -> i64:
    return SLOTS_BEFORE[action >> ARGUMENT_BITS] + argument(action)


def answer(p: Position, seat: i64, order: Words) -> i64:
    """Limit bids: ["bid-up-to", contract, offer], ["pass", contract], or plain ["pass"].

    They are answered as a live player would: the lowest offer that leads, or a pass.
    """
    limit, lot = _parse_order(order)
    if p.phase != AUCTION or p.actor != seat or lot not in (p.lot, NOBODY):
        return NOBODY
    if seat == p.turn:
        return MATCH if p.offer <= limit and match_refused(p) == "" else PASS
    offer = p.offer + 1
    return BID | offer if offer <= limit and bid_refused(p, offer) == "" else PASS


def _parse_order(order: Words) -> tuple[i64, i64]:
    """The highest offer to make (0: pass) and the contract (NOBODY: any)."""
    if order == ["pass"]:
        return 0, NOBODY
    if order[0] == "pass" and len(order) == 2:
        return 0, contract(order[1])
    if order[0] == "bid-up-to" and len(order) == 3:
        return _number("offer", order[2]), contract(order[1])
    raise ValueError(f"{order!r} is no standing order")
