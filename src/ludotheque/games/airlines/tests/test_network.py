"""The conditions for a marker (AIR-6), laying shares and sabotage (AIR-7)."""

import pytest

from ludotheque.games.airlines import board

from .position import after, at, line, names, play, said, stock, why, worth

EVERY = "BOI ITA HIT PEL STO VEG KOR MOA ZIP"


def flier(**more):
    """BOI (solid, dashed) stands on Boise-Billings; seat 0 may fly now."""
    usual = {"phase": "fly", "laid": ["BOI:1"], "flights": ["N2 N4 N9 N10 S13 C14"]}
    return at(**(usual | more))


def test_air_6_1_card_and_route_have_one_pattern():
    assert why(flier(), "fly, S13, Seattle-Boise, BOI") == "AIR-6.1"
    assert why(flier(), "fly, N9, Seattle-Boise, BOI") == ""


def test_air_6_2_the_company_may_fly_the_pattern():
    state = flier(routes={"Boise-Salt Lake City": "BOI", "Salt Lake City-Denver": "BOI"})
    assert why(state, "fly, C14, Denver-Omaha, BOI") == "AIR-6.2"
    assert why(state, "fly, S13, Albuquerque-Denver, BOI") == ""


def test_air_6_3_a_free_circle():
    full = flier(laid=["BOI:1", "STO:1"], routes={"Portland-Boise": "STO"})
    assert why(full, "fly, N9, Portland-Boise, BOI") == "AIR-6.3"
    blocked = flier(routes={"Seattle-Boise": "STO *HIT"}, laid=["BOI:1", "STO:1"])
    assert why(blocked, "fly, N9, Seattle-Boise, BOI") == "AIR-6.3"


@pytest.mark.parametrize(
    ("circles", "card", "rule"),
    [
        (". .", "N2", "AIR-6.4"),
        (". .", "N4", ""),
        ("STO .", "N4", "AIR-6.4"),
        ("STO .", "N9", ""),
        (". *HIT", "N4", ""),
    ],
)
def test_air_6_4_the_lowest_free_number(circles, card, rule):
    state = flier(laid=["BOI:1", "STO:1"], routes={"Seattle-Boise": circles})
    assert why(state, f"fly, {card}, Seattle-Boise, BOI") == rule


def test_air_6_5_directly_connected():
    state = flier()
    assert why(state, "fly, N9, Salt Lake City-Denver, BOI") == "AIR-6.5"
    state = flier(routes={"Boise-Salt Lake City": "BOI"})
    assert why(state, "fly, N9, Salt Lake City-Denver, BOI") == ""
    # Neither another company's route nor a sabotage marker connects.
    state = flier(laid=["BOI:1", "STO:1"], routes={"Boise-Salt Lake City": "STO"})
    assert why(state, "fly, N9, Salt Lake City-Denver, BOI") == "AIR-6.5"


def test_air_6_6_a_marker_left():
    routes = {
        "Boise-Billings": "BOI .",
        "Boise-Salt Lake City": "BOI",
        "Portland-Boise": "BOI",
        "Seattle-Portland": "BOI",
        "Salt Lake City-Denver": "BOI",
        "Billings-Bismarck": "BOI .",
        "Salt Lake City-Billings": "BOI .",
    }
    state = flier(routes=routes)
    assert stock(state, "BOI") == 1
    assert why(state, "fly, N9, Seattle-Boise, BOI") == ""
    state = flier(routes=routes | {"Bismarck-Denver": "BOI ."})
    assert stock(state, "BOI") == 0
    assert why(state, "fly, N9, Seattle-Boise, BOI") == "AIR-6.6"
    assert said(state) == ["keep"]


def test_air_6_7_onto_the_lowest_free_circle():
    state = flier(laid=["BOI:1", "STO:1"], routes={"Seattle-Boise": "STO ."})
    state, events = after(state, "fly, N10, Seattle-Boise, BOI")
    assert line(state, "Seattle-Boise") == "STO BOI"
    assert events[0][1]["circle"] == 9
    state, _ = after(flier(), "fly, N10, Seattle-Boise, BOI")
    assert line(state, "Seattle-Boise") == "BOI ."


def test_air_6_8_a_company_once_on_a_route():
    state = flier(routes={"Boise-Billings": "BOI .", "Seattle-Boise": "BOI ."})
    assert why(state, "fly, N9, Boise-Billings, BOI") == "AIR-6.8"
    assert "fly, N9, Boise-Billings, BOI" not in said(state)


def test_air_6_8_a_sabotage_marker_is_not_the_company():
    state = flier(routes={"Seattle-Boise": ". *BOI"})
    assert why(state, "fly, N9, Seattle-Boise, BOI") == ""


