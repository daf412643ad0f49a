"""Many tables at once: each is an honest game, and only legal slots are taken."""

import numpy as np
import pytest

import ludotheque as lt
from ludotheque import registry
from ludotheque.adapters.arrays import ArrayGame, returns
from ludotheque.dice import Fast

TABLES = 6
SEED = 5


@pytest.mark.parametrize("game", registry.titles())
def test_every_table_plays_by_the_rules(game):
    seats = registry.title(game).about.players.fewest
    batch = lt.batch(game, tables=TABLES, seats=seats, seed=SEED)
    shown, chosen = [], []
    for _ in range(400):
        shown.append([array.copy() for array in batch.seen])
        chosen.append(batch.sample().copy())
        batch.step(chosen[-1])
    arrays = ArrayGame(game, seats, {})
    ended = 0
    for table in range(TABLES):
        dice = Fast(SEED * (1 << 32) + table)
        state, over, won = arrays.begin(dice), False, [0.0] * seats
        for seen, slots in zip(shown, chosen, strict=True):
            while len(state.legal()) < 2:
                if state.to_act() >= 0:
                    state.apply(state.legal()[0], dice, None)
                else:
                    won, over = returns(state), True
                    state = arrays.begin(dice)
            observations, masks, rewards, done, to_act = [array[table] for array in seen]
            assert to_act == state.to_act()
            assert (observations == arrays.observed(state, int(to_act))).all()
            assert list(np.flatnonzero(masks)) == list(arrays.legal(state))
            assert done == over
            assert list(rewards) == won
            ended, over, won = ended + bool(done), False, [0.0] * seats
            assert arrays.game.spell(arrays.legal(state)[int(slots[table])])
            state.apply(arrays.legal(state)[int(slots[table])], dice, None)
    assert ended > 0


def test_the_same_seed_gives_the_same_games():
    first, second, other = (lt.batch("airlines", 4, 3, seed=seed) for seed in (1, 1, 2))
    for _ in range(50):
        slots = first.sample().copy()
        assert (second.sample() == slots).all()
        first.step(slots)
        second.step(slots)
    assert (first.seen.observations == second.seen.observations).all()
    assert (first.seen.observations != other.seen.observations).any()


def test_a_closed_slot_is_refused_and_nothing_happens():
    batch = lt.batch("gratte-ciel", tables=3, seats=3, seed=1)
    slots = batch.sample().copy()
    before = batch.seen.observations.copy()
    slots[1] = 0
    with pytest.raises(ValueError, match="table 1: slot 0 is not legal"):
        batch.step(slots)
    slots[1] = -1
    with pytest.raises(ValueError, match="table 1: slot -1 is not legal"):
        batch.step(slots)
    with pytest.raises(ValueError, match="3 tables need as many slots"):
        batch.step([1])
    assert (batch.seen.observations == before).all()


def test_a_slot_can_be_said_in_words():
    batch = lt.batch("gratte-ciel", tables=1, seats=3, seed=1)
    slot = int(batch.sample()[0])
    assert batch.words(0, slot)[0] == "start"
    with pytest.raises(ValueError, match="not legal"):
        batch.words(0, 0)


def test_the_arrays_cannot_be_written_to():
    batch = lt.batch("gratte-ciel", tables=1, seats=3)
    with pytest.raises(ValueError, match="read-only"):
        batch.seen.masks[0, 0] = True


@pytest.mark.parametrize(
    ("winners", "expected"),
    [([1], [-0.5, 1.0, -0.5]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0.0, 0.0, 0.0])],
)
def test_rewards_add_up_to_nothing(winners, expected):
    table = lt.new("gratte-ciel", seats=3)
    while table.outcome() is None:
        table.act(table.to_act(), table.legal()[0])
    table.state.points = type(table.state.points)([5 if s in winners else 1 for s in range(3)])
    assert returns(table.state) == expected
