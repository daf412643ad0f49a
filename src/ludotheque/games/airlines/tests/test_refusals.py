"""Every row that forbids something, shown to refuse an action with exactly its id."""

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.airlines import game
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.table import Table

from .position import HOME, at, said, words

ALL = " ".join(f"{code}:1" for code in HOME)
FULL_MIAMI = {"Atlanta-Miami": "KOR *HIT"}
NO_BOI = dict.fromkeys(
    [
        "Vancouver-Calgary",
        "Seattle-Boise",
        "Portland-San Francisco",
        "Albuquerque-Dallas",
        "Kansas City-Dallas",
        "St. Louis-Atlanta",
        "Detroit-St. Louis",
        "Montreal-Halifax",
    ],
    ". *BOI",
)
OUT_OF_BOI = NO_BOI | {"Chicago-New York": ". *BOI"}

TURN = {"hand": ["BOI:1 ITA:1 STO:1"], "laid": ["", "BOI:1"], "flights": ["N4"]}
START = TURN | {"phase": "start", "company": "STO", "laid": ["STO:1", "BOI:1"]}
FLY = {"phase": "fly", "laid": ["BOI:1", "STO:1"], "flights": ["N2 N4 N9 S13 C14"]}
SHARE = {"phase": "share", "laid": ["BOI:1"]}
BLOCK = {"phase": "block", "company": "HIT", "laid": ["BOI:1", "STO:1"]}
MAY = {"phase": "sabotage", "laid": ["BOI:1", "STO:1"]}

# Position, action, the rule that refuses it.
REFUSED = [
    (TURN, "keep", "AIR-3.1"),
    (TURN, "take, HIT", "AIR-3.1"),
    (TURN, "blind", "AIR-3.1"),
    (FLY, "lay, BOI, 1", "AIR-3.1"),
    (FLY, "expand", "AIR-3.1"),
    (START, "found, BOI, 1", "AIR-3.1"),
    (SHARE, "fly, N4, Seattle-Boise, BOI", "AIR-3.1"),
    (MAY, "keep", "AIR-3.1"),
    (MAY, "fly, N4, Seattle-Boise, BOI", "AIR-3.1"),
    (BLOCK, "keep", "AIR-3.1"),
    (FLY, "swap, N4", "AIR-3.3"),
    (SHARE, "replace, ITA", "AIR-3.3"),
    (TURN, "found, BOI, 1", "AIR-4.1"),
    (TURN, "found, STO, 2", "AIR-4.1"),
    (TURN, "found, STO, 0", "AIR-4.1"),
    (TURN, "found, ITA, 1", "AIR-4.2"),
    (START, "keep", "AIR-4.2"),
    (START, "fly, N4, Boise-Billings, BOI", "AIR-4.2"),
    (START, "fly, N4, Billings-Bismarck, STO", "AIR-4.2"),
    (START, "fly, N7, Seattle-Boise, STO", "AIR-4.2"),
    (START, "blind", "AIR-4.4"),
    (START, "take, HIT", "AIR-4.4"),
    (SHARE | {"phase": "share-and-flight"}, "keep", "AIR-4.4"),
    (TURN | {"laid": ["", ALL], "market": "HIT:5"}, "found, STO, 1", "AIR-4.5"),
    (TURN | {"laid": [], "routes": NO_BOI}, "found, BOI, 1", "AIR-4.6"),
    (TURN, "fly, N4, Seattle-Boise, BOI", "AIR-5.1"),
    (FLY, "fly, N4, Bismarck-Winnipeg, PEL", "AIR-5.2"),
    (FLY, "fly, N10, Seattle-Boise, BOI", "AIR-5.2"),
    (SHARE, "keep", "AIR-5.2"),
    (FLY, "take, HIT", "AIR-5.3"),
    (FLY, "blind", "AIR-5.3"),
    (FLY, "fly, S13, Seattle-Boise, BOI", "AIR-6.1"),
    (FLY, "fly, C14, Denver-Omaha, BOI", "AIR-6.2"),
    (FLY | {"routes": {"Portland-Boise": "STO"}}, "fly, N4, Portland-Boise, BOI", "AIR-6.3"),
    (FLY, "fly, N2, Seattle-Boise, BOI", "AIR-6.4"),
    (FLY, "fly, N9, Salt Lake City-Denver, BOI", "AIR-6.5"),
    (
        FLY | {"routes": dict(list(NO_BOI.items())[:7])},
        "fly, N4, Boise-Salt Lake City, BOI",
        "AIR-6.6",
    ),
    (FLY, "fly, N9, Boise-Billings, BOI", "AIR-6.8"),
    (TURN, "lay, BOI, 2", "AIR-7.1"),
    (TURN, "lay, BOI, 0", "AIR-7.1"),
    (MAY, "blind", "AIR-7.1"),
    (BLOCK, "take, HIT", "AIR-7.1"),
    (TURN, "lay, STO, 1", "AIR-7.2"),
    (TURN, "sabotage, HIT", "AIR-7.3"),
    (TURN, "spare", "AIR-7.3"),
    (MAY, "block, Seattle-Boise, 9", "AIR-7.3"),
    (MAY | {"laid": ["STO:1"], "routes": OUT_OF_BOI}, "sabotage, BOI", "AIR-7.3"),
    (BLOCK, "spare", "AIR-7.3"),
    (BLOCK, "sabotage, STO", "AIR-7.3"),
    (BLOCK | {"routes": {"Seattle-Boise": "STO BOI"}}, "block, Seattle-Boise, 9", "AIR-7.3"),
    (BLOCK, "block, Seattle-Boise, 4", "AIR-7.4"),
    (BLOCK | {"routes": {"Houston-Miami": ". . *STO"}}, "block, Houston-Miami, 9", "AIR-7.5"),
    (TURN | {"options": "no-sabotage"}, "sabotage, HIT", "AIR-7.7"),
    (TURN | {"options": "no-sabotage"}, "spare", "AIR-7.7"),
    (TURN | {"flight_pile": ""}, "swap, N4", "AIR-8.1"),
    (TURN, "swap, N4", "AIR-8.2"),
    (SHARE, "take, BOI", "AIR-9.1"),
    (SHARE | {"pile": "", "scored": 3}, "blind", "AIR-9.2"),
    (TURN | {"laid": ["", "KOR:1"], "routes": FULL_MIAMI}, "lay, ITA, 1", "AIR-9.3"),
    (TURN | {"laid": ["", "KOR:1"], "routes": FULL_MIAMI}, "found, ITA, 1", "AIR-9.3"),
    (TURN, "replace, HIT", "AIR-9.4"),
    (TURN, "replace, ITA", "AIR-9.4"),
]


@pytest.mark.parametrize(("position", "action", "rule"), REFUSED)
def test_refused(position, action, rule):
    state = at(**position)
    assert action not in said(state)
    assert game.why_not(state, game.parse(words(action))) == rule


def test_every_refusal_of_about_toml_is_in_the_table():
    assert {rule for _, _, rule in REFUSED} == set(title("airlines").about.refusals)


def test_a_table_refuses_with_the_rule():
    table = Table(title("airlines"), 3, {}, Seeded(1))
    with pytest.raises(Illegal) as refused:
        table.act(table.to_act(), ["keep"])
    assert refused.value.rule == "AIR-3.1"
