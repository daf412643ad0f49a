"""Sections 4, 5 and 6: normal floors and penthouses, neutral floors, Skyline floors."""

import pytest

from ludotheque.games.skyline_of_the_world.board import FLOOR_NAMES, names

from .position import act, legal, position, why

CROWNED = {"a4": "RBRBR"}  # red's first penthouse, which won a Skyline floor


def test_sky_4_1_at_least_one_floor_must_be_built():
    state = position(stock=("1m",))
    assert why(state, "invest") == why(state, "end") == "SKY-4.1"
    assert len(legal(state)) == 29 == len(legal(state, "build 1m"))


def test_sky_4_1_then_as_many_as_one_wants():
    state = position(stock=("1m 1m",))
    act(state, "build 1m c3")
    assert legal(state)[-2:] == ["invest", "end"]
    assert len(legal(state, "build 1m")) == 28
    act(state, "build 1m b6")
    assert legal(state) == ["invest", "end"]


def test_sky_4_1_without_a_floor_nothing_is_built():
    state = position(coins=(0, 0))
    assert why(state, "build 1m c3") == "SKY-4.1"
    assert legal(state) == ["invest", "end"]


@pytest.mark.parametrize(
    ("floors", "floor", "rule"),
    [
        ("-", "1m", ""),  # the ground
        ("B", "2m", ""),  # another player's floor
        ("BN", "4m", ""),  # a neutral floor
        ("Br", "4m", ""),  # one's own Skyline floor
        ("BR", "4m", "SKY-4.2"),  # one's own normal floor
        ("BRBNR", "1m", "SKY-4.2"),  # one's own penthouse
        ("BRRNB", "penthouse", "SKY-4.2"),  # another player's penthouse
    ],
)
def test_sky_4_2_what_a_normal_floor_stands_on(floors, floor, rule):
    lots = {**CROWNED, "b8": floors} if "r" in floors else {"b8": floors}
    stock = [floor, ""]
    if floors == "BRBNR":
        stock[0] += " skyline"
    if floors == "BRRNB":
        stock[1] = "skyline"
    assert why(position(lots, stock=stock, coins=(20, 20)), f"build {floor} b8") == rule


@pytest.mark.parametrize(
    ("below", "fitting"),
    [("-", "1m"), ("B", "2m"), ("BR", ""), ("BRB", "6m"), ("RBRB", "penthouse"), ("RN", "4m")],
)
def test_sky_4_3_the_level_decides_the_value(below, fitting):
    state = position({"b8": below}, stock=("1m 2m 4m 6m penthouse",), coins=(20, 20))
    for floor in FLOOR_NAMES[:5]:
        expected = "" if floor == fitting else "SKY-4.3" if fitting else "SKY-4.2"
        assert why(state, f"build {floor} b8") == expected


def test_sky_4_3_nothing_above_level_5():
    lots = {**CROWNED, "b8": "BRBNr"}
    state = position(lots, stock=("1m penthouse neutral",), coins=(20, 20))
    assert why(state, "build penthouse b8") == why(state, "build 1m b8") == "SKY-4.3"


@pytest.mark.parametrize(
    ("below", "floor", "coins", "event"),
    [
        ("-", "1m", (9, 10), ("paid-bank", {"payer": 0, "coins": 1})),
        ("B", "2m", (8, 12), ("paid", {"payer": 0, "payee": 1, "coins": 2})),
        ("RB", "4m", (6, 14), ("paid", {"payer": 0, "payee": 1, "coins": 4})),
        ("BRB", "6m", (4, 16), ("paid", {"payer": 0, "payee": 1, "coins": 6})),
        ("BN", "4m", (6, 10), ("paid-bank", {"payer": 0, "coins": 4})),
        ("Br", "4m", (10, 10), None),
    ],
)
def test_sky_4_4_price_and_payee(below, floor, coins, event):
    lots = {**CROWNED, "b8": below} if "r" in below else {"b8": below}
    state = position(lots, stock=(floor,))
    level = 1 if below == "-" else len(below) + 1
    events = act(state, f"build {floor} b8")
    assert events[0] == ("built", {"seat": 0, "floor": floor, "lot": "b8", "level": level})
    assert events[1:] == ([event] if event else [])
    assert tuple(state.holdings.coins) == coins


