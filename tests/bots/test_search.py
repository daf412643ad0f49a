"""Search: finds what one step cannot see, in every game and with any number of players."""

import importlib.util
from functools import cache
from pathlib import Path
from statistics import pstdev
from tempfile import TemporaryDirectory

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import registry
from ludotheque.bots.bot import shares
from ludotheque.bots.levels import HIDDEN, LEVELS, OFFERED, bot, simulations, think
from ludotheque.bots.search import AT_TURN_END, ROOT, Search, Tree, Tuning
from ludotheque.coach.contest import LEVEL as COACH
from ludotheque.coach.review import SECOND_LOOK
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.lab.playout import PlayoutTree
from ludotheque.lab.simulation import all_settings
from tests import toy
from tests.rules import secret

GAMES = list(registry.titles())


@cache
def pebbles():
    """The game of the guide, with a value that knows nothing."""
    with TemporaryDirectory() as folder:
        toy.write_files(Path(folder))
        spec = importlib.util.spec_from_file_location(
            "blind_pebbles", Path(folder) / "pebbles" / "__init__.py"
        )
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)

    class Blind(module.Pebbles):
        def value(self, state, seat):
            return 0.0

    return Blind(), module.State


@pytest.mark.parametrize("number", [5, 6, 7, 9, 10])
def test_it_looks_further_than_one_step(number):
    """Only leaving a multiple of four wins, which the value does not know."""
    game, state = pebbles()
    search = Search(Tuning(600, c_puct=1.5, prior_temperature=1.0))
    assert search.choose(game, state(2, number, 0), 0, Fast(number)) == number % 4


def test_three_players_each_want_their_own_victory():
    """With 5 pebbles the first of three must leave no 1, 2 or 3 to the second."""
    game, state = pebbles()
    thought = Search(Tuning(400, c_puct=1.5, prior_temperature=1.0)).think(
        game, state(3, 5, 0), 0, Fast(1)
    )
    assert thought.action == 1  # leaves 4; anything else loses at once
    assert 0 <= thought.before <= thought.after <= 1


def test_it_counts_cards_it_cannot_see():
    """A low card is swapped, a high one held, from what the seat may know alone."""
    game = secret.Secret()
    state = game.setup(2, {}, Fast(3), None)
    search = Search(Tuning(300, c_puct=1.5, prior_temperature=1.0))
    for card, wanted in ((0, secret.SWAP), (5, secret.HOLD)):
        given = state.copy()
        other = 5 if card == 0 else 0
        given.bag, given.open = secret.filled(6, 1), 2
        given.hand[0], given.hand[1] = card, other
        for taken in (card, other, 2):
            given.bag[taken] = 0
        guess = game.guess(given, 0, Fast(4))
        assert search.choose(game, guess, 0, Fast(5)) == wanted


def test_a_forced_action_costs_nothing():
    game, state = pebbles()
    tree = Tree(game, 0, Fast(1), Tuning(1))
    tree.simulate(state(2, 1, 0))
    assert len(tree.action) == 1


@pytest.mark.parametrize("game", GAMES)
def test_shares_make_one_victory(game):
    title, dice = registry.title(game), Fast(1)
    for setting in list(all_settings(title))[:6]:
        state = title.game.setup(setting.seats, setting.options, dice, None)
        while state.to_act() != NOBODY:
            assert sum(shares(title.game, state, 2.0)) == pytest.approx(1)
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))], dice, None)
        parts = list(shares(title.game, state, 2.0))
        winners = state.outcome().winners
        assert parts == [(n in winners) / len(winners) for n in range(setting.seats)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["beginner", "casual", "heuristic", "search:12"])
def test_every_level_plays_every_player_count(game, level):
    """Legal choices with the same seed the same, chances between 0 and 1, nothing changed."""
    title = registry.title(game)
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        dice = Fast(seats)
        options = title.options(title.about.simulation)
        state = title.game.setup(seats, options, dice, None)
        for step in range(12):
            seat = state.to_act()
            if seat == NOBODY:
                break
            before = state.text()
            thoughts = [think(level, title.game, state, seat, Fast(step)) for _ in range(2)]
            assert thoughts[0].action == thoughts[1].action
            assert thoughts[0].action in state.legal() and state.text() == before
            assert 0 <= thoughts[0].before <= 1 and 0 <= thoughts[0].after <= 1
            state.apply(thoughts[0].action, dice, None)


