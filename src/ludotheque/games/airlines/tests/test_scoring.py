"""Scoring (AIR-10)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.airlines.scoring import divided, prizes

from .position import MARKET, after, at, line, names, play, said


def paid(worth, *shares):
    return list(prizes(worth, vec[i64](shares), 50))


def drawer(**more):
    """Seat 0 draws a share; a score card is the only card of the pile."""
    usual = {"phase": "share", "laid": ["BOI:2", "BOI:1"], "pile": "", "scored": 2}
    return at(**(usual | more))


def test_air_10_1_drawn_it_scores_at_once_and_another_card_is_drawn():
    state, events = after(drawer(pile="STO:1"), "blind", [1, 0])
    table = ["company-scored", "paid", "paid", "scored", "scored", "scored"]
    assert names(events) == ["score-card", *table, "drew-share"]
    assert events[0] == ("score-card", {"seat": 0, "number": 3})
    assert line(state, "points") == "2 1 0"
    assert (line(state, "hand-0"), line(state, "scored"), line(state, "score-cards")) == (
        "STO:1",
        "3",
        "0",
    )
    assert state.to_act() == 1


def test_air_10_1_whoever_drew_blind_does_not_choose_anew():
    """The market is full, and yet the next card of the pile is the one that is drawn."""
    state, events = after(drawer(pile="STO:1"), "blind", [1, 0])
    assert events[-1] == ("drew-share", {"seat": 0, "company": "hidden-share"})
    assert (line(state, "market"), state.to_act()) == (MARKET, 1)


def test_air_10_1_turned_up_it_scores_and_another_card_is_turned_up():
    state, events = after(drawer(pile="STO:1"), "take, HIT", [1, 0])
    assert names(events)[:2] == ["took", "score-card"]
    assert events[-1] == ("turned-up", {"company": "STO"})
    assert line(state, "points") == "2 1 0"
    assert line(state, "market") == "STO:1 VEG:1 KOR:1 MOA:1 ZIP:1"


def test_air_10_1_two_in_a_row_score_twice():
    state, events = after(drawer(pile="STO:1", scored=1), "blind", [2, 1, 0])
    numbers = [facts["number"] for name, facts in events if name == "score-card"]
    assert numbers == [2, 3]
    assert line(state, "points") == "4 2 0"


def test_air_10_1_the_scoring_comes_before_the_card():
    """What is drawn in the scoring's place does not count for it: it is in the hand."""
    state, _ = after(drawer(pile="BOI:1"), "blind", [1, 0])
    assert (line(state, "points"), line(state, "hand-0")) == ("2 1 0", "BOI:1")


def test_air_10_1_the_pile_ends_on_a_score_card_while_drawing_blind():
    state, events = after(drawer(), "blind", [0])
    assert names(events)[0] == "score-card"
    assert (state.to_act(), line(state, "phase"), line(state, "hand-0")) == (0, "share", "")
    assert said(state) == [f"take, {code}" for code in ("HIT", "VEG", "KOR", "MOA", "ZIP")]
    state, events = after(state, "take, ZIP", [])
    assert names(events) == ["took"]
    assert line(state, "market") == "HIT:1 VEG:1 KOR:1 MOA:1"
    assert state.to_act() == 1


def test_air_10_1_the_pile_ends_on_a_score_card_while_filling_the_market():
    state, events = after(drawer(), "take, ZIP", [0])
    assert names(events)[:2] == ["took", "score-card"]
    assert line(state, "market") == "HIT:1 VEG:1 KOR:1 MOA:1"
    assert (state.to_act(), line(state, "hand-0")) == (1, "ZIP:1")


def test_air_10_1_nothing_left_to_take_instead():
    """The pile ends on a score card and the market held only worthless shares."""
    state = drawer(
        market="ITA:5",
        laid=["BOI:1 KOR:1"],
        routes={"Atlanta-Miami": "KOR *HIT"},
        options="last-turn",
        flights=["N2"],
    )
    state, events = after(state, "blind", [0])
    assert names(events)[-2:] == ["worthless", "last-turns"]
    assert (state.to_act(), line(state, "last-turns")) == (1, "2")


def test_air_10_2_shuffled_back_until_the_first_round_is_over():
    state = drawer(pile="STO:1", scored=0, calm=1, turn=2)
    state, events = after(state, "blind", [1, 0])
    assert names(events) == ["score-card-returned", "drew-share"]
    assert events[0] == ("score-card-returned", {"seat": 2})
    assert (line(state, "scored"), line(state, "score-cards")) == ("0", "3")
    assert (line(state, "hand-2"), line(state, "calm")) == ("STO:1", "0")


