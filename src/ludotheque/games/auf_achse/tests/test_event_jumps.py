"""The event cards that put a truck somewhere else (AUF-9)."""

import pytest

from .position import (
    HERE,
    aboard,
    after,
    draws,
    event,
    line,
    money,
    named,
    play,
    rolled,
    said,
    stopped,
    turn,
    where,
)


@pytest.mark.parametrize(
    ("start", "drive", "city"),
    [("hamburg", f"{HERE} hamburg", "hamburg"), ("hamburg-berlin-4", f"{HERE} berlin", "berlin")],
)
def test_auf_9_3_dokumente_sends_back_the_way_one_came(start, drive, city):
    state = rolled(2, red=start, hand={"red": "hamburg-trieste"})
    state, events = after(state, f"drive {drive}", draws(state, "dokumente"))
    assert events[2:] == [("drove-back", {"seat": 0, "space": city})]
    assert where(state) == city
    assert turn(state) == "red stop"
    assert ("load hamburg-trieste" in said(state)) is (city == "hamburg")
    assert "call zuerich-wien" not in said(state)


def test_auf_9_3_a_taken_city():
    state = rolled(2, red="hamburg-berlin-4", blue="berlin")
    state, _ = after(state, f"drive {HERE} berlin", draws(state, "dokumente"))
    assert where(state) == "hamburg-berlin-4"
    state = rolled(2, red="hamburg-berlin-4", blue="berlin", green="hamburg-berlin-3")
    state, _ = after(state, f"drive {HERE} berlin", draws(state, "dokumente"))
    assert where(state) == "hamburg-berlin-4"
    assert turn(state) == "red stop"


def test_auf_9_3_nothing_free_before_the_city():
    state = rolled(1, red="hamburg-hannover-2", blue="hannover")
    state = play(state, "drive hamburg-hannover-1 hannover")
    state, _ = after(state, "works hamburg-hannover-2", draws(state, "dokumente"))
    assert where(state) == "hamburg-hannover-1"


def test_auf_9_3_a_sign_on_the_way_back():
    """Red started between the sign and the event space."""
    state = rolled(2, red="berlin-nuernberg-3", works="berlin-nuernberg-2")
    state, _ = after(state, "drive berlin-nuernberg-5 berlin", draws(state, "dokumente"))
    assert where(state) == "berlin-nuernberg-3"


@pytest.mark.parametrize(
    ("given", "end"),
    [
        ({"aboard": {"red": "linz-hamburg"}}, "hamburg"),
        ({"hand": {"red": "hamburg-trieste"}}, "hamburg-berlin-1"),
    ],
)
def test_auf_9_3_back_into_a_jam(given, end):
    state = rolled(2, red="hamburg", jam="hamburg", kept="stau-nebel:blue", **given)
    state, _ = after(state, f"drive {HERE} hamburg", draws(state, "dokumente"))
    assert where(state) == end


def test_auf_9_5_familiennachwuchs_goes_to_a_destination_and_unloads():
    state, events = event("familiennachwuchs", aboard={"red": "linz-nuernberg"})
    assert events[2:] == [
        ("jumped", {"seat": 0, "space": "nuernberg"}),
        ("delivered", {"seat": 0, "contract": "linz-nuernberg", "money": 2300}),
    ]
    assert (where(state), money(state), turn(state)) == ("nuernberg", 7300, "red stop")
    assert "call zuerich-wien" not in said(state)


def test_auf_9_5_the_owner_chooses_which_and_all_that_goes_there_is_unloaded():
    given = {
        "aboard": {"red": "graz-frankfurt milano-frankfurt muenchen-hannover"},
        "trailers": {"red": "1 0"},
        "hand": {"red": "frankfurt-linz*"},
    }
    state, _ = event("familiennachwuchs", **given)
    assert turn(state) == "red jump"
    assert said(state) == ["jump frankfurt", "jump hannover"]
    state, events = after(state, "jump frankfurt")
    assert len(named(events, "delivered")) == 2
    assert (where(state), aboard(state)) == ("frankfurt", "muenchen-hannover")
    assert "load frankfurt-linz" in said(state)  # AUF-9.29


def test_auf_9_5_nothing_loaded_no_effect():
    state, events = event("familiennachwuchs", hand={"red": "linz-nuernberg"})
    assert [name for name, _ in events] == ["drove", "drew"]
    assert (where(state), turn(state)) == (HERE, "red stop")


