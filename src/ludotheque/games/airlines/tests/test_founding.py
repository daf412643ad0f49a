"""Founding a company (AIR-4) and expanding a network (AIR-5)."""

from ludotheque.games.airlines import board

from .position import HOME, after, at, line, names, play, said, stock, why, worth

ALL_LAID = " ".join(f"{code}:1" for code in HOME)


def founder(**more):
    """Seat 0 holds shares of BOI, which starts in Boise on solid routes that cost 4."""
    return at(**({"hand": ["BOI:3", "BOI:1"], "flights": ["N4 N2 S13"]} | more))


def test_air_4_1_one_or_more_shares_of_a_company_not_in_play():
    state = founder()
    assert said(state, "found") == ["found, BOI, 1", "found, BOI, 2", "found, BOI, 3"]
    assert why(state, "found, BOI, 0") == why(state, "found, BOI, 4") == "AIR-4.1"
    assert why(state, "found, HIT, 1") == "AIR-4.1"
    state, events = after(state, "found, BOI, 2")
    assert events == [("founded", {"seat": 0, "company": "BOI", "shares": 2, "city": "Boise"})]
    assert (line(state, "hand-0"), line(state, "laid-0")) == ("BOI:1", "BOI:2")
    assert (line(state, "phase"), line(state, "company")) == ("start", "BOI")
    assert state.to_act() == 0


def test_air_4_1_in_play_as_soon_as_anybody_has_laid_a_share():
    state = founder(laid=["", "BOI:1"], hand=["BOI:3"])
    assert said(state, "found") == []
    assert why(state, "found, BOI, 1") == "AIR-4.1"


def test_air_4_2_the_first_route_touches_the_headquarters():
    state = play(founder(), "found, BOI, 1")
    assert said(state) == [
        "fly, N4, Boise-Salt Lake City, BOI",
        "fly, N4, Portland-Boise, BOI",
        "fly, N4, Seattle-Boise, BOI",
        "fly, N4, Boise-Billings, BOI",
    ]
    # A solid route within reach that is not at Boise, and no flight at all.
    assert why(state, "fly, N4, Salt Lake City-Billings, BOI") == "AIR-4.2"
    assert why(state, "keep") == "AIR-4.2"
    assert why(state, "fly, N4, Vancouver-Seattle, STO") == "AIR-4.2"
    assert why(state, "fly, N5, Boise-Billings, BOI") == "AIR-4.2"  # not in hand


def test_air_4_2_no_founding_without_a_flight_card_for_it():
    assert said(founder(flights=["N2 S13"]), "found") == []
    assert why(founder(flights=["N2 S13"]), "found, BOI, 1") == "AIR-4.2"


def test_air_4_2_the_conditions_of_a_marker_apply():
    state = play(
        founder(laid=["", "STO:1"], routes={"Seattle-Boise": "STO .", "Portland-Boise": "STO"}),
        "found, BOI, 1",
    )
    assert said(state) == [
        "fly, N4, Boise-Salt Lake City, BOI",
        "fly, N4, Boise-Billings, BOI",
    ]
    assert why(state, "fly, N4, Portland-Boise, BOI") == "AIR-6.3"
    assert why(state, "fly, N4, Seattle-Boise, BOI") == "AIR-6.4"
    assert why(state, "fly, S13, Boise-Billings, BOI") == "AIR-6.1"


def test_air_4_3_a_marker_on_the_route_and_one_on_the_headquarters():
    state = play(founder(), "found, BOI, 1")
    assert (worth(state, "BOI"), stock(state, "BOI")) == (0, 9)
    state, events = after(state, "fly, N4, Boise-Billings, BOI")
    assert line(state, "Boise-Billings") == "BOI ."
    assert line(state, "founded") == "BOI"
    assert (worth(state, "BOI"), stock(state, "BOI")) == (2, 7)
    facts = {"seat": 0, "card": "N4", "company": "BOI", "route": "Boise-Billings"}
    assert events == [("flew", facts | {"circle": 4, "worth": 2})]
    assert line(state, "flight-discards") == "N4"


def test_air_4_4_then_a_share_and_after_it_a_flight_card():
    state = play(founder(flight_pile="E2"), "found, BOI, 1", "fly, N4, Boise-Billings, BOI")
    assert (line(state, "phase"), line(state, "company")) == ("share-and-flight", "-")
    assert why(state, "keep") == "AIR-4.4"
    state, events = after(state, "take, HIT")
    assert names(events) == ["took", "turned-up", "drew-flight"]
    assert line(state, "hand-0") == "BOI:2 HIT:1"
    assert line(state, "flights-0") == "N2 S13 E2"
    assert state.to_act() == 1


