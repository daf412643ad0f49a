"""The end, the children's version and the rules of 2007, row by row."""

import pytest

from .position import (
    after,
    at,
    draws,
    ends,
    event,
    fresh,
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
)

NO_PUBLIC = {"open": "-", "pile": 0}


def last_delivery(**given):
    """Red can deliver linz-hamburg in Hamburg."""
    return rolled(3, **{"aboard": {"red": "linz-hamburg"}, **given})


def reserve_only(**given):
    """No public contract is left; all others lie in the reserve."""
    held = " ".join([*given.get("hand", {}).values(), *given.get("aboard", {}).values()])
    taken = len(held.replace("-", " - ").replace(" - ", "-").split())
    return {**NO_PUBLIC, "reserve": 52 - taken, **given}


# 10 End


def test_auf_10_1_no_public_contract_left_and_the_last_one_delivered():
    state = last_delivery(**reserve_only(aboard={"red": "linz-hamburg"}))
    state, events = after(state, "drive hamburg")
    assert events[-1] == ("ended", {"seat": 0, "reason": "delivered"})
    assert state.outcome().reason == "delivered"
    assert state.to_act() == -1
    assert said(state) == []
    assert state.outcome().scores == [8800, 5000, 5000, 5000]


@pytest.mark.parametrize(
    "given",
    [
        {"aboard": {"red": "linz-hamburg"}},  # public contracts are left
        reserve_only(aboard={"red": "linz-hamburg"}, hand={"red": "wien-basel"}),
        reserve_only(aboard={"red": "linz-hamburg graz-dortmund"}, trailers={"red": "1 0"}),
    ],
)
def test_auf_10_1_otherwise_the_game_goes_on(given):
    state = play(last_delivery(**given), "drive hamburg")
    assert state.outcome() is None
    assert turn(state) == "red stop"


def test_auf_10_1_an_open_contract_or_one_in_the_pile_is_enough():
    one_open = {"open": "wien-basel", "reserve": 50, "aboard": {"red": "linz-hamburg"}}
    state = play(last_delivery(**one_open), "drive hamburg")
    assert state.outcome() is None
    assert line(state, "truck red").split()[-1] == "done"


def test_auf_10_1_the_last_public_contract_goes_when_somebody_had_delivered_his_last():
    given = {"open": "wien-basel", "reserve": 51, "done": "yellow"}
    state = stopped(red="hamburg", hand={"red": "-"}, **given)
    state = play(state, "call wien-basel", "pass", "pass")
    state, events = after(state, "pass")
    assert [name for name, _ in events] == ["passed", "sold", "ended"]
    assert events[-1][1] == {"seat": 2, "reason": "delivered"}


def test_auf_10_1_the_player_who_takes_it_has_not_delivered_his_last():
    given = {"open": "wien-basel", "reserve": 51, "done": "red"}
    state = stopped(red="hamburg", hand={"red": "-"}, **given)
    state = play(state, "call wien-basel", "pass", "pass", "pass")
    assert state.outcome() is None
    assert line(state, "truck red").split()[-1] == "-"


def test_auf_10_1_before_the_winner_can_load():
    given = {"open": "wien-basel", "reserve": 51, "done": "yellow", "blue": "wien"}
    state = stopped(red="hamburg", hand={"red": "-"}, **given)
    state = play(state, "call wien-basel", "bid 1", "pass", "pass", "pass")
    assert state.outcome().reason == "delivered"
    assert hand(state, "blue") == "wien-basel*"


def test_auf_10_1_a_child_takes_the_last_one():
    given = {"open": "wien-basel", "reserve": 51, "done": "yellow", "options": "children"}
    poor = dict.fromkeys(("red", "blue", "yellow", "green"), 2000)
    state = play(stopped(red="hamburg", hand={"red": "-"}, money=poor, **given), "take wien-basel")
    assert state.outcome().reason == "delivered"


def test_auf_10_1_the_last_one_is_discarded():
    given = {"open": "wien-basel", "reserve": 51, "done": "yellow", "options": "2007"}
    state = play(stopped(red="hamburg", hand={"red": "-"}, **given), "discard")
    assert state.outcome().reason == "delivered"


def test_auf_10_1_by_rail():
    given = reserve_only(aboard={"red": "linz-nuernberg"}, money={"red": 0})
    state, events = event("bahnverladung", **given)
    assert state.outcome().scores[0] == 2300 - 1000
    assert events[-1][0] == "ended"


def test_auf_10_1_by_a_jump():
    state, _ = event("familiennachwuchs", **reserve_only(aboard={"red": "linz-nuernberg"}))
    assert state.outcome().reason == "delivered"


