"""Reads the position that `State.text` wrote down."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world.board import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    FLOOR_NAMES,
    FLOORS,
    KINDS,
    LEVELS,
    NEUTRAL,
    NEUTRAL_FLOORS,
    ROWS,
)
from ludotheque.games.skyline_of_the_world.cards import Cards
from ludotheque.games.skyline_of_the_world.holdings import Holdings
from ludotheque.games.skyline_of_the_world.island import (
    FLOOR_SIGNS,
    GROUND_SIGN,
    WATER_SIGN,
    Island,
)
from ludotheque.games.skyline_of_the_world.rules import LINES, State
from ludotheque.games.skyline_of_the_world.variants import Variants
from ludotheque.kit.notation import Fields, fields, numbers
from ludotheque.kit.vecs import filled


def read(text: str, _edition: i64) -> State:
    lines = text.strip().split("\n")
    field = fields(lines[: -int(ROWS)])
    seats = int(field["seats"][0])
    chosen = field["options"]
    variants = Variants("own-skylines" in chosen, "tournament" in chosen, "covered" in chosen)
    state = State(seats, variants, NOBODY)
    LINES.read(state, field)
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


def _read_holdings(field: Fields, island: Island) -> Holdings:
    """The bank's supply is what is neither in stock nor on the island."""
    held = Holdings(island.seats)
    held.coins = numbers(field["coins"])
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


def _read_cards(field: Fields, seats: int) -> Cards:
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
        bag[CARD_NAMES.index(word)] += 1
    return bag


def _bags(field: Fields, name: str, seats: int) -> vec[i64]:
    """One bag for each seat, one after the other."""
    bags = filled(seats * CARDS, 0)
    for seat in range(seats):
        for word in field[f"{name}-{COLOURS[seat]}"]:
            bags[seat * CARDS + CARD_NAMES.index(word)] += 1
    return bags
