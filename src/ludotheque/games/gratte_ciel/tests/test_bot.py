"""What the bots think of a position."""

from ludotheque.games.gratte_ciel import game

from .position import at


def test_value_fears_ruin_and_likes_points():
    rich, poor = at(points="70 60 60 60"), at(points="50 60 60 60")
    ruined = at(points="0 60 60 60", helicopters="- h5 h8 b8", turn="B")
    assert game.value(rich, 0) > game.value(poor, 0) > game.value(ruined, 0)
    assert game.value(poor, 0) < game.value(poor, 1)
