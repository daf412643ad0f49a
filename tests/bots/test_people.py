"""Levels below the heuristic err like people; no level plays the same game twice."""

from statistics import median

import pytest

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab import arena
from ludotheque.lab.arena import Contest

GAME = "gratte-ciel"  # no luck after the deal, and that is who begins


def decisions(level, games, seats=4):
    """Every choice of such bots: what the actions are worth, what they score, which it is."""
    title = registry.title(GAME)
    game = title.game
    for seed in range(games):
        dice = Fast(seed)
        state = game.setup(seats, title.options({}), dice, None)
        while (seat := state.to_act()) != NOBODY:
            actions = list(state.legal())
            chosen = LEVELS[level].choose(game, state, seat, dice)
            if len(actions) > 1:
                now = state.standing()[seat]
                afterstates = [state.copy() for _ in actions]
                for after, action in zip(afterstates, actions, strict=True):
                    after.apply(action, dice, None)
                worths = [game.value(after, seat) for after in afterstates]
                rises = [after.standing()[seat] - now for after in afterstates]
                yield worths, rises, actions.index(chosen)
            state.apply(chosen, dice, None)


def test_a_casual_player_takes_nothing_that_is_worse_than_the_median():
    found = list(decisions("casual", 12))
    assert all(worths[chosen] >= median(worths) for worths, _, chosen in found)
    assert sum(worths[chosen] < max(worths) for worths, _, chosen in found) > len(found) / 20


def test_a_beginner_takes_of_the_worst_quarter_at_most_what_brings_points():
    found = list(decisions("beginner", 12))
    for worths, rises, chosen in found:
        quarter = sorted(worths)[len(worths) // 4] if len(worths) > 3 else median(worths)
        assert worths[chosen] >= quarter or rises[chosen] > 0
    assert sum(worths[chosen] < max(worths) for worths, _, chosen in found) > len(found) / 5


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_of_two_actions_the_one_that_is_not_ruin_is_seen(level):
    ruin = [
        (max(worths) - min(worths), worths[chosen] == max(worths))
        for worths, _, chosen in decisions(level, 20)
        if len(worths) == 2 and min(worths) < -500 < max(worths)
    ]
    assert len(ruin) > 2 and all(sensible for _, sensible in ruin)


@pytest.mark.parametrize(
    ("better", "worse"), [("beginner", "random"), ("casual", "beginner"), ("heuristic", "casual")]
)
def test_a_level_beats_the_one_below_it(better, worse):
    wanted = Contest(GAME, registry.title(GAME).options({}), [[better, worse, worse, worse]])
    shares = [arena.play_deal(wanted, number).parts[0].won / 4 for number in range(40)]
    assert sum(shares) / len(shares) > 0.29


@pytest.mark.parametrize("level", ["beginner", "casual", "heuristic"])
def test_no_game_is_played_twice(level):
    """Deals differ by who begins alone: nearly every game is another by the bots' own luck."""
    wanted = Contest(GAME, registry.title(GAME).options({}), [[level] * 4])
    digests = {arena.play_game(wanted, [level] * 4, seed).digest for seed in range(40)}
    assert len(digests) > 30
