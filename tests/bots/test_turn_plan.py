"""Plans of turns: whoever follows them goes in no circles and loses nothing by it."""

import pytest

from ludotheque import registry
from ludotheque.bots.levels import bot, think
from ludotheque.bots.turn_plan import CLOSE, LONGEST, Turns, plan_turn
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast, Recorded
from ludotheque.lab.bench import is_compiled

GAMES = list(registry.titles())
LEVEL = "search:10"
GAMES_FOLLOWED = 12 if is_compiled() else 1
STEPS = 10_000 if is_compiled() else 120  # of a game, of everybody together


def planned(game, guess, dice):
    return list(plan_turn(LEVEL, game, guess, 0, dice).actions)


def one_by_one(game, guess, dice):
    """The control: every decision searched on its own."""
    state, recorded, actions = guess.copy(), Recorded(dice), []
    while not recorded.draws and state.to_act() == 0 and len(actions) < LONGEST:
        actions.append(think(LEVEL, game, state, 0, dice).action)
        state.apply(actions[-1], recorded, None)
    return actions


def followed(title, seed, plan):
    """A game in which the first seat does as it is told: each position, and what was planned."""
    game, dice = title.game, Fast(seed)
    seats = title.about.players.fewest
    state = game.setup(seats, title.options(title.about.simulation), dice, None)
    for _ in range(STEPS):
        seat = state.to_act()
        if seat == NOBODY:
            return
        if seat != 0:
            state.apply(bot("random").choose(game, state, seat, dice), dice, None)
            continue
        guess = game.guess(state, 0, Fast(seed))
        actions = plan(game, guess, Fast(seed + 1))
        yield guess, actions
        for action in actions:
            assert action in list(state.legal())
            state.apply(action, dice, None)


def faults(game, guess, actions, dice):
    """What is wrong with a turn: a position twice, or a better turn that leaves something out."""
    state, recorded, seen = guess.copy(), Recorded(Fast(1)), {guess.text()}
    for action in actions:
        state.apply(action, recorded, None)
        if state.text() in seen:
            return ["a position twice"]
        seen.add(state.text())
    if recorded.draws:
        return []
    turns = Turns(game, guess, 0, dice)
    most = turns.chance(actions)
    return [turn for turn in with_less(actions) if turns.chance(turn) > most + CLOSE]


def with_less(actions):
    """The turn ended sooner, and the turn without any two of its actions."""
    *before, last = actions
    sooner = [[*before[:k], last] for k in range(len(before))]
    without = [
        [*before[:i], *before[i + 1 : k], *before[k + 1 :], last]
        for k in range(len(before))
        for i in range(k)
    ]
    return sooner + without


@pytest.mark.parametrize("name", GAMES)
def test_who_follows_a_plan_goes_in_no_circles(name):
    title = registry.title(name)
    turns = 0
    for seed in range(GAMES_FOLLOWED):
        for guess, actions in followed(title, seed, planned):
            assert faults(title.game, guess, actions, Fast(seed + 1)) == []
            turns += 1
    assert turns


def test_decisions_on_their_own_go_in_circles():
    """The control, in all games together."""
    found = [
        fault
        for name in GAMES
        for seed in range(3)
        for guess, actions in followed(registry.title(name), seed, one_by_one)
        for fault in faults(registry.title(name).game, guess, actions, Fast(1))
    ]
    assert found


def test_a_plan_ends_with_the_turn_or_with_chance():
    title = registry.title(GAMES[0])
    for guess, actions in followed(title, 0, planned):
        state, recorded = guess.copy(), Recorded(Fast(1))
        for action in actions:
            assert state.to_act() == 0 and not recorded.draws
            state.apply(action, recorded, None)
        assert recorded.draws or state.to_act() != 0


def test_its_chances_are_chances():
    title = registry.title(GAMES[0])
    guess, _ = next(followed(title, 0, planned))
    plan = plan_turn(LEVEL, title.game, guess, 0, Fast(3))
    assert 0 <= plan.before <= 1 and 0 <= plan.after <= 1
