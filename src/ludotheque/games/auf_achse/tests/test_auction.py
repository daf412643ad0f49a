"""The auction of public contracts, row by row, and standing orders."""

import pytest

from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CONTRACT_NAMES
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Refused, Table

from .position import (
    aboard,
    after,
    at,
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
)

# zuerich-wien costs 500, 1000, 1500, 2000, 2500 and brings 3100.


def called(*answers, **given):
    """Red, in Hamburg, has called for zuerich-wien, and some have answered."""
    state = stopped(red="hamburg", **given)
    return play(state, "call zuerich-wien", *answers)


def new_one(state, name="basel-verona"):
    """The draw that turns a contract up."""
    unseen = [card for card in range(52) if state.holder[card] == -1]
    return [CONTRACT_NAMES[card] for card in unseen].index(name)


def calls(state):
    return [action for action in said(state) if action.startswith("call")]


@pytest.mark.parametrize("load", [{}, {"aboard": {"red": "linz-nuernberg"}}])
def test_auf_7_1_whoever_arrives_exactly_may_call(load):
    state = play(rolled(4, **load), "drive berlin")
    assert calls(state) == [
        f"call {name}" for name in ("zuerich-wien", "zuerich-linz", "wien-berlin", "wien-basel")
    ]


def test_auf_7_1_one_contract_at_a_stop_and_nobody_must():
    state = stopped(red="hamburg", money=dict.fromkeys(("blue", "yellow", "green"), 400))
    assert turn(play(state, "end")) == "blue before"
    state, _ = after(state, "call zuerich-wien", new_one(state))
    assert hand(state) == "zuerich-wien*"
    assert said(state) == ["end", "buy small", "buy large"]


@pytest.mark.parametrize(
    ("given", "drive", "exact"),
    [
        ({"die": 4}, "drive berlin", True),
        ({"die": 6}, "drive berlin", True),
        ({"die": 5, "aboard": {"red": "wien-berlin"}}, "drive berlin", False),
        ({"die": 4, "aboard": {"red": "wien-berlin"}}, "drive berlin", True),
        ({"die": 3, "blue": "flensburg-hamburg-1", "green": "flensburg"}, "drive hamburg", False),
        ({"die": 6, "blue": "flensburg-hamburg-1", "green": "flensburg"}, "drive hamburg", True),
        ({"die": 2, "works": "hamburg-bremen-1"}, "drive hamburg", False),
        ({"die": 6, "works": "hamburg-bremen-1"}, "drive hamburg", True),
    ],
)
def test_auf_7_1_what_is_exact(given, drive, exact):
    die = given.pop("die")
    state = play(rolled(die, **given), drive)
    assert (len(calls(state)) > 0) is exact
    assert turn(state) == "red stop"


@pytest.mark.parametrize(("die", "exact"), [(3, True), (4, True), (5, False)])
def test_auf_7_1_two_ways_of_which_one_is_exact(die, exact):
    """Hannover is three spaces off by Bremen, four by Hamburg."""
    state = rolled(die, red="hamburg-bremen-1", hand={"red": "hannover-milano"})
    state = play(state, "drive hannover")
    assert (len(calls(state)) > 0) is exact


def test_auf_7_1_a_drive_by_card_gives_no_right():
    state, _ = event("routenplanung")
    state = play(state, "drive hamburg")
    assert turn(state) == "red stop"
    assert calls(state) == []


def test_auf_7_1_the_right_is_gone_with_the_next_move():
    state = stopped(red="hamburg", kept="motivation:red")
    state = play(state, "play motivation", "drive bremen")
    assert turn(state) == "red stop"
    assert calls(state) == []


def test_auf_7_2_only_printed_costs_that_one_can_pay():
    state = called(money={"blue": 1900})
    assert turn(state) == "blue auction"
    assert said(state) == ["pass", "bid 1", "bid 2", "bid 3"]
    state = called(money={"blue": 2000})
    assert said(state)[-1] == "bid 4"


