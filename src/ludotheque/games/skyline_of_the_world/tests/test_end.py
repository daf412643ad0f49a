"""Section 9: the end, the points, the ties."""

import pytest

from ludotheque.contract import NOBODY, Tell
from ludotheque.dice import Replayed
from ludotheque.games.skyline_of_the_world import game

from .position import act, position

TWO = {"a4": "RBRBR", "a5": "RBRBR"}
THREE = {**TWO, "a6": "RBRBR"}
SKYLINES = "skyline skyline"


def test_sky_9_1_the_others_have_one_last_turn():
    lots = {**TWO, "b8": "RBRB"}
    state = position(lots, seats=3, stock=("penthouse skyline",))
    events = act(state, "build penthouse b8", draws=[0, 0])
    assert ("last-round", {"seat": 0}) in events
    act(state, "end")
    assert state.turn == 1
    act(state, "invest", "buy 1m", "end")
    assert (state.turn, state.outcome()) == (2, None)
    act(state, "invest", "buy 1m", "end")
    assert state.turn == NOBODY
    assert state.outcome().reason == "third-penthouse"
    assert list(state.legal()) == []


def test_sky_9_1_a_second_finisher_does_not_lengthen_the_game():
    lots = {**THREE, "a9": "BRBRB", "b9": "BRBRB", "c9": "BRNR"}
    state = position(
        lots, turn="B", finished=(1, 0), stock=(SKYLINES, "penthouse skyline"), this_turn="built"
    )
    act(state, "build penthouse c9", draws=[0])
    act(state, "end")
    assert state.turn == NOBODY


def test_sky_9_1_what_a_seat_shows_adds_up_to_its_points():
    lots = {**THREE, "c3": "B"}
    state = position(lots, turn="B", finished=(1, 0), stock=(SKYLINES,), this_turn="built")
    assert "mission" not in game.facts(state, 0)[0], "it is secret as long as the game goes on"
    act(state, "end")
    parts = ("penthouses", "orange", "mission")
    for facts in game.facts(state, None):
        assert sum(facts[part] for part in parts) == facts["points"]


def test_sky_9_1_the_end_tells_the_points_and_shows_the_missions():
    lots = {**THREE, "c3": "B"}
    state = position(lots, turn="B", finished=(1, 0), stock=(SKYLINES,), this_turn="built")
    tell = Tell()
    state.apply(game.parse(["end"]), Replayed([]), tell)
    assert [(event.name, event.facts) for event in tell.events] == [
        ("ended", {"reason": "third-penthouse"}),
        (
            "scored",
            {
                "seat": 0,
                "mission": "new-york",
                "penthouses": 3,
                "orange": 0,
                "done": 0,
                "points": 3,
            },
        ),
        (
            "scored",
            {
                "seat": 1,
                "mission": "rotterdam",
                "penthouses": 0,
                "orange": 1,
                "done": 0,
                "points": 1,
            },
        ),
    ]
    assert [event.reveals for event in tell.events] == [False, True, True]


@pytest.mark.parametrize(("lots", "points"), [({}, 0), ({"a4": "RBRBR"}, 1), (TWO, 2), (THREE, 3)])
def test_sky_9_2_a_point_per_penthouse(lots, points):
    stock = {0: "", 1: "skyline", 2: "skyline", 3: SKYLINES}[points]
    state = position(lots, stock=(stock,), finished=(1 if points == 3 else 0,))
    assert list(state.standing()) == [points, 0]


@pytest.mark.parametrize(
    ("lots", "points"),
    [
        ({"c3": "R"}, [1, 0]),
        ({"c3": "R", "b6": "BR", "b10": "R"}, [3, 0]),
        ({"c3": "RB", "b6": "BR", "b10": "RN"}, [1, 1]),
        ({"c2": "R", "b5": "R"}, [0, 0]),
    ],
)
def test_sky_9_3_a_point_per_orange_lot_on_top(lots, points):
    assert list(position(lots).standing()) == points


def test_sky_9_3_a_penthouse_on_orange_counts_twice():
    state = position({"c3": "RBRBR"}, stock=("skyline",))
    assert list(state.standing()) == [2, 0]


SQUARE = {"a4": "R", "b4": "BR", "a5": "R", "b5": "R"}  # Rotterdam's mission


@pytest.mark.parametrize(
    ("lots", "missions", "points"),
    [
        (SQUARE, ["rotterdam", "london"], [2, 0]),
        (SQUARE, ["london", "rotterdam"], [0, 0]),
        ({**SQUARE, "b5": "RB"}, ["rotterdam", "london"], [0, 0]),
        ({**SQUARE, "b5": "N"}, ["rotterdam", "london"], [0, 0]),
    ],
)
def test_sky_9_4_two_points_for_the_mission(lots, missions, points):
    assert list(position(lots, missions=missions).standing()) == points


