"""Unusable flight cards (AIR-8), drawing shares and inactive companies (AIR-9)."""

import pytest

from ludotheque.games.airlines import board

from .position import after, at, counts, line, names, play, said, stock, why

# Every solid route that costs 3 or less, taken; then N2 fits nowhere but N4 does.
LOW_SOLID = {
    "Vancouver-Seattle": "STO",
    "Seattle-Portland": "STO",
    "Calgary-Edmonton": "PEL",
    "Billings-Bismarck": "PEL .",
    "Bismarck-Minneapolis": "PEL .",
}
IN_PLAY = ["", "STO:1 PEL:1"]


def swapper(**more):
    usual = {"flights": ["N2 N4"], "laid": IN_PLAY, "routes": LOW_SOLID}
    return at(**(usual | more))


def test_air_8_1_an_unusable_card_for_one_of_the_pile():
    state = swapper(flight_pile="E13")
    state, events = after(state, "swap, N2", [0])
    assert events == [
        ("swapped", {"seat": 0, "card": "N2"}),
        ("drew-flight", {"seat": 0, "card": "hidden-flight"}),
    ]
    assert line(state, "flights-0") == "N4 E13"
    assert "N2" in line(state, "flights-removed").split()
    assert line(state, "flight-discards") == ""
    assert (state.to_act(), line(state, "phase")) == (0, "turn")


def test_air_8_1_newly_drawn_cards_included():
    routes = LOW_SOLID | {"Calgary-Seattle": "STO ."}  # no wavy route costs less than 2
    state, _ = after(swapper(flight_pile="W1 E13", routes=routes), "swap, N2", [1])
    assert line(state, "flights-0") == "N4 W1"
    state = play(state, "swap, W1")
    assert line(state, "flights-0") == "N4 E13"


def test_air_8_1_only_while_a_card_can_be_drawn():
    assert why(swapper(flight_pile=""), "swap, N2") == "AIR-8.1"
    assert said(swapper(flight_pile=""), "swap") == []
    state, events = after(swapper(flight_pile="", discards="E13"), "swap, N2", [0])
    assert names(events) == ["swapped", "reshuffled", "drew-flight"]
    assert line(state, "flights-0") == "N4 E13"
    assert line(state, "flight-discards") == ""


def test_air_8_1_only_own_cards():
    assert why(swapper(flights=["N4", "N2"]), "swap, N2") == "AIR-8.1"


def test_air_8_2_usable_as_long_as_there_is_a_place():
    assert why(swapper(), "swap, N4") == "AIR-8.2"
    assert said(swapper(), "swap") == ["swap, N2"]
    for free in LOW_SOLID:
        routes = {name: row for name, row in LOW_SOLID.items() if name != free}
        state = swapper(routes=routes, laid=["", "STO:1 PEL:1"])
        assert why(state, "swap, N2") == "AIR-8.2", free


def test_air_8_2_connection_is_ignored():
    # Only VEG is in play, far from the solid routes, but others may come.
    state = at(flights=["N2"], laid=["VEG:1"])
    assert why(state, "swap, N2") == "AIR-8.2"


def without_markers(**codes):
    """Sabotage markers of these companies, one a route, where no solid route is."""
    markers = [f"*{code}" for code, number in codes.items() for _ in range(number)]
    routes = [route for route in board.ROUTES if route.pattern and route.numbers[-1] >= 5]
    rows = zip(routes, markers, strict=False)
    return {r.name: " ".join([*["."] * (len(r.numbers) - 1), marker]) for r, marker in rows}


@pytest.mark.parametrize(
    ("markers", "rule"),
    [
        ({"BOI": 9, "PEL": 10, "STO": 13}, ""),
        ({"BOI": 9, "PEL": 10, "STO": 12}, "AIR-8.2"),  # STO in play has a marker
        ({"BOI": 8, "PEL": 9, "STO": 13}, ""),  # inactive with one marker
        ({"BOI": 7, "PEL": 10, "STO": 13}, "AIR-8.2"),  # BOI could be founded
        ({"BOI": 9, "PEL": 8, "STO": 13}, "AIR-8.2"),  # PEL could be founded
    ],
)
def test_air_8_2_an_active_company_with_a_marker(markers, rule):
    """Only BOI, PEL and STO fly solid routes, and STO is in play."""
    routes = without_markers(**markers) | {"Vancouver-Seattle": "STO"}
    assert why(at(flights=["N14"], laid=["STO:1"], routes=routes), "swap, N14") == rule


