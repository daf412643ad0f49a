"""The event cards by which trucks drive on (AUF-9)."""

import pytest

from .position import (
    HERE,
    aboard,
    after,
    draws,
    ends,
    event,
    line,
    named,
    play,
    rolled,
    said,
    turn,
    where,
)


def test_auf_9_2_beifahrer_rolls_and_moves_again():
    state, events = event("beifahrer", 2)
    assert events[2:] == [("rolled", {"seat": 0, "die": 3})]
    assert turn(state) == "red drive"
    state = play(state, "drive berlin")
    assert "call zuerich-wien" in said(state)  # an ordinary roll


def test_auf_9_2_with_a_one_the_road_works_move():
    state, _ = event("beifahrer", 0)
    assert turn(play(state, "drive hamburg-berlin-3")) == "red works"


def test_auf_9_8_routenplanung_may_drive_to_the_next_free_city():
    state, _ = event("routenplanung", hand={"red": "hamburg-trieste"})
    assert ends(state) == {"hamburg", "berlin", "decline"}
    state, _ = after(state, "drive hamburg")
    assert turn(state) == "red stop"
    assert said(state) == ["end", "buy small", "buy large", "load hamburg-trieste"]


def test_auf_9_8_passing_taken_cities():
    state = rolled(2, blue="hamburg", red="hamburg-berlin-4")
    state, _ = after(state, f"drive {HERE} berlin", draws(state, "routenplanung"))
    assert ends(state) == {"flensburg", "bremen", "hannover", "berlin", "decline"}


def test_auf_9_8_round_a_ring_of_taken_cities():
    state = rolled(2, red="hamburg-berlin-4", blue="hamburg", yellow="bremen", green="hannover")
    state, _ = after(state, f"drive {HERE} berlin", draws(state, "routenplanung"))
    assert ends(state) == {
        "flensburg",
        "berlin",
        "dortmund",
        "rotterdam",
        "kassel",
        "decline",
    }


def test_auf_9_8_it_may_be_declined_and_signs_stop_it():
    state, _ = event("routenplanung", works="hamburg-berlin-4")
    assert ends(state) == {"hamburg", "hamburg-berlin-3", "decline"}
    state, events = after(state, "decline")
    assert events == [("declined", {"seat": 0})]
    assert (where(state), turn(state)) == (HERE, "red stop")


@pytest.mark.parametrize("card", ["road-runner", "subunternehmer"])
def test_auf_9_15_oneself_and_another_drive_three_more(card):
    state, _ = event(card)
    assert turn(state) == "red invite"
    assert said(state) == ["invite blue", "invite yellow", "invite green"]
    state, events = after(state, "invite yellow")
    assert events == [("invited", {"seat": 0, "other": 2})]
    assert turn(state) == "yellow drive"
    assert ends(state) == {
        "graz",
        "linz-wien-2",
        "salzburg",
        "nuernberg-linz-3",
        "decline",
    }
    state, _ = after(state, "drive graz")
    assert (where(state, "yellow"), turn(state)) == ("graz", "red drive")
    assert ends(state) == {"flensburg-hamburg-1", "hamburg-bremen-1", "hamburg-hannover-1",
                           "berlin", "decline"}  # fmt: skip
    state = play(state, "drive berlin")
    assert turn(state) == "red stop"


def test_auf_9_15_the_other_drives_his_own_truck_but_does_not_act():
    state, _ = event("road-runner", aboard={"yellow": "salzburg-graz"})
    state, events = after(play(state, "invite yellow"), "drive graz")
    assert named(events, "delivered") == []
    assert aboard(state, "yellow") == "salzburg-graz"


def test_auf_9_15_each_may_decline():
    state, _ = event("road-runner")
    state = play(state, "invite blue", "decline", "decline")
    assert (where(state), where(state, "blue"), turn(state)) == (
        HERE,
        "stuttgart-basel-1",
        "red stop",
    )


def test_auf_9_15_by_the_stopping_rules():
    state, _ = event("road-runner", works="hamburg-berlin-4", hand={"red": "hamburg-trieste"})
    state = play(state, "invite blue", "decline")
    assert {"hamburg-berlin-3", "hamburg"} <= ends(state)
    assert "hamburg-berlin-1" not in ends(state)


def test_auf_9_16_schneestuerme_move_every_truck_at_most_once():
    state, _ = event("schneestuerme", seats=2)
    assert said(state) == ["blow red", "blow blue", "calm"]
    state = play(state, "blow blue")
    assert turn(state) == "red drive"
    assert line(state, "drive").split()[:2] == ["storm", "blue"]
    assert {"stuttgart", "stuttgart-basel-2", "stuttgart-basel-3", "basel"} <= ends(state)
    assert not {"wait", "decline"} & ends(state)
    state = play(state, "drive stuttgart")
    assert where(state, "blue") == "stuttgart"
    assert said(state) == ["blow red", "calm"]
    state = play(state, "blow red", "drive hamburg")
    assert turn(state) == "red stop"
    assert line(state, "storm") == "-"


