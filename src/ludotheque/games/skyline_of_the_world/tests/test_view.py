"""Who sees what."""

import msgspec
import pytest

from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.view import (
    Board,
    Build,
    Card,
    Floor,
    Group,
    Place,
    Trade,
)

from .position import position

LOTS = {"c3": "RBNR", "b8": "BRB", "a4": "RBRBR", "c1": "r", "a5": "R", "b5": "BR"}


@pytest.fixture
def state():
    return position(
        LOTS,
        stock=("6m 2m", "1m"),
        cards=("chifley-tower tower-42", "montevideo"),
        discards="us-bank-tower",
        missions=["rotterdam", "london"],
    )


def test_lots_show_their_floors_from_the_bottom(state):
    lots = {lot.name: lot for lot in game.view(state, None).lots}
    assert len(lots) == 29
    assert lots["c3"].orange
    assert not lots["c1"].orange
    assert lots["c3"].floors == [
        Floor(0, "1m", 1),
        Floor(1, "2m", 2),
        Floor(None, "neutral", 5),
        Floor(0, "6m", 6),
    ]
    assert lots["a4"].floors[-1] == Floor(0, "penthouse", 10)
    assert lots["c1"].floors == [Floor(0, "skyline", 0)]
    assert [lots[name].earns for name in ("c3", "b8", "a4", "c1", "a5")] == [6, 4, 0, 0, 1]


def test_seats_show_groups_and_the_race(state):
    seats = game.view(state, 1).seats
    assert seats[0].groups == [
        Group(["c1"], 0, False),
        Group(["c3"], 6, True),
        Group(["a4", "a5", "b5"], 3, False),
    ]
    assert (seats[0].penthouses, seats[0].orange, seats[0].cards) == (1, 1, 2)
    assert (seats[0].mission, seats[1].mission) == (None, None)


def test_mine_is_mine_alone(state):
    assert game.view(state, None).mine is None
    red, blue = game.view(state, 0).mine, game.view(state, 1).mine
    assert [card.name for card in red.cards] == ["chifley-tower", "tower-42"]
    assert [card.name for card in blue.cards] == ["montevideo"]
    assert (red.mission.name, blue.mission.name) == ("rotterdam", "london")
    assert blue.builds == []


def test_cards_show_the_nearest_place(state):
    done, near = game.view(state, 0).mine.cards
    assert done == Card(
        name="chifley-tower",
        coins=5,
        pattern=["xx", "x."],
        used=False,
        place=Place(["a4", "a5", "b5"], []),
        completed_by=[],
    )
    assert near.place == Place(["c3", "b4", "a5"], ["b4"])
    assert near.completed_by == []  # no floor in stock for b4


def test_cards_show_the_lots_that_complete_them_now():
    card = "flatiron-building"
    state = position({"a4": "R", "b4": "R", "a5": "R"}, stock=("1m neutral",), cards=(card,))
    assert game.view(state, 0).mine.cards[0].completed_by == ["c4", "a6"]
    neutral = position({"a4": "R", "b4": "R"}, stock=("neutral",), cards=(card,))
    assert game.view(neutral, 0).mine.cards[0].completed_by == []
    waiting = position({"a4": "R", "b4": "R"}, turn="B", stock=("1m",), cards=(card,))
    assert game.view(waiting, 0).mine.cards[0].completed_by == []


def test_a_card_shown_this_turn_is_marked():
    lots = {"a4": "R", "b4": "R", "c4": "R"}
    card = "flatiron-building"
    state = position(lots, cards=(card, card), shown=card)
    assert game.view(state, 0).mine.cards[0].used
    assert not game.view(state, 1).mine.cards[0].used


def test_the_mission_shows_its_possible_places():
    lots = {"a4": "R", "b4": "R", "a5": "BRBRB", "b5": "RBRBN", "c4": "R"}
    state = position(lots, stock=("", "skyline"), missions=["rotterdam", "london"])
    mission = game.view(state, 0).mine.mission
    assert mission.pattern == ["xx", "xx"]
    assert mission.places[0] == Place(["b3", "c3", "b4", "c4"], ["b3", "c3"])
    assert len(mission.places) == 12 - 4  # a5 and b5 are lost for good
    assert not mission.done