@pytest.mark.parametrize(("boise", "rule"), [(9, ""), (7, "AIR-8.2")])
def test_air_8_2_a_company_that_is_not_there_already(boise, rule):
    """Only STO has markers, and stands on every solid route that a 7 could reach."""
    solid = [route for route in board.ROUTES if route.pattern == 0]
    routes = without_markers(BOI=boise, PEL=2)
    for route in solid:
        alone = len(route.numbers) == 1
        routes[route.name] = (
            "PEL" if alone else " ".join(["STO", ". ."[: 2 * len(route.numbers) - 3]])
        )
    state = at(flights=["N7"], laid=["STO:1 PEL:1"], routes=routes)
    assert (stock(state, "PEL"), stock(state, "STO")) == (0, 4)
    assert why(state, "swap, N7") == rule


def drawer(**more):
    """Seat 0 draws a share after expanding."""
    usual = {"phase": "share", "laid": ["BOI:1"], "pile": "STO:1 ITA:1", "scored": 3}
    return at(**(usual | more))


def test_air_9_1_from_the_market_which_is_filled_up():
    state = drawer(pile="STO:1")
    assert said(state) == [*[f"take, {c}" for c in ("HIT", "VEG", "KOR", "MOA", "ZIP")], "blind"]
    assert why(state, "take, BOI") == "AIR-9.1"
    state, events = after(state, "take, KOR", [0])
    assert events == [
        ("took", {"seat": 0, "company": "KOR"}),
        ("turned-up", {"company": "STO"}),
    ]
    assert line(state, "market") == "HIT:1 STO:1 VEG:1 MOA:1 ZIP:1"
    assert (line(state, "hand-0"), line(state, "known-0"), line(state, "pile")) == (
        "KOR:1",
        "KOR:1",
        "",
    )
    assert state.to_act() == 1


def test_air_9_1_or_blind_from_the_pile():
    state, events = after(drawer(), "blind", [0])
    assert events == [("drew-share", {"seat": 0, "company": "hidden-share"})]
    assert (line(state, "hand-0"), line(state, "known-0")) == ("ITA:1", "")
    assert line(state, "market") == "HIT:1 VEG:1 KOR:1 MOA:1 ZIP:1"
    assert line(state, "pile") == "STO:1"
    state, _ = after(drawer(), "blind", [1])
    assert line(state, "hand-0") == "STO:1"


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("code", ["BOI", "PEL", "ZIP"])
def test_air_9_1_into_the_hand_of_whoever_draws(seat, code):
    state = play(drawer(turn=seat, pile=f"{code}:1"), "blind")
    assert [line(state, f"hand-{n}") for n in range(3)] == [
        f"{code}:1" if n == seat else "" for n in range(3)
    ]
    state = play(drawer(turn=seat, market=f"{code}:5", pile="HIT:1"), f"take, {code}")
    for name in ("hand", "known"):
        assert [line(state, f"{name}-{n}") for n in range(3)] == [
            f"{code}:1" if n == seat else "" for n in range(3)
        ]


def test_air_9_2_with_the_pile_empty_only_the_market():
    state = drawer(pile="", market="HIT:1 KOR:2")
    assert said(state) == ["take, HIT", "take, KOR"]
    assert why(state, "blind") == "AIR-9.2"
    state, events = after(state, "take, KOR", [])
    assert names(events) == ["took"]
    assert line(state, "market") == "HIT:1 KOR:1"


MIAMI_FULL = {"Atlanta-Miami": "KOR *HIT"}


def test_air_9_3_every_permitted_exit_full():
    """ITA may leave Miami only by Atlanta-Miami; the wavy routes there are not for it."""
    hand = {"hand": ["ITA:2"], "flights": ["E13"], "laid": ["", "KOR:1"]}
    state = at(**hand, routes=MIAMI_FULL)
    assert why(state, "found, ITA, 1") == why(state, "lay, ITA, 1") == "AIR-9.3"
    assert said(state) == ["expand"]
    state = at(**hand, routes={"Atlanta-Miami": "KOR ."})
    assert said(state, "found") == ["found, ITA, 1", "found, ITA, 2"]
    assert why(state, "lay, ITA, 1") == "AIR-7.2"


