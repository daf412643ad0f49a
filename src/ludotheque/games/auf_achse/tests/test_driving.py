"""Moving and signs, row by row: where a truck can end its drive."""

import pytest

from .position import (
    after,
    at,
    draws,
    ends,
    event,
    line,
    named,
    play,
    rolled,
    said,
    stopped,
    turn,
    where,
    why,
)

# Hamburg's roads: Flensburg 2 steps, Bremen 2, Hannover 3, Berlin 5.


# 3 Moving


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_auf_3_1_the_die_is_rolled(die):
    state, events = after(at(), "roll", die - 1)
    assert events == [("rolled", {"seat": 0, "die": die})]
    assert line(state, "drive") == f"die red {die} 0 0"
    assert turn(state) == "red drive"


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (1, {"hamburg", "hamburg-berlin-2 hamburg"}),
        (2, {"flensburg-hamburg-1", "hamburg-bremen-1", "hamburg-hannover-1 hamburg"}),
        (3, {"flensburg", "bremen", "hamburg-hannover-2"}),
        (4, {"flensburg-hamburg-1", "hannover", "bremen-hannover-1", "bremen-dortmund-1"}),
    ],
)
def test_auf_3_1_driven_in_full(die, expected):
    """Towards Hamburg; towards Berlin the road is four spaces long."""
    there = {
        1: set(),
        2: {"hamburg-berlin-3"},
        3: {"hamburg-berlin-4"},
        4: {"berlin"},
    }[die]
    more = {"bremen-rotterdam-1"} if die == 4 else set()
    assert ends(rolled(die)) == expected | there | more


def test_auf_3_1_one_to_six_with_a_six():
    found = ends(rolled(6, red="flensburg"))
    near = {"flensburg-hamburg-1", "hamburg", "hamburg-bremen-1", "bremen", "hannover"}
    assert near <= found
    assert "wait" not in found
    assert {"hamburg-berlin-4", "hamburg-berlin-1", "hamburg-hannover-1 hamburg"} <= found
    assert "berlin" not in found  # seven spaces


def test_auf_3_1_the_end_of_a_drive():
    state, events = after(rolled(4), "drive berlin")
    assert where(state) == "berlin"
    assert events == [
        (
            "drove",
            {
                "seat": 0,
                "space": "berlin",
                "path": [
                    "hamburg-berlin-1",
                    "hamburg-berlin-2",
                    "hamburg-berlin-3",
                    "hamburg-berlin-4",
                    "berlin",
                ],
            },
        )
    ]


def test_auf_3_2_a_taken_space_sends_the_truck_back():
    state = rolled(4, blue="berlin")
    assert "berlin" not in ends(state)
    assert "hamburg-berlin-4" in ends(state)
    state = rolled(4, blue="berlin", green="hamburg-berlin-4")
    assert "hamburg-berlin-3" in ends(state)
    state = rolled(4, blue="berlin", green="hamburg-berlin-4", yellow="hamburg-berlin-3")
    assert "hamburg-berlin-2 hamburg" in ends(state)


def test_auf_3_2_back_to_its_own_space_is_waiting():
    state = rolled(1, blue="hamburg")
    assert ends(state) == {"wait", "hamburg-berlin-2 hamburg"}
    state, events = after(state, "wait")
    assert where(state) == "hamburg-berlin-1"
    assert events == [("waited", {"seat": 0})]


def test_auf_3_2_back_over_a_city():
    """Three spaces past Hamburg all is taken but Hamburg itself."""
    state = rolled(3, blue="flensburg", yellow="flensburg-hamburg-1")
    assert "hamburg" in ends(state)


def test_auf_3_3_trucks_may_be_passed():
    state = rolled(4, blue="hamburg-berlin-2", green="hamburg-berlin-3")
    assert "berlin" in ends(state)
    state = rolled(2, blue="hamburg")
    assert "hamburg-bremen-1" in ends(state)


@pytest.mark.parametrize(
    "given",
    [
        {"hand": {"red": "hamburg-trieste"}},
        {"aboard": {"red": "linz-hamburg"}},
    ],
)
def test_auf_3_4_the_rest_may_be_forfeited_in_a_city_of_ones_contracts(given):
    state = rolled(3, **given)
    assert "hamburg" in ends(state)
    assert "bremen" in ends(state)
    assert "hamburg" not in ends(rolled(3))