def test_auf_9_16_one_need_not_move_any():
    state, _ = event("schneestuerme")
    state = play(state, "blow green", "drive koeln", "calm")
    assert turn(state) == "red stop"
    assert line(state, "storm") == "-"


def test_auf_9_16_trucks_moved_by_it_do_not_act_but_ones_own_does():
    given = {"aboard": {"red": "linz-hamburg", "blue": "bruxelles-stuttgart"}}
    state, _ = event("schneestuerme", seats=2, **given)
    state, events = after(play(state, "blow blue"), "drive stuttgart")
    assert named(events, "delivered") == []
    state, events = after(play(state, "blow red"), "drive hamburg")
    assert named(events, "delivered") == [{"seat": 0, "contract": "linz-hamburg", "money": 3800}]


def test_auf_9_16_ones_own_business_waits_for_the_end_of_the_storm():
    state, _ = event("schneestuerme", aboard={"red": "linz-hamburg"})
    state, events = after(play(state, "blow red"), "drive hamburg")
    assert (turn(state), named(events, "delivered")) == ("red storm", [])
    state, events = after(state, "calm")
    assert named(events, "delivered") == [{"seat": 0, "contract": "linz-hamburg", "money": 3800}]


def test_auf_9_16_a_picked_truck_moves_by_the_rules_of_moving():
    state, _ = event("schneestuerme", seats=2, works="stuttgart-basel-3")
    found = ends(play(state, "blow blue"))
    assert not {"wait", "decline", "stuttgart-basel-3", "basel"} & found
    assert {"stuttgart-basel-2", "stuttgart"} <= found


def test_auf_9_16_a_jammed_city_is_open_to_ones_own_delivery_only():
    given = {"aboard": {"red": "linz-hamburg", "blue": "bruxelles-stuttgart"}}
    state, _ = event("schneestuerme", jam="hamburg", kept="stau-nebel:blue", **given)
    assert "hamburg" in ends(play(state, "blow red"))
    state, _ = event("schneestuerme", jam="stuttgart", kept="stau-nebel:blue", **given)
    assert "stuttgart" not in ends(play(state, "blow blue"))


def test_auf_9_22_subunternehmer_like_road_runner():
    state, _ = event("subunternehmer", seats=2)
    assert said(state) == ["invite blue"]
    state = play(state, "invite blue")
    assert turn(state) == "blue drive"  # the other player first
    assert turn(play(state, "decline")) == "red drive"


def test_auf_9_25_wartung_one_to_four_more_or_none():
    state, _ = event("wartung")
    found = ends(state)
    assert {"decline", "hamburg-berlin-1", "hamburg", "hamburg-bremen-1", "flensburg"} <= found
    assert {"hamburg-berlin-3", "hamburg-berlin-4", "berlin", "hannover-berlin-4"} <= found
    assert not {"hannover", "hannover-berlin-3", "wait"} & found
    state = play(state, "drive hamburg-bremen-1")
    assert turn(state) == "red stop"


def test_auf_9_27_zollabfertigung_to_the_next_event_space():
    state, _ = event("zollabfertigung")
    assert ends(state) == {
        "hamburg-hannover-1",  # by Hamburg
        "bremen-dortmund-2",  # by Hamburg and Bremen
        "bremen-rotterdam-2",
        "hannover-berlin-2",  # by Bremen and Hannover, or by Berlin
        "hannover-dortmund-2",
        "hannover-kassel-1",
        "hamburg-berlin-2",  # back again by way of Flensburg
        "berlin-nuernberg-2",
    }
    state, events = after(state, "drive berlin-nuernberg-2")
    assert named(events, "drew") == []
    assert turn(state) == "red stop"


def test_auf_9_27_taken_the_nearest_free_space_before_it():
    state, _ = event("zollabfertigung", blue="berlin-nuernberg-2")
    assert "berlin-nuernberg-1" in ends(state)
    assert "berlin-nuernberg-2" not in ends(state)
    assert "decline" not in ends(state)


def test_auf_9_29_a_truck_that_an_own_card_brings_to_a_city_acts():
    state, _ = event(
        "wartung", red="hamburg", aboard={"red": "linz-hamburg"}, hand={"red": "hamburg-trieste"}
    )
    state, events = after(state, "drive hamburg")
    assert named(events, "delivered")
    assert "load hamburg-trieste" in said(state)
