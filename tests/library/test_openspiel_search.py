"""OpenSpiel's own information-set search plays every game with hidden information."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque import registry
from ludotheque.adapters import openspiel

HIDDEN = [title.id for title in registry.titles().values() if title.about.hidden]
COUNTS = [
    (game, seats)
    for game in HIDDEN
    for seats in (2, 3, 4)
    if registry.title(game).about.players.fewest <= seats <= registry.title(game).about.players.most
]


def at_random(state, random):
    outcomes = state.chance_outcomes() if state.is_chance_node() else None
    return random.choice([o for o, _ in outcomes] if outcomes else state.legal_actions())


def after(game, seats, decisions, seed=1):
    """A position after so many random decisions, somebody to act."""
    state = openspiel.game(game, seats).new_initial_state()
    random = np.random.RandomState(seed)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(at_random(state, random))
    return state


class Standing:
    """Judges a position by who is ahead, without playing on; every action is as likely."""

    def evaluate(self, state):
        scores = [float(score) for score in state.progress.state.standing()]
        return [score - sum(scores) / len(scores) for score in scores]

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_their_search_plays(game, seats):
    """Its own assertions hold: whoever searches cannot tell a sample from the true state."""
    random = np.random.RandomState(seats)
    state = openspiel.game(game, seats).new_initial_state()
    bot = ismcts.ISMCTSBot(state.get_game(), Standing(), 1.0, 12, random_state=random)
    searched = 0
    while searched < 8 * seats and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(at_random(state, random))
        else:
            searched += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
    assert searched == 8 * seats


@pytest.mark.slow
def test_their_search_plays_with_random_games_to_the_end():
    random = np.random.RandomState(1)
    state = after("airlines", 2, 6)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 4, random_state=random)
    policy = bot.get_policy(state)
    assert {action for action, _ in policy} == set(state.legal_actions())


@pytest.mark.parametrize("game", HIDDEN)
def test_a_sample_differs_only_in_what_its_player_does_not_know(game):
    state = after(game, 3, 40)
    seat, others = state.current_player(), {0, 1, 2} - {state.current_player()}
    random = np.random.RandomState(2)
    samples = [state.resample_from_infostate(seat, random.random_sample) for _ in range(20)]
    for sample in samples:
        assert sample.information_state_string(seat) == state.information_state_string(seat)
        assert sample.legal_actions() == state.legal_actions()
        assert sample.history() == []  # the true one tells what was drawn
    assert len({str(sample) for sample in samples}) > 1
    assert any(
        sample.information_state_string(other) != samples[0].information_state_string(other)
        for sample in samples
        for other in others
    )


@pytest.mark.parametrize("game", registry.titles())
def test_nobody_forgets(game):
    """What a player was told by then is the beginning of what they were told later."""
    state = openspiel.game(game, 3).new_initial_state()
    random = np.random.RandomState(3)
    told = [""] * 3
    while not state.is_terminal() and state.move_number() < 120:
        state.apply_action(at_random(state, random))
        if state.is_chance_node():
            continue
        now = [state.progress.past.told(seat) for seat in range(3)]
        assert all(later.startswith(earlier) for later, earlier in zip(now, told, strict=True))
        for seat, text in enumerate(now):
            assert state.information_state_string(seat).startswith(text)
        told = now
    assert all(told)


def test_what_was_told_is_written_down_with_a_state():
    state = after("airlines", 3, 25)
    written = pyspiel.serialize_game_and_state(state.get_game(), state)
    twin = pyspiel.deserialize_game_and_state(written)[1]
    sample = state.resample_from_infostate(0, np.random.RandomState(4).random_sample)
    for one in (twin, state.clone(), sample.clone()):
        assert one.information_state_string(0) == state.information_state_string(0)
