"""The rules agree with a slow second writing of them on the way of random games."""

import pytest

from ludotheque.contract import NOBODY, Tell
from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game

from .brute_force import Position

SETTINGS = [(2, False), (3, True), (4, False)]


@pytest.mark.parametrize(("seats", "own_skylines"), SETTINGS)
def test_brute_force_agrees(seats, own_skylines):
    dice = Fast(100 + seats)
    options = {"own-skylines": own_skylines, "tournament": False, "covered": False}
    state = game.setup(seats, options, dice, None)
    step = 0
    while state.to_act() != NOBODY:
        actions = state.legal()
        slow = Position(state.text())
        if step % 10 == 0:
            said = {" ".join(map(str, game.spell(action))) for action in actions}
            assert said == slow.legal(), state.text()
            assert list(state.standing()) == [slow.points(seat) for seat in slow.seats]
        tell = Tell()
        state.apply(actions[dice.below(len(actions))], dice, tell)
        for event in tell.events:
            if event.name == "income":
                assert event.facts["coins"] == slow.income(slow.seats[event.facts["seat"]])
        step += 1