def test_air_9_3_told_when_the_last_exit_is_filled():
    state = at(phase="block", company="HIT", laid=["", "KOR:1"], routes={"Atlanta-Miami": "KOR ."})
    state, events = after(state, "block, Atlanta-Miami, 10")
    assert events[1:] == [("inactive", {"company": "ITA"})]
    state = at(
        phase="fly",
        flights=["E13"],
        laid=["KOR:1"],
        routes={"Atlanta-Miami": "*HIT .", "Memphis-Atlanta": "KOR"},
    )
    state, events = after(state, "fly, E13, Atlanta-Miami, KOR")
    assert events[1:] == [("inactive", {"company": "ITA"})]


def test_air_9_3_a_company_in_play_is_never_inactive():
    state = at(hand=["ITA:1"], laid=["", "ITA:1 KOR:1"], routes={"Atlanta-Miami": "ITA KOR"})
    assert said(state, "lay") == ["lay, ITA, 1"]


def test_air_9_3_fewer_than_two_markers():
    state = at(phase="block", company="BOI", routes=without_markers(BOI=7))
    assert stock(state, "BOI") == 2
    state, events = after(state, "block, Houston-Miami, 13")
    assert events[1:] == [("inactive", {"company": "BOI"})]
    state = at(phase="block", company="BOI", routes=without_markers(BOI=6))
    state, events = after(state, "block, Houston-Miami, 13")
    assert names(events) == ["sabotaged"]


def test_air_9_4_one_worthless_share_a_turn():
    state = at(
        market="ITA:3 HIT:2", pile="BOI:1 ITA:1", laid=["", "KOR:1"], routes=MIAMI_FULL, scored=3
    )
    assert said(state) == ["replace, ITA", "expand"]
    assert why(state, "replace, HIT") == why(state, "replace, BOI") == "AIR-9.4"
    state, events = after(state, "replace, ITA", [0])
    assert events == [
        ("replaced", {"seat": 0, "company": "ITA"}),
        ("turned-up", {"company": "BOI"}),
    ]
    assert line(state, "market") == "BOI:1 ITA:2 HIT:2"
    assert counts(line(state, "gone"))["ITA"] == 9 - 3
    assert (state.to_act(), line(state, "so-far")) == (0, "replaced stirred")
    assert why(state, "replace, ITA") == "AIR-9.4"
    state = play(state, "expand", "keep")
    assert why(state, "replace, ITA") == ""


def test_air_9_4_only_what_lies_in_the_market():
    state = at(market="HIT:5", laid=["", "KOR:1"], routes=MIAMI_FULL)
    assert why(state, "replace, ITA") == "AIR-9.4"


def test_air_9_4_replacing_may_turn_up_a_score_card():
    state = at(market="ITA:3 HIT:2", pile="BOI:2", laid=["", "KOR:1"], routes=MIAMI_FULL, scored=2)
    _, events = after(state, "replace, ITA", [2, 0])
    assert names(events)[:2] == ["replaced", "score-card"]
    assert names(events)[-1] == "turned-up"


def test_air_9_5_with_the_pile_empty_worthless_shares_leave_at_once():
    state = drawer(market="ITA:2 HIT:3", pile="BOI:1", laid=["BOI:1", "KOR:1"], routes=MIAMI_FULL)
    state, events = after(state, "blind", [0])
    assert events == [
        ("drew-share", {"seat": 0, "company": "hidden-share"}),
        ("worthless", {"company": "ITA", "shares": 2}),
    ]
    assert line(state, "market") == "HIT:3"


def test_air_9_5_when_a_company_becomes_inactive_later():
    state = at(
        phase="block",
        company="HIT",
        market="ITA:1 HIT:1",
        pile="",
        scored=3,
        laid=["", "KOR:1"],
        routes={"Atlanta-Miami": "KOR ."},
    )
    state, events = after(state, "block, Atlanta-Miami, 10", [])
    assert names(events) == ["sabotaged", "inactive", "worthless"]
    assert line(state, "market") == "HIT:1"
    assert state.to_act() == 1


def test_air_9_5_not_while_the_pile_lasts():
    state = drawer(market="ITA:2 HIT:3", laid=["BOI:1", "KOR:1"], routes=MIAMI_FULL)
    state, events = after(state, "take, HIT", [0])
    assert names(events) == ["took", "turned-up"]
    assert line(state, "market") == "ITA:3 HIT:2"


@pytest.mark.parametrize("card", ["W1", "E2"])
def test_air_8_2_low_cards_are_usable_at_the_start(card):
    assert why(at(flights=[card]), f"swap, {card}") == "AIR-8.2"