def test_air_6_9_played_cards_are_discarded_and_come_back():
    state = flier(discards="E2 E3")
    state = play(state, "fly, N4, Seattle-Boise, BOI")
    assert line(state, "flight-discards") == "N4 E2 E3"
    assert line(state, "flights-0") == "N2 N9 N10 S13 C14"
    state = at(flights=["N2", "N5"], flight_pile="", discards="E2 E3")
    state, events = after(state, "expand", [1])
    assert events == [
        ("reshuffled", {}),
        ("drew-flight", {"seat": 0, "card": "hidden-flight"}),
    ]
    assert line(state, "flights-0") == "N2 E3"
    assert (line(state, "flight-pile"), line(state, "flight-discards")) == ("E2", "")
    # Everybody knows that N2 and N5 were not in the new pile.
    assert line(state, "flights-age") == "N2:1 N5:1"


def test_air_6_9_not_before_it_is_empty():
    state, events = after(at(flight_pile="W1", discards="E2 E3"), "expand", [0])
    assert names(events) == ["drew-flight"]
    assert (line(state, "flight-pile"), line(state, "flight-discards")) == ("", "E2 E3")


def holder(**more):
    """Seat 0 holds three shares of BOI, which is in play."""
    return at(**({"hand": ["BOI:3 STO:1"], "laid": ["BOI:1", "BOI:1"]} | more))


def test_air_7_1_shares_of_one_company_and_no_card():
    state = holder()
    assert said(state, "lay") == ["lay, BOI, 1", "lay, BOI, 2", "lay, BOI, 3"]
    assert why(state, "lay, BOI, 0") == why(state, "lay, BOI, 4") == "AIR-7.1"
    state, events = after(state, "lay, BOI, 2", [])
    assert events == [("laid", {"seat": 0, "company": "BOI", "shares": 2, "laid": 3})]
    assert (line(state, "hand-0"), line(state, "laid-0")) == ("BOI:1 STO:1", "BOI:3")
    assert (state.to_act(), line(state, "phase")) == (1, "turn")


@pytest.mark.parametrize("seat", [1, 2])
def test_air_7_1_every_seat_has_its_own_shares(seat):
    rows = ["", "", ""]
    rows[seat] = "VEG:2"
    state = at(turn=seat, hand=rows, laid=["VEG:1", "VEG:1", "VEG:1"], known=rows)
    state, events = after(state, "lay, VEG, 2", [])
    assert events == [("laid", {"seat": seat, "company": "VEG", "shares": 2, "laid": 3})]
    assert [line(state, f"laid-{n}") for n in range(3)] == [
        "VEG:3" if n == seat else "VEG:1" for n in range(3)
    ]
    assert [line(state, f"hand-{n}") for n in range(3)] == ["", "", ""]
    assert line(state, f"known-{seat}") == ""


def test_air_7_1_nothing_is_drawn_after_a_single_share_either():
    state = play(holder(), "lay, BOI, 1")
    assert why(state, "take, HIT") == why(state, "blind") == "AIR-7.1"
    state = play(state, "sabotage, HIT")
    assert why(state, "take, HIT") == why(state, "blind") == "AIR-7.1"


def test_air_7_1_laying_shares_that_were_seen_in_the_market():
    state = play(holder(known=["BOI:2"]), "lay, BOI, 1")
    assert line(state, "known-0") == "BOI:1"
    state = play(holder(known=["BOI:2"]), "lay, BOI, 3")
    assert line(state, "known-0") == ""


def test_air_7_2_only_companies_in_play():
    assert why(holder(), "lay, STO, 1") == "AIR-7.2"


def test_air_7_3_one_share_allows_a_sabotage():
    state = play(holder(), "lay, BOI, 1")
    assert (state.to_act(), line(state, "phase")) == (0, "sabotage")
    assert said(state) == [*[f"sabotage, {code}" for code in EVERY.split()], "spare"]
    assert why(state, "block, Seattle-Boise, 9") == "AIR-7.3"
    state, events = after(state, "sabotage, HIT", [])
    assert events == []
    assert (line(state, "phase"), line(state, "company")) == ("block", "HIT")
    assert (state.to_act(), stock(state, "HIT")) == (0, 22)
    assert why(state, "spare") == why(state, "sabotage, BOI") == "AIR-7.3"
    state, events = after(state, "block, Seattle-Boise, 9", [])
    facts = {"seat": 0, "company": "HIT", "circle": 9, "route": "Seattle-Boise"}
    assert events == [("sabotaged", facts)]
    assert line(state, "Seattle-Boise") == ". *HIT"
    assert (state.to_act(), line(state, "phase"), line(state, "company")) == (1, "turn", "-")


def test_air_7_3_it_need_not_be():
    state, events = after(play(holder(), "lay, BOI, 1"), "spare", [])
    assert events == [("spared", {"seat": 0})]
    assert state.to_act() == 1


@pytest.mark.parametrize("action", ["lay, BOI, 2", "lay, BOI, 3"])
def test_air_7_3_not_with_more_shares(action):
    state = play(holder(), action)
    assert why(state, "sabotage, HIT") == "AIR-7.3"


