"""The event cards that give, take or deliver contracts (AUF-9)."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Replayed
from ludotheque.games.auf_achse import game

from .position import (
    HERE,
    aboard,
    after,
    draws,
    event,
    hand,
    line,
    money,
    named,
    rolled,
    said,
    turn,
    where,
    words,
)


def test_auf_9_1_bahnverladung_pays_the_most_distant_where_the_truck_stands():
    state, events = event(
        "bahnverladung", aboard={"red": "graz-frankfurt frankfurt-linz"}, money={"red": 0}
    )
    assert events[2:] == [
        ("railed", {"seat": 0, "money": 1000}),
        ("delivered", {"seat": 0, "contract": "frankfurt-linz", "money": 2500}),
    ]
    assert (money(state), aboard(state), where(state)) == (1500, "graz-frankfurt", HERE)
    assert line(state, "discarded") == "frankfurt-linz"


def test_auf_9_1_the_owner_breaks_ties():
    """Hannover is five spaces off, Kassel eight, Dortmund eight."""
    given = {"aboard": {"red": "graz-dortmund bruxelles-kassel"}}
    state, _ = event("bahnverladung", **given)
    assert turn(state) == "red rail"
    assert said(state) == ["rail bruxelles-kassel", "rail graz-dortmund"]
    state, _ = after(state, "rail graz-dortmund")
    assert (money(state), aboard(state)) == (5000 + 3100 - 1000, "bruxelles-kassel")
    assert turn(state) == "red stop"


def test_auf_9_1_no_load_no_effect():
    state, events = event("bahnverladung", hand={"red": "frankfurt-linz"})
    assert [name for name, _ in events] == ["drove", "drew"]
    assert (money(state), turn(state)) == (5000, "red stop")


def test_auf_9_1_distance_from_the_truck_not_from_the_start():
    state, _ = event("bahnverladung", aboard={"red": "muenchen-hannover linz-nuernberg"})
    assert aboard(state) == "muenchen-hannover"


def test_auf_9_6_fracht_dumping_gives_a_contract_to_the_right():
    state, _ = event(
        "fracht-dumping", hand={"red": "wien-basel zuerich-wien*"}, aboard={"red": "linz-nuernberg"}
    )
    assert turn(state) == "red give"
    assert said(state) == ["give wien-basel", "give zuerich-wien"]
    known, events = after(state, "give zuerich-wien")
    assert events == [("gave", {"seat": 0, "other": 3, "contract": "zuerich-wien"})]
    assert (hand(known), hand(known, "green")) == ("wien-basel", "zuerich-wien*")
    assert turn(known) == "red stop"


def test_auf_9_6_a_secret_contract_stays_secret():
    state, _ = event("fracht-dumping", hand={"red": "wien-basel zuerich-wien*"})
    tell = Tell()
    state.apply(game.parse(words("give wien-basel")), Replayed([]), tell)
    (told,) = tell.events
    assert told.seen_by(0)["contract"] == told.seen_by(3)["contract"] == "wien-basel"
    assert told.seen_by(1)["contract"] == told.seen_by(None)["contract"] == "secret"
    assert told.reveals
    assert hand(state, "green") == "wien-basel"
    assert line(state, "gifts red") == "wien-basel:green"
    assert line(state, "gifts green") is None


def test_auf_9_6_between_two_players_everybody_knows():
    state, _ = event("fracht-dumping", seats=2, hand={"red": "wien-basel"})
    tell = Tell()
    state.apply(game.parse(words("give wien-basel")), Replayed([]), tell)
    assert [(event.facts["contract"], event.reveals) for event in tell.events] == [
        ("wien-basel", True)
    ]
    assert hand(state, "blue") == "wien-basel*"


def test_auf_9_6_nothing_unloaded_no_effect():
    state, events = event("fracht-dumping", aboard={"red": "linz-nuernberg"})
    assert [name for name, _ in events] == ["drove", "drew"]
    assert turn(state) == "red stop"


@pytest.mark.parametrize("card", ["kundenservice", "vertrauen"])
def test_auf_9_7_a_contract_free_from_the_reserve(card):
    state, events = event(card, 0)
    assert named(events, "got") == [{"seat": 0, "contract": "secret"}]
    assert (hand(state), line(state, "reserve"), line(state, "pile")) == (
        "basel-verona",
        "35",
        "12",
    )
    assert money(state) == 5000


def test_auf_9_7_only_the_player_sees_it():
    state = rolled(2, red="hamburg")
    tell = Tell()
    dice = Replayed([draws(state, "kundenservice"), 0])
    state.apply(game.parse(words(f"drive {HERE} hamburg")), dice, tell)
    got = tell.events[-1]
    assert got.seen_by(0)["contract"] == "basel-verona"
    assert got.seen_by(1)["contract"] == got.seen_by(None)["contract"] == "secret"


def test_auf_9_7_reserve_empty_no_effect():
    state, events = event("kundenservice", reserve=0)
    assert [name for name, _ in events] == ["drove", "drew"]
    assert hand(state) == "-"


def test_auf_9_9_diebe():
    state, events = event("diebe", aboard={"red": "linz-nuernberg graz-dortmund"})
    assert named(events, "robbed") == [
        {"seat": 0, "contract": "graz-dortmund", "money": 1000},
        {"seat": 0, "contract": "linz-nuernberg", "money": 1000},
    ]
    assert (money(state), aboard(state)) == (7000, "-")
    assert hand(state) == "graz-dortmund* linz-nuernberg*"
    assert state.room(0) == 6


def test_auf_9_9_nothing_loaded_nothing_paid():
    state, _ = event("diebe", hand={"red": "linz-nuernberg"})
    assert (money(state), hand(state)) == (5000, "linz-nuernberg")


def test_auf_9_24_vertrauen_with_an_empty_reserve():
    state, _ = event("vertrauen", reserve=0)
    assert (hand(state), turn(state)) == ("-", "red stop")


def test_auf_9_24_a_contract_means_that_the_last_is_not_delivered():
    state, _ = event("vertrauen", 0, done="red")
    assert line(state, "truck red").split()[-1] == "-"