@pytest.mark.parametrize(("coins", "rule"), [(1, "SKY-4.4"), (2, "")])
def test_sky_4_4_it_must_be_paid(coins, rule):
    state = position({"b8": "B"}, stock=("2m",), coins=(coins, 0))
    assert why(state, "build 2m b8") == rule


@pytest.mark.parametrize(
    ("below", "rule"),
    [("BNBN", "SKY-4.5"), ("RNBN", ""), ("BNNB", "SKY-4.5"), ("BrNB", "")],
)
def test_sky_4_5_a_penthouse_needs_a_floor_of_ones_own_below(below, rule):
    state = position({**CROWNED, "b8": below}, stock=_with_skyline(below, "penthouse"))
    assert why(state, "build penthouse b8") == rule


def _with_skyline(floors, stock):
    """Red's stock, with the Skyline floor of CROWNED unless it stands in the building."""
    return (stock if "r" in floors else f"{stock} skyline",)


def test_sky_4_5_a_penthouse_over_ones_own_skyline_floor():
    state = position({**CROWNED, "b8": "BNBr"}, stock=("penthouse",))
    events = act(state, "build penthouse b8", draws=[0])
    assert [name for name, _ in events] == ["built", "drew"]
    assert list(state.holdings.coins) == [10, 10]


def test_sky_4_6_anothers_skyline_floor_may_be_covered():
    state = position({"a4": "BRBRB", "b8": "b"}, stock=("2m",))
    events = act(state, "build 2m b8")
    assert events[1] == ("paid", {"payer": 0, "payee": 1, "coins": 2})
    assert names(state.island.tops[0]) == ["b8"]


@pytest.mark.parametrize(("options", "rule"), [("own-skylines", "SKY-4.9"), ("", "")])
def test_sky_4_9_only_its_owner_builds_on_a_skyline_floor(options, rule):
    lots = {"a4": "BRBRB", "b8": "b", "a5": "B"}
    state = position(lots, stock=("2m",), options=options)
    assert why(state, "build 2m b8") == rule
    assert why(state, "build 2m a5") == ""


def test_sky_4_9_its_owner_does():
    state = position({**CROWNED, "b8": "r"}, stock=("2m",), options="own-skylines")
    assert why(state, "build 2m b8") == ""


def test_sky_4_7_bought_floors_wait():
    state = position(stock=("1m 1m",))
    act(state, "build 1m c3", "invest", "buy 1m")
    assert why(state, "build 1m b6") == "SKY-4.7"
    assert why(state, "invest") == "SKY-4.7"


def test_sky_4_7_a_skyline_floor_just_won_does_not_wait():
    state = position({"b8": "RBRB"}, stock=("penthouse",), coins=(15, 0))
    act(state, "build penthouse b8", draws=[0])
    # Everywhere but on the three orange lots and on the penthouse.
    assert len(legal(state, "build skyline")) == 25


def test_sky_4_8_only_the_coins_in_hand_compel():
    row = {"a4": "R", "b4": "R", "c4": "R", "b8": "B"}
    state = position(row, stock=("2m",), coins=(1, 0), cards=("flatiron-building",))
    assert why(state, "invest") == ""
    act(state, "show flatiron-building")
    assert why(state, "invest") == "SKY-4.1"
    assert legal(state) == ["build 2m b8"]


@pytest.mark.parametrize("floor", ["neutral", "skyline"])
def test_sky_4_8_neutral_and_skyline_floors_count(floor):
    lots = {**CROWNED, "b8": "Br"} if floor == "neutral" else CROWNED
    state = position(lots, stock=(floor,), coins=(5, 0))
    assert why(state, "invest") == why(state, "end") == "SKY-4.1"


