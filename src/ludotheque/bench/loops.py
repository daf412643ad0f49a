"""Random games of ours and of other projects, each by the loop that its own manual shows.

Nothing of theirs is imported before it is asked for, and nothing here knows their types.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from ludotheque import registry
from ludotheque.contract import NOBODY, Dice, Options
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out
from ludotheque.registry import Title

SEATS = 4
TABLES = 256  # of a batch
BATCH_STEPS = 20
LENGTHS = 100  # games, to know how long they are
LONGEST = 1000  # turns, after which Catanatron itself ends a game


class Played(NamedTuple):
    """Decisions with a choice, in so many games."""

    moves: float
    games: float = 1


PlayOne = Callable[[Dice], Played]


def _setting(game: str) -> tuple[Title, int, Options]:
    title = registry.title(game)
    seats = max(title.about.players.fewest, min(SEATS, title.about.players.most))
    return title, seats, title.options(title.about.simulation, seats)


def rules_alone(game: str) -> PlayOne:
    """Our rules, the loop compiled like them."""
    title, seats, options = _setting(game)

    def play(dice: Dice) -> Played:
        tally = Tally()
        play_out(title.game.setup(seats, options, dice, None), dice, tally)
        return Played(int(tally.moves))

    return play


def rules(game: str) -> PlayOne:
    """Our rules, asked step by step from Python."""
    title, seats, options = _setting(game)

    def play(dice: Dice) -> Played:
        state, moves = title.game.setup(seats, options, dice, None), 0
        while state.to_act() != NOBODY:
            actions = state.legal()
            moves += len(actions) > 1
            state.apply(actions[dice.below(len(actions))], dice, None)
        return Played(moves)

    return play


def batch(game: str) -> PlayOne:
    """Many tables at once."""
    from ludotheque.lab.batch import Batch  # noqa: PLC0415 - NumPy comes with an extra

    title, seats, options = _setting(game)
    tables = Batch(title, TABLES, seats, 1, options)

    def play(_: Dice) -> Played:
        ended = 0
        for _step in range(BATCH_STEPS):
            ended += int(tables.step(tables.sample()).done.sum())
        return Played(TABLES * BATCH_STEPS, ended)

    return play


def our_environment(game: str) -> PlayOne:
    """Ours as PettingZoo's users play it."""
    made = import_module("ludotheque.adapters.pettingzoo").env(game, _setting(game)[1])
    return _agents(made)


def pettingzoo(game: str) -> PlayOne:
    return _agents(import_module(f"pettingzoo.classic.{game}").env())


def _agents(env: Any) -> PlayOne:
    def play(dice: Dice) -> Played:
        env.reset(seed=int(dice.below(1 << 30)))
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            known = observation if isinstance(observation, dict) else info
            slots = known["action_mask"].nonzero()[0]
            moves += len(slots) > 1
            env.step(int(slots[dice.below(len(slots))]))
        return Played(moves)

    return play


def openspiel(game: str) -> PlayOne:
    loaded = import_module("pyspiel").load_game(game)

    def play(dice: Dice) -> Played:
        state, moves = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                state.apply_action(outcomes[dice.below(len(outcomes))])
                continue
            actions = state.legal_actions()
            moves += len(actions) > 1
            state.apply_action(actions[dice.below(len(actions))])
        return Played(moves)

    return play


def openspiel_alone(game: str) -> PlayOne:
    """Its own random bots; a game is taken to be as long as those of the loop in Python."""
    pyspiel = import_module("pyspiel")
    loaded = pyspiel.load_game(game)
    step_by_step, chance = openspiel(game), Fast(2)
    length = sum(step_by_step(chance).moves for _ in range(LENGTHS)) / LENGTHS
    seats = range(loaded.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in seats]

    def play(dice: Dice) -> Played:
        pyspiel.evaluate_bots(loaded.new_initial_state(), bots, int(dice.below(1 << 30)))
        return Played(length)

    return play


def rlcard(game: str) -> PlayOne:
    env = import_module("rlcard").make(game, config={"seed": 1})

    def play(dice: Dice) -> Played:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            moves += len(actions) > 1
            state, _ = env.step(actions[dice.below(len(actions))])
        return Played(moves)

    return play


def catanatron(_: str) -> PlayOne:
    """Its own random players; it names its list of actions differently from version to version."""
    catan = import_module("catanatron")

    def play(_dice: Dice) -> Played:
        game = catan.Game([catan.RandomPlayer(color) for color in list(catan.Color)[:SEATS]])
        asked = game if hasattr(game, "playable_actions") else game.state
        moves = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            moves += len(asked.playable_actions) > 1
            game.play_tick()
        return Played(moves)

    return play