def over(lots, **more):
    """The outcome of a finished game."""
    return position(lots, turn="-", ending="third-penthouse", **more).outcome()


def test_sky_9_5_most_points_win():
    outcome = over({**THREE, "c3": "B"}, finished=(1,), stock=(SKYLINES,))
    assert (outcome.scores, outcome.winners) == ([3, 1], [0])


def test_sky_9_5_a_tie_goes_to_more_penthouses():
    lots = {**THREE, "c3": "B", "b6": "B", "b10": "B"}
    outcome = over(lots, finished=(1,), stock=(SKYLINES,))
    assert (outcome.scores, outcome.winners) == ([3, 3], [0])


BLUE_TWO = {"a9": "BRBRB", "b9": "BRBRB"}


def test_sky_9_5_then_to_a_completed_mission():
    # Both have two penthouses and four points: red by its mission, blue by orange lots.
    lots = {**TWO, **BLUE_TWO, "b4": "R", "b5": "R", "c3": "B", "b6": "B"}
    stock = ("skyline", "skyline")
    outcome = over(lots, missions=["rotterdam", "london"], stock=stock)
    assert (outcome.scores, outcome.winners) == ([4, 4], [0])


def test_sky_9_5_else_the_win_is_shared():
    stock = ("skyline", "skyline")
    outcome = over({**TWO, **BLUE_TWO, "b10": "G"}, seats=4, stock=stock)
    assert (outcome.scores, outcome.winners) == ([2, 2, 0, 1], [0, 1])


BOTH_THREE = {**THREE, **BLUE_TWO, "c9": "BRNRB"}


@pytest.mark.parametrize(
    ("options", "finished", "winners"),
    [
        ("", (1, 2), [0, 1]),
        ("tournament", (1, 2), [0]),
        ("tournament", (2, 1), [1]),
    ],
)
def test_sky_9_6_in_a_tournament_the_first_third_penthouse_wins(options, finished, winners):
    stock = (SKYLINES, "skyline") if finished[0] == 1 else ("skyline", SKYLINES)
    outcome = over(BOTH_THREE, options=options, finished=finished, stock=stock)
    assert (outcome.scores, outcome.winners) == ([3, 3], winners)


def test_sky_9_6_only_a_tie_is_broken():
    lots = {**BOTH_THREE, "c3": "B"}
    outcome = over(lots, options="tournament", finished=(1, 2), stock=(SKYLINES, "skyline"))
    assert outcome.winners == [1]


def test_sky_9_6_without_third_penthouses_the_win_is_shared():
    stock = ("skyline", "skyline")
    outcome = over({**TWO, **BLUE_TWO}, options="tournament", stock=stock)
    assert outcome.winners == [0, 1]


def test_sky_9_7_covered_stocks_and_coins():
    state = position(options="covered", stock=("1m", "2m"), coins=(4, 5))
    for viewer in (0, 1, None):
        seats = game.view(state, viewer).seats
        for seat in (0, 1):
            mine = seat == viewer
            assert (seats[seat].coins is not None) == mine
            assert (seats[seat].stock is not None) == mine
            assert (seats[seat].supply is not None) == mine
            assert ("coins" in game.facts(state, viewer)[seat]) == mine
            assert ("floors" in game.facts(state, viewer)[seat]) == mine


def test_sky_9_7_open_otherwise():
    state = position(stock=("1m", "2m"), coins=(4, 5))
    seats = game.view(state, None).seats
    assert [seat.coins for seat in seats] == [4, 5]
    assert [seat.stock for seat in seats] == [["1m"], ["2m"]]
    assert seats[0].supply == {"1m": 7, "2m": 6, "4m": 4, "6m": 3, "penthouse": 3}
    assert [facts["coins"] for facts in game.facts(state, 1)] == [4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sky_9_8_four_rounds_without_building_end_the_game(seats):
    state = position(seats=seats, coins=(0, 0, 0, 0), idle=4 * seats - 2)
    act(state, "end")
    assert (state.idle, state.outcome()) == (4 * seats - 1, None)
    act(state, "end")
    assert state.outcome().reason == "stall"
    assert state.turn == NOBODY


def test_sky_9_8_a_floor_built_begins_the_count_anew():
    state = position(stock=("1m",), coins=(1, 0), idle=7)
    act(state, "build 1m c1", "end")
    assert state.idle == 0


def test_sky_9_8_a_true_stall_from_an_empty_bank():
    # Nobody has coins or floors: eight turns pass, then the orange lot decides.
    state = position({"c3": "N", "b6": "N", "b10": "BN"}, coins=(0, 0))
    for _ in range(8):
        assert state.outcome() is None
        act(state, "end")
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores, outcome.winners) == ("stall", [0, 0], [0, 1])
