"""The event cards that one keeps (AUF-9)."""

import pytest

from .position import (
    HERE,
    aboard,
    after,
    at,
    ends,
    event,
    line,
    money,
    named,
    play,
    rolled,
    said,
    stopped,
    turn,
)


def test_auf_9_10_inspektion_no_loading_or_unloading_before_muenchen():
    given = {"aboard": {"red": "linz-hamburg"}, "hand": {"red": "hamburg-trieste"}}
    state = play(rolled(6, kept="inspektion:red", **given), "drive hamburg")
    assert said(state)[:3] == ["end", "buy small", "buy large"]
    assert not [action for action in said(state) if "load" in action]
    assert aboard(state) == "linz-hamburg"
    assert money(state) == 5000


def in_muenchen(**given):
    given.setdefault("kept", "inspektion:red")
    state = rolled(
        3,
        red="nuernberg-muenchen-1",
        aboard={"red": "kassel-muenchen"},
        hand={"red": "muenchen-koeln"},
        **given,
    )
    return after(state, "drive muenchen")


def test_auf_9_10_there_it_goes_to_the_left_and_one_may_roll_again():
    state, events = in_muenchen()
    assert [name for name, _ in events] == ["drove", "handed-on", "delivered"]
    assert line(state, "kept") == "inspektion:blue"
    assert said(state) == ["end", "buy small", "buy large", "roll", "load muenchen-koeln"]
    state = play(state, "load muenchen-koeln")
    state, events = after(state, "roll", 3)
    assert events == [("rolled", {"seat": 0, "die": 4})]
    assert turn(state) == "red drive"
    state = play(state, "drive stuttgart")
    assert "roll" not in said(state)


def test_auf_9_10_the_roll_need_not_be_made():
    state, _ = in_muenchen()
    assert turn(play(state, "end")) == "blue before"


def test_auf_9_10_the_roll_may_still_be_made_on_the_road():
    state, _ = in_muenchen(kept="inspektion:red motivation:red")
    state = play(state, "play motivation", "drive muenchen-salzburg-1")
    assert said(state) == ["end", "buy small", "buy large", "roll"]


def test_auf_9_10_the_last_seats_left_hand_neighbour_is_the_first():
    state = at(turn="green", actor="green", green="muenchen", kept="inspektion:green")
    assert line(play(state, "hand-on"), "kept") == "inspektion:red"


def test_auf_9_10_handed_on_before_the_roll_one_may_roll_twice():
    state = play(at(red="muenchen", kept="inspektion:red"), "hand-on")
    state, _ = after(state, "roll", 1)
    state = play(state, "drive muenchen-salzburg-2")
    assert turn(state) == "red stop"
    assert said(state) == ["end", "buy small", "buy large", "roll"]


def test_auf_9_10_the_holder_pays_1000_at_the_end():
    assert list(at(kept="inspektion:blue").standing()) == [5000, 4000, 5000, 5000]


def test_auf_9_30_one_lap_ends_before_it_comes_back():
    state, events = in_muenchen(options="one-lap", drawer="blue")
    assert named(events, "inspection-over") == [{"seat": 0}]
    assert [line(state, name) for name in ("kept", "under")] == ["-", "inspektion"]
    assert "roll" in said(state)
    state, _ = in_muenchen(options="one-lap", drawer="yellow")
    assert line(state, "kept") == "inspektion:blue"
    state, _ = in_muenchen(drawer="blue")
    assert line(state, "kept") == "inspektion:blue"


def test_auf_9_30_the_drawer_is_remembered():
    state, _ = event("inspektion")
    assert line(state, "drawer") == "red"


