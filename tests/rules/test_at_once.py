"""What a game says of many at once is what it says of each."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import registry
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab.simulation import all_settings
from tests.rules import secret

GAMES = list(registry.titles())
STEPS = 60
AT = 2  # where slots are written from


def played(game, setting, seed):
    """The positions of a game that is played at random."""
    dice = Fast(seed)
    state = game.setup(setting.seats, setting.options, dice, None)
    for _ in range(STEPS):
        if state.to_act() == NOBODY:
            return
        yield state
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)


def put(put_slots, actions):
    out = vec[i64]([-1] * (AT + len(actions) + 1))
    put_slots(actions, out, AT)
    assert [out[0], out[1], out[-1]] == [-1, -1, -1]
    return list(out)[AT:-1]


@pytest.mark.parametrize("name", GAMES)
def test_slots_put_at_once_are_those_of_each_action(name):
    game = registry.title(name).game
    for seed, setting in enumerate(all_settings(registry.title(name))):
        for state in played(game, setting, seed):
            actions = state.legal()
            wanted = [game.slot(action) for action in actions]
            assert put(game.put_slots, actions) == wanted
            assert put(super(type(game), game).put_slots, actions) == wanted  # the kit's own way


def test_a_game_need_not_say_how_slots_are_put():
    game = secret.Secret()
    actions = game.setup(2, {}, Fast(1), None).legal()
    assert put(game.put_slots, actions) == [game.slot(action) for action in actions]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_at_once_is_what_each_viewer_sees(name):
    game = registry.title(name).game
    for seed, setting in enumerate(all_settings(registry.title(name))):
        viewers = [None, *range(setting.seats)]
        for state in played(game, setting, seed):
            wanted = [(game.facts(state, viewer), game.view(state, viewer)) for viewer in viewers]
            assert game.shown(state, viewers) == wanted