def test_sky_4_8_a_neutral_floor_forced_onto_ones_only_building():
    # Nothing else can be paid, but a neutral floor on one's own building is free.
    state = position({"b8": "R"}, stock=("neutral",), coins=(0, 0))
    assert legal(state) == ["build neutral b8"]


@pytest.mark.parametrize(
    ("below", "rule"),
    [
        ("-", ""),
        ("R", ""),
        ("B", ""),
        ("BN", ""),
        ("RBRB", ""),
        ("Br", "SKY-5.1"),
        ("b", "SKY-5.1"),
        ("BRBNr", "SKY-5.1"),
        ("RBNBR", "SKY-5.1"),
    ],
)
def test_sky_5_1_where_a_neutral_floor_stands(below, rule):
    lots = {"a4": "RBRBR", "a5": "BRBRB", "b8": below}
    red = "neutral" if "r" in below else "neutral skyline"
    blue = "" if "b" in below else "skyline"
    assert why(position(lots, stock=(red, blue)), "build neutral b8") == rule


@pytest.mark.parametrize(
    ("below", "coins"),
    [("-", (5, 10)), ("N", (5, 10)), ("R", (10, 10)), ("B", (5, 15))],
)
def test_sky_5_2_a_neutral_floor_costs_5_to_the_owner_below(below, coins):
    state = position({"b8": below}, stock=("neutral",))
    act(state, "build neutral b8")
    assert tuple(state.holdings.coins) == coins


@pytest.mark.parametrize(("coins", "rule"), [(4, "SKY-5.2"), (5, "")])
def test_sky_5_2_it_must_be_paid(coins, rule):
    state = position({"b8": "B", "c1": "R"}, stock=("neutral",), coins=(coins, 0))
    assert why(state, "build neutral b8") == rule
    assert why(state, "build neutral c1") == ""


@pytest.mark.parametrize("floor", ["1m", "penthouse", "neutral", "skyline"])
def test_sky_5_3_on_level_5_it_blocks_for_good(floor):
    stock = ("1m penthouse neutral neutral skyline",)
    state = position({**CROWNED, "b8": "RBRB"}, stock=stock, coins=(20, 0))
    act(state, "build neutral b8")
    assert why(state, f"build {floor} b8") == "SKY-5.3"


def test_sky_5_4_no_income_no_points():
    state = position({"c3": "RN", "b8": "N"}, turn="B", this_turn="built")
    assert act(state, "end") == []
    assert list(state.standing()) == [0, 0]


def test_sky_6_1_the_first_penthouse_wins_a_skyline_floor():
    state = position({"b8": "RBRB"}, stock=("penthouse",), coins=(10, 0))
    events = act(state, "build penthouse b8", draws=[0])
    assert events[:3] == [
        ("built", {"seat": 0, "floor": "penthouse", "lot": "b8", "level": 5}),
        ("paid", {"payer": 0, "payee": 1, "coins": 10}),
        ("skyline-won", {"seat": 0}),
    ]
    assert state.holdings.stock_names(0) == ["skyline"]


def test_sky_6_1_the_second_penthouse_wins_none():
    state = position({**CROWNED, "b8": "RBRB"}, stock=("penthouse skyline",))
    assert "skyline-won" not in dict(act(state, "build penthouse b8", draws=[0]))
    assert state.holdings.stock_names(0) == ["skyline"]


TWO = {"a4": "RBRBR", "a5": "RBRBR", "b8": "RBRB"}  # red is one short of the third


def test_sky_6_1_the_first_third_penthouse_wins_the_second_one():
    state = position(TWO, stock=("penthouse skyline",))
    events = act(state, "build penthouse b8", draws=[0])
    assert ("skyline-won", {"seat": 0}) in events
    assert state.holdings.stock_names(0) == ["skyline", "skyline"]
    assert list(state.finished) == [1, 0]


