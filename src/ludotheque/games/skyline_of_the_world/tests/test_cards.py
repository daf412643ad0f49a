"""Section 8: bonus cards."""

import pytest

from ludotheque.contract import Tell
from ludotheque.dice import Replayed
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import (
    BONUS_CARDS,
    CARD_NAMES,
    CARD_PLACES,
    CARDS,
    names,
)
from ludotheque.games.skyline_of_the_world.cards import card_names
from ludotheque.kit.vecs import narrow

from .position import act, legal, position, why

ROW = {"a4": "R", "b4": "R", "c4": "R"}
FLATIRON = "flatiron-building"  # three in a row


def all_but(discards):
    """Every other bonus card, so that none is left for the pile."""
    hand = CARD_NAMES * 3
    for name in discards.split():
        hand.remove(name)
    return " ".join(hand)


@pytest.mark.parametrize(("name", "coins"), [card[:2] for card in BONUS_CARDS])
def test_sky_8_1_every_card_pays_when_all_tops_are_owned(name, coins):
    place = CARD_PLACES[CARD_NAMES.index(name)][0]
    lots = dict.fromkeys(names(place), "R")
    state = position(lots, cards=(name,))
    events = act(state, f"show {name}")
    assert events == [
        ("shown", {"seat": 0, "card": name, "coins": coins, "lots": names(place)}),
    ]
    assert state.holdings.coins[0] == 10 + coins
    assert sum(state.cards.hand(0)) == 0
    lots.popitem()
    assert why(position(lots, cards=(name,)), f"show {name}") == "SKY-8.1"


def test_sky_8_1_the_card_must_be_in_hand():
    assert why(position(ROW), f"show {FLATIRON}") == "SKY-8.1"


def test_sky_8_1_only_tops_count():
    state = position({**ROW, "b4": "RB"}, cards=(FLATIRON,))
    assert why(state, f"show {FLATIRON}") == "SKY-8.1"


def test_sky_8_1_in_both_phases_but_only_on_ones_turn():
    for phase in ("building", "investing"):
        state = position(ROW, phase=phase, cards=(FLATIRON, FLATIRON), this_turn="built")
        assert why(state, f"show {FLATIRON}") == ""
        act(state, "end")
        assert why(state, f"show {FLATIRON}") == "SKY-8.1"  # blue owns no row


def test_sky_8_1_showing_reveals():
    state = position(ROW, cards=(FLATIRON,))
    tell = Tell()
    state.apply(game.parse(["show", FLATIRON]), Replayed([]), tell)
    assert tell.events[0].reveals


def test_sky_8_2_never_the_same_pattern_twice_in_a_turn():
    lots = {**ROW, "b3": "R"}
    state = position(lots, cards=(f"{FLATIRON} {FLATIRON} chrysler-building",))
    act(state, "show chrysler-building")
    act(state, f"show {FLATIRON}")
    assert why(state, f"show {FLATIRON}") == "SKY-8.2"
    assert why(state, "show chrysler-building") == "SKY-8.2"
    act(state, "invest", "buy 1m", "end", "invest", "buy 1m", "end")
    assert why(state, f"show {FLATIRON}") == ""


def test_sky_8_3_the_pattern_may_be_part_of_a_larger_figure():
    state = position({**ROW, "d4": "R", "b5": "R"}, cards=(FLATIRON,))
    assert act(state, f"show {FLATIRON}")[0][1]["lots"] == ["a4", "b4", "c4"]


@pytest.mark.parametrize("between", ["-", "B", "N", "R"])
def test_sky_8_3_buildings_in_the_gaps_need_not_be_owned(between):
    lots = {"b2": "R", "b3": between, "b4": "R", "b5": between, "b6": "R"}
    state = position(lots, cards=("us-bank-tower",))
    assert why(state, "show us-bank-tower") == ""


@pytest.mark.parametrize(
    "lots",
    ["a4 a5 a6 b6", "b4 b5 b6 a6", "a4 b4 a5 a6", "a4 b4 b5 b6", "a4 b4 c4 a5", "a5 b5 c5 c4"],
)
def test_sky_8_4_patterns_may_be_turned_and_mirrored(lots):
    state = position(dict.fromkeys(lots.split(), "R"), cards=("mlc-centre",))
    assert why(state, "show mlc-centre") == ""


@pytest.mark.parametrize("lots", ["a4 c4 b5 d5", "b4 d4 a5 c5", "b2 c3 b4 c5", "c2 b3 c4 b5"])
def test_sky_8_4_missions_too(lots):
    state = position(dict.fromkeys(lots.split(), "R"), missions=["shanghai", "london"])
    assert state.mission_done(0)
    assert not state.mission_done(1)


def test_sky_8_4_gaps_may_lie_off_the_board():
    # xx.x down column a, where a8 is water.
    state = position({"a6": "R", "a7": "R", "a9": "R"}, cards=("montevideo",))
    assert why(state, "show montevideo") == ""


@pytest.mark.parametrize(("lots", "stock"), [({"b11": "RBRBR"}, "skyline"), ({"b11": "r"}, "")])
def test_sky_8_4_own_penthouses_and_skyline_floors_count(lots, stock):
    if not stock:
        lots = {**lots, "c1": "RBRBR"}
    state = position({**lots, "b9": "R", "b10": "R"}, cards=(FLATIRON,), stock=(stock,))
    assert why(state, f"show {FLATIRON}") == ""


