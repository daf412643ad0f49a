"""The event cards: drawing them, and those of money, lost turns and jams (AUF-9)."""

import pytest

from ludotheque.games.auf_achse.board import CARDS

from .position import (
    HERE,
    after,
    draws,
    event,
    line,
    money,
    named,
    play,
    rolled,
    said,
    turn,
)

KEPT = (
    "inspektion",
    "motivation",
    "schnelle-verladung",
    "sonderauftrag-flensburg",
    "sonderauftrag-wien",
)


def test_auf_9_0_ending_a_move_on_an_event_space_draws_a_card():
    state, events = event("truckerfestival")
    assert events[1] == ("drew", {"seat": 0, "card": "truckerfestival"})
    assert line(state, "event") == "truckerfestival"
    assert line(state, "under") == "truckerfestival"
    assert state.bag[CARDS.index("truckerfestival")] == 0
    assert turn(state) == "red stop"


def test_auf_9_0_not_on_other_spaces_nor_in_passing():
    state, events = after(rolled(3, red="hamburg"), "drive hamburg-berlin-3")
    assert named(events, "drew") == []
    assert sum(state.bag) == 31


@pytest.mark.parametrize("card", KEPT)
def test_auf_9_0_some_cards_are_kept(card):
    state, _ = event(card)
    assert line(state, "kept") == f"{card}:red"
    assert line(state, "under") == "-"


def test_auf_9_0_once_all_are_seen_they_come_in_the_order_they_went_under():
    under = ["radarfalle", *[card for card in CARDS if card != "radarfalle"]]
    state = rolled(2, red="hamburg", under=" ".join(under))
    state, events = after(state, f"drive {HERE} hamburg")  # nothing is drawn by lot
    assert named(events, "drew") == [{"seat": 0, "card": "radarfalle"}]
    assert line(state, "under").split() == [*under[1:], "radarfalle"]


def test_auf_9_0_the_card_goes_under_before_its_effect():
    """Beifahrer lies under the pile already when the next card is drawn."""
    state, _ = event("beifahrer", 2)
    state, _ = after(state, "drive berlin")
    assert line(state, "under") == "beifahrer"
    state, _ = event("fracht-dumping", hand={"red": "hamburg-trieste"})
    assert turn(state) == "red give"
    assert line(state, "under") == "fracht-dumping"


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("zollabfertigung", []),
        ("wartung", []),
        ("road-runner", ["invite blue", "decline"]),
        ("schneestuerme", ["blow red"]),
    ],
)
def test_auf_9_0_no_move_by_a_card_draws_one(card, choices):
    """The sheet says it of Zollabfertigung alone."""
    state = play(event(card, seats=2)[0], *choices)
    _, events = after(state, "drive hamburg-hannover-1")
    assert named(events, "drew") == []


def test_auf_9_0_the_roll_of_a_beifahrer_draws():
    state, _ = event("beifahrer", 3)  # a 4: back past Hamburg towards Hannover
    state = play(state, "drive hamburg-hannover-2")
    state, _ = event("beifahrer", 2)
    state, events = after(
        state, "drive hamburg-hannover-1 hamburg", draws(state, "truckerfestival")
    )
    assert named(events, "drew") == [{"seat": 0, "card": "truckerfestival"}]


def test_auf_9_4_fahrtenschreiber_skips_the_next_turn():
    state, events = event("fahrtenschreiber", seats=2)
    assert named(events, "must-skip") == [{"seat": 0, "turns": 1}]
    assert turn(state) == "red stop"
    state, _ = after(play(state, "end"), "roll", 1)
    state, events = after(play(state, "drive saarbruecken-stuttgart-3"), "end")
    assert named(events, "skipped") == [{"seat": 0}]
    assert turn(state) == "blue before"
    assert line(state, "round") == "3"
    assert line(state, "truck red").split()[4] == "0"