def test_auf_7_2_who_cannot_pay_the_next_offer_passes():
    state, events = after(stopped(red="hamburg", money={"blue": 400}), "call zuerich-wien")
    assert turn(state) == "yellow auction"
    assert events == [
        ("called", {"seat": 0, "contract": "zuerich-wien"}),
        ("passed", {"seat": 1, "contract": "zuerich-wien"}),
    ]
    assert turn(called(money={"blue": 500})) == "blue auction"


def test_auf_7_3_from_the_callers_left_each_passes_or_raises():
    state = called()
    assert line(state, "auction") == "zuerich-wien 0 red red,blue,yellow,green"
    assert said(state) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    state, events = after(state, "bid 2")
    assert events == [("bid", {"seat": 1, "offer": 2, "money": 1000, "contract": "zuerich-wien"})]
    assert turn(state) == "yellow auction"
    assert said(state) == ["pass", "bid 3", "bid 4", "bid 5"]
    state, events = after(state, "pass")
    assert events == [("passed", {"seat": 2, "contract": "zuerich-wien"})]
    assert line(state, "auction") == "zuerich-wien 2 blue red,blue,green"


def test_auf_7_3_the_caller_matches_or_passes():
    state = called("bid 2", "pass", "pass")
    assert turn(state) == "red auction"
    assert said(state) == ["pass", "match"]
    state, events = after(state, "match")
    assert events == [
        ("matched", {"seat": 0, "offer": 2, "money": 1000, "contract": "zuerich-wien"})
    ]
    assert turn(state) == "blue auction"
    assert said(state) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_auf_7_3_who_passed_is_not_asked_again():
    state = called("bid 1", "pass", "bid 2", "match", "bid 3")
    assert line(state, "auction") == "zuerich-wien 3 blue red,blue,green"
    assert turn(state) == "green auction"


def test_auf_7_3_a_leader_is_not_asked_to_outbid_himself():
    state = called("pass", "bid 1", "pass")
    assert turn(state) == "red auction"
    state, events = after(state, "pass", new_one(state))
    assert named(events, "sold") == [{"seat": 2, "contract": "zuerich-wien", "money": 500}]


def test_auf_7_3_the_others_go_on_when_the_caller_has_passed():
    state = called("bid 1", "bid 2", "pass", "pass")
    assert turn(state) == "blue auction"
    assert said(state) == ["pass", "bid 3", "bid 4", "bid 5"]
    state, events = after(state, "bid 5", new_one(state))
    assert [name for name, _ in events] == ["bid", "passed", "sold", "opened"]
    assert (hand(state, "blue"), money(state, "blue")) == ("zuerich-wien*", 2500)


def test_auf_7_3_it_ends_when_the_caller_has_matched_offer_5():
    state = called("bid 5")
    assert turn(state) == "red auction"  # nobody else can go higher
    state, events = after(state, "match", new_one(state))
    assert [name for name, _ in events] == ["matched", "passed", "sold", "opened"]
    assert named(events, "sold") == [{"seat": 0, "contract": "zuerich-wien", "money": 2500}]
    assert (money(state), hand(state), turn(state)) == (2500, "zuerich-wien*", "red stop")


def test_auf_7_3_a_caller_who_cannot_pay_passes():
    state = called("bid 2", "pass", money={"red": 900})
    state, events = after(state, "pass", new_one(state))
    assert [name for name, _ in events] == ["passed", "passed", "sold", "opened"]
    assert hand(state, "blue") == "zuerich-wien*"
    assert turn(called("bid 2", "pass", "pass", money={"red": 1000})) == "red auction"


def test_auf_7_4_nobody_bids():
    state = called("pass", "pass")
    state, events = after(state, "pass", new_one(state))
    assert named(events, "sold") == [{"seat": 0, "contract": "zuerich-wien", "money": 0}]
    assert (money(state), hand(state)) == (5000, "zuerich-wien*")


