"""Games begun by the first edition of the rules go on by it."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.lab import golden, perft
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import title
from ludotheque.table import new

from .position import ends, event, money, named, play, rolled, said, turn

KEPT = Path(__file__).parent / "edition_1"
TITLE = title("auf-achse")


def test_a_trailer_waits_for_the_next_stop():
    assert len(said(rolled(3, edition=1))) == len(ends(rolled(3, edition=1)))
    assert turn(play(rolled(2, edition=1), "drive hamburg-berlin-3")) == "blue before"
    assert turn(play(rolled(2), "drive hamburg-berlin-3")) == "red stop"


def test_a_jump_unloads_before_the_truck_arrives():
    given = {"aboard": {"red": "zuerich-wien"}, "blue": "wien"}
    state, events = event("familiennachwuchs", edition=1, **given)
    assert named(events, "delivered")
    assert (money(state), turn(state)) == (8100, "red land")
    state, events = event("familiennachwuchs", **given)
    assert not named(events, "delivered")
    assert (money(state), turn(state)) == (5000, "red land")


@pytest.mark.parametrize(
    ("card", "load", "scores"),
    [
        ("sonderauftrag-wien:red", "zuerich-wien", [2100, 5000]),
        ("inspektion:red", "kassel-muenchen", [1800, 5000]),
    ],
)
def test_a_jump_may_end_the_game_before_the_truck_arrives(card, load, scores):
    given = {"open": "-", "pile": 0, "reserve": 51, "seats": 2, "money": {"red": 0}}
    state, events = event("familiennachwuchs", edition=1, kept=card, aboard={"red": load}, **given)
    assert not named(events, "jumped")
    assert state.outcome().scores == scores


def test_a_number_of_public_contracts_out_of_range_is_the_nearest_in_it():
    for seats, chosen, public in ((2, 1, 4), (6, 46, 34)):
        state = new("auf-achse", seats, 1, {"public-contracts": chosen}, edition=1).state
        assert state.pile == public


@pytest.mark.slow
def test_perft():
    first = msgspec.structs.replace(TITLE, game=TITLE.edition(1))
    for entry in perft.read_file(KEPT / "perft.txt"):
        assert perft.differences(first, entry) == []


@pytest.mark.slow
def test_playthroughs():
    for name, setting in golden.golden_settings(TITLE, list(all_settings(TITLE))).items():
        kept = (KEPT / f"{name}.txt").read_text(encoding="utf-8")
        assert golden.playthrough(TITLE, setting, seed=1, edition=1) == kept