@pytest.mark.parametrize(
    "cards",
    [
        "flatiron-building chifley-tower tower-42",
        "chifley-tower chifley-tower tower-42",
        "tower-42 tower-42 tower-42",
        "chifley-tower tower-42 tower-42",
    ],
)
def test_sky_8_5_three_cards_for_5(cards):
    state = position(cards=(cards,))
    assert legal(state, "hand-in") == [f"hand-in {cards}"]
    events = act(state, f"hand-in {cards}")
    first, second, third = cards.split()
    handed_in = {"seat": 0, "first": first, "second": second, "third": third, "coins": 5}
    assert events == [("handed-in", handed_in)]
    assert state.holdings.coins[0] == 15
    assert legal(state, "hand-in") == []


def test_sky_8_5_any_three_of_the_hand():
    state = position(cards=(f"{FLATIRON} {FLATIRON} chifley-tower tower-42",))
    assert legal(state, "hand-in") == [
        f"hand-in {FLATIRON} {FLATIRON} chifley-tower",
        f"hand-in {FLATIRON} {FLATIRON} tower-42",
        f"hand-in {FLATIRON} chifley-tower tower-42",
    ]


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        (f"{FLATIRON} {FLATIRON}", "SKY-8.5"),
        (f"{FLATIRON} chifley-tower tower-42", "SKY-8.5"),
        (f"{FLATIRON} {FLATIRON} tower-42", ""),
    ],
)
def test_sky_8_5_only_cards_in_hand(hand, rule):
    state = position(cards=(hand,))
    assert why(state, f"hand-in {FLATIRON} tower-42 {FLATIRON}") == rule


def test_sky_8_6_the_money_can_be_used_at_once():
    state = position(ROW, coins=(0, 0), cards=(FLATIRON,), stock=("1m",))
    assert why(state, "build 1m b8") == "SKY-4.4"
    act(state, f"show {FLATIRON}", "build 1m b8", "invest", "buy 4m")
    assert state.holdings.coins[0] == 0


SITE = {"b8": "YRBY"}


def test_sky_8_7_every_other_player_draws():
    state = position(SITE, seats=4, stock=("penthouse",))
    tell = Tell()
    state.apply(game.parse(["build", "penthouse", "b8"]), Replayed([0, 3, 41 - 2]), tell)
    state.check()
    drew = [event for event in tell.events if event.name == "drew"]
    assert [event.facts["seat"] for event in drew] == [1, 2, 3]
    assert [event.secret["card"] for event in drew] == [
        FLATIRON,
        "chifley-tower",
        "one-canada-square",
    ]
    assert [event.knowers for event in drew] == [[1], [2], [3]]
    assert [sum(state.cards.hand(seat)) for seat in range(4)] == [0, 1, 1, 1]


def test_sky_8_7_an_empty_pile_is_made_anew():
    gone = "us-bank-tower us-bank-tower"
    state = position(SITE, seats=4, stock=("penthouse",), cards=(all_but(gone),), discards=gone)
    events = act(state, "build penthouse b8", draws=[0, 0])
    assert events[-4:] == [
        ("pile-remade", {"cards": 2}),
        ("drew", {"seat": 1, "card": "hidden"}),
        ("drew", {"seat": 2, "card": "hidden"}),
        ("no-card", {"seat": 3}),
    ]
    assert sum(state.cards.discards) == sum(state.cards.pile) == 0


def test_sky_8_7_what_is_doubtful_after_a_remaking_is_remembered():
    lots = {"a4": "R", "b4": "R", "c4": "R", "b8": "BRBR"}
    state = position(
        lots,
        coins=(10, 20),
        stock=("", "penthouse"),
        cards=(f"{FLATIRON} {FLATIRON}", ""),
        remade=all_but(f"{FLATIRON} {FLATIRON}"),
    )
    # Red has drawn nothing since: the card it shows is surely an old one.
    act(state, f"show {FLATIRON}", "invest", "buy 1m", "end")
    act(state, "build penthouse b8", draws=[0])
    assert card_names(narrow(state.cards.drew[:CARDS])) == [FLATIRON]
    act(state, "end", "build 1m c1")
    # Now it may be the one that red has drawn.
    act(state, f"show {FLATIRON}")
    assert card_names(narrow(state.cards.gone[:CARDS])) == [FLATIRON]
    assert card_names(state.cards.discards) == [FLATIRON, FLATIRON]


def test_sky_8_7_no_pile_and_no_discards_no_draw():
    state = position({"b8": "RBRB"}, stock=("penthouse",), cards=(all_but(""),))
    events = act(state, "build penthouse b8")
    assert events[-1] == ("no-card", {"seat": 1})


@pytest.mark.parametrize(
    ("turn", "order"),
    [("R", [1, 2]), ("B", [2, 0]), ("Y", [0, 1])],
)
def test_sky_8_8_draws_go_clockwise_from_the_builder(turn, order):
    stock = ["penthouse" if seat == turn else "" for seat in "RBY"]
    state = position({"b8": "RBYN"}, seats=3, turn=turn, stock=stock)
    events = act(state, "build penthouse b8", draws=[0, 0])
    assert [facts["seat"] for name, facts in events if name == "drew"] == order


def test_sky_8_8_cards_shown_or_handed_in_are_discarded():
    state = position(ROW, cards=(f"{FLATIRON} tower-42 tower-42 montevideo",))
    act(state, f"show {FLATIRON}", "hand-in tower-42 tower-42 montevideo")
    discards = game.view(state, None).discards
    assert discards == [FLATIRON, "tower-42", "tower-42", "montevideo"]