def test_air_4_4_no_share_before_the_flight():
    state = play(founder(), "found, BOI, 1")
    assert why(state, "take, HIT") == why(state, "blind") == "AIR-4.4"


def test_air_4_5_not_when_all_companies_are_in_play():
    state = at(laid=[ALL_LAID], hand=["BOI:1"], flights=["N4"], market="HIT:5")
    assert why(state, "found, BOI, 1") == "AIR-4.5"
    one_left = ALL_LAID.replace("ZIP:1", "").strip()
    state = at(laid=[one_left], hand=["BOI:1"], flights=["N4"], market="HIT:5")
    assert why(state, "found, BOI, 1") == "AIR-4.1"


def sabotaged(code, markers):
    """Sabotage markers of a company on that many routes."""
    names = [route.name for route in board.ROUTES if list(route.numbers)[1:2] == [9]]
    return dict.fromkeys(names[:markers], f". *{code}")


def test_air_4_6_a_founding_takes_two_markers():
    hand = {"hand": ["BOI:1"], "flights": ["N4 N5 N7"]}
    two_left = at(**hand, routes=sabotaged("BOI", 7))
    assert stock(two_left, "BOI") == 2
    assert said(two_left, "found") == ["found, BOI, 1"]
    state = play(two_left, "found, BOI, 1", "fly, N4, Boise-Salt Lake City, BOI")
    assert (worth(state, "BOI"), stock(state, "BOI")) == (2, 0)
    one_left = at(**hand, routes=sabotaged("BOI", 8))
    assert stock(one_left, "BOI") == 1
    assert said(one_left, "found") == []
    assert why(one_left, "found, BOI, 1") == "AIR-4.6"
    assert why(one_left, "lay, BOI, 1") == "AIR-9.3"


def expander(**more):
    """Seat 0 may expand BOI, of which only seat 1 has shares."""
    usual = {"laid": ["", "BOI:2"], "flights": ["N4"], "flight_pile": "N2"}
    return at(**(usual | more))


def test_air_5_1_first_a_flight_card():
    state = expander()
    assert why(state, "fly, N4, Seattle-Boise, BOI") == "AIR-5.1"
    state, events = after(state, "expand")
    assert events == [("drew-flight", {"seat": 0, "card": "hidden-flight"})]
    assert line(state, "flights-0") == "N2 N4"
    assert (state.to_act(), line(state, "phase"), line(state, "flight-pile")) == (0, "fly", "")


def test_air_5_2_one_marker_for_any_company_in_play_then_a_share():
    state = play(expander(), "expand")
    assert said(state) == [
        "fly, N4, Boise-Salt Lake City, BOI",
        "fly, N4, Portland-Boise, BOI",
        "fly, N2, Billings-Bismarck, BOI",
        "fly, N4, Billings-Bismarck, BOI",
        "fly, N4, Salt Lake City-Billings, BOI",
        "fly, N4, Seattle-Boise, BOI",
        "keep",
    ]
    assert why(state, "fly, N4, Vancouver-Seattle, STO") == "AIR-5.2"  # not in play
    assert why(state, "fly, N5, Seattle-Boise, BOI") == "AIR-5.2"  # not in hand
    state, events = after(state, "fly, N2, Billings-Bismarck, BOI")
    facts = {"seat": 0, "card": "N2", "company": "BOI", "route": "Billings-Bismarck"}
    assert events == [("flew", facts | {"circle": 2, "worth": 3})]
    assert (worth(state, "BOI"), stock(state, "BOI")) == (3, 6)
    assert line(state, "phase") == "share"
    assert why(state, "keep") == "AIR-5.2"
    assert why(state, "fly, N4, Seattle-Boise, BOI") == "AIR-3.1"
    state, events = after(state, "take, HIT")
    assert names(events) == ["took", "turned-up"]
    assert (line(state, "hand-0"), line(state, "flights-0")) == ("HIT:1", "N4")
    assert state.to_act() == 1


def test_air_5_3_no_flight_no_share():
    state = play(expander(), "expand")
    assert why(state, "take, HIT") == why(state, "blind") == "AIR-5.3"
    state, events = after(state, "keep")
    assert events == [("kept", {"seat": 0})]
    assert (line(state, "flights-0"), line(state, "hand-0")) == ("N2 N4", "")
    assert (state.to_act(), line(state, "phase")) == (1, "turn")


def test_air_5_4_without_a_card_to_draw_the_activity_goes_on():
    state, events = after(expander(flight_pile=""), "expand", [])
    assert events == [("no-flight", {"seat": 0})]
    state, events = after(state, "fly, N4, Seattle-Boise, BOI")
    assert names(events) == ["flew"]
    assert line(state, "phase") == "share"
