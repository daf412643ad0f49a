"""Sections 1 and 2: the island, the floors, the cards, the set-up."""

import itertools
from collections import Counter

import pytest

from ludotheque import registry
from ludotheque.contract import Illegal, Tell
from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import board, game
from ludotheque.games.skyline_of_the_world.cards import card_names
from ludotheque.kit.bits import bit, members
from ludotheque.record import Seeded
from ludotheque.table import Table

from .position import act, position

OFF = {"own-skylines": False, "tournament": False, "covered": False}
PATTERNS = [pattern for _, _, pattern in board.BONUS_CARDS]
MISSION_PATTERNS = [pattern for _, pattern in board.MISSION_CARDS]
NEIGHBOURS = board.GRID.neighbours(board.LOTS)


@pytest.mark.parametrize("seats", [1, 5])
def test_sky_1_1_two_to_four_players(seats):
    with pytest.raises(Illegal, match=r"SKY-1\.1"):
        Table(registry.title("skyline-of-the-world"), seats, {}, Seeded(1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sky_1_2_floors_in_the_box(seats):
    state = game.setup(seats, OFF, Fast(1), None)
    held = state.holdings
    for seat in range(seats):
        floors = [held.in_stock(seat, kind) + held.in_supply(seat, kind) for kind in range(5)]
        assert floors == [8, 6, 4, 3, 3]
        assert held.in_stock(seat, board.SKYLINE) == 0
    assert held.neutral_supply == 6


def test_sky_1_2_floor_values():
    assert list(zip(board.FLOOR_NAMES, board.VALUE, strict=True)) == [
        ("1m", 1),
        ("2m", 2),
        ("4m", 4),
        ("6m", 6),
        ("penthouse", 10),
        ("neutral", 5),
        ("skyline", 5),
    ]


def test_sky_1_3_six_missions_and_42_bonus_cards():
    assert len(set(board.MISSION_NAMES)) == board.MISSIONS == 6
    assert len(set(board.CARD_NAMES)) * board.COPIES == board.CARDS * board.COPIES == 42
    assert Counter(board.CARD_COINS) == {5: 7, 8: 7}
    assert dict(zip(board.CARD_NAMES, PATTERNS, strict=True))["us-bank-tower"] == "x.x.x"


def test_sky_1_3_every_pattern_has_its_size_and_its_places():
    for (_, coins, pattern), places in zip(board.BONUS_CARDS, board.CARD_PLACES, strict=True):
        assert pattern.count("x") == (3 if coins == 5 else 4)
        assert len(places) == len(set(places)) >= 9
    for pattern, places in zip(MISSION_PATTERNS, board.MISSION_PLACES, strict=True):
        assert pattern.count("x") == 4
        assert len(places) == len(set(places)) >= 9


def test_sky_1_3_no_two_patterns_are_alike():
    shapes = [board.orientations(pattern) for pattern in PATTERNS + MISSION_PATTERNS]
    for one, other in itertools.combinations(shapes, 2):
        assert one[0] not in other


def test_sky_1_4_an_island_of_29_connected_lots():
    assert len(board.LOTS) == 29
    assert board.spread(bit(board.LOTS[0]), board.ISLAND) == board.ISLAND


def test_sky_1_4_three_separate_orange_lots():
    assert board.names(board.ORANGE) == ["c3", "b6", "b10"]
    for lot in members(board.ORANGE):
        assert len(NEIGHBOURS[lot]) == 4
        assert board.spread(bit(lot), board.ORANGE) == bit(lot)


def test_sky_1_4_the_shores_do_not_touch():
    d3, a4 = board.GRID.named("d3"), board.GRID.named("a4")
    assert board.spread(bit(d3), bit(d3) | bit(a4)) == bit(d3)
    assert board.spread(bit(a4), bit(d3) | bit(a4)) == bit(a4)


def test_sky_1_4_spreading_agrees_with_the_neighbours():
    for lot in board.LOTS:
        near = bit(lot)
        for other in NEIGHBOURS[lot]:
            near |= bit(other)
        touching = [
            other
            for other in board.LOTS
            if board.spread(bit(lot), bit(lot) | bit(other)) & bit(other)
        ]
        assert sum(bit(other) for other in touching) == near


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sky_2_1_floors_and_coins_at_the_start(seats):
    state = game.setup(seats, OFF, Fast(2), None)
    assert list(state.holdings.coins) == [10] * seats
    for seat in range(seats):
        assert state.holdings.stock_names(seat) == ["1m", "1m", "2m"]


def test_sky_2_2_a_secret_mission_each():
    for seed in range(20):
        tell = Tell()
        state = game.setup(4, OFF, Fast(seed), tell)
        assert len(set(state.missions)) == 4
        dealt = [event for event in tell.events if event.name == "dealt"]
        for seat, event in enumerate(dealt):
            mission = board.MISSION_NAMES[state.missions[seat]]
            assert event.knowers == [seat]
            assert event.seen_by(seat)["mission"] == mission
            hidden = dict.fromkeys(["mission", "first", "second", "third"], "hidden")
            assert event.seen_by((seat + 1) % 4) == {"seat": seat, **hidden}
            assert event.seen_by(None) == {"seat": seat, **hidden}


def test_sky_2_3_three_secret_bonus_cards_each():
    tell = Tell()
    state = game.setup(4, OFF, Fast(3), tell)
    assert [sum(state.cards.hand(seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert sum(state.cards.pile) == 30
    dealt = [event for event in tell.events if event.name == "dealt"]
    for seat, event in enumerate(dealt):
        told = [event.secret[word] for word in ("first", "second", "third")]
        assert told == card_names(state.cards.hand(seat))


def test_sky_2_4_the_first_player_is_drawn():
    first = Counter(game.setup(3, OFF, Fast(seed), None).turn for seed in range(60))
    assert sorted(first) == [0, 1, 2]
    tell = Tell()
    state = game.setup(3, OFF, Fast(4), tell)
    assert (tell.events[0].name, tell.events[0].facts) == ("first", {"seat": state.turn})


@pytest.mark.parametrize(("turn", "following"), [("R", 1), ("B", 2), ("Y", 0)])
def test_sky_2_4_then_to_the_left(turn, following):
    state = position(seats=3, turn=turn, this_turn="built")
    act(state, "end")
    assert state.turn == following


def test_sky_2_5_colours_coins_and_hidden_missions():
    # A colour for each of the four seats.
    assert registry.title("skyline-of-the-world").about.colours == [
        "red",
        "blue",
        "yellow",
        "green",
    ]
    # Coins are unlimited: all four may have 30M, more than the box holds.
    state = position(seats=4, coins=(30, 30, 30, 30))
    assert sum(state.holdings.coins) == 120
    # The missions not dealt are nowhere to be seen.
    shown = str(game.view(game.setup(2, OFF, Fast(5), None), None))
    assert not [name for name in board.MISSION_NAMES if name in shown]