def test_every_simulation_is_counted():
    title = registry.title("gratte-ciel")
    dice = Fast(2)
    state = title.game.setup(3, title.options({}), dice, None)
    tree = Tree(title.game, state.to_act(), dice, Tuning(1))
    for _ in range(50):
        tree.simulate(state)
    assert tree.visits[ROOT] == 50
    child, visits = tree.first[ROOT], 0
    while child != -1:
        visits += tree.visits[child]
        assert tree.available[child] == 50  # nothing is hidden here: always available
        child = tree.next[child]
    assert visits == 50


def test_actions_are_compared_in_the_same_determinizations():
    """A guess for each try of the action tried most: the others were tried in the same ones."""
    game = registry.title("airlines").game
    state = game.setup(2, registry.title("airlines").options({}), Fast(6), None)
    tree = Tree(game, state.to_act(), Fast(7), Tuning(1, scale=15.0, evaluate=AT_TURN_END))
    for _ in range(60):
        tree.simulate(state)
    child, tries = tree.first[ROOT], []
    while child != -1:
        tries.append(tree.visits[child])
        child = tree.next[child]
    assert sum(tries) == 60 and sum(number > 0 for number in tries) > 1
    assert len(tree.determinizations) == max(tries)


def test_no_turn_is_evaluated_in_the_middle_of_an_auction():
    """Whoever calls in Auf Achse does not know what the contract will cost before it is sold."""
    title, dice = registry.title("auf-achse"), Fast(3)
    game = title.game
    state = game.setup(4, title.options({}), dice, None)
    calls = 0
    while calls < 20:
        tree = Tree(game, state.to_act(), Fast(calls), Tuning(1, 4400.0, evaluate=AT_TURN_END))
        for child, action in zip(tree.choices(state), state.legal(), strict=True):
            if game.spell(action)[0] == "call":
                world = state.copy()
                world.apply(action, dice, None)
                tree.evaluated(world, vec[i64]([ROOT, child]))
                assert world.to_act() != state.to_act() and game.quiet(world)
                calls += 1
        state.apply(LEVELS["heuristic"].choose(game, state, state.to_act(), dice), dice, None)


def test_one_draw_does_not_say_what_is_tried():
    """A drive onto an event space of Auf Achse is worth what its cards are worth on average."""
    title, dice = registry.title("auf-achse"), Fast(5)
    game = title.game
    state = game.setup(2, title.options({}), dice, None)
    spreads = []
    while len(spreads) < 8:
        seat = state.to_act()
        tree = Tree(game, seat, Fast(1), Tuning(1, 4400.0))
        for action in state.legal():
            once, often = (
                [tree.mean_worth(state, action, seat, looks) for _ in range(20)]
                for looks in (1, 12)
            )
            if pstdev(once) == 0:
                assert often == pytest.approx(once)
            elif game.spell(action)[0] == "drive":
                spreads.append((pstdev(once), pstdev(often)))
        state.apply(LEVELS["heuristic"].choose(game, state, seat, dice), dice, None)
    one_look, twelve_looks = map(sum, zip(*spreads, strict=True))
    assert twelve_looks < one_look / 2


def test_a_search_by_playouts_counts_its_moves():
    """For the benchmark: random games to the end, no value asked."""
    title = registry.title("gratte-ciel")
    state = title.game.setup(3, title.options({}), Fast(2), None)
    tree = PlayoutTree(title.game, state.to_act(), Fast(3))
    for _ in range(20):
        tree.simulate(state)
    assert tree.visits[ROOT] == tree.tally.games == 20
    assert tree.tally.moves > 20 * 5
    assert list(tree.baselines[0]) == pytest.approx([1 / 3] * 3)


def test_five_levels_are_offered_and_search_ones_grow():
    offered = OFFERED
    assert set(offered) == set(LEVELS) - set(HIDDEN)
    assert offered[0] == "beginner" and len(offered) >= 5
    for title in registry.titles().values():
        effort = [simulations(LEVELS[level], title.game, 4) for level in offered]
        assert effort == sorted(effort) and effort[-1] > effort[-2] > 0
        assert title.about.bots.hint in offered
        assert set(title.about.bots.simulations) <= {*offered, COACH, SECOND_LOOK}


@pytest.mark.parametrize("name", ["search:", "search:x", "nobody"])
def test_an_unknown_bot_is_said_so(name):
    with pytest.raises(LookupError):
        bot(name)