def test_air_7_3_not_when_founding():
    state = at(hand=["BOI:1"], flights=["N4"])
    state = play(state, "found, BOI, 1")
    assert why(state, "sabotage, HIT") == "AIR-7.3"
    state = play(state, "fly, N4, Seattle-Boise, BOI")
    assert why(state, "sabotage, HIT") == "AIR-7.3"


def test_air_7_3_a_company_with_a_marker_left():
    names = ["Vancouver-Calgary", "Seattle-Boise", "Portland-San Francisco", "Albuquerque-Dallas"]
    names += ["Kansas City-Dallas", "St. Louis-Atlanta", "Detroit-St. Louis", "Montreal-Halifax"]
    routes = dict.fromkeys(names, ". *BOI") | {"Chicago-New York": ". *BOI"}
    state = at(hand=["HIT:2"], laid=["HIT:1"], routes=routes)
    assert stock(state, "BOI") == 0
    state = play(state, "lay, HIT, 1")
    assert why(state, "sabotage, BOI") == "AIR-7.3"
    assert said(state)[0] == "sabotage, ITA"


def all_blocked():
    """A sabotage marker on the last circle of every route that has a 5 or more."""
    codes = [company.code for company in board.COMPANIES for _ in range(company.markers - 2)]
    routes = [route for route in board.ROUTES if route.numbers[-1] >= 5]
    return {r.name: " ".join([*["."] * (len(r.numbers) - 1), f"*{codes.pop()}"]) for r in routes}


def test_air_7_3_nothing_to_decide_where_no_circle_is_left():
    routes = all_blocked()
    state = at(hand=["BOI:1"], laid=["BOI:1"], routes=routes)
    state, events = after(state, "lay, BOI, 1")
    assert names(events) == ["laid"]
    assert state.to_act() == 1
    routes.popitem()
    state = play(at(hand=["BOI:1"], laid=["BOI:1"], routes=routes), "lay, BOI, 1")
    assert line(state, "phase") == "sabotage"


def blocker(**more):
    return at(**({"phase": "block", "company": "HIT", "laid": ["BOI:1", "STO:1"]} | more))


@pytest.mark.parametrize(
    ("circle", "rule"),
    [
        ("Seattle-Boise, 4", "AIR-7.4"),
        ("Seattle-Boise, 9", ""),
        ("Salt Lake City-Denver, 5", ""),
        ("Houston-Miami, 5", ""),
        ("Houston-Miami, 13", ""),
    ],
)
def test_air_7_4_a_number_of_five_or_more(circle, rule):
    assert why(blocker(), f"block, {circle}") == rule


def test_air_7_4_every_free_circle_of_five_or_more():
    assert len(said(blocker(), "block")) == 82
    assert len(said(blocker(routes={"Seattle-Boise": "STO BOI"}), "block")) == 81


def test_air_7_5_one_sabotage_marker_a_route():
    state = blocker(routes={"Houston-Miami": ". *STO ."})
    assert why(state, "block, Houston-Miami, 13") == "AIR-7.5"
    assert why(state, "block, Houston-Miami, 9") == "AIR-7.3"  # not free
    assert "block, Houston-Miami, 5" not in said(state)
    assert why(state, "block, Miami-Washington, 13") == ""


def test_air_7_3_not_onto_a_marker():
    state = blocker(routes={"Seattle-Boise": "STO BOI"})
    assert why(state, "block, Seattle-Boise, 9") == "AIR-7.3"


def test_air_7_6_out_of_the_stock_without_worth_or_connection():
    state = at(phase="block", company="BOI", laid=["BOI:1"], flights=["", "N10 S10"])
    state = play(state, "block, Salt Lake City-Denver, 5")
    assert (worth(state, "BOI"), stock(state, "BOI")) == (2, 6)
    state = play(state, "expand")
    assert why(state, "fly, S10, Denver-Dallas, BOI") == "AIR-6.5"


def test_air_7_6_any_free_circle_raises_the_price():
    state = play(blocker(flights=["", "W8 W14"]), "block, Houston-Miami, 5")
    assert line(state, "Houston-Miami") == "*HIT . ."
    assert state.network.cost[[r.name for r in board.ROUTES].index("Houston-Miami")] == 9
    state = play(blocker(), "block, Houston-Miami, 13")
    assert line(state, "Houston-Miami") == ". . *HIT"
    assert state.network.cost[[r.name for r in board.ROUTES].index("Houston-Miami")] == 5


def test_air_7_6_a_company_not_founded_loses_a_marker_too():
    state = play(blocker(company="ZIP"), "block, Houston-Miami, 13")
    assert stock(state, "ZIP") == 11


def test_air_7_7_sabotage_off():
    state, events = after(holder(options="no-sabotage"), "lay, BOI, 1")
    assert names(events) == ["laid"]
    assert state.to_act() == 1
    for action in ("sabotage, HIT", "spare", "block, Houston-Miami, 13"):
        assert why(state, action) == "AIR-7.7"
