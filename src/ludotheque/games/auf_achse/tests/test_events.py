"""The event cards, one by one: what they do, and when they do nothing."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Replayed
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CARDS

from .position import (
    aboard,
    after,
    at,
    draws,
    ends,
    event,
    hand,
    line,
    money,
    named,
    play,
    rolled,
    said,
    stopped,
    turn,
    where,
    words,
)

HERE = "hamburg-berlin-2"  # where `event` draws its card, come from Hamburg
KEPT = (
    "inspektion",
    "motivation",
    "schnelle-verladung",
    "sonderauftrag-flensburg",
    "sonderauftrag-wien",
)


# AUF-9.0


def test_auf_9_0_ending_a_move_on_an_event_space_draws_a_card():
    state, events = event("truckerfestival")
    assert events[1] == ("drew", {"seat": 0, "card": "truckerfestival"})
    assert line(state, "event") == "truckerfestival"
    assert line(state, "under") == "truckerfestival"
    assert state.bag[CARDS.index("truckerfestival")] == 0
    assert turn(state) == "blue before"


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


def test_auf_9_0_a_move_by_a_card_draws_none():
    state, _ = event("wartung")
    state, events = after(state, "drive hamburg-hannover-1")
    assert named(events, "drew") == []
    assert turn(state) == "blue before"


def test_auf_9_0_the_roll_of_a_beifahrer_draws():
    state, _ = event("beifahrer", 3)  # a 4: back past Hamburg towards Hannover
    state = play(state, "drive hamburg-hannover-2")
    state, _ = event("beifahrer", 2)
    state, events = after(
        state, "drive hamburg-hannover-1 hamburg", draws(state, "truckerfestival")
    )
    assert named(events, "drew") == [{"seat": 0, "card": "truckerfestival"}]


# The cards


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
    assert turn(state) == "blue before"


def test_auf_9_1_no_load_no_effect():
    state, events = event("bahnverladung", hand={"red": "frankfurt-linz"})
    assert [name for name, _ in events] == ["drove", "drew"]
    assert (money(state), turn(state)) == (5000, "blue before")


def test_auf_9_1_distance_from_the_truck_not_from_the_start():
    state, _ = event("bahnverladung", aboard={"red": "muenchen-hannover linz-nuernberg"})
    assert aboard(state) == "muenchen-hannover"


def test_auf_9_2_beifahrer_rolls_and_moves_again():
    state, events = event("beifahrer", 2)
    assert events[2:] == [("rolled", {"seat": 0, "die": 3})]
    assert turn(state) == "red drive"
    state = play(state, "drive berlin")
    assert "call zuerich-wien" in said(state)  # an ordinary roll


def test_auf_9_2_with_a_one_the_road_works_move():
    state, _ = event("beifahrer", 0)
    assert turn(play(state, "drive hamburg-berlin-3")) == "red works"


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
    assert turn(state) == "blue before"


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


def test_auf_9_4_fahrtenschreiber_skips_the_next_turn():
    state, events = event("fahrtenschreiber", seats=2)
    assert named(events, "must-skip") == [{"seat": 0, "turns": 1}]
    assert turn(state) == "blue before"
    state, _ = after(state, "roll", 1)
    state, events = after(state, "drive saarbruecken-stuttgart-3")
    assert named(events, "skipped") == [{"seat": 0}]
    assert turn(state) == "blue before"
    assert line(state, "round") == "3"
    assert line(state, "truck red").split()[4] == "0"


def test_auf_9_5_familiennachwuchs_goes_to_a_destination_and_unloads():
    state, events = event("familiennachwuchs", aboard={"red": "linz-nuernberg"})
    assert events[2:] == [
        ("delivered", {"seat": 0, "contract": "linz-nuernberg", "money": 2300}),
        ("jumped", {"seat": 0, "space": "nuernberg"}),
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
    assert (where(state), turn(state)) == (HERE, "blue before")


def test_auf_9_5_taken_the_nearest_free_space_and_unloads_all_the_same():
    state, events = event(
        "familiennachwuchs", blue="wien", green="linz-wien-2", aboard={"red": "zuerich-wien"}
    )
    assert named(events, "delivered") == [{"seat": 0, "contract": "zuerich-wien", "money": 3100}]
    assert (where(state), turn(state)) == ("wien-graz-1", "blue before")


def test_auf_9_5_the_owner_chooses_between_the_nearest():
    state, _ = event("familiennachwuchs", blue="wien", aboard={"red": "zuerich-wien"})
    assert turn(state) == "red land"
    assert line(state, "jump") == "wien"
    assert said(state) == ["land linz-wien-2", "land wien-graz-1"]
    state, events = after(state, "land linz-wien-2")
    assert events == [("jumped", {"seat": 0, "space": "linz-wien-2"})]
    assert [line(state, name) for name in ("jump", "phase")] == ["-", "before"]


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


def test_auf_9_6_fracht_dumping_gives_a_contract_to_the_right():
    state, _ = event(
        "fracht-dumping", hand={"red": "wien-basel zuerich-wien*"}, aboard={"red": "linz-nuernberg"}
    )
    assert turn(state) == "red give"
    assert said(state) == ["give wien-basel", "give zuerich-wien"]
    known, events = after(state, "give zuerich-wien")
    assert events == [("gave", {"seat": 0, "other": 3, "contract": "zuerich-wien"})]
    assert (hand(known), hand(known, "green")) == ("wien-basel", "zuerich-wien*")
    assert turn(known) == "blue before"


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
    assert turn(state) == "blue before"


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
    assert (where(state), turn(state)) == (HERE, "blue before")


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
    assert turn(state) == "blue before"
    assert "play motivation" in said(state)


def test_auf_9_12_pannenhilfe():
    state, _ = event("pannenhilfe")
    assert said(state) == ["help", "drive-on"]
    helped, events = after(state, "help")
    assert [name for name, _ in events] == ["received", "must-skip"]
    assert (money(helped), list(helped.skips)) == (6000, [1, 0, 0, 0])
    on = play(state, "drive-on")
    assert (money(on), list(on.skips), turn(on)) == (5000, [0, 0, 0, 0], "blue before")


@pytest.mark.parametrize("card", ["polizeikontrolle", "radarfalle"])
def test_auf_9_13_a_fine_of_500(card):
    state, events = event(card)
    assert named(events, "paid") == [{"seat": 0, "money": 500}]
    assert (money(state), line(state, "under")) == (4500, card)


def test_auf_9_14_radarfalle_can_be_owed_like_the_other():
    for card in ("polizeikontrolle", "radarfalle"):
        state, _ = event(card, money={"red": 400})
        assert line(state, "kept") == f"{card}:red"


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
        "blue before",
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
    assert turn(state) == "blue before"
    assert line(state, "storm") == "-"


def test_auf_9_16_trucks_moved_by_it_do_not_act_but_ones_own_does():
    given = {"aboard": {"red": "linz-hamburg", "blue": "bruxelles-stuttgart"}}
    state, _ = event("schneestuerme", seats=2, **given)
    state, events = after(play(state, "blow blue"), "drive stuttgart")
    assert named(events, "delivered") == []
    state, events = after(play(state, "blow red"), "drive hamburg")
    assert named(events, "delivered") == [{"seat": 0, "contract": "linz-hamburg", "money": 3800}]


def test_auf_9_16_a_jammed_city_is_open_to_ones_own_delivery_only():
    given = {"aboard": {"red": "linz-hamburg", "blue": "bruxelles-stuttgart"}}
    state, _ = event("schneestuerme", jam="hamburg", kept="stau-nebel:blue", **given)
    assert "hamburg" in ends(play(state, "blow red"))
    state, _ = event("schneestuerme", jam="stuttgart", kept="stau-nebel:blue", **given)
    assert "stuttgart" not in ends(play(state, "blow blue"))


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


@pytest.mark.parametrize("city", ["muenchen", "frankfurt", "kassel"])
def test_auf_9_20_a_jam_in_a_city(city):
    state, events = event(f"stau-{city}", blue=city)
    assert named(events, "jammed") == [{"seat": 0, "space": city}]
    assert (line(state, "jam"), line(state, "kept")) == (city, f"stau-{city}:red")
    assert line(state, "under") == "-"
    assert turn(state) == "blue before"


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
    assert (line(state, "kept"), turn(state)) == (f"{card}:red", "blue before")


def test_auf_9_22_subunternehmer_like_road_runner():
    state, _ = event("subunternehmer", seats=2)
    assert said(state) == ["invite blue"]
    assert turn(play(state, "invite blue", "decline")) == "red drive"


def test_auf_9_23_truckerfestival():
    state, events = event("truckerfestival")
    assert named(events, "received") == [{"seat": 0, "money": 500}]
    assert money(state) == 5500


def test_auf_9_24_vertrauen_with_an_empty_reserve():
    state, _ = event("vertrauen", reserve=0)
    assert (hand(state), turn(state)) == ("-", "blue before")


def test_auf_9_24_a_contract_means_that_the_last_is_not_delivered():
    state, _ = event("vertrauen", 0, done="red")
    assert line(state, "truck red").split()[-1] == "-"


def test_auf_9_25_wartung_one_to_four_more_or_none():
    state, _ = event("wartung")
    found = ends(state)
    assert {"decline", "hamburg-berlin-1", "hamburg", "hamburg-bremen-1", "flensburg"} <= found
    assert {"hamburg-berlin-3", "hamburg-berlin-4", "berlin", "hannover-berlin-4"} <= found
    assert not {"hannover", "hannover-berlin-3", "wait"} & found
    state = play(state, "drive hamburg-bremen-1")
    assert turn(state) == "blue before"


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
    assert (where(state), turn(state)) == (HERE, "blue before")


def test_auf_9_26_a_taken_city():
    state, _ = event("ware-verdorben", blue="wien", aboard={"red": "wien-basel"})
    assert said(state) == ["land linz-wien-2", "land wien-graz-1"]
    state = play(state, "land wien-graz-1")
    assert (where(state), aboard(state)) == ("wien-graz-1", "wien-basel")


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
    assert turn(state) == "blue before"


def test_auf_9_27_taken_the_nearest_free_space_before_it():
    state, _ = event("zollabfertigung", blue="berlin-nuernberg-2")
    assert "berlin-nuernberg-1" in ends(state)
    assert "berlin-nuernberg-2" not in ends(state)
    assert "decline" not in ends(state)


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


def test_auf_9_29_a_truck_that_an_own_card_brings_to_a_city_acts():
    state, _ = event(
        "wartung", red="hamburg", aboard={"red": "linz-hamburg"}, hand={"red": "hamburg-trieste"}
    )
    state, events = after(state, "drive hamburg")
    assert named(events, "delivered")
    assert "load hamburg-trieste" in said(state)
