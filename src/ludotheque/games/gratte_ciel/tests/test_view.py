"""What is shown of a position."""

from ludotheque.games.gratte_ciel import game

from .position import at, fresh


def test_view_shows_lots_helicopters_and_facts():
    state = at(d3="B2", points="60 60 60 0", helicopters="e3 h5 h8 -")
    seen = game.view(state, 0)
    assert isinstance(seen, game.board_type())
    lots = {lot.name: lot for lot in seen.lots()}
    assert len(lots) == 72
    assert (lots["d3"].tint, lots["d3"].owner, lots["d3"].height) == (1, 1, 2)
    assert (lots["b2"].tint, lots["b2"].owner, lots["b2"].height) == (None, None, 0)
    assert len(seen.tints) == len(seen.heights) == len(seen.owners) == 81
    assert (seen.tints[40], seen.heights[40]) == (-1, 0)  # in the park
    assert seen.helicopters == ["e3", "h5", "h8", None]
    assert game.facts(state, None)[0] == {"points": 60, "floors": 39}
    facts = game.facts(state, 1)[3]
    assert facts == {"points": 0, "eliminated": "G", "floors": 40}
    assert list(facts) == ["points", "eliminated", "floors"]  # a phone shows the first ones
    assert game.prompt(state) == ["fly"]
    assert game.prompt(fresh()) == ["start"]


def test_picture():
    lines = game.picture(at(d3="B2"), None).split("\n")
    assert lines[3] == "3   y   r   g      B2  R1* g      r   b   y"