@pytest.mark.parametrize(
    "given",
    [
        {"hand": {"red": "linz-hamburg"}},  # not loaded: its destination does not count
        {"aboard": {"red": "hamburg-trieste"}},  # loaded: its start does not count
        {"hand": {"blue": "hamburg-trieste"}},
        {"hand": {"red": "hamburg-trieste"}, "blue": "hamburg"},  # taken
    ],
)
def test_auf_3_4_and_in_no_other_city(given):
    assert "hamburg" not in ends(rolled(3, **given))


@pytest.mark.parametrize(
    ("card", "start", "die", "city"),
    [
        ("sonderauftrag-flensburg", "hamburg", 3, "flensburg"),
        ("sonderauftrag-wien", "linz-wien-1", 3, "wien"),
        ("inspektion", "nuernberg-muenchen-1", 3, "muenchen"),
    ],
)
def test_auf_3_4_in_a_city_that_an_own_card_sends_one_to(card, start, die, city):
    assert city in ends(rolled(die, red=start, kept=f"{card}:red"))
    assert city not in ends(rolled(die, red=start, kept=f"{card}:blue"))


@pytest.mark.parametrize("sign", ["works", "jam"])
def test_auf_3_5_a_sign_stops_the_truck_before_it(sign):
    given = {sign: "hamburg-berlin-4"}
    if sign == "jam":
        given["kept"] = "stau-nebel:blue"
    state = rolled(4, **given)
    assert "hamburg-berlin-3" in ends(state)
    assert not {"berlin", "hamburg-berlin-4"} & ends(state)


def test_auf_3_5_the_space_before_the_sign_may_be_taken():
    state = rolled(4, works="hamburg-berlin-4", blue="hamburg-berlin-3")
    assert "hamburg-berlin-2 hamburg" in ends(state)


def test_auf_3_5_driving_at_a_sign_beside_the_truck_is_waiting():
    state = rolled(4, works="hamburg-berlin-2")
    assert "wait" in ends(state)
    assert "flensburg-hamburg-1" in ends(state)


def test_auf_3_6_any_direction_at_the_start_no_stepping_back():
    state = rolled(2)
    assert "hamburg-berlin-3" in ends(state)
    assert "hamburg-berlin-1" not in ends(state)
    assert "wait" not in ends(state)


def test_auf_3_6_a_truck_turns_at_the_dead_end():
    state = rolled(4, red="hamburg")
    assert "hamburg" in ends(state)
    state, events = after(state, "drive hamburg")
    assert turn(state) == "red stop"
    assert "call zuerich-wien" in said(state)
    assert named(events, "drove")[0]["path"] == [
        "hamburg",
        "flensburg-hamburg-1",
        "flensburg",
        "flensburg-hamburg-1",
        "hamburg",
    ]
    assert ends(rolled(2, red="flensburg-hamburg-1")) >= {"flensburg-hamburg-1"}
    assert "hamburg-bremen-1" in ends(rolled(5, red="hamburg"))


def enclosed(die):
    """Red stands between both signs."""
    return rolled(
        die,
        red="hamburg-berlin-3",
        works="hamburg-berlin-2",
        jam="hamburg-berlin-4",
        kept="stau-unfall:green",
    )


@pytest.mark.parametrize("die", [2, 5, 6])
def test_auf_3_7_a_truck_that_cannot_move_stays(die):
    assert ends(enclosed(die)) == {"wait"}
    state, events = after(enclosed(die), "wait")
    assert where(state) == "hamburg-berlin-3"
    assert events == [("waited", {"seat": 0})]
    assert turn(state) == "red stop"


def test_auf_3_7_waiting_on_an_event_space_draws_no_card():
    state = rolled(3, red="hamburg-berlin-2", works="hamburg-berlin-3")
    state, _ = after(state, "wait")
    assert line(state, "event") == "-"
    assert turn(state) == "red stop"


def test_auf_3_7_waiting_in_a_city_is_no_arrival():
    state = rolled(
        6,
        red="flensburg",
        works="-",
        jam="flensburg-hamburg-1",
        kept="stau-nebel:blue motivation:red",
        hand={"red": "flensburg-wien"},
    )
    state, _ = after(state, "wait")
    assert turn(state) == "red stop"
    assert said(state) == ["end", "buy small", "buy large", "play motivation"]