def test_no_place_left_for_a_card():
    # These five lots are finished, and every place of the card has one of them.
    lots = {"c1": "BRBRN", "c2": "YGYGN", "a5": "BYGRN", "b6": "RGBYN", "b7": "GRYBN"}
    state = position(lots, seats=4, cards=("us-bank-tower",))
    assert game.view(state, 0).mine.cards[0].place is None


def test_builds_show_cost_and_payee(state):
    builds = game.view(state, 0).mine.builds
    assert builds == [Build("2m", "c1", 0, None), Build("6m", "b8", 6, 1)]
    assert game.view(state, 1).mine.builds == []


def test_builds_to_the_bank_and_for_nothing():
    state = position({"a4": "RBRBR", "c1": "r"}, stock=("1m 2m",), coins=(1, 0))
    builds = game.view(state, 0).mine.builds
    assert builds[0] == Build("2m", "c1", 0, None)
    assert builds[1] == Build("1m", "b2", 1, None)
    assert len(builds) == 1 + 27


def test_trades_show_what_they_cost_and_bring():
    state = position(phase="investing", stock=("penthouse neutral",), coins=(5, 10))
    assert game.view(state, 0).mine.trades == [
        Trade("buy", "1m", 1),
        Trade("buy", "2m", 2),
        Trade("buy", "4m", 4),
        Trade("buy", "neutral", 5),
        Trade("sell", "penthouse", 5),
        Trade("sell", "neutral", 2),
    ]
    assert game.view(state, 1).mine.trades == []


def test_the_rest_of_the_board(state):
    board = game.view(state, None)
    assert (board.neutral_supply, board.pile, board.discards) == (5, 38, ["us-bank-tower"])
    assert board.last_round is None
    assert game.board_type() is Board
    assert b'"neutralSupply":5' in msgspec.json.encode(board)


def test_last_round_and_end():
    lots = {"a4": "RBRBR", "a5": "RBRBR", "a6": "RBRBR"}
    stock = ("skyline skyline",)
    state = position(lots, turn="B", finished=(1,), stock=stock)
    assert game.view(state, None).last_round == 0
    assert [next(iter(facts.items())) for facts in game.facts(state, None)] == [
        ("points", 3),
        ("points", 0),
    ]
    state = position(lots, turn="-", ending="third-penthouse", finished=(1,), stock=stock)
    assert [seat.mission for seat in game.view(state, None).seats] == ["new-york", "rotterdam"]
    assert [facts["points"] for facts in game.facts(state, None)] == [3, 0]


def test_facts(state):
    assert game.facts(state, None) == [
        {"points": 2, "penthouses": 1, "orange": 1, "coins": 10, "floors": 2, "cards": 2},
        {"points": 0, "penthouses": 0, "orange": 0, "coins": 10, "floors": 1, "cards": 1},
    ]


@pytest.mark.parametrize(("phase", "verb"), [("building", "build"), ("investing", "invest")])
def test_prompt(phase, verb):
    assert game.prompt(position(phase=phase)) == [verb]


@pytest.mark.parametrize(
    ("stock", "options", "verb"),
    [("1m", "", "build-more"), ("", "", "build-no-more"), ("", "covered", "build-more")],
)
def test_after_building_the_prompt_follows_the_stock_that_everybody_sees(stock, options, verb):
    state = position(this_turn="built", stock=[stock], options=options)
    assert game.prompt(state) == [verb]


def test_picture(state):
    picture = game.picture(state, 0).splitlines()
    assert picture[0] == "    a       b       c       d"
    assert picture[3] == "3   .       -       RBNR*   -"
    assert picture[6] == "6   -       -*      -       ."
    assert picture[11] == "11  .       -       -       ."
    assert picture[12:] == [
        "rotterdam xx/xx",
        "chifley-tower xx/x. 5m",
        "tower-42 x../.x./..x 5m",
        "2m 6m",
    ]
    assert len(game.picture(state, None).splitlines()) == 12