def test_auf_7_4_equal_offers():
    state = called("pass", "pass", "bid 3", "match")
    state, _ = after(state, "pass", new_one(state))
    assert (money(state), hand(state)) == (3500, "zuerich-wien*")
    assert (money(state, "green"), hand(state, "green")) == (5000, "-")


def test_auf_7_5_the_winner_pays_and_takes_the_contract():
    state = called("bid 4", "pass", "pass")
    state, events = after(state, "pass", new_one(state))
    assert events[1] == ("sold", {"seat": 1, "contract": "zuerich-wien", "money": 2000})
    assert (money(state, "blue"), hand(state, "blue")) == (3000, "zuerich-wien*")
    assert (money(state), turn(state), calls(state)) == (5000, "red stop", [])
    assert line(state, "auction") == "- 0 - -"


def test_auf_7_5_the_caller_loads_at_once():
    state = stopped(red="zuerich", money=dict.fromkeys(("blue", "yellow", "green"), 0))
    state, _ = after(state, "call zuerich-wien", new_one(state))
    assert "load zuerich-wien" in said(state)


def test_auf_7_5_the_winner_in_its_start_city_loads_out_of_turn():
    state = called("bid 1", "pass", "pass", blue="zuerich")
    state, _ = after(state, "pass", new_one(state))
    assert turn(state) == "blue load"
    assert said(state) == ["load zuerich-wien", "decline"]
    loaded, events = after(state, "load zuerich-wien")
    assert events == [("loaded", {"seat": 1, "contract": "zuerich-wien", "goods": 4})]
    assert (aboard(loaded, "blue"), turn(loaded)) == ("zuerich-wien", "red stop")
    declined = play(state, "decline")
    assert (hand(declined, "blue"), turn(declined)) == ("zuerich-wien*", "red stop")
    assert line(declined, "auction") == "- 0 - -"


@pytest.mark.parametrize(
    "given", [{"aboard": {"blue": "hamburg-trieste"}}, {"kept": "inspektion:blue"}]
)
def test_auf_7_5_not_without_room_nor_with_the_inspektion(given):
    state = called("bid 1", "pass", "pass", blue="zuerich", **given)
    state, _ = after(state, "pass", new_one(state))
    assert turn(state) == "red stop"


def test_auf_7_6_the_full_revenue_is_paid():
    state = rolled(3, red="linz", aboard={"red": "zuerich-wien"})
    state = play(state, "drive wien")
    assert money(state) == 5000 + 3100


def test_auf_7_7_a_sold_contract_is_replaced_from_the_pile():
    state = called("pass", "pass")
    state, events = after(state, "pass", new_one(state, "linz-hamburg"))
    assert events[-1] == ("opened", {"contract": "linz-hamburg"})
    assert line(state, "open") == "zuerich-linz wien-berlin wien-basel linz-hamburg"
    assert int(line(state, "pile")) == 11


def test_auf_7_7_an_empty_pile_replaces_nothing():
    state = called("pass", "pass", reserve=48, hand={"red": "-"})
    assert line(state, "pile") == "0"
    state = play(state, "pass")
    assert line(state, "open") == "zuerich-linz wien-berlin wien-basel"


# 11.2 and 12.4


COLOURS = ("red", "blue", "yellow", "green")


def test_auf_11_2_children_simply_take_a_contract():
    state = stopped(red="hamburg", options="children", money=dict.fromkeys(COLOURS, 2000))
    assert [action for action in said(state) if "zuerich" in action] == [
        "take zuerich-wien",
        "take zuerich-linz",
    ]
    state, events = after(state, "take zuerich-linz", new_one(state))
    assert events == [
        ("took", {"seat": 0, "contract": "zuerich-linz"}),
        ("opened", {"contract": "basel-verona"}),
    ]
    assert (hand(state), money(state), said(state)) == ("zuerich-linz*", 2000, ["end"])


