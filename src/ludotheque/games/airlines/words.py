"""Airlines in words: actions spelled and parsed, and their dense index."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.games.airlines.actions import (
    BLOCK,
    FLY,
    FOUND,
    LAY,
    REPLACE,
    SABOTAGE,
    SWAP,
    TAKE,
    VERBS,
    act,
    act_fly,
    act_shares,
    card_of,
    last_of,
    middle_of,
    verb_of,
)
from ludotheque.games.airlines.board import (
    CARD_COUNT,
    CARD_PATTERN,
    CARDS,
    CIRCLE_COUNT,
    CODES,
    COMPANY_COUNT,
    FIRST_CIRCLE,
    FIRST_ROUTE,
    NUMBER,
    ROUTE_OF,
    ROUTES,
)

MOST_SHARES: Final[i64] = 12  # that an action can name: no company has more (AIR-1.3)
ROUTES_OF_CARD: Final[i64] = 18  # the most routes that one pattern has

_ROUTE_NAMES: Final = [route.name for route in ROUTES]


def spell(action: i64) -> Words:
    """A verb and its nouns, such as ["fly", "N7", "Boise-Billings", "BOI"]."""
    verb = verb_of(action)
    words: Words = [VERBS[verb]]
    if verb == SWAP:
        words.append(CARDS[last_of(action)])
    elif verb in (FOUND, LAY):
        words += [CODES[last_of(action)], middle_of(action)]
    elif verb in (REPLACE, SABOTAGE, TAKE):
        words.append(CODES[last_of(action)])
    elif verb == FLY:
        route = _ROUTE_NAMES[middle_of(action)]
        words += [CARDS[card_of(action)], route, CODES[last_of(action)]]
    elif verb == BLOCK:
        circle = last_of(action)
        words += [_ROUTE_NAMES[ROUTE_OF[circle]], NUMBER[circle]]
    return words


def parse(words: Words) -> i64:
    """Legal or not, every action that names cards, routes and companies that exist."""
    if words[0] not in VERBS:
        raise ValueError(f"{words[0]!r} is no action here")
    verb: i64 = VERBS.index(str(words[0]))
    if verb == FLY and len(words) == 4:
        return act_fly(
            _named(CARDS, words[1]), _named(_ROUTE_NAMES, words[2]), _named(CODES, words[3])
        )
    if verb in (FOUND, LAY) and len(words) == 3:
        return act_shares(verb, _number(words[2]), _named(CODES, words[1]))
    if verb == BLOCK and len(words) == 3:
        return act(verb, _circle(_named(_ROUTE_NAMES, words[1]), words[2]))
    if verb == SWAP and len(words) == 2:
        return act(verb, _named(CARDS, words[1]))
    if verb in (REPLACE, SABOTAGE, TAKE) and len(words) == 2:
        return act(verb, _named(CODES, words[1]))
    bare = verb not in (SWAP, REPLACE, FOUND, LAY, FLY, SABOTAGE, BLOCK, TAKE)
    if bare and len(words) == 1:
        return act(verb)
    raise ValueError(f"{words[0]!r} does not go with {words[1:]!r}")


def _named(names: list[str], word: str | int) -> i64:
    if not isinstance(word, str) or word not in names:
        raise ValueError(f"there is no {word!r} in this game")
    return names.index(word)


def _number(word: str | int) -> i64:
    if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word <= MOST_SHARES:
        raise ValueError(f"{word!r} is no number of shares")
    return word


def _circle(route: i64, number: str | int) -> i64:
    for circle in range(FIRST_CIRCLE[route], FIRST_CIRCLE[route + 1]):
        if not isinstance(number, bool) and NUMBER[circle] == number:
            return circle
    raise ValueError(f"{_ROUTE_NAMES[route]} has no circle {number!r}")


def _sizes() -> vec[i64]:
    """How many slots each verb has."""
    sizes = [1] * len(VERBS)
    sizes[SWAP] = CARD_COUNT
    sizes[REPLACE] = sizes[SABOTAGE] = sizes[TAKE] = COMPANY_COUNT
    sizes[FOUND] = sizes[LAY] = (MOST_SHARES + 1) * COMPANY_COUNT
    sizes[FLY] = CARD_COUNT * ROUTES_OF_CARD * COMPANY_COUNT
    sizes[BLOCK] = CIRCLE_COUNT
    return vec[i64]([i64(size) for size in sizes])


def _firsts() -> vec[i64]:
    """The first slot of each verb, and one past the last slot."""
    firsts = vec[i64]([0])
    for size in _sizes():
        firsts = append(firsts, firsts[-1] + size)
    return firsts


_FIRSTS: Final = _firsts()
SLOTS: Final[i64] = _FIRSTS[-1]


def slot(action: i64) -> i64:
    """Verb by verb; a flight by its card, its route among the pattern's, its company.

    What one card can do lies side by side, which is easy on a reader's memory.
    """
    verb = verb_of(action)
    first = _FIRSTS[verb]
    if verb == FLY:
        card = card_of(action)
        route = middle_of(action) - FIRST_ROUTE[CARD_PATTERN[card]]
        return first + (card * ROUTES_OF_CARD + route) * COMPANY_COUNT + last_of(action)
    return first + middle_of(action) * COMPANY_COUNT + last_of(action)
