"""Contracts, trailers and money, row by row."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Replayed
from ludotheque.games.auf_achse import game

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
    why,
    words,
)

# 5 Contracts


def test_auf_1_3_goods_are_never_a_limit():
    """Six full trucks with all trailers carry 76 goods, more than the 48 in the box."""
    large = dict.fromkeys(("red", "blue", "yellow", "green"), "1 1")
    state = at(trailers=large, aboard={"red": "geneve-rotterdam linz-hamburg"})
    assert [state.room(seat) for seat in range(4)] == [4, 16, 16, 16]


def test_auf_5_1_loading_all_goods_of_an_own_contract():
    state = stopped(red="hamburg", hand={"red": "hamburg-trieste linz-hamburg"})
    assert [action for action in said(state) if "load" in action] == ["load hamburg-trieste"]
    state, events = after(state, "load hamburg-trieste")
    assert events == [("loaded", {"seat": 0, "contract": "hamburg-trieste", "goods": 3})]
    assert (hand(state), aboard(state)) == ("linz-hamburg", "hamburg-trieste")
    assert turn(state) == "red stop"


def test_auf_5_1_showing_a_secret_contract_reveals_it():
    for known, reveals in (("", True), ("*", False)):
        state = stopped(red="hamburg", hand={"red": f"hamburg-trieste{known}"})
        tell = Tell()
        state.apply(game.parse(words("load hamburg-trieste")), Replayed([]), tell)
        assert [event.reveals for event in tell.events] == [reveals]


@pytest.mark.parametrize(
    ("trailers", "allowed"),
    [("0 0", False), ("1 0", True), ("0 1", True)],
)
def test_auf_5_1_room_for_all_of_them(trailers, allowed):
    state = stopped(
        red="kassel",
        hand={"red": "kassel-verona"},
        aboard={"red": "wien-berlin"},
        trailers={"red": trailers},
    )
    assert ("load kassel-verona" in said(state)) is allowed


@pytest.mark.parametrize(
    ("load", "contract", "allowed"),
    [
        ("bruxelles-kassel", "hamburg-saarbruecken", True),  # 4 and 2
        ("wien-berlin", "hamburg-saarbruecken", False),  # 5 and 2
        ("wien-basel", "hamburg-trieste", False),  # 4 and 3
        ("hannover-saarbruecken", "hamburg-trieste", True),  # 2 and 3
    ],
)
def test_auf_5_1_the_truck_holds_six(load, contract, allowed):
    state = stopped(red="hamburg", hand={"red": contract}, aboard={"red": load})
    assert (f"load {contract}" in said(state)) is allowed


def test_auf_5_1_loading_is_not_compulsory():
    state, _ = after(stopped(red="hamburg", hand={"red": "hamburg-trieste"}), "end")
    assert hand(state) == "hamburg-trieste"


def test_auf_5_2_several_contracts_aboard():
    state = stopped(red="hamburg", hand={"red": "hamburg-trieste hamburg-saarbruecken"})
    state = play(state, "load hamburg-trieste", "load hamburg-saarbruecken")
    assert aboard(state) == "hamburg-trieste hamburg-saarbruecken"
    assert state.room(0) == 1


def test_auf_5_3_unloading_is_compulsory_and_paid():
    state = rolled(
        1, red="hamburg-berlin-1", aboard={"red": "linz-hamburg"}, hand={"red": "wien-basel"}
    )
    state = play(state, "drive hamburg")
    state, events = after(state, "works linz-wien-1")
    assert events[1:] == [("delivered", {"seat": 0, "contract": "linz-hamburg", "money": 3800})]
    assert (money(state), aboard(state), line(state, "discarded")) == (8800, "-", "linz-hamburg")
    assert state.room(0) == 6


def test_auf_5_3_only_in_the_destination():
    state = rolled(1, red="hamburg-berlin-1", aboard={"red": "hamburg-trieste graz-dortmund"})
    state = play(state, "drive hamburg", "works linz-wien-1")
    assert aboard(state) == "hamburg-trieste graz-dortmund"


def test_auf_5_3_several_at_once_in_the_order_of_loading():
    state = rolled(
        2,
        red="hamburg-bremen-1",
        trailers={"red": "0 1"},
        aboard={"red": "linz-hamburg innsbruck-hamburg"},
    )
    state, events = after(state, "drive hamburg")
    assert [facts["contract"] for facts in named(events, "delivered")] == [
        "linz-hamburg",
        "innsbruck-hamburg",
    ]
    assert money(state) == 5000 + 3800 + 3100


def test_auf_5_4_unloading_then_loading_in_one_stop_ends_the_move():
    state = rolled(
        3,
        aboard={"red": "linz-hamburg"},
        hand={"red": "hamburg-trieste hamburg-saarbruecken"},
    )
    state = play(state, "drive hamburg", "load hamburg-saarbruecken", "load hamburg-trieste")
    assert said(state) == ["end", "buy small", "buy large"]
    assert turn(play(state, "end")) == "blue before"


def test_auf_5_5_goods_are_alike_only_room_counts():
    state = at(trailers={"red": "1 0"}, aboard={"red": "linz-hamburg wien-basel"})
    assert state.room(0) == 0
    state = at(trailers={"red": "1 0"}, aboard={"red": "wien-basel"})
    assert state.room(0) == 6


def test_auf_5_6_loading_before_the_roll_after_buying_a_trailer():
    state = at(red="hamburg", hand={"red": "hamburg-trieste"}, aboard={"red": "wien-berlin"})
    assert "load hamburg-trieste" not in said(state)
    state = play(state, "buy small", "load hamburg-trieste")
    assert aboard(state) == "wien-berlin hamburg-trieste"
    assert turn(state) == "red before"
    assert "roll" in said(state)


def test_auf_5_6_all_the_business_of_a_truck_that_was_moved_to_a_city():
    state = at(
        red="muenchen",
        kept="inspektion:red",
        aboard={"red": "kassel-muenchen"},
        hand={"red": "muenchen-koeln"},
    )
    assert said(state) == ["roll", "buy small", "buy large", "hand-on"]
    state, events = after(state, "hand-on")
    assert events == [("handed-on", {"seat": 0, "other": 1})]
    assert "unload kassel-muenchen" in said(state)
    state, events = after(state, "unload kassel-muenchen")
    assert named(events, "delivered") == [{"seat": 0, "contract": "kassel-muenchen", "money": 2800}]
    state = play(state, "load muenchen-koeln")
    assert said(state) == ["roll", "buy small", "buy large"]


@pytest.mark.parametrize("city", ["flensburg", "wien"])
def test_auf_5_6_a_special_order_before_the_roll(city):
    card = f"sonderauftrag-{city}"
    state, events = after(at(red=city, kept=f"{card}:red"), f"collect {card}")
    assert events == [("collected", {"seat": 0, "card": card, "money": 2000})]
    assert (money(state), turn(state)) == (7000, "red before")
    assert line(state, "under") == card


def test_auf_5_6_the_unloading_before_the_roll_is_not_compulsory():
    state, _ = after(at(red="hamburg", aboard={"red": "linz-hamburg"}), "roll", 1)
    assert aboard(state) == "linz-hamburg"


def test_auf_5_6_handing_on_before_the_roll_gives_a_second_one():
    state = play(at(red="muenchen", kept="inspektion:red"), "hand-on")
    state, _ = after(state, "roll", 4)
    state = play(state, "drive stuttgart")
    assert "roll" in said(state)
    state, _ = after(state, "roll", 4)
    state = play(state, "drive frankfurt-saarbruecken-2")
    assert "roll" not in said(state)


def test_auf_5_6_no_call_before_the_roll_and_no_business_on_the_road():
    assert not [action for action in said(at(red="hamburg")) if action.startswith("call")]
    state = at(hand={"red": "hamburg-trieste"}, kept="inspektion:red sonderauftrag-wien:red")
    assert said(state) == ["roll", "buy small", "buy large"]


# 6 Trailers


def test_auf_6_1_any_number_that_are_left():
    state = at(money={"red": 9000})
    state, events = after(state, "buy large")
    assert events == [("bought", {"seat": 0, "size": "large", "money": 3000})]
    state = play(state, "buy small", "buy small")
    assert line(state, "truck red") == "hamburg-berlin-1 2000 2 1 0 -"
    assert state.room(0) == 6 + 6 + 4 + 4
    assert [state.trailers_left(size) for size in (0, 1)] == [2, 3]


@pytest.mark.parametrize(
    ("purse", "choices"),
    [(1900, []), (2000, ["buy small"]), (2900, ["buy small"]), (3000, ["buy small", "buy large"])],
)
def test_auf_6_1_for_cash(purse, choices):
    assert said(at(money={"red": purse})) == ["roll", *choices]
    assert said(stopped(money={"red": purse}, stop="rolled", again=1)) == ["end", *choices, "roll"]


@pytest.mark.parametrize(("size", "trailers"), [("small", "2 0"), ("large", "0 2")])
def test_auf_6_1_four_of_each(size, trailers):
    state = at(trailers={"blue": trailers, "green": trailers})
    assert f"buy {size}" not in said(state)
    assert len(said(state)) == 2
    one_left = trailers.replace("2", "1")
    assert f"buy {size}" in said(at(trailers={"blue": trailers, "green": one_left}))


def test_auf_6_1_after_the_roll():
    state = rolled(3)
    bought, events = after(state, "buy small")
    assert events == [("bought", {"seat": 0, "size": "small", "money": 2000})]
    assert turn(bought) == "red drive"
    assert ends(bought) == ends(state)
    assert "buy small" in said(play(bought, "drive flensburg"))


def test_auf_6_1_after_a_drive_that_ends_on_a_road():
    state = play(rolled(2), "drive hamburg-berlin-3")
    assert said(state) == ["end", "buy small", "buy large"]
    assert said(play(state, "buy large")) == ["end", "buy small"]
    assert turn(play(state, "end")) == "blue before"


def test_auf_6_1_after_an_event_card_that_brings_the_money():
    state, _ = event("truckerfestival", money={"red": 1500})
    assert said(state) == ["end", "buy small"]


@pytest.mark.parametrize(
    "given",
    [
        {"money": {"red": 1900}},
        {"trailers": {"blue": "4 4"}},
        {"options": "children", "money": dict.fromkeys(("red", "blue", "yellow", "green"), 9000)},
    ],
)
def test_auf_6_1_where_nothing_can_be_bought_the_turn_ends_by_itself(given):
    assert turn(play(rolled(2, **given), "drive hamburg-berlin-3")) == "blue before"


def test_auf_6_1_what_a_card_or_a_sign_asks_comes_first():
    state, _ = event("wartung")
    assert not [action for action in said(state) if action.startswith("buy")]
    assert why(state, "buy small") == "AUF-9.25"
    state = play(rolled(1), "drive hamburg")
    assert turn(state) == "red works"
    assert why(state, "buy small") == "AUF-4.1"


def test_auf_6_1_also_at_a_stop():
    state = stopped(red="hamburg", stop="rolled arrived")
    assert said(state) == ["end", "buy small", "buy large"]


# 8 Money


def test_auf_8_1_who_cannot_pay_keeps_the_card():
    state, events = event("radarfalle", money={"red": 400})
    assert named(events, "owes") == [{"seat": 0, "money": 1000}]
    assert (money(state), line(state, "kept"), line(state, "under")) == (400, "radarfalle:red", "-")


def test_auf_8_1_exactly_500_is_enough():
    state, events = event("polizeikontrolle", money={"red": 500})
    assert named(events, "paid") == [{"seat": 0, "money": 500}]
    assert (money(state), line(state, "kept")) == (0, "-")
    assert line(state, "under") == "polizeikontrolle"


@pytest.mark.parametrize(
    ("purse", "left", "kept"),
    [(900, 900, "polizeikontrolle:red radarfalle:red"), (1000, 0, "radarfalle:red"),
     (1900, 900, "radarfalle:red"), (2000, 0, "-")],
)  # fmt: skip
def test_auf_8_2_the_double_sum_is_paid_at_the_end_of_a_turn(purse, left, kept):
    state = stopped(red="hamburg", money={"red": purse}, kept="polizeikontrolle:red radarfalle:red")
    state, events = after(state, "end")
    assert (money(state), line(state, "kept")) == (left, kept)
    assert named(events, "paid-debt") == [{"seat": 0, "money": 1000}] * ((purse - left) // 1000)


def test_auf_8_2_not_on_another_players_turn():
    state = stopped(red="hamburg", kept="radarfalle:blue")
    assert line(play(state, "end"), "kept") == "radarfalle:blue"


def test_auf_8_2_a_skipped_turn_is_none():
    state = stopped(seats=2, red="hamburg", kept="radarfalle:blue", skips={"blue": 1})
    state, events = after(state, "end")
    assert (turn(state), line(state, "kept")) == ("red before", "radarfalle:blue")
    assert named(events, "paid-debt") == []


def test_auf_8_2_unpaid_at_the_end_it_is_deducted_down_to_0():
    state = at(
        money={"red": 3000, "blue": 900, "yellow": 1000},
        kept="radarfalle:blue polizeikontrolle:yellow",
    )
    assert list(state.standing()) == [3000, 0, 0, 5000]


def test_auf_8_2_the_debt_is_drawn_again_only_after_it_is_paid():
    state = stopped(red="hamburg", kept="radarfalle:red")
    state = play(state, "end")
    assert line(state, "under") == "radarfalle"
    assert draws(state, "polizeikontrolle") == 12
