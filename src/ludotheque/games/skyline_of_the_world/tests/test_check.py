"""check() finds whatever was lost, made or mixed up."""

import pytest

from ludotheque.games.skyline_of_the_world.board import GRID, KINDS, NEUTRAL, PENTHOUSE, SKYLINE

from .position import position

C1, B8 = GRID.named("c1"), GRID.named("b8")
LOTS = {"a4": "RBRBR", "b8": "RN", "c1": "r"}


def one(vector, index, change):
    vector[index] += change


CORRUPTIONS = {
    "a coin too many": lambda s: one(s.holdings.coins, 0, 21),
    "a debt": lambda s: one(s.holdings.coins, 1, -11),
    "a floor too many in stock": lambda s: one(s.holdings.stock, 0, 1),
    "a floor too few in stock": lambda s: one(s.holdings.stock, 1, -1),
    "a floor too few in the bank": lambda s: one(s.holdings.supply, KINDS + 2, -1),
    "a floor too many on the island": lambda s: s.island.put(B8, 2),
    "stock below nothing": lambda s: s.holdings.take(1, 2, -1),
    "a Skyline floor in the bank": lambda s: one(s.holdings.supply, SKYLINE, 1),
    "a Skyline floor too many": lambda s: one(s.holdings.stock, SKYLINE, 1),
    "a Skyline floor without a penthouse": lambda s: one(s.holdings.stock, KINDS + SKYLINE, 1),
    "a penthouse that is nowhere": lambda s: one(s.holdings.supply, KINDS + PENTHOUSE, -1),
    "a neutral floor lost": lambda s: one(s.holdings.stock, NEUTRAL, -1),
    "a neutral floor too many in the bank": lambda s: setattr(s.holdings, "neutral_supply", 5),
    "neutral floors below nothing": lambda s: s.holdings.take(0, NEUTRAL, 5),
    "a card too many in hand": lambda s: one(s.cards.hands, 0, 1),
    "a card too many in the pile": lambda s: one(s.cards.pile, 3, 1),
    "a card lost from the discards": lambda s: one(s.cards.discards, 3, -1),
    "a hand miscounted": lambda s: one(s.cards.sizes, 1, 1),
    "the pile miscounted": lambda s: setattr(s.cards, "left", 5),
    "a penthouse miscounted": lambda s: one(s.holdings.crowned, 0, 1),
    "a floor shown that does not stand": lambda s: one(s.island.shown_floors, 0, 1),
    "a height shown that is not so": lambda s: one(s.island.shown_heights, 4, 1),
    "a mission dealt twice": lambda s: one(s.missions, 1, -1),
    "a top of nobody's": lambda s: one(s.island.tops, 0, -(1 << int(C1))),
    "a top of another": lambda s: one(s.island.tops, 1, 1 << int(B8)),
    "a building too high": lambda s: [s.island.put(C1, 5) for _ in range(5)],
    "a finisher without three penthouses": lambda s: one(s.finished, 1, 1),
    "an ending while somebody acts": lambda s: setattr(s, "ending", 1),
    "nobody acts without an ending": lambda s: setattr(s, "turn", -1),
}


@pytest.fixture
def state():
    return position(LOTS, stock=("neutral", "1m"), cards=("tower-42",), discards="tomorrow-square")


@pytest.mark.parametrize("name", CORRUPTIONS)
def test_check_finds(state, name):
    state.check()
    CORRUPTIONS[name](state)
    with pytest.raises(AssertionError):
        state.check()


def test_check_finds_a_penthouse_without_a_floor_below(state):
    for floor in (1, 5, 1, 2):
        state.island.check()
        state.island.put(C1, floor)
    with pytest.raises(AssertionError, match="c1"):
        state.island.check()


def test_check_allows_the_bounds():
    position(coins=(0, 30), stock=("neutral " * 6,)).check()
    position({"a4": "RBRBN"}, stock=("6m 6m 6m penthouse penthouse penthouse",)).check()