def test_auf_10_1_a_jump_that_ends_the_game_brings_first_what_its_arrival_brings():
    given = reserve_only(aboard={"red": "koeln-flensburg"}, money={"red": 0})
    state, events = event("familiennachwuchs", kept="sonderauftrag-flensburg:red", **given)
    names = [name for name, _ in events]
    assert names == ["drove", "drew", "jumped", "collected", "delivered", "ended"]
    assert state.outcome().scores[0] == 2000 + named(events, "delivered")[0]["money"]
    given = reserve_only(aboard={"red": "kassel-muenchen"}, money={"red": 0})
    state, events = event("familiennachwuchs", kept="inspektion:red", **given)
    names = [name for name, _ in events]
    assert names == ["drove", "drew", "jumped", "handed-on", "delivered", "penalised", "ended"]
    assert state.outcome().scores == [2800, 4000, 5000, 5000]


def test_auf_10_1_beside_the_city_there_is_no_special_order():
    given = reserve_only(aboard={"red": "zuerich-wien"}, blue="wien", money={"red": 0})
    state, _ = event("familiennachwuchs", kept="sonderauftrag-wien:red", **given)
    assert state.outcome() is None
    state = play(state, "land wien-graz-1")
    assert state.outcome().scores[0] == 3100 - 1000


def test_auf_10_1_before_the_roll():
    state = at(red="hamburg", **reserve_only(aboard={"red": "linz-hamburg"}))
    state = play(state, "unload linz-hamburg")
    assert state.outcome().reason == "delivered"


def test_auf_10_1_by_a_card_before_the_roll():
    given = reserve_only(aboard={"red": "linz-hamburg"}, kept="motivation:red")
    state = play(at(**given), "play motivation", "drive hamburg")
    assert state.outcome().reason == "delivered"


def test_auf_10_1_a_hand_emptied_by_fracht_dumping_does_not_count():
    state, _ = event("fracht-dumping", **reserve_only(hand={"red": "wien-basel"}))
    state = play(state, "give wien-basel")
    assert state.outcome() is None
    assert hand(state) == "-"
    assert line(state, "truck red").split()[-1] == "-"
    assert turn(state) == "red stop"


def test_auf_10_2_undelivered_contracts_pay_nothing_and_most_money_wins():
    given = reserve_only(
        aboard={"red": "linz-hamburg", "blue": "wien-basel"}, money={"red": 0, "green": 3700}
    )
    state = play(last_delivery(**given), "drive hamburg")
    assert state.outcome().scores == [3800, 5000, 5000, 3700]
    assert state.outcome().winners == [1, 2]


def test_auf_10_2_one_winner():
    given = reserve_only(aboard={"red": "linz-hamburg"}, money={"red": 1300, "blue": 5100})
    state = play(last_delivery(**given), "drive hamburg")
    assert state.outcome().winners == [0, 1]
    given["money"] = {"red": 1400, "blue": 5100}
    assert play(last_delivery(**given), "drive hamburg").outcome().winners == [0]


def test_auf_10_2_the_cards_are_paid_down_to_0():
    kept = "inspektion:blue sonderauftrag-wien:blue sonderauftrag-flensburg:yellow"
    given = reserve_only(
        aboard={"red": "linz-hamburg"}, kept=kept, money={"blue": 2500, "yellow": 900}
    )
    state, events = after(last_delivery(**given), "drive hamburg")
    assert state.outcome().scores == [8800, 500, 0, 5000]
    assert [facts for name, facts in events if name == "penalised"] == [
        {"seat": 1, "money": 2000},
        {"seat": 2, "money": 900},
    ]


@pytest.mark.parametrize(
    ("limit", "over"), [(0, False), (1, False), (2, True), (3, False), (60, False)]
)
def test_auf_10_3_a_limit_of_rounds(limit, over):
    state = stopped(turn="green", actor="green", limit=limit, round=2, drive="die green 3 0 0")
    state, events = after(state, "end")
    assert (state.outcome() is not None) is (over or limit == 1)
    if over:
        assert state.outcome().reason == "limit"
        assert events[-1] == ("ended", {"seat": 0, "reason": "limit"})
        assert state.outcome().winners == [0, 1, 2, 3]
    elif limit != 1:
        assert (turn(state), line(state, "round")) == ("red before", "3")


def test_auf_10_3_only_when_the_round_is_full():
    state = stopped(limit=2, round=2)
    assert turn(play(state, "end")) == "blue before"


def test_auf_10_3_also_when_turns_are_skipped():
    state = stopped(seats=2, limit=2, round=2, skips={"blue": 1, "red": 1})
    assert play(state, "end").outcome().reason == "limit"


def test_auf_10_3_the_table_chooses_it():
    assert line(fresh(round_limit=60), "limit") == "60"
    assert line(fresh(), "limit") == "0"


# 11 Children's version


def test_auf_11_1_no_trailers():
    poor = dict.fromkeys(("red", "blue", "yellow", "green"), 9000)
    assert said(at(options="children", money=poor)) == ["roll"]
    assert said(stopped(options="children", stop="rolled", again=1)) == ["end", "roll"]