def test_auf_9_5_taken_the_nearest_free_space_and_unloads_all_the_same():
    state, events = event(
        "familiennachwuchs", blue="wien", green="linz-wien-2", aboard={"red": "zuerich-wien"}
    )
    assert named(events, "delivered") == [{"seat": 0, "contract": "zuerich-wien", "money": 3100}]
    assert (where(state), turn(state)) == ("wien-graz-1", "red stop")


def test_auf_9_5_the_owner_chooses_between_the_nearest():
    state, _ = event("familiennachwuchs", blue="wien", aboard={"red": "zuerich-wien"})
    assert turn(state) == "red land"
    assert line(state, "jump") == "wien"
    assert said(state) == ["land linz-wien-2", "land wien-graz-1"]
    state, events = after(state, "land linz-wien-2")
    assert events == [
        ("jumped", {"seat": 0, "space": "linz-wien-2"}),
        ("delivered", {"seat": 0, "contract": "zuerich-wien", "money": 3100}),
    ]
    assert [line(state, name) for name in ("jump", "phase")] == ["-", "stop"]


def test_auf_9_5_a_jump_ignores_signs_but_does_not_end_on_one():
    given = {"jam": "wien", "kept": "stau-nebel:blue", "aboard": {"red": "zuerich-wien"}}
    state, _ = event("familiennachwuchs", **given)
    assert where(state) == "wien"
    given = {"works": "linz-wien-2", "blue": "wien", "aboard": {"red": "zuerich-wien"}}
    state, _ = event("familiennachwuchs", **given)
    assert where(state) == "wien-graz-1"
    given |= {"works": "-", "jam": "linz-wien-2", "kept": "stau-nebel:green"}
    state, _ = event("familiennachwuchs", **given)
    assert where(state) == "wien-graz-1"


def test_auf_9_5_farther_off_when_all_beside_the_city_is_taken():
    state, _ = event(
        "familiennachwuchs",
        blue="wien",
        green="linz-wien-2",
        yellow="wien-graz-1",
        aboard={"red": "zuerich-wien"},
    )
    assert said(state) == ["land linz-wien-1", "land wien-graz-2"]


def test_auf_9_5_the_space_that_the_truck_leaves_is_free():
    state = rolled(1, red="linz-wien-2", blue="wien", aboard={"red": "zuerich-wien"})
    state = play(state, "drive linz-wien-1 wien")
    state, _ = after(state, "works hamburg-berlin-1", draws(state, "familiennachwuchs"))
    assert said(state) == ["land linz-wien-2", "land wien-graz-1"]


def test_auf_9_5_the_inspektion_does_not_hinder_it():
    state, _ = event("familiennachwuchs", kept="inspektion:red", aboard={"red": "linz-nuernberg"})
    assert (money(state), aboard(state)) == (7300, "-")


def test_auf_9_26_ware_verdorben_back_to_the_latest_loading():
    state, events = event(
        "ware-verdorben",
        aboard={"red": "linz-nuernberg graz-dortmund"},
        hand={"red": "graz-frankfurt"},
    )
    assert events[2:] == [("jumped", {"seat": 0, "space": "graz"})]
    assert (where(state), turn(state)) == ("graz", "red stop")
    assert aboard(state) == "linz-nuernberg graz-dortmund"
    assert "load graz-frankfurt" not in said(state)  # six goods are aboard
    assert money(state) == 5000


def test_auf_9_26_of_a_contract_still_aboard():
    """What was loaded later has been delivered since."""
    state = rolled(3, aboard={"red": "graz-dortmund innsbruck-hamburg"})
    state, _ = after(state, "drive hamburg")
    assert aboard(state) == "graz-dortmund"
    state = play(stopped(red="hamburg", aboard={"red": "graz-dortmund"},
                         hand={"red": "hamburg-trieste"}), "load hamburg-trieste")  # fmt: skip
    assert aboard(state) == "graz-dortmund hamburg-trieste"


def test_auf_9_26_nothing_loaded_no_effect():
    state, events = event("ware-verdorben", hand={"red": "linz-nuernberg"})
    assert [name for name, _ in events] == ["drove", "drew"]
    assert (where(state), turn(state)) == (HERE, "red stop")


def test_auf_9_26_a_taken_city():
    state, _ = event("ware-verdorben", blue="wien", aboard={"red": "wien-basel"})
    assert said(state) == ["land linz-wien-2", "land wien-graz-1"]
    state = play(state, "land wien-graz-1")
    assert (where(state), aboard(state)) == ("wien-graz-1", "wien-basel")
