"""Bots know what their seat may know: poisoned truths, and worlds that look alike."""

from contextlib import suppress

import pytest
from librt.vecs import vec

from ludotheque import registry
from ludotheque.bots.levels import LEVELS, bot
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab.simulation import all_settings

GARBAGE = 10**9 + 7
NARROW = GARBAGE, 31_337, 113  # for boards of 16 and of 8 bits
AGREED = "numbers"  # a table's parameters: open, never changed, one vector for all its positions
GAMES = list(registry.titles())
HIDING = [name for name, title in registry.titles().items() if title.about.hidden]
ONE_PLY = ("random", "greedy", "beginner", "casual", "heuristic")
SMALL = (*ONE_PLY, "search:25")  # every level; those that search, with a small budget
ENOUGH = 100_000  # decisions, of all games and cheap levels together
# Of a hundred decisions: a game's own value can take long.
SHARES = {"random": 48, "greedy": 48, "beginner": 1, "casual": 1, "heuristic": 2}


class Peeks:
    """A bot that cheats: it looks at the true position, not at its guess."""

    def __init__(self):
        self.truth = None

    def choose(self, game, guess, seat, dice):
        actions = guess.legal()
        return actions[sum(map(ord, self.truth.text())) % len(actions)]


def poison(thing, seen):
    """Fill whatever can change in a position with garbage, hidden or not, in place."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, (vec, list)):
        for k in range(len(thing)):
            if isinstance(thing[k], (int, float)):
                _spoil(thing, k)
            else:
                poison(thing[k], seen)
    elif type(thing).__module__.startswith("ludotheque.games"):
        for name in dir(thing):
            held = None if name.startswith("__") or name == AGREED else getattr(thing, name, None)
            if isinstance(held, int) and not isinstance(held, bool):
                _overwrite(thing, name)
            elif held is not None and not callable(held):
                poison(held, seen)


def _spoil(numbers, k):
    for garbage in NARROW:
        with suppress(OverflowError):
            numbers[k] = type(numbers[k])(garbage)
            return
    raise ValueError(f"no garbage fits in the place of {numbers[k]}")


def _overwrite(thing, name):
    with suppress(AttributeError, TypeError):  # a constant of the class
        setattr(thing, name, GARBAGE)


def decide(game, chooser, state, seed):
    """The same question before and after the truth is poisoned; a cheat may look at it."""
    seat = state.to_act()
    before, after = (game.guess(state, seat, Fast(seed)) for _ in range(2))
    if isinstance(chooser, Peeks):
        chooser.truth = state
    first = chooser.choose(game, before, seat, Fast(seed))
    poison(state, set())
    return first, chooser.choose(game, after, seat, Fast(seed))


def decisions(title, chooser, number):
    """Play with the chooser, truths poisoned behind it; False once it was seen to touch one."""
    game, variety = title.game, list(all_settings(title))
    made = seed = 0
    while made < number:
        setting = variety[seed % len(variety)]
        seed += 1
        dice = Fast(seed)
        state = game.setup(setting.seats, setting.options, dice, None)
        while state.to_act() != NOBODY and made < number:
            truth = state.copy()
            try:
                first, second = decide(game, chooser, truth, seed * 1000 + made)
            except (IndexError, OverflowError, ValueError, AssertionError):
                return False
            if first != second:
                return False
            made += 1
            state.apply(first, dice, None)
    return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", SMALL)
def test_a_poisoned_truth_is_not_noticed(game, level):
    assert decisions(registry.title(game), bot(level), 40 if level in ONE_PLY else 8)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_decisions_never_touch_the_truth(game):
    assert sum(SHARES.values()) == 100
    for level, share in SHARES.items():
        number = -(-ENOUGH * share // len(GAMES) // 100)
        assert decisions(registry.title(game), LEVELS[level], number)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_peeks_is_caught(game):
    """The control of both tests above."""
    assert not decisions(registry.title(game), Peeks(), 40)


def worlds(title, number):
    """Positions, each with another that the seat to act cannot tell from it."""
    variety = list(all_settings(title))
    for seed in range(number):
        setting = variety[seed % len(variety)]
        dice = Fast(seed)
        state = title.game.setup(setting.seats, setting.options, dice, None)
        for _ in range(5 + seed * 7 % 40):
            after, actions = state.copy(), state.legal()
            after.apply(actions[dice.below(len(actions))], dice, None)
            if after.to_act() == NOBODY:
                break
            state = after
        if len(state.legal()) > 1:
            yield state, title.game.guess(state, state.to_act(), Fast(seed + 99))


def move(title, chooser, state, seed):
    seat = state.to_act()
    guess = title.game.guess(state, seat, Fast(seed))
    return chooser.choose(title.game, guess, seat, Fast(seed + 1))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", SMALL)
def test_the_same_knowledge_gives_the_same_move(game, level):
    title, chooser = registry.title(game), bot(level)
    looked = 0
    for seed, (ours, theirs) in enumerate(worlds(title, 12)):
        assert move(title, chooser, ours, seed) == move(title, chooser, theirs, seed)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("game", HIDING)
def test_a_bot_that_is_told_the_truth_is_caught(game):
    """The control: asked about the position itself, not a guess, it answers otherwise."""
    title, cheat = registry.title(game), Peeks()
    different = 0
    for ours, theirs in worlds(title, 40):
        moves = []
        for cheat.truth in (ours, theirs):
            moves.append(cheat.choose(title.game, ours, ours.to_act(), Fast(1)))
        different += moves[0] != moves[1]
    assert different > 0