def test_auf_9_11_motivation_before_the_roll():
    state = at(kept="motivation:red", aboard={"red": "linz-hamburg"})
    assert said(state) == ["roll", "buy small", "buy large", "play motivation"]
    state, events = after(state, "play motivation")
    assert events == [("played", {"seat": 0, "card": "motivation"})]
    assert ends(state) == {
        "hamburg",
        "flensburg-hamburg-1",
        "flensburg",
        "hamburg-bremen-1",
        "bremen",
        "hamburg-hannover-1",
        "hamburg-hannover-2",
        HERE,
        "hamburg-berlin-3",
        "hamburg-berlin-4",
    }
    state, events = after(state, "drive hamburg")
    assert named(events, "delivered")
    assert turn(state) == "red before"
    assert line(state, "under") == "motivation"


def test_auf_9_11_motivation_after_the_move():
    state = play(rolled(2, kept="motivation:red"), "drive hamburg-berlin-3")
    assert turn(state) == "red stop"
    state = play(state, "play motivation", "drive berlin")
    assert said(state) == ["end", "buy small", "buy large"]


def test_auf_9_11_on_ones_own_turn_only():
    state = play(rolled(2, kept="motivation:blue"), "drive hamburg-berlin-3")
    assert turn(state) == "red stop"
    assert "play motivation" not in said(state)
    assert "play motivation" in said(play(state, "end"))


def test_auf_9_17_schnelle_verladung_right_after_loading():
    state = stopped(red="hamburg", kept="schnelle-verladung:red", hand={"red": "hamburg-trieste"})
    assert "play schnelle-verladung" not in said(state)
    state = play(state, "load hamburg-trieste")
    state, events = after(state, "play schnelle-verladung", 4)
    assert events == [
        ("played", {"seat": 0, "card": "schnelle-verladung"}),
        ("rolled", {"seat": 0, "die": 5}),
    ]
    assert line(state, "under") == "schnelle-verladung"
    state = play(state, "drive berlin")
    assert "call zuerich-wien" in said(state)  # an ordinary roll


def test_auf_9_17_not_for_loading_before_the_roll():
    state = at(red="hamburg", kept="schnelle-verladung:red", hand={"red": "hamburg-trieste"})
    state = play(state, "load hamburg-trieste")
    assert said(state) == ["roll", "buy small", "buy large"]


def test_auf_9_17_the_time_is_over_with_the_next_move():
    state = stopped(
        red="hamburg",
        kept="motivation:red schnelle-verladung:red",
        hand={"red": "hamburg-trieste"},
    )
    state = play(state, "load hamburg-trieste", "play motivation", "drive bremen")
    assert "play schnelle-verladung" not in said(state)


@pytest.mark.parametrize(
    ("card", "start", "city"),
    [
        ("sonderauftrag-flensburg", "hamburg", "flensburg"),
        ("sonderauftrag-wien", "wien-graz-2", "wien"),
    ],
)
def test_auf_9_18_a_special_order_pays_on_arrival(card, start, city):
    state = rolled(5, red=start, kept=f"{card}:red", seats=2)
    state, events = after(state, f"drive {city}")
    assert named(events, "collected") == [{"seat": 0, "card": card, "money": 2000}]
    assert (money(state), line(state, "kept"), line(state, "under")) == (7000, "-", card)


@pytest.mark.parametrize("card", ["sonderauftrag-flensburg", "sonderauftrag-wien"])
def test_auf_9_18_not_done_costs_1000_at_the_end(card):
    assert list(at(kept=f"{card}:green").standing()) == [5000, 5000, 5000, 4000]


def test_auf_9_18_each_card_has_its_own_city():
    kept = "sonderauftrag-wien:red"
    state, events = after(rolled(2, red="hamburg", kept=kept), "drive flensburg")
    assert named(events, "collected") == []
    assert line(state, "kept") == kept


def test_auf_9_18_the_inspektion_does_not_hinder_it():
    kept = "inspektion:red sonderauftrag-flensburg:red"
    state, _ = after(rolled(2, red="hamburg", kept=kept), "drive flensburg")
    assert money(state) == 7000


def test_auf_9_19_reached_by_a_card_too():
    state = at(red="linz", kept="motivation:red sonderauftrag-wien:red")
    state = play(state, "play motivation", "drive wien")
    assert money(state) == 7000
