"""Skyline of the World in words: actions, refusals, positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY, Words
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
    rule_id,
)
from ludotheque.games.skyline_of_the_world.board import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    FLOOR_NAMES,
    FLOORS,
    GRID,
    HAND_IN_CARDS,
    ISLAND,
    KINDS,
    LEVELS,
    MISSION_NAMES,
    NEUTRAL,
    NEUTRAL_FLOORS,
    ROWS,
    bit,
)
from ludotheque.games.skyline_of_the_world.cards import Cards
from ludotheque.games.skyline_of_the_world.holdings import Holdings
from ludotheque.games.skyline_of_the_world.island import (
    FLOOR_SIGNS,
    GROUND_SIGN,
    WATER_SIGN,
    Island,
)
from ludotheque.games.skyline_of_the_world.rules import ENDINGS, PHASES, State, Variants
from ludotheque.kit.vecs import filled

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


def why_not(state: State, action: i64) -> str:
    """The rule that forbids the action; what only the seat knows is looked at last."""
    return rule_id(_refusal(state, action))


def _refusal(state: State, action: i64) -> i64:
    if action == END:
        return state.end_refused()
    if action == INVEST:
        return state.invest_refused()
    if action < BUY:
        return state.build_refused((action - BUILD) // CELLS, (action - BUILD) % CELLS)
    if action < SELL:
        return state.buy_refused(action - BUY)
    if action < SHOW:
        return state.sell_refused(action - SELL)
    if action < HAND_IN:
        return state.show_refused(action - SHOW)
    return state.hand_in_refused(action - HAND_IN)


def read(text: str) -> State:
    """The position that `State.text` wrote down."""
    lines = text.strip().split("\n")
    field = {line.split()[0]: line.split()[1:] for line in lines[: -int(ROWS)]}
    seats = int(field["seats"][0])
    chosen = field["options"]
    variants = Variants("own-skylines" in chosen, "tournament" in chosen, "covered" in chosen)
    state = State(seats, variants, COLOURS.find(field["turn"][0]))
    state.phase = PHASES.index(field["phase"][0])
    state.built = "built" in field["this-turn"]
    state.bought = "bought" in field["this-turn"]
    state.neutral_bought = "neutral" in field["this-turn"]
    state.skyline_built = "skyline" in field["this-turn"]
    for card in field["shown"]:
        state.shown |= bit(_index(CARD_NAMES, card))
    state.idle = int(field["idle"][0])
    state.ending = ENDINGS.index(field["ending"][0].strip("-"))
    state.finished = vec[i64]([i64(int(word)) for word in field["finished"]])
    state.missions = vec[i64]([i64(_index(MISSION_NAMES, word)) for word in field["missions"]])
    state.island = _read_island(lines[-int(ROWS) :], seats)
    state.holdings = _read_holdings(field, state.island)
    state.cards = _read_cards(field, seats)
    return state


def _read_island(rows: list[str], seats: int) -> Island:
    island = Island(seats)
    for index, sign in enumerate(" ".join(rows).split()):
        if sign not in (WATER_SIGN, GROUND_SIGN):
            for floor in sign:
                island.put(index + 1, FLOOR_SIGNS.index(floor))
    return island


def _read_holdings(field: dict[str, list[str]], island: Island) -> Holdings:
    """The bank's supply is what is neither in stock nor on the island."""
    held = Holdings(island.seats)
    held.coins = vec[i64]([i64(int(word)) for word in field["coins"]])
    held.neutral_supply = NEUTRAL_FLOORS - island.count(NEUTRAL, NOBODY)
    for seat in range(island.seats):
        floors = field[f"stock-{COLOURS[seat]}"]
        for kind in range(KINDS):
            count = floors.count(FLOOR_NAMES[kind])
            held.stock[seat * KINDS + kind] = count
            if kind < LEVELS:
                built = island.count(kind, seat)
                held.supply[seat * KINDS + kind] = FLOORS[kind] - count - built
        held.neutral_supply -= held.in_stock(seat, NEUTRAL)
    return held


def _read_cards(field: dict[str, list[str]], seats: int) -> Cards:
    """The pile is what is neither in a hand nor discarded."""
    cards = Cards(seats)
    cards.discards = _bag(field["discards"])
    cards.hands = _bags(field, "cards", seats)
    for card in range(CARDS):
        cards.pile[card] -= cards.discards[card]
        for seat in range(seats):
            cards.pile[card] -= cards.held(seat, card)
    if "remade" in field:
        cards.remade = _bag(field["remade"])
        cards.drew = _bags(field, "drew", seats)
        cards.gone = _bags(field, "gone", seats)
    return cards


def _bag(words: list[str]) -> vec[i64]:
    bag = filled(CARDS, 0)
    for word in words:
        bag[_index(CARD_NAMES, word)] += 1
    return bag


def _bags(field: dict[str, list[str]], name: str, seats: int) -> vec[i64]:
    """One bag for each seat, one after the other."""
    bags = filled(seats * CARDS, 0)
    for seat in range(seats):
        for word in field[f"{name}-{COLOURS[seat]}"]:
            bags[seat * CARDS + _index(CARD_NAMES, word)] += 1
    return bags
