"""Actions: what may be said, and how it is one integer: a verb and nouns, eight bits each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.games.airlines import board
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.nouns import Number, OneOf, Phrase
from ludotheque.kit.slots import noun_slot, put_noun_slots

SWAP: Final[i64] = 0
REPLACE: Final[i64] = 1
FOUND: Final[i64] = 2
EXPAND: Final[i64] = 3
LAY: Final[i64] = 4
FLY: Final[i64] = 5
KEEP: Final[i64] = 6
SABOTAGE: Final[i64] = 7
SPARE: Final[i64] = 8
BLOCK: Final[i64] = 9
TAKE: Final[i64] = 10
BLIND: Final[i64] = 11

MOST_SHARES: Final[i64] = 12  # that an action can name: no company has more (AIR-1.3)
ROUTES_OF_CARD: Final[i64] = 18  # the most routes that one pattern has
FLIGHT_SLOTS: Final[i64] = board.CARD_COUNT * ROUTES_OF_CARD * board.COMPANY_COUNT

CARD: Final = OneOf("card", board.CARDS)
COMPANY: Final = OneOf("company", board.CODES)
ROUTE: Final = OneOf("route", [route.name for route in board.ROUTES])
SHARES: Final = Number("number of shares", 0, MOST_SHARES)
CIRCLE_NUMBER: Final = Number("number of a circle", 0, max(board.NUMBER))


def act(verb: i64, what: i64 = 0) -> i64:
    """An action with at most one noun: a card, a company or a circle."""
    return verb << 24 | what


def act_shares(verb: i64, company: i64, shares: i64) -> i64:
    """Found a company, or lay shares of one."""
    return verb << 24 | company << 8 | shares


def act_fly(card: i64, route: i64, company: i64) -> i64:
    return FLY << 24 | card << 16 | route << 8 | company


def verb_of(action: i64) -> i64:
    return action >> 24


def card_of(action: i64) -> i64:
    """The card of a flight."""
    return action >> 16 & 255


def fly_of(action: i64) -> tuple[i64, i64, i64]:
    """What `act_fly` was given."""
    return card_of(action), middle_of(action), last_of(action)


def middle_of(action: i64) -> i64:
    """The route of a flight, or the company whose shares it is about."""
    return action >> 8 & 255


def last_of(action: i64) -> i64:
    """The company of a flight, the number of shares, or whatever the only noun is."""
    return action & 255


class Circle(Phrase):
    """A circle, by its route and the number in it."""

    def spell(self, number: i64) -> Words:
        return [board.ROUTES[board.ROUTE_OF[number]].name, board.NUMBER[number]]

    def parse(self, words: Words) -> i64:
        if len(words) == 2:
            route, number = ROUTE.parse(words[0]), CIRCLE_NUMBER.parse(words[1])
            for circle in range(board.FIRST_CIRCLE[route], board.FIRST_CIRCLE[route + 1]):
                if board.NUMBER[circle] == number:
                    return circle
        raise ValueError(f"{words!r} is no circle: say a route and one of its numbers")


ACTIONS: Final = Actions(
    Verb("swap", SWAP << 24, CARD),  # an unusable flight card
    Verb("replace", REPLACE << 24, COMPANY),  # a worthless share of the market
    Verb("found", FOUND << 24, COMPANY, SHARES),
    Verb("expand", EXPAND << 24),
    Verb("lay", LAY << 24, COMPANY, SHARES),
    Verb("fly", FLY << 24, CARD, ROUTE, COMPANY, slots=FLIGHT_SLOTS),
    Verb("keep", KEEP << 24),
    Verb("sabotage", SABOTAGE << 24, COMPANY),  # whose marker it is
    Verb("spare", SPARE << 24),
    Verb("block", BLOCK << 24, phrase=Circle([[ROUTE, CIRCLE_NUMBER]], 0, board.CIRCLE_COUNT - 1)),
    Verb("take", TAKE << 24, COMPANY),
    Verb("blind", BLIND << 24),
    bits=8,
)
assert ACTIONS.pack("fly", 1, 2, 3) == act_fly(1, 2, 3)
assert ACTIONS.pack("found", 1, 2) == act_shares(FOUND, 1, 2)

_FIRSTS: Final = ACTIONS.slots_before


def _span(verb: i64, card: i64) -> list[i64]:
    """Where the slots of a verb begin, for a flight those of its card.

    What one card can do lies side by side, which is easy on a reader's memory. Shares come
    before their company, as they always have.
    """
    if verb in (FOUND, LAY):
        return [_FIRSTS[verb], 1, board.COMPANY_COUNT]
    if verb != FLY or card >= board.CARD_COUNT:
        return [_FIRSTS[verb], 0, 1]
    # As if the routes of the card's pattern were counted from the map's first.
    routes = card * ROUTES_OF_CARD - board.FIRST_ROUTE[board.CARD_PATTERN[card]]
    return [_FIRSTS[FLY] + routes * board.COMPANY_COUNT, board.COMPANY_COUNT, 1]


# By what stands above the two last nouns: a verb and a card, eight bits each.
_SPANS: Final = vec[i64](
    [number for head in range((BLIND + 1) << 8) for number in _span(head >> 8, head & 255)]
)


def slot(action: i64) -> i64:
    """Verb by verb; a flight by its card, its route among the pattern's, its company."""
    return noun_slot(action, _SPANS)


def put_slots(legal: vec[i64], out: vec[i64], at: i64) -> None:
    put_noun_slots(legal, _SPANS, out, at)
