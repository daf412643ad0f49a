"""Every row that forbids something, with an action that it refuses."""

import pytest

from ludotheque import registry
from ludotheque.games.skyline_of_the_world import actions

from .position import position, why

CROWNED = {"a4": "RBRBR"}
ROW = {"a4": "R", "b4": "R", "c4": "R"}
CARD = "flatiron-building"

REFUSED = [
    ({"stock": ["1m"]}, "invest", "SKY-4.1"),
    ({"stock": ["1m"]}, "end", "SKY-4.1"),
    ({}, "build 1m c3", "SKY-4.1"),
    ({"lots": {"c3": "R"}, "stock": ["2m"]}, "build 2m c3", "SKY-4.2"),
    ({"stock": ["2m"]}, "build 2m c3", "SKY-4.3"),
    ({"stock": ["1m"], "coins": [0, 0]}, "build 1m c3", "SKY-4.4"),
    ({"lots": {"c3": "BNBN"}, "stock": ["penthouse"]}, "build penthouse c3", "SKY-4.5"),
    ({"phase": "investing", "stock": ["1m"]}, "build 1m c3", "SKY-4.7"),
    ({"phase": "investing"}, "invest", "SKY-4.7"),
    (
        {"lots": {"a4": "BRBRB", "c1": "b"}, "stock": ["2m"], "options": "own-skylines"},
        "build 2m c1",
        "SKY-4.9",
    ),
    ({"lots": {**CROWNED, "c1": "r"}, "stock": ["neutral"]}, "build neutral c1", "SKY-5.1"),
    ({"stock": ["neutral"], "coins": [4, 0]}, "build neutral c1", "SKY-5.2"),
    ({"lots": {"c3": "RBRBN"}, "stock": ["penthouse"]}, "build penthouse c3", "SKY-5.3"),
    ({}, "build skyline c1", "SKY-6.1"),
    ({"lots": CROWNED, "stock": ["skyline"]}, "build skyline a4", "SKY-6.2"),
    ({"lots": CROWNED, "stock": ["skyline"]}, "build skyline b6", "SKY-6.3"),
    (
        {"lots": CROWNED, "stock": ["skyline"], "this_turn": "built skyline"},
        "build skyline c1",
        "SKY-6.4",
    ),
    ({"lots": CROWNED, "stock": ["skyline"], "coins": [4, 0]}, "build skyline c1", "SKY-6.5"),
    ({}, "buy 1m", "SKY-7.1"),
    ({"phase": "investing", "coins": [3, 0]}, "buy 4m", "SKY-7.1"),
    ({"phase": "investing", "this_turn": "bought neutral"}, "buy neutral", "SKY-7.2"),
    ({"phase": "investing"}, "sell 1m", "SKY-7.3"),
    ({"phase": "investing"}, "end", "SKY-7.4"),
    ({}, "end", "SKY-7.4"),
    ({"phase": "investing"}, "buy skyline", "SKY-7.5"),
    ({"lots": CROWNED, "stock": ["skyline"]}, "sell skyline", "SKY-7.5"),
    ({"cards": [CARD]}, f"show {CARD}", "SKY-8.1"),
    ({"lots": ROW, "cards": [CARD], "shown": CARD}, f"show {CARD}", "SKY-8.2"),
    ({"cards": [f"{CARD} {CARD}"]}, f"hand-in {CARD} {CARD} {CARD}", "SKY-8.5"),
]


@pytest.mark.parametrize(("place", "saying", "rule"), REFUSED)
def test_the_right_rule_refuses(place, saying, rule):
    assert why(position(**place), saying) == rule


def test_every_refusal_is_declared_and_shown():
    declared = registry.title("skyline-of-the-world").about.refusals
    numbers = [number for name, number in vars(actions).items() if name.startswith("SKY_")]
    assert declared == [actions.rule_id(number) for number in sorted(numbers)]
    assert set(declared) == {rule for _, _, rule in REFUSED}
