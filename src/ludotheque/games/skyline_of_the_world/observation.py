"""Skyline of the World as a row of numbers: what its seat sees, the hidden left out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.contract import Block
from ludotheque.games.skyline_of_the_world import board
from ludotheque.games.skyline_of_the_world.cards import Cards
from ludotheque.games.skyline_of_the_world.island import NEUTRAL_CODE, Island
from ludotheque.games.skyline_of_the_world.rules import PHASES, State
from ludotheque.kit.assembled import Observer
from ludotheque.kit.rows import (
    put,
    put_narrow,
    put_narrow_seats,
    put_pieces,
    put_same,
    put_seat,
    put_seats,
    put_sets,
    put_yes,
)

HIDDEN: Final[i64] = -1  # SKY-9.7: in the covered game the others' coins and floors
FLOOR_KINDS: Final[i64] = 2 * board.MOST_SEATS + 2


class Observation(Observer[State]):
    """Writes what a seat sees, block by block."""

    def blocks(self, seats: int) -> list[Block]:
        return _blocks(seats)

    def observe(self, state: State, me: i64, out: vec[i16], at: i64) -> None:
        seats = state.seats
        at = _observe_turn(state, me, out, at)
        at = put_seats(state.finished, 1, seats, me, out, at)
        at = put_narrow_seats(state.holdings.crowned, 1, seats, me, out, at)
        at = _observe_holdings(state, me, out, at)
        at = put(state.holdings.neutral_supply, out, at)
        at = put(state.missions[me], out, at)
        at = _observe_cards(state.cards, me, out, at)
        _observe_island(state.island, me, out, at)


def _blocks(seats: int) -> list[Block]:
    cards, kinds = int(board.CARDS), int(board.KINDS)
    floors = int(len(board.LOTS) * board.LEVELS)
    each = "by seat (mine first, then clockwise)"
    whose = "1-4 normal, mine first; 5 neutral; 6-9 Skyline, mine first; 0 none"
    return [
        Block("options", 3, 2, "1 for own-skylines, tournament, covered"),
        Block("phase", 1, len(PHASES), "what is decided: " + ", ".join(PHASES)),
        Block("to act", 1, seats + 1, "0 I am, 1 the next seat and so on; the last: it is over"),
        Block("turn so far", 4, 2, "1 when built, bought, bought neutral, built a Skyline floor"),
        Block("shown", cards, 2, "1 for each bonus card shown in this turn"),
        Block("idle", 1, 0, "turns in a row without building"),
        Block("finished", seats, 0, f"place among those with three penthouses, 0 none, {each}"),
        Block("penthouses", seats, 0, f"penthouses built, {each}"),
        Block("coins", seats, 0, f"coins, {each}; -1 hidden"),
        Block("stock", seats * kinds, 0, f"floors in stock, {each} and kind; -1 hidden"),
        Block("supply", seats * kinds, 0, "floors the bank has of a colour, likewise; -1 hidden"),
        Block("neutral supply", 1, 0, "neutral floors the bank has"),
        Block("mission", 1, int(board.MISSIONS), "my mission"),
        Block("hand", cards, 0, "my bonus cards, by card"),
        Block("hand sizes", seats, 0, f"bonus cards in hand, {each}"),
        Block("discards", cards, 0, "discarded bonus cards, by card"),
        Block("pile", 1, 0, "bonus cards in the pile"),
        Block("floors", floors, int(FLOOR_KINDS), f"by lot from the top floor down: {whose}"),
        Block("heights", len(board.LOTS), 0, "floors of the building, by lot"),
    ]


def _observe_turn(state: State, me: i64, out: vec[i16], at: i64) -> i64:
    seats, variants = state.seats, state.variants
    at = put_yes(variants.own_skylines, out, at)
    at = put_yes(variants.tournament, out, at)
    at = put_yes(variants.covered, out, at)
    at = put(state.phase, out, at)
    at = put_seat(state.turn, seats, me, out, at)
    at = put_yes(state.built, out, at)
    at = put_yes(state.bought, out, at)
    at = put_yes(state.neutral_bought, out, at)
    at = put_yes(state.skyline_built, out, at)
    at = put_sets(state.shown, 0, 0, board.CARDS, out, at)
    return put(state.idle, out, at)


def _observe_holdings(state: State, me: i64, out: vec[i16], at: i64) -> i64:
    held, seats = state.holdings, state.seats
    stock = put_seats(held.coins, 1, seats, me, out, at)
    supply = put_narrow_seats(held.stock, board.KINDS, seats, me, out, stock)
    end = put_narrow_seats(held.supply, board.KINDS, seats, me, out, supply)
    if state.variants.covered:
        put_same(HIDDEN, seats - 1, out, at + 1)
        put_same(HIDDEN, (seats - 1) * board.KINDS, out, stock + board.KINDS)
        put_same(HIDDEN, (seats - 1) * board.KINDS, out, supply + board.KINDS)
    return end


def _observe_cards(cards: Cards, me: i64, out: vec[i16], at: i64) -> i64:
    at = put_narrow(cards.hands, me * board.CARDS, (me + 1) * board.CARDS, out, at)
    at = put_narrow_seats(cards.sizes, 1, cards.seats, me, out, at)
    at = put_narrow(cards.discards, 0, board.CARDS, out, at)
    return put(cards.left, out, at)


def _observe_island(island: Island, me: i64, out: vec[i16], at: i64) -> None:
    at = put_pieces(island.shown_floors, NEUTRAL_CODE, island.seats, me, out, at)
    put_narrow(island.shown_heights, 0, board.LOT_COUNT, out, at)
