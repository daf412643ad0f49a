"""Positions as text and as copies, and what `check` finds wrong with them."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.gratte_ciel import game

from .position import NAMES, after, at, building, points, stuck


def test_a_simulation_that_tells_nobody_plays_the_same():
    state = at(points="12 60 60 60", d3="B3", c3="Y3", b3="G1")
    told, _ = after(state, "fly e3 a3")
    state.apply(game.parse(["fly", "e3", "a3"]), Fast(1), None)
    assert state.text() == told.text()


def broken(what):
    """A sound position with one thing made wrong."""
    state = at(d3="B2")
    lot = NAMES.index("d3") + 1
    if what == "a floor is lost":
        state.stock[0] -= 1
    elif what == "a floor is made":
        state.height[lot] += 1
    elif what == "nobody's building":
        state.owner[lot] = -1
    elif what == "an owner without a building":
        state.owner[lot - 1] = 0
    elif what == "a building in the centre":
        state.owner[41], state.height[41], state.stock[1] = 1, 1, state.stock[1] - 1
    elif what == "a helicopter that stands nowhere":
        state.stands[state.helicopter[0]] = 0
    elif what == "a mark without a helicopter":
        state.stands[lot] = 1
    elif what == "a helicopter on the ground":
        state.stands[state.helicopter[0]], state.stands[lot - 1] = 0, 1
        state.helicopter[0] = lot - 1
    elif what == "debts":
        state.points[0] = -1
    elif what == "a stock below nothing":
        state.height[lot], state.stock[1] = 40, -1
    elif what == "a ghost flies":
        state.points[0] = 0
    return state


@pytest.mark.parametrize(
    "what",
    [
        "a floor is lost",
        "a floor is made",
        "nobody's building",
        "an owner without a building",
        "a building in the centre",
        "a helicopter that stands nowhere",
        "a mark without a helicopter",
        "a helicopter on the ground",
        "debts",
        "a stock below nothing",
        "a ghost flies",
    ],
)
def test_check_finds_what_is_wrong(what):
    with pytest.raises(AssertionError):
        broken(what).check()


TEXT = """
seats 4
flights turning
turn B
ending -
points 60 45 1 0
stock 27 38 39 40
helicopters i9 a1 e3 -
B1 . . . . . . . .
. . . . . . . . .
. . . . Y1 . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . R12
. . . . . . . B1 R1
""".strip()


def test_text_is_read_and_written():
    state = game.read(TEXT)
    state.check()
    assert state.text() == TEXT
    assert [building(state, lot) for lot in ("a1", "h9", "i8", "i9")] == ["B1", "B1", "R12", "R1"]
    assert (state.turning, int(state.turn), points(state)) == (True, 1, [60, 45, 1, 0])


def test_text_of_a_finished_game():
    state, _ = after(stuck(), "fly e3 b3")
    assert state.text().split("\n")[2:4] == ["turn -", "ending cannot-fly"]
    assert game.read(state.text()).outcome().reason == "cannot-fly"


def test_guess_is_a_copy_that_stands_alone():
    state = at()
    guess = game.guess(state, 0, Fast(1))
    assert guess.text() == state.text()
    guess.points[0] = 1
    assert state.points[0] == 60
