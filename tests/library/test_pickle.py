"""Tables, positions, dice and environments can be copied and pickled, and go on as they were."""

import copy
import pickle

import numpy as np
import pytest

import ludotheque as lt
from ludotheque import registry
from ludotheque.adapters import gymnasium, pettingzoo
from ludotheque.dice import Fast, NoDice, Recorded, Replayed, Sealed
from ludotheque.lab.selfplay import at_random, decisions, positions, words_at_random
from ludotheque.testing.moments import some_moments


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
DEEP = pytest.mark.parametrize("way", [copy.deepcopy, pickled])
GAMES = pytest.mark.parametrize("title", registry.titles().values(), ids=lambda title: title.id)


@DEEP
@pytest.mark.parametrize(
    "dice",
    [Fast(1), Recorded(Fast(2)), Replayed([3, 1, 4, 1, 5, 9]), Sealed(b"k" * 32, 7)],
    ids=lambda dice: type(dice).__name__,
)
def test_dice_go_on_where_they_were(dice, way):
    used = copy.deepcopy(dice)
    used.below(10)
    twin = way(used)
    assert [twin.below(10) for _ in range(4)] == [used.below(10) for _ in range(4)]
    if isinstance(used, Recorded):
        assert twin.draws == used.draws and twin.draws is not used.draws
    assert isinstance(way(NoDice()), NoDice)


@WAYS
@GAMES
def test_a_position_is_a_twin_that_shares_nothing(title, way):
    for moment in list(some_moments(title))[::20]:
        twin = way(moment.state)
        text = moment.state.text()
        assert twin.text() == text and twin.to_act() == moment.state.to_act()
        if twin.to_act() >= 0:
            *_, last = positions(twin, Fast(1), at_random(Fast(2)))
            assert moment.state.text() == text
            *_, other = positions(moment.state.copy(), Fast(1), at_random(Fast(2)))
            assert last.text() == other.text()


@GAMES
def test_a_position_of_an_older_edition_stays_one(title):
    seats = title.about.players.fewest
    for edition in title.about.editions:
        game = title.edition(edition.number)
        state = game.setup(seats, title.options(title.about.simulation, seats), Fast(1), None)
        assert getattr(pickled(state), "edition", 0) == getattr(state, "edition", 0)


@WAYS
@GAMES
def test_rules_stay_the_shelfs_own(title, way):
    """Bots find a game's tuning by its identity."""
    assert way(title) is title
    for edition in title.about.editions:
        assert way(title.edition(edition.number)) is title.edition(edition.number)


@DEEP
@GAMES
def test_a_table_goes_on_apart_from_its_twin(title, way):
    table = lt.new(title.id, title.about.players.fewest, seed=4, options=title.about.simulation)
    chance = words_at_random(Fast(1))
    for number, _ in enumerate(decisions(table, chance)):
        if number == 12:
            break
    twin = way(table)
    assert twin.record(["a"] * twin.seats).json() == table.record(["a"] * twin.seats).json()
    before = table.version
    for _ in decisions(twin, words_at_random(Fast(2))):
        pass
    assert table.version == before
    for _ in decisions(table, words_at_random(Fast(2))):
        pass
    assert twin.record(["a"] * twin.seats).json() == table.record(["a"] * twin.seats).json()
    ended = table.outcome()
    assert way(ended).scores == ended.scores and way(ended).reason == ended.reason


@DEEP
def test_a_table_can_still_be_undone(way):
    table = lt.new("gratte-ciel", 3, seed=4)
    table.act(table.to_act(), table.legal()[0])
    seat = table.log[-1].seat
    twin = way(table)
    assert table.can_undo(seat) and twin.can_undo(seat)
    assert twin.undo(seat) == table.undo(seat)


@DEEP
@GAMES
def test_an_environment_of_gymnasiums_goes_on(title, way):
    env = gymnasium.Env(title.id, seats=title.about.players.fewest, bots="random")
    way(env)  # before it was ever reset
    _, info = env.reset(seed=5)
    choice = np.random.default_rng(1)
    for _ in range(4):
        *_, info = env.step(choice.choice(np.flatnonzero(info["action_mask"])))
    twin = way(env)
    slot = choice.choice(np.flatnonzero(info["action_mask"]))
    mine, theirs = env.step(slot), twin.step(slot)
    np.testing.assert_equal(mine, theirs)
    np.testing.assert_equal(env.reset(), twin.reset())


@DEEP
@GAMES
def test_an_environment_of_pettingzoos_goes_on(title, way):
    env = pettingzoo.env(title.id, seats=title.about.players.fewest)
    env.reset(seed=5)
    choice = np.random.default_rng(1)
    for _ in range(3):
        mask = env.last()[0]["action_mask"]
        env.step(choice.choice(np.flatnonzero(mask)))
    twin = way(env)
    slot = choice.choice(np.flatnonzero(env.last()[0]["action_mask"]))
    env.step(slot)
    twin.step(slot)
    assert env.agent_selection == twin.agent_selection
    np.testing.assert_equal(env.last()[0], twin.last()[0])
