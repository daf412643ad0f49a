"""Random games: nothing is lost or made, and legality is the same wherever it is asked."""

import pytest

from ludotheque.contract import NOBODY, Tell
from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import LOTS
from ludotheque.games.skyline_of_the_world.rules import ENDINGS

# Everything that can be said: bare verbs, buildings on lots, trades, cards.
SAYABLE = [
    action
    for action in range(game.slots())
    if game.spell(action)[0] != "build" or (action - 2) % 45 in list(LOTS)
]
GAMES = [
    (seats, {"own-skylines": own, "tournament": tournament, "covered": covered})
    for seats in (2, 3, 4)
    for own, tournament, covered in ((False, False, False), (True, True, True))
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_random_game_keeps_the_books(seats, options):
    dice = Fast(seats)
    state = game.setup(seats, options, dice, Tell())
    turns = 0
    while state.to_act() != NOBODY:
        state.check()
        actions = list(state.legal())
        assert actions
        assert len(set(actions)) == len(actions)
        if turns % 10 == 0:
            assert game.read(state.text()).text() == state.text()
            allowed = [action for action in SAYABLE if game.why_not(state, action) == ""]
            assert sorted(actions) == allowed
        state.apply(actions[dice.below(len(actions))], dice, Tell())
        turns += 1
    state.check()
    outcome = state.outcome()
    assert outcome.reason in ENDINGS[1:]
    assert outcome.scores == list(state.standing())
    assert outcome.winners
