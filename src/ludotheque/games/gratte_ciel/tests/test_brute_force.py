"""The real rules against a slow second opinion, and the perft numbers confirmed by it."""

from pathlib import Path

import pytest

from ludotheque.dice import Fast
from ludotheque.games.gratte_ciel import GratteCiel
from ludotheque.games.gratte_ciel.actions import length, lot_at
from ludotheque.lab.perft import read_file

from .brute_force import Slow

pytestmark = pytest.mark.slow
PERFT = Path(__file__).with_name("perft.txt")


def lots_of(flight):
    steps = length(flight)
    lots = [lot_at(flight, steps, k) - 1 for k in range(steps + 1)]
    return tuple((lot % 9, lot // 9) for lot in lots)


@pytest.mark.parametrize("turning", [False, True])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", [1, 2])
def test_every_step_of_random_games(edition, seats, turning):
    for seed in range(25):
        dice = Fast(seed)
        state = GratteCiel(edition).setup(seats, {"turning-flights": turning}, dice, None)
        while state.to_act() != -1:
            actions = state.legal()
            action = actions[dice.below(len(actions))]
            if state.helicopter[state.turn] != 0:
                slow = Slow(state.text(), edition)
                assert {lots_of(flight) for flight in actions} == slow.flights()
                slow.fly(lots_of(action))
                state.apply(action, dice, None)
                again = Slow(state.text(), edition)
                assert again.__dict__ == slow.__dict__
            else:
                state.apply(action, dice, None)


@pytest.mark.parametrize("entry", read_file(PERFT), ids=lambda entry: entry.comment)
def test_perft_numbers(entry):
    slow = Slow(entry.position)
    for depth, count in enumerate(entry.counts, 1):
        if count < 3000:
            assert slow.perft(entry.position, depth) == count