def test_auf_9_12_pannenhilfe():
    state, _ = event("pannenhilfe")
    assert said(state) == ["help", "drive-on"]
    helped, events = after(state, "help")
    assert [name for name, _ in events] == ["received", "must-skip"]
    assert (money(helped), list(helped.skips)) == (6000, [1, 0, 0, 0])
    on = play(state, "drive-on")
    assert (money(on), list(on.skips), turn(on)) == (5000, [0, 0, 0, 0], "red stop")


@pytest.mark.parametrize("card", ["polizeikontrolle", "radarfalle"])
def test_auf_9_13_a_fine_of_500(card):
    state, events = event(card)
    assert named(events, "paid") == [{"seat": 0, "money": 500}]
    assert (money(state), line(state, "under")) == (4500, card)


def test_auf_9_14_radarfalle_can_be_owed_like_the_other():
    for card in ("polizeikontrolle", "radarfalle"):
        state, _ = event(card, money={"red": 400})
        assert line(state, "kept") == f"{card}:red"


@pytest.mark.parametrize("city", ["muenchen", "frankfurt", "kassel"])
def test_auf_9_20_a_jam_in_a_city(city):
    state, events = event(f"stau-{city}", blue=city)
    assert named(events, "jammed") == [{"seat": 0, "space": city}]
    assert (line(state, "jam"), line(state, "kept")) == (city, f"stau-{city}:red")
    assert line(state, "under") == "-"
    assert turn(state) == "red stop"


def test_auf_9_20_another_jam_card_takes_the_sign():
    state, events = event("stau-muenchen", jam="kassel", kept="stau-kassel:blue")
    assert [name for name, _ in events][2:] == ["jam-lifted", "jammed"]
    assert line(state, "jam") == "muenchen"
    assert (line(state, "kept"), line(state, "under")) == ("stau-muenchen:red", "stau-kassel")


def test_auf_9_20_the_sign_may_stay_where_it_is():
    state, _ = event("stau-nebel", jam="kassel", kept="stau-kassel:blue")
    state = play(state, "jam kassel")
    assert (line(state, "jam"), line(state, "kept")) == ("kassel", "stau-nebel:red")


@pytest.mark.parametrize("card", ["stau-nebel", "stau-unfall"])
def test_auf_9_21_a_jam_on_any_free_space(card):
    state, _ = event(card, works="linz-wien-1")
    assert turn(state) == "red jam"
    assert len(said(state)) == 163 - 4 - 1
    assert {"jam flensburg-hamburg-1", "jam hamburg", "jam flensburg"} <= set(said(state))
    assert not {"jam linz-wien-1", f"jam {HERE}", "jam linz-graz-1"} & set(said(state))
    state, events = after(state, "jam flensburg-hamburg-1")
    assert events == [("jammed", {"seat": 0, "space": "flensburg-hamburg-1"})]
    assert (line(state, "kept"), turn(state)) == (f"{card}:red", "red stop")


def test_auf_9_23_truckerfestival():
    state, events = event("truckerfestival")
    assert named(events, "received") == [{"seat": 0, "money": 500}]
    assert money(state) == 5500


def test_auf_9_28_zollkontrolle_skip_or_pay():
    state, _ = event("zollkontrolle", money={"red": 500})
    assert said(state) == ["pay", "skip"]
    paid, events = after(state, "pay")
    assert events == [("paid", {"seat": 0, "money": 500})]
    assert (money(paid), list(paid.skips)) == (0, [0, 0, 0, 0])
    skipped, events = after(state, "skip")
    assert events == [("must-skip", {"seat": 0, "turns": 1})]
    assert (money(skipped), list(skipped.skips)) == (500, [1, 0, 0, 0])


def test_auf_9_28_with_less_than_500_one_skips_and_skips_add_up():
    state, events = event("zollkontrolle", money={"red": 400}, skips={"red": 1})
    assert named(events, "must-skip") == [{"seat": 0, "turns": 2}]
    assert (money(state), turn(state), line(state, "kept")) == (400, "blue before", "-")