def test_auf_12_4_the_oldest_open_contract_may_be_discarded_instead():
    state = stopped(red="hamburg", options="2007")
    assert said(state)[-1] == "discard"
    state, events = after(state, "discard", new_one(state))
    assert events == [
        ("discarded", {"seat": 0, "contract": "zuerich-wien"}),
        ("opened", {"contract": "basel-verona"}),
    ]
    assert line(state, "discarded") == "zuerich-wien"
    assert line(state, "open") == "zuerich-linz wien-berlin wien-basel basel-verona"
    assert said(state) == ["end", "buy small", "buy large"]


def test_auf_12_4_not_without_an_exact_arrival_or_an_open_contract():
    assert "discard" not in said(stopped(red="hamburg", options="2007", stop="rolled arrived"))
    state = stopped(red="hamburg", options="2007", open="-", reserve=52, hand={"red": "-"})
    assert "discard" not in said(state)
    assert "discard" not in said(stopped(red="hamburg"))


# Standing orders


def ordered(state, *order):
    seat = int(state.to_act())
    action = game.answer(state, seat, list(order))
    return None if action == -1 else " ".join(str(word) for word in game.spell(action))


def test_orders_a_limit_bid_names_the_lowest_offer_that_leads():
    state = called()
    assert ordered(state, "bid-up-to", "zuerich-wien", 3) == "bid 1"
    assert ordered(play(state, "bid 2"), "bid-up-to", "zuerich-wien", 3) == "bid 3"
    assert ordered(play(state, "bid 3"), "bid-up-to", "zuerich-wien", 3) == "pass"


def test_orders_only_what_one_can_pay():
    state = called("bid 2", money={"yellow": 1500})
    assert turn(state) == "yellow auction"
    assert ordered(state, "bid-up-to", "zuerich-wien", 5) == "bid 3"


def test_orders_the_caller_matches_up_to_his_limit():
    state = called("bid 2", "pass", "pass")
    assert ordered(state, "bid-up-to", "zuerich-wien", 2) == "match"
    assert ordered(state, "bid-up-to", "zuerich-wien", 1) == "pass"
    assert ordered(state, "pass", "zuerich-wien") == "pass"


def test_orders_for_another_contract_or_another_time_do_nothing():
    state = called()
    assert ordered(state, "bid-up-to", "zuerich-linz", 3) is None
    assert ordered(state, "pass", "zuerich-linz") is None
    assert ordered(state, "pass") == "pass"
    assert game.answer(state, 2, ["pass"]) == -1
    assert ordered(at(), "pass") is None


@pytest.mark.parametrize(
    "order",
    [
        ["bid-up-to"],
        ["bid-up-to", "zuerich-wien"],
        ["bid-up-to", "zuerich-wien", 0],
        ["bid-up-to", "zuerich-wien", 6],
        ["bid-up-to", "zuerich-wien", "3"],
        ["bid-up-to", "wien-zuerich", 3],
        ["pass", "nothing"],
        ["pass", "zuerich-wien", 1],
        ["roll"],
        [3],
    ],
)
def test_orders_that_are_none(order):
    with pytest.raises(ValueError, match=r"is no|no contract"):
        game.answer(called(), 1, order)


def test_orders_at_a_table_are_private_and_answered_step_by_step():
    table = Table(title("auf-achse"), 4, {}, Seeded(1))
    table.state = called()
    table.give_order(1, ["bid-up-to", "zuerich-wien", 2])
    table.give_order(2, ["pass"])
    with pytest.raises(Refused):
        table.give_order(3, ["bid-up-to", "zuerich-wien", 9])
    assert table.ordered() == ["bid", 1]
    table.act(1, table.ordered())
    assert table.ordered() == ["pass"]
    table.act(2, table.ordered())
    assert table.ordered() is None
    told = [(event.name, event.facts) for events in table.events for event in events]
    assert "bid-up-to" not in repr(told)