@pytest.mark.parametrize("seats", [2, 6])
def test_auf_11_3_2000_at_the_start(seats):
    state = fresh(seats, children=True)
    assert [int(sum_) for sum_ in state.money] == [2000] * seats
    assert line(state, "options") == "children"


# 12 The rules of 2007


def rolled_two(one, other, **given):
    state, events = after(at(options="2007", **given), "roll", one - 1, other - 1)
    assert events == [("rolled-two", {"seat": 0, "die": one, "other_die": other})]
    return state


def test_auf_12_1_two_dice_of_which_one_is_used():
    state = rolled_two(2, 5)
    assert turn(state) == "red choose"
    assert said(state) == ["use 2", "use 5", "buy small", "buy large"]
    state, events = after(state, "use 5")
    assert events == [("used", {"seat": 0, "die": 5})]
    assert line(state, "drive") == "die red 5 0 0"
    assert turn(state) == "red drive"
    assert line(play(rolled_two(2, 5), "use 2"), "drive") == "die red 2 0 0"


def test_auf_12_1_equal_dice_leave_no_choice():
    state = rolled_two(4, 4)
    assert (turn(state), line(state, "drive")) == ("red drive", "die red 4 0 0")


def test_auf_12_1_the_sign_moves_by_the_die_used():
    assert turn(play(rolled_two(1, 5), "use 1", "drive hamburg")) == "red works"
    assert turn(play(rolled_two(1, 5), "use 5", "drive hamburg-bremen-1")) == "red stop"


def test_auf_12_1_every_roll_is_of_two_dice():
    state = rolled(2, red="hamburg", options="2007")
    state, _ = after(state, "drive hamburg-berlin-2 hamburg", draws(state, "beifahrer"), 2, 3)
    assert said(state)[:2] == ["use 3", "use 4"]


def test_auf_12_2_fewer_spaces_may_be_driven():
    state = rolled(3, options="2007")
    assert {"wait", "hamburg", "hamburg-berlin-2 hamburg", "hamburg-berlin-3", "flensburg"} <= ends(
        state
    )
    assert "berlin" not in ends(state)
    assert len(said(state)) == len(set(said(state)))


@pytest.mark.parametrize(
    ("die", "drive", "exact"), [(3, "hamburg", False), (1, "hamburg", True), (6, "hamburg", True)]
)
def test_auf_12_2_stopping_early_is_not_exact(die, drive, exact):
    state = play(rolled(die, options="2007"), f"drive {drive}")
    if die == 1:
        state = play(state, "works linz-wien-1")
    assert ("discard" in said(state)) is exact


def test_auf_12_2_by_card_too():
    state, _ = event("road-runner", options="2007")
    state = play(state, "invite blue")
    assert {"wait", "stuttgart", "stuttgart-basel-3", "decline"} <= ends(state)


@pytest.mark.parametrize("card", ["routenplanung", "zollabfertigung"])
def test_auf_12_2_on_the_way_to_a_city_or_an_event_space_too(card):
    between = "hamburg-berlin-3"
    assert between not in ends(event(card)[0])
    assert {"wait", between} <= ends(event(card, options="2007")[0])


@pytest.mark.parametrize("card", ["dokumente", "familiennachwuchs"])
def test_auf_12_2_where_a_card_sends_one_one_goes_all_the_way(card):
    state, _ = event(card, options="2007", aboard={"red": "linz-hamburg"})
    assert (where(state), turn(state)) == ("hamburg", "red stop")


def test_auf_12_2_a_one_moves_the_sign_even_if_the_truck_waits():
    assert turn(play(rolled(1, options="2007"), "wait")) == "red works"


def test_auf_12_3_two_trucks_on_a_road_space_any_number_in_a_city():
    state = rolled(1, blue="hamburg", yellow="hamburg", green="hamburg-berlin-2", options="2007")
    assert ends(state) == {"wait", "hamburg", "hamburg-berlin-2 hamburg"}
    state = rolled(1, blue="hamburg-berlin-2", green="hamburg-berlin-2", options="2007")
    assert ends(state) == {"wait", "hamburg"}
    state = play(rolled(4, blue="berlin", options="2007"), "drive berlin")
    assert where(state) == where(state, "blue") == "berlin"


def test_auf_12_3_a_jump_to_a_city_with_trucks():
    given = {"blue": "nuernberg", "aboard": {"red": "linz-nuernberg"}, "options": "2007"}
    state, _ = event("familiennachwuchs", **given)
    assert where(state) == "nuernberg"


def test_auf_12_3_signs_still_need_an_empty_space():
    state = rolled(1, blue="linz-wien-1", options="2007")
    state = play(state, "drive hamburg")
    assert "works linz-wien-1" not in said(state)


def test_options_are_kept_in_the_position():
    state = fresh(children=True, one_lap=True, rules_2007=True)
    assert line(state, "options") == "children one-lap 2007"
    assert money(state) == 2000
    assert named([], "nothing") == []