def test_sky_6_1_a_later_third_penthouse_wins_none():
    lots = {**TWO, "a9": "BRBRB", "b9": "BRBRB", "c9": "BRNRB"}
    state = position(lots, finished=(0, 1), stock=("penthouse skyline", "skyline skyline"))
    events = act(state, "build penthouse b8", draws=[0])
    assert "skyline-won" not in dict(events)
    assert "last-round" not in dict(events)
    assert list(state.finished) == [2, 1]


def test_sky_6_1_without_a_penthouse_no_skyline_floor():
    state = position({"b8": "B"}, stock=("1m",))
    assert why(state, "build skyline b8") == "SKY-6.1"


@pytest.mark.parametrize(
    ("below", "rule"),
    [
        ("-", ""),
        ("R", ""),
        ("B", ""),
        ("BN", ""),
        ("RBRB", ""),
        ("b", "SKY-6.2"),
        ("BRBNb", "SKY-6.2"),
        ("RBRNB", "SKY-6.2"),
        ("RBNBR", "SKY-6.2"),
    ],
)
def test_sky_6_2_where_a_skyline_floor_stands(below, rule):
    lots = {"a4": "RBRBR", "a5": "BRBRB", "b8": below}
    state = position(lots, stock=("skyline", "" if "b" in below else "skyline"))
    assert why(state, "build skyline b8") == rule


def test_sky_6_2_not_on_ones_own_skyline_floor():
    lots = {"a4": "RBRBR", "a5": "RBRBR", "a6": "RBRBR", "b8": "r"}
    state = position(lots, finished=(1, 0), stock=("skyline",))
    assert why(state, "build skyline b8") == "SKY-6.2"


@pytest.mark.parametrize("lot", ["c3", "b6", "b10"])
@pytest.mark.parametrize("floors", ["-", "R", "B", "BN"])
def test_sky_6_3_never_on_an_orange_lot(lot, floors):
    state = position({**CROWNED, lot: floors}, stock=("skyline",))
    assert why(state, f"build skyline {lot}") == "SKY-6.3"


def test_sky_6_4_not_two_in_one_turn():
    state = position(TWO, stock=("penthouse skyline",), coins=(20, 10))
    act(state, "build skyline c1")
    act(state, "build penthouse b8", draws=[0])
    assert why(state, "build skyline b2") == "SKY-6.4"
    assert state.holdings.stock_names(0) == ["skyline"]


def test_sky_6_4_one_in_each_turn():
    lots = {**TWO, "b8": "RBRBR", "c1": "r"}
    state = position(lots, finished=(1, 0), stock=("skyline",))
    assert why(state, "build skyline b2") == ""


@pytest.mark.parametrize(
    ("below", "coins"),
    [("-", (5, 10)), ("N", (5, 10)), ("R", (10, 10)), ("B", (5, 15))],
)
def test_sky_6_5_a_skyline_floor_costs_5_to_the_owner_below(below, coins):
    state = position({**CROWNED, "b8": below}, stock=("skyline",))
    act(state, "build skyline b8")
    assert tuple(state.holdings.coins) == coins


@pytest.mark.parametrize(("coins", "rule"), [(4, "SKY-6.5"), (5, "")])
def test_sky_6_5_it_must_be_paid(coins, rule):
    state = position({**CROWNED, "b8": "B", "c1": "R"}, stock=("skyline",), coins=(coins, 0))
    assert why(state, "build skyline b8") == rule
    assert why(state, "build skyline c1") == ""


def test_sky_6_6_no_income_no_points_but_it_connects():
    lots = {**CROWNED, "b8": "R", "b9": "r", "a9": "R"}
    state = position(lots, turn="B", this_turn="built")
    income = {"seat": 0, "coins": 2, "lots": ["b8", "a9", "b9"]}
    assert act(state, "end") == [("income", income)]
    assert list(state.standing()) == [1, 0]
