"""Actions in words, and their slots."""

import pytest

from ludotheque.games.gratte_ciel import game

from .position import at


@pytest.mark.parametrize(
    "words",
    [["fly"], ["fly", "e3"], ["fly", "e3", "z1"], ["fly", "e3", 4], ["start"], ["start", "a0"],
     ["start", "a10"], ["start", "a1", "a2"], ["hover", "e3", "e2"], ["pass", "e3"], [7, "a1"]],
)  # fmt: skip
def test_words_that_mean_nothing(words):
    with pytest.raises(ValueError, match=r".+"):
        game.parse(words)


def test_words_name_corners_only():
    flight = game.parse(["fly", "b2", "b3", "c3", "c2"])
    assert game.spell(flight) == ["fly", "b2", "b3", "c3", "c2"]
    assert game.spell(game.parse(["fly", "b2", "b3", "b4"])) == ["fly", "b2", "b4"]
    assert game.spell(game.parse(["pass"])) == ["pass"]


def test_slots():
    assert game.slot(game.parse(["start", "b2"])) == 11
    assert game.slot(game.parse(["fly", "e3", "e2"])) == 82
    slots = {game.slot(action) for action in at(flights="turning").legal()}
    assert len(slots) == len(at(flights="turning").legal())
    assert max(slots) < game.slots() == 422