def test_auf_3_7_nothing_is_loaded_or_collected_after_waiting_by_card():
    """Motivation, driven at the road works next to the city, ends the stop."""
    state = stopped(
        red="flensburg",
        works="-",
        jam="flensburg-hamburg-1",
        kept="stau-nebel:blue motivation:red",
        hand={"red": "flensburg-wien"},
    )
    assert "load flensburg-wien" in said(state)
    state = play(state, "play motivation", "wait")
    assert said(state) == ["end", "buy small", "buy large"]


def test_auf_3_7_what_was_missed_by_waiting_is_done_before_the_next_roll():
    given = {"red": "hamburg", "works": "hamburg-berlin-1", "aboard": {"red": "linz-hamburg"}}
    state, events = after(rolled(3, seats=2, **given), "wait")
    assert named(events, "delivered") == []
    assert "unload linz-hamburg" not in said(state)
    assert "unload linz-hamburg" in said(at(seats=2, **given))


def test_auf_3_7_leading_back_to_its_space_is_an_arrival():
    state, _ = after(rolled(4, red="hamburg", hand={"red": "hamburg-trieste"}), "drive hamburg")
    assert {"load hamburg-trieste", "call zuerich-wien"} <= set(said(state))


# 4 Signs


def test_auf_4_1_a_one_places_the_road_works():
    state, _ = after(rolled(1), "drive hamburg")
    assert turn(state) == "red works"
    assert len(said(state)) == 137 - 1 - 3  # Flensburg's space and three other trucks
    state, events = after(state, "works linz-wien-1")
    assert events == [("works", {"seat": 0, "space": "linz-wien-1"})]
    assert line(state, "works") == "linz-wien-1"
    assert turn(state) == "red stop"


def test_auf_4_1_it_must_go_to_another_space():
    state, _ = after(rolled(1, works="linz-wien-1"), "drive hamburg")
    assert "works linz-wien-1" not in said(state)
    assert "works linz-wien-2" in said(state)


def test_auf_4_1_before_the_event_card():
    state, events = after(rolled(1), "drive hamburg-berlin-2 hamburg")
    assert named(events, "drew") == []
    state, events = after(state, "works linz-wien-1", draws(state, "truckerfestival"))
    assert [name for name, _ in events] == ["works", "drew", "received"]


def test_auf_4_1_before_the_business_in_the_city():
    state, events = after(rolled(1, aboard={"red": "linz-hamburg"}), "drive hamburg")
    assert named(events, "delivered") == []
    _, events = after(state, "works linz-wien-1")
    assert [name for name, _ in events] == ["works", "delivered"]


def test_auf_4_1_also_by_who_cannot_drive():
    state, _ = after(enclosed(1), "wait")
    assert turn(state) == "red works"
    assert "works hamburg-berlin-2" not in said(state)


def test_auf_4_1_only_with_a_one():
    state, _ = after(rolled(2), "drive hamburg-berlin-3")
    assert turn(state) == "red stop"


def works_after_a_one(**given):
    state, _ = after(rolled(1, **given), "drive hamburg")
    return {action.removeprefix("works ") for action in said(state)}


def test_auf_4_2_where_the_sign_may_not_stand():
    spaces = works_after_a_one(jam="linz-wien-2", kept="stau-nebel:blue", blue="linz-wien-1")
    assert not {"linz-wien-1", "linz-wien-2", "flensburg-hamburg-1", "wien", "hamburg"} & spaces
    assert {"linz-graz-2", "hamburg-berlin-1", "hamburg-berlin-2"} <= spaces


def test_auf_4_3_it_blocks_its_space_completely():
    state = rolled(6, works="hamburg-berlin-3", aboard={"red": "wien-berlin"})
    on_the_road = {end for end in ends(state) if end.startswith(("hamburg-berlin", "berlin"))}
    # Back to its own space it comes by way of Flensburg.
    assert on_the_road == {"hamburg-berlin-1", "hamburg-berlin-2 hamburg"}


def test_auf_4_4_the_jam_lasts_until_its_players_turn_comes():
    state = rolled(2, seats=3, jam="kassel", kept="stau-kassel:yellow")
    state, events = after(state, "drive hamburg-berlin-3")
    assert (turn(state), line(state, "jam"), events[1:]) == ("red stop", "kassel", [])
    state, _ = after(play(state, "end"), "roll", 1)
    assert line(state, "jam") == "kassel"
    state, events = after(play(state, "drive saarbruecken-stuttgart-3"), "end")
    assert turn(state) == "yellow before"
    assert [line(state, name) for name in ("jam", "kept", "under")] == ["-", "-", "stau-kassel"]
    assert events[-1] == ("jam-lifted", {"space": "kassel"})


