"""The end (AIR-11), two players (AIR-12) and the variants (AIR-13)."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.airlines import game
from ludotheque.registry import title

from .position import after, at, line, names, play, said

NOBODY = -1
TITLE = title("airlines")


def last_share(**more):
    """Seat 0 takes the last share: the pile is empty and one lies in the market."""
    usual = {"phase": "share", "laid": ["BOI:2", "BOI:1"], "pile": "", "market": "KOR:1"}
    return at(**(usual | {"scored": 3} | more))


def outcome(state):
    ended = state.outcome()
    return ended.scores, ended.winners, ended.reason


def test_air_11_1_the_last_share_ends_the_game():
    state, events = after(last_share(points="5 9 0"), "take, KOR", [])
    assert events[:2] == [
        ("took", {"seat": 0, "company": "KOR"}),
        ("ended", {"reason": "last-share"}),
    ]
    assert names(events)[2:] == ["company-scored", "paid", "paid", "scored", "scored", "scored"]
    assert state.to_act() == NOBODY
    assert outcome(state) == ([7, 10, 0], [1], "last-share")
    assert list(state.standing()) == [7, 10, 0]
    assert said(state) == []


def test_air_11_1_not_while_the_market_has_a_share():
    state = play(last_share(market="KOR:2"), "take, KOR")
    assert state.outcome() is None
    assert state.to_act() == 1


def test_air_11_1_not_while_the_pile_has_one():
    state = play(last_share(pile="STO:1", market="KOR:5"), "blind")
    assert state.outcome() is None


def test_air_11_1_a_founder_who_takes_the_last_share_ends_it_too():
    state, events = after(last_share(phase="share-and-flight"), "take, KOR", [])
    assert "drew-flight" not in names(events)
    assert outcome(state)[2] == "last-share"


def test_air_11_1_a_flight_that_makes_the_last_shares_worthless_ends_it():
    state = at(
        phase="fly",
        flights=["E13"],
        laid=["KOR:1"],
        pile="",
        scored=3,
        market="ITA:2",
        routes={"Atlanta-Miami": "*HIT .", "Memphis-Atlanta": "KOR"},
    )
    state, events = after(state, "fly, E13, Atlanta-Miami, KOR", [])
    assert names(events)[:4] == ["flew", "inactive", "worthless", "ended"]
    assert outcome(state) == ([4, 0, 0], [0], "last-share")


def test_air_11_1_so_does_a_sabotage_and_a_replacement():
    blocked = at(
        phase="block",
        company="HIT",
        laid=["KOR:1"],
        pile="",
        scored=3,
        market="ITA:2",
        routes={"Atlanta-Miami": "KOR ."},
    )
    state, events = after(blocked, "block, Atlanta-Miami, 10", [])
    assert names(events)[:4] == ["sabotaged", "inactive", "worthless", "ended"]
    assert outcome(state)[2] == "last-share"
    replaced = at(
        laid=["KOR:1"],
        pile="",
        scored=2,
        market="ITA:5",
        routes={"Atlanta-Miami": "KOR *HIT"},
    )
    state, events = after(replaced, "replace, ITA", [0])
    assert names(events)[:2] == ["replaced", "score-card"]
    assert outcome(state) == ([6, 0, 0], [0], "last-share")


def test_air_11_2_a_tie_is_a_shared_win():
    state = play(last_share(points="5 6 7"), "take, KOR")
    assert outcome(state) == ([7, 7, 7], [0, 1, 2], "last-share")
    state = play(last_share(points="5 6 1"), "take, KOR")
    assert outcome(state) == ([7, 7, 1], [0, 1], "last-share")


def stalled(**more):
    """No flight card can be drawn and seat 0 has decided to expand."""
    return at(**({"laid": ["BOI:1"], "flight_pile": "", "phase": "fly"} | more))


def test_air_11_3_as_many_idle_turns_as_players():
    state = stalled(idle=1)
    state = play(state, "keep")
    assert (state.to_act(), line(state, "idle")) == (1, "2")
    state, events = after(play(state, "expand"), "keep", [])
    assert names(events)[:2] == ["kept", "ended"]
    assert outcome(state) == ([3, 0, 0], [0], "stall")


@pytest.mark.parametrize(
    "stir",
    [
        ["expand", "fly, N4, Seattle-Boise, BOI", "take, KOR"],
        ["lay, BOI, 2"],
        ["lay, BOI, 1", "spare"],
        ["found, STO, 1", "fly, N4, Seattle-Boise, STO", "blind"],
    ],
)
def test_air_11_3_whatever_happens_begins_the_count_anew(stir):
    state = at(
        idle=2, flight_pile="", flights=["N4"], hand=["BOI:2 STO:1"], laid=["", "BOI:1"], calm=1
    )
    state = play(state, *stir)
    assert (state.to_act(), line(state, "idle")) == (1, "0")


def test_air_11_3_a_drawn_a_swapped_or_a_replaced_card_too():
    assert line(play(at(idle=2), "expand", "keep"), "idle") == "0"
    swapped = at(
        idle=2,
        flights=["W1"],
        flight_pile="E5",
        laid=["STO:1"],
        routes={"Calgary-Seattle": "STO ."},
    )
    assert line(play(swapped, "swap, W1", "expand", "keep"), "idle") == "0"
    replaced = at(
        idle=2,
        flight_pile="",
        calm=1,
        laid=["KOR:1"],
        market="ITA:5",
        routes={"Atlanta-Miami": "KOR *HIT"},
    )
    assert line(play(replaced, "replace, ITA", "expand", "keep"), "idle") == "0"


def test_air_11_3_with_two_players_the_dummy_takes_part():
    state = stalled(seats=2, idle=1, pile="BOI:3", market="BOI:1 KOR:4", scored=2)
    state, events = after(state, "keep", [])
    assert names(events)[:3] == ["kept", "ended", "dummy"]
    assert outcome(state) == ([1, 0], [0], "stall")


def two(**more):
    """Two players, the third score card next; BOI is worth 2."""
    usual = {"seats": 2, "phase": "share", "laid": ["BOI:2", "BOI:1"], "scored": 2, "pile": ""}
    return at(**(usual | more))


def test_air_12_1_the_third_score_card_ends_the_game_at_once():
    state, events = after(two(), "blind", [0])
    assert names(events)[:3] == ["score-card", "ended", "dummy"]
    assert events[1] == ("ended", {"reason": "third-score-card"})
    assert outcome(state) == ([2, 1], [0], "third-score-card")
    assert line(state, "hand-0") == ""


def test_air_12_1_turned_up_nothing_fills_the_gap():
    state, events = after(two(pile="STO:1"), "take, HIT", [1])
    assert names(events)[:4] == ["took", "score-card", "ended", "dummy"]
    assert "turned-up" not in names(events)
    assert line(state, "hand-0") == "HIT:1"
    assert line(state, "laid-dummy") == "STO:1 VEG:1 KOR:1 MOA:1 ZIP:1"
    assert (line(state, "market"), line(state, "pile")) == ("", "")


def test_air_12_1_the_second_one_does_not():
    state, events = after(two(scored=1, pile="STO:1"), "blind", [1, 0])
    assert names(events)[-1] == "drew-share"
    assert (line(state, "scored"), line(state, "points")) == ("2", "2 1")


def test_air_12_1_three_players_go_on():
    state, _ = after(two(seats=3, pile="STO:1"), "blind", [1, 0])
    assert state.outcome() is None


@pytest.mark.parametrize(
    ("pile", "market", "scores"),
    [
        ("", "KOR:5", [2, 1]),
        ("BOI:1", "KOR:5", [2, 1]),  # the dummy ties for second: half a point each, up
        ("BOI:1", "BOI:1 KOR:4", [2, 0]),  # ties for first: 3 points for two, up
        ("BOI:2", "BOI:1 KOR:4", [1, 0]),  # leads
    ],
)
def test_air_12_2_the_dummy_holds_pile_and_market(pile, market, scores):
    state, events = after(two(pile=pile, market=market), "blind", [int(pile[4:] or 0)])
    assert outcome(state)[0] == scores
    dummy = sum(int(row[4:]) for row in f"{pile} {market}".split() if row.startswith("BOI"))
    facts = [facts for name, facts in events if name == "company-scored"]
    assert facts == [{"company": "BOI", "worth": 2, "dummy": dummy}]


def test_air_12_2_only_in_the_last_scoring():
    state, events = after(two(scored=1, pile="BOI:3"), "blind", [3, 0])
    assert line(state, "points") == "2 1"
    assert line(state, "laid-dummy") == ""
    assert ("company-scored", {"company": "BOI", "worth": 2, "dummy": 0}) in events


def test_air_12_2_not_with_three_players():
    state, events = after(last_share(), "take, KOR", [])
    assert "dummy" not in names(events)
    assert line(state, "laid-dummy") == ""


@pytest.mark.parametrize(("first", "bonus"), [(0, [0, 1, 2]), (1, [2, 0, 1]), (2, [1, 2, 0])])
def test_air_13_1_bonus_for_a_late_start(first, bonus):
    state = last_share(first=first, options="bonus")
    assert list(state.standing()) == [2 + bonus[0], 1 + bonus[1], bonus[2]]
    state, events = after(state, "take, KOR", [])
    assert outcome(state)[0] == [2 + bonus[0], 1 + bonus[1], bonus[2]]
    told = [facts for name, facts in events if name == "bonus"]
    assert told == [{"seat": s, "points": bonus[s]} for s in range(3) if bonus[s]]
    assert list(last_share(first=first).standing()) == [2, 1, 0]


def test_air_13_1_up_to_five_points():
    state = at(seats=6, options="bonus")
    assert list(state.standing()) == [0, 1, 2, 3, 4, 5]


def test_air_13_2_everyone_has_one_more_turn():
    state, events = after(last_share(options="last-turn", turn=1), "take, KOR", [])
    assert events[1:] == [("last-turns", {"seat": 1})]
    for seat, left in ((2, "2"), (0, "1"), (1, "0")):
        assert (state.to_act(), line(state, "last-turns")) == (seat, left)
        state = play(state, "expand", "keep")
    assert outcome(state)[2] == "last-turns"


def test_air_13_2_a_founder_still_draws_his_flight_card():
    state = last_share(options="last-turn", phase="share-and-flight")
    _, events = after(state, "take, KOR")
    assert names(events) == ["took", "last-turns", "drew-flight"]


def test_air_13_2_no_share_in_these_turns():
    state = last_share(
        options="last-turn", market="", last_turns=2, phase="fly", flights=["N4"], turn=0
    )
    state, events = after(state, "fly, N4, Seattle-Boise, BOI", [])
    assert names(events) == ["flew"]
    assert (state.to_act(), line(state, "last-turns")) == (1, "1")
    founding = last_share(
        options="last-turn", market="", last_turns=2, phase="turn", flights=["N4"], hand=["STO:1"]
    )
    state = play(founding, "found, STO, 1")
    state, events = after(state, "fly, N4, Seattle-Boise, STO")
    assert names(events) == ["flew", "drew-flight"]
    assert state.to_act() == 1


def test_air_13_2_the_player_on_turn_counts_as_the_drawer():
    state = at(
        options="last-turn",
        phase="block",
        company="HIT",
        turn=2,
        laid=["KOR:1"],
        pile="",
        scored=3,
        market="ITA:2",
        routes={"Atlanta-Miami": "KOR ."},
    )
    state, events = after(state, "block, Atlanta-Miami, 10", [])
    assert events[-1] == ("last-turns", {"seat": 2})
    assert (state.to_act(), line(state, "last-turns")) == (0, "2")


def test_air_13_2_before_the_activity_his_turn_goes_on():
    state = at(
        options="last-turn",
        laid=["KOR:1"],
        pile="",
        scored=2,
        market="ITA:5",
        routes={"Atlanta-Miami": "KOR *HIT"},
    )
    state, _ = after(state, "replace, ITA", [0])
    assert (state.to_act(), line(state, "phase"), line(state, "last-turns")) == (0, "turn", "3")


def test_air_13_2_no_effect_with_two_players():
    state = play(two(options="last-turn"), "blind")
    assert outcome(state)[2] == "third-score-card"


def test_air_13_2_idle_last_turns_end_as_last_turns():
    state = last_share(
        options="last-turn", market="", last_turns=0, idle=2, phase="fly", flight_pile=""
    )
    assert outcome(play(state, "keep"))[2] == "last-turns"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_air_13_3_late_score_cards(seats, rounds):
    state = game.setup(seats, TITLE.options({"late-score-cards": True}), Fast(1), None)
    assert line(state, "score-cards") == "0"
    for _ in range(seats * rounds - 1):
        state = play(state, "expand", "keep")
        assert line(state, "score-cards") == "0"
    state, events = after(play(state, "expand"), "keep", [])
    assert names(events) == ["kept", "score-cards-in"]
    assert (line(state, "score-cards"), line(state, "calm")) == ("3", "0")
    assert line(play(state, "expand", "keep"), "score-cards") == "3"


def test_air_13_3_otherwise_they_are_in_from_the_start():
    state = game.setup(3, TITLE.options({}), Fast(1), None)
    assert (line(state, "score-cards"), line(state, "calm")) == ("3", "3")
    for _ in range(3):
        state = play(state, "expand", "keep")
    assert (line(state, "score-cards"), line(state, "calm")) == ("3", "0")


def test_air_11_1_a_blind_draw_that_finds_only_a_score_card_may_end_it():
    state = at(
        phase="share",
        pile="",
        scored=2,
        market="ITA:5",
        laid=["BOI:1 KOR:1"],
        routes={"Atlanta-Miami": "KOR *HIT"},
    )
    state, events = after(state, "blind", [0])
    assert names(events)[0] == "score-card"
    assert outcome(state) == ([12, 0, 0], [0], "last-share")
