"""Observations and drawings of every game, quick: the conformance suite does it at length."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ludotheque import contract, registry
from ludotheque.contract import characters_drawn
from ludotheque.dice import Fast
from ludotheque.lab.simulation import all_settings
from ludotheque.testing.moments import random_game
from ludotheque.testing.numbers import observed


def some_settings(title):
    """The usual one, the last one (every option at once), and two between."""
    variety = list(all_settings(title))
    return enumerate(variety[:: max(1, len(variety) // 3)] + variety[-1:])


@pytest.mark.parametrize("game", registry.titles())
def test_a_seat_observes_the_same_in_a_guess(game):
    title = registry.title(game)
    for seed, setting in some_settings(title):
        for number, state in enumerate(random_game(title, setting, seed)):
            if number % 40 == 0 or state.to_act() < 0:
                seat = (seed + number) % setting.seats
                twin = title.game.guess(state, seat, Fast(number))
                assert observed(title, state, seat) == observed(title, twin, seat)


@pytest.mark.parametrize("game", registry.titles())
def test_every_board_can_be_drawn(game):
    title = registry.title(game)
    for seed, setting in some_settings(title):
        for number, state in enumerate(random_game(title, setting, seed)):
            if number % 60 == 0 or state.to_act() < 0:
                for seat in (None, number % setting.seats):
                    drawing = title.game.drawing(state, seat)
                    assert drawing.startswith("<svg ")
                    assert drawing.endswith("</svg>")


def test_characters_are_drawn_line_by_line():
    drawing = characters_drawn("a < b\n& c")
    assert "a &lt; b</text>" in drawing
    assert "&amp; c</text>" in drawing
    assert drawing.count("<text") == 2


def test_a_game_without_observations_says_so(pebbles):
    bare = contract.Game
    assert bare.observation(pebbles.game, 2) == []
    state = pebbles.game.read("2 seats, 9 pebbles, turn 1")
    with pytest.raises(ValueError, match="no observations"):
        bare.observe(pebbles.game, state, 0, vec[i16](), 0)
    assert bare.drawing(pebbles.game, state, None) == characters_drawn("ooooooooo")


def test_a_game_need_not_say_its_chances(pebbles):
    state = pebbles.game.read("2 seats, 9 pebbles, turn 1")
    assert list(contract.Game.chances(pebbles.game, state)) == []