def test_auf_4_4_a_skipped_turn_lifts_it_too():
    state = rolled(2, jam="kassel", kept="stau-kassel:blue", skips={"blue": 1})
    state, events = after(play(state, "drive hamburg-berlin-3"), "end")
    assert turn(state) == "yellow before"
    assert line(state, "jam") == "-"
    assert [name for name, _ in events] == ["jam-lifted", "skipped"]


def test_auf_4_5_a_truck_on_the_jammed_space_leaves_either_way():
    given = {"jam": "hamburg-berlin-3", "kept": "stau-nebel:blue", "red": "hamburg-berlin-3"}
    assert ends(rolled(2, **given)) == {"hamburg-berlin-1", "berlin"}


def test_auf_4_5_nobody_passes_a_jammed_city():
    state = rolled(2, jam="hamburg", kept="stau-nebel:blue")
    assert ends(state) == {"wait", "hamburg-berlin-3"}


def test_auf_4_5_a_jammed_city_may_be_entered_to_deliver():
    given = {"jam": "hamburg", "kept": "stau-nebel:blue", "aboard": {"red": "linz-hamburg"}}
    state = rolled(3, **given)
    assert ends(state) == {"wait", "hamburg", "hamburg-berlin-4"}
    state, events = after(state, "drive hamburg")
    assert named(events, "delivered") == [{"seat": 0, "contract": "linz-hamburg", "money": 3800}]
    assert "call zuerich-wien" not in said(state)  # three points for one space: not exact
    state, _ = after(rolled(6, **given), "drive hamburg")
    assert "call zuerich-wien" in said(state)
    assert "hamburg" not in ends(rolled(3, blue="hamburg", **given))


def test_auf_4_5_exactly_into_a_jammed_city():
    given = {"jam": "berlin", "kept": "stau-nebel:blue", "aboard": {"red": "wien-berlin"}}
    state, _ = after(rolled(4, **given), "drive berlin")
    assert "call zuerich-wien" in said(state)


def test_auf_4_5_not_to_load_there_nor_while_the_inspektion_forbids_it():
    given = {"jam": "hamburg", "kept": "stau-nebel:blue"}
    assert "hamburg" not in ends(rolled(3, hand={"red": "hamburg-trieste"}, **given))
    given = {"jam": "hamburg", "kept": "inspektion:red stau-nebel:blue"}
    assert "hamburg" not in ends(rolled(3, aboard={"red": "linz-hamburg"}, **given))
    given = {"jam": "muenchen", "kept": "inspektion:red stau-muenchen:blue"}
    state = rolled(3, red="nuernberg-muenchen-1", aboard={"red": "kassel-muenchen"}, **given)
    assert "muenchen" in ends(state)


@pytest.mark.parametrize(
    ("city", "near", "kept"),
    [
        ("wien", "linz-wien-2", "sonderauftrag-wien:red"),
        ("muenchen", "nuernberg-muenchen-2", "inspektion:red"),
    ],
)
def test_auf_4_5_neither_a_special_order_nor_the_inspektion_opens_a_jammed_city(city, near, kept):
    open_city = rolled(1, red=near, kept=kept)
    assert city in ends(open_city)
    assert city not in ends(rolled(1, red=near, jam=city, kept=f"{kept} stau-nebel:blue"))


def test_auf_4_5_once_in_to_deliver_one_may_load():
    given = {"aboard": {"red": "linz-hamburg"}, "hand": {"red": "hamburg-trieste"}}
    state = rolled(3, jam="hamburg", kept="stau-nebel:blue", **given)
    assert "load hamburg-trieste" in said(play(state, "drive hamburg"))


def test_auf_4_5_a_guest_does_not_act_so_he_cannot_deliver_in_a_jam():
    given = {"jam": "basel", "kept": "stau-nebel:green", "aboard": {"blue": "wien-basel"}}
    state, _ = event("road-runner", **given)
    state, _ = after(state, "invite blue")
    assert turn(state) == "blue drive"
    assert "basel" not in ends(state)
    assert why(state, "drive basel") == "AUF-4.5"