def test_air_10_2_turned_up_too():
    state = drawer(pile="STO:1", scored=0, calm=1)
    _, events = after(state, "take, HIT", [3, 0])
    assert names(events) == ["took", "score-card-returned", "turned-up"]


def test_air_10_2_every_player_finishes_a_turn_first():
    state = at(calm=3, first=1, turn=1, pile="STO:1")
    for calm in ("2", "1", "0"):
        state = play(state, "expand", "keep")
        assert line(state, "calm") == calm
    state = play(state, "expand", "keep")
    assert line(state, "calm") == "0"


def test_air_10_3_three_by_card_and_one_at_the_end():
    state = drawer(pile="", scored=2, market="KOR:1 HIT:1 VEG:1 MOA:1 ZIP:1")
    state = play(state, "blind")
    assert line(state, "points") == "2 1 0"
    state = drawer(pile="", scored=3, market="KOR:1", points="2 1 0")
    state, events = after(state, "take, KOR", [])
    assert names(events)[:2] == ["took", "ended"]
    assert line(state, "points") == "4 2 0"
    assert line(state, "scored") == "3"


def test_air_10_4_a_point_a_marker_sabotage_excluded():
    routes = {"Boise-Billings": "BOI *HIT", "Seattle-Boise": "STO BOI", "Portland-Boise": "BOI"}
    state = drawer(laid=["BOI:2", "STO:1"], routes=routes | {"Miami-Charlotte": ". *BOI"})
    assert list(state.standing()) == [4 + 2, 2 + 1, 0]
    _, events = after(state, "blind", [0])
    assert [facts for name, facts in events if name == "company-scored"] == [
        {"company": "BOI", "worth": 4, "dummy": 0},
        {"company": "STO", "worth": 2, "dummy": 0},
    ]


def test_air_10_5_first_all_second_half_rounded_down_others_nothing():
    assert paid(7, 3, 2, 1) == [7, 3, 0]
    assert paid(8, 1, 2, 3, 0) == [0, 4, 8, 0]
    assert paid(1, 2, 1) == [1, 0]
    assert paid(5, 0, 0) == [0, 0]


def test_air_10_5_only_laid_shares_count():
    state = drawer(hand=["", "BOI:3"])
    assert list(state.standing()) == [2, 1, 0]
    _, events = after(state, "blind", [0])
    assert [facts for name, facts in events if name == "paid"] == [
        {"seat": 0, "company": "BOI", "shares": 2, "points": 2},
        {"seat": 1, "company": "BOI", "shares": 1, "points": 1},
    ]
    assert [facts for name, facts in events if name == "scored"] == [
        {"seat": 0, "points": 2, "total": 2},
        {"seat": 1, "points": 1, "total": 1},
        {"seat": 2, "points": 0, "total": 0},
    ]


def test_air_10_6_a_sole_shareholder_gets_both():
    assert paid(3, 0, 1, 0) == [0, 4, 0]  # the sheet's example: BOI
    assert paid(3, 5) == [4]


def test_air_10_7_tie_for_first():
    assert paid(11, 3, 3, 3) == [5, 5, 5]  # the sheet's example: ITA, as the errata has it
    assert paid(6, 2, 2, 1) == [5, 5, 0]  # 6 + 3 = 9, 4.5 each; nobody is second
    assert paid(4, 1, 1) == [3, 3]


def test_air_10_8_tie_for_second():
    assert paid(16, 3, 2, 2, 2) == [16, 3, 3, 3]  # the sheet's example: HIT, 8 : 3
    assert paid(9, 5, 1, 1, 0) == [9, 2, 2, 0]
    assert paid(9, 1, 5, 1, 4) == [0, 9, 0, 4]


@pytest.mark.parametrize(
    ("points", "among", "each"),
    [
        (8, 3, 3),
        (16, 3, 5),
        (1, 2, 1),
        (5, 2, 3),
        (9, 2, 5),
        (7, 3, 2),
        (10, 4, 3),
        (14, 4, 4),
        (0, 3, 0),
        (1, 3, 0),
        (2, 3, 1),
        (3, 6, 1),
        (2, 6, 0),
        (13, 1, 13),
    ],
)
def test_air_10_9_nearest_whole_halves_up(points, among, each):
    assert divided(points, among) == each
