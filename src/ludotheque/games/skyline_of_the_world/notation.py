"""Reads the position that `State.text` wrote down."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import NOBODY
from ludotheque.games.skyline_of_the_world import board
from ludotheque.games.skyline_of_the_world.cards import Cards
from ludotheque.games.skyline_of_the_world.holdings import Holdings
from ludotheque.games.skyline_of_the_world.island import (
    FLOOR_SIGNS,
    GROUND_SIGN,
    WATER_SIGN,
    Island,
)
from ludotheque.games.skyline_of_the_world.parameters import PARAMETERS
from ludotheque.games.skyline_of_the_world.rules import LINES, State
from ludotheque.games.skyline_of_the_world.variants import Variants
from ludotheque.kit.notation import Fields, fields, numbers
from ludotheque.kit.parameters import split
from ludotheque.kit.vecs import filled, narrow


def read(text: str, _edition: i64) -> State:
    house_rules, lines = split(text)
    field = fields(lines[: -int(board.ROWS)])
    seats = int(field["seats"][0])
    chosen = field["options"]
    variants = Variants("own-skylines" in chosen, "tournament" in chosen, "covered" in chosen)
    state = State(seats, variants, PARAMETERS.read(house_rules, seats), NOBODY)
    LINES.read(state, field)
    state.island = _read_island(lines[-int(board.ROWS) :], seats)
    state.holdings = _read_holdings(field, state.island, state.numbers)
    state.cards = _read_cards(field, seats)
    return state


def _read_island(rows: list[str], seats: int) -> Island:
    island = Island(seats)
    for index, sign in enumerate(" ".join(rows).split()):
        if sign not in (WATER_SIGN, GROUND_SIGN):
            for floor in sign:
                island.put(index + 1, FLOOR_SIGNS.index(floor))
    return island


def _read_holdings(field: Fields, island: Island, table: vec[i64]) -> Holdings:
    """The bank's supply is what is neither in stock nor on the island."""
    held = Holdings(island.seats, table)
    held.coins = numbers(field["coins"])
    held.neutral_supply -= island.count(board.NEUTRAL, NOBODY)
    for seat in range(island.seats):
        floors = field[f"stock-{board.COLOURS[seat]}"]
        for kind in range(board.KINDS):
            count = floors.count(board.FLOOR_NAMES[kind])
            held.stock[seat * board.KINDS + kind] = count
            if kind < board.LEVELS:
                built = island.count(kind, seat)
                held.supply[seat * board.KINDS + kind] = i16(board.FLOORS[kind] - count - built)
        held.crowned[seat] = i16(island.count(board.PENTHOUSE, seat))
        held.neutral_supply -= held.in_stock(seat, board.NEUTRAL)
    return held


def _read_cards(field: Fields, seats: int) -> Cards:
    """The pile is what is neither in a hand nor discarded."""
    cards = Cards(seats)
    cards.discards = narrow(_bag(field["discards"]))
    cards.hands = narrow(_bags(field, "cards", seats))
    for card in range(board.CARDS):
        cards.pile[card] -= i64(cards.discards[card])
        for seat in range(seats):
            cards.pile[card] -= cards.held(seat, card)
    cards.count()
    if "remade" in field:
        cards.remade = _bag(field["remade"])
        cards.drew = _bags(field, "drew", seats)
        cards.gone = _bags(field, "gone", seats)
    return cards


def _bag(words: list[str]) -> vec[i64]:
    bag = filled(board.CARDS, 0)
    for word in words:
        bag[board.CARD_NAMES.index(word)] += 1
    return bag


def _bags(field: Fields, name: str, seats: int) -> vec[i64]:
    """One bag for each seat, one after the other."""
    bags = filled(seats * board.CARDS, 0)
    for seat in range(seats):
        for word in field[f"{name}-{board.COLOURS[seat]}"]:
            bags[seat * board.CARDS + board.CARD_NAMES.index(word)] += 1
    return bags
