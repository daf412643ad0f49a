"""Whoever follows hints in Skyline of the World never buys and sells the same floor in one turn."""

import pytest

from ludotheque import registry
from ludotheque.bots.levels import bot
from ludotheque.bots.turn_plan import plan_turn
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab.bench import is_compiled
from tests.bots.test_turn_plan import one_by_one, planned

TITLE = registry.title("skyline-of-the-world")
ENOUGH = 12 if is_compiled() else 3  # turns at a table


def advised(game, guess, dice):
    """The plan behind a hint, by the level that gives hints."""
    return list(plan_turn(TITLE.about.bots.hint, game, guess, 0, dice).actions)


def turns(seats, seed, plan, most=ENOUGH):
    """The first seat does as it is told, turn after turn: what it did in each, as words."""
    game, dice = TITLE.game, Fast(seed)
    state = game.setup(seats, TITLE.options(TITLE.about.simulation, seats), dice, None)
    done = []
    while most and state.to_act() != NOBODY:
        seat = state.to_act()
        if seat != 0:
            if done:
                yield done
                done, most = [], most - 1
            guess = game.guess(state, seat, dice)
            state.apply(bot("heuristic").choose(game, guess, seat, dice), dice, None)
            continue
        # A plan ends with the turn or with chance; then the next one goes on.
        for action in plan(game, game.guess(state, 0, Fast(seed)), Fast(seed + 1)):
            done.append(game.spell(action))
            state.apply(action, dice, None)


def circles(turn):
    """The floors that were both bought and sold."""
    dealt = [[words[1] for words in turn if words[0] == verb] for verb in ("buy", "sell")]
    return set(dealt[0]) & set(dealt[1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_floor_is_bought_and_sold_in_one_turn(seats):
    found = list(turns(seats, seats, advised if is_compiled() else planned))
    assert len(found) == ENOUGH
    assert any(words[0] == "buy" for turn in found for words in turn)
    assert [turn for turn in found if circles(turn)] == []


def test_decisions_on_their_own_would_be_caught():
    """The control: every decision searched by itself."""
    assert any(circles(turn) for seed in range(6) for turn in turns(2, seed, one_by_one, 30))
