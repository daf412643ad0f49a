"""Checks of parameters: each one bites, and every number that it allows can be played with."""

from collections.abc import Iterator

from ludotheque.contract import NOBODY, Options, Parameter, Tell
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting
from ludotheque.registry import Title
from ludotheque.testing.moments import EVERYBODY, amount, naming

GAMES = 200  # that are compared at most before a parameter is said to change nothing
LONGEST_GAME = 100_000

# What can be noticed of a game, step by step: whose turn it is, what they may do, the scores, what
# the seats show, and what is told. How a position is written down does not count: it names its
# house rules.
Noticed = list[object]


def parameters_change_the_game(title: Title) -> None:
    """With its least and with its most number a parameter makes some game another one."""
    for parameter in title.game.parameters():
        for number in (parameter.least, parameter.most):
            settings = list(_pairs(title, parameter, number))
            seeds = range(amount(GAMES) if settings else 0)
            bites = not settings or any(
                _differ(title, *settings[seed % len(settings)], seed) for seed in seeds
            )
            assert bites, (
                f"the parameter {parameter.id!r} is declared, but {number} plays like the sheet"
            )


def numbers_play_to_the_end(title: Title) -> None:
    """A random game ends with each parameter at its least and at its most, for any seats."""
    for parameter in title.game.parameters():
        for number in (parameter.least, parameter.most):
            for _, changed in _pairs(title, parameter, number):
                _play(title, changed, 1)


def _pairs(title: Title, parameter: Parameter, number: int) -> Iterator[tuple[Setting, Setting]]:
    """Every player count as usual, and with this number."""
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        usual = title.options(title.about.simulation, seats)
        house_rule: Options = {parameter.id: number}
        if number != parameter.usual(seats):
            changed = title.options({**usual, **house_rule}, seats)
            yield Setting(seats, usual), Setting(seats, changed)


def _differ(title: Title, one: Setting, other: Setting, seed: int) -> bool:
    pairs = zip(_noticed(title, one, seed), _noticed(title, other, seed), strict=False)
    return any(here != there for here, there in pairs)


def _noticed(title: Title, setting: Setting, seed: int) -> Iterator[Noticed]:
    dice, tell = Fast(seed), Tell()
    state = title.game.setup(setting.seats, setting.options, dice, tell)
    while True:
        actions = list(state.legal())
        told = [(event.name, event.facts, event.secret) for event in tell.events]
        facts = title.game.facts(state, 0)
        yield [int(state.to_act()), actions, list(state.standing()), facts, told]
        if not actions:
            return
        tell = Tell()
        state.apply(actions[dice.below(len(actions))], dice, tell)


def _play(title: Title, setting: Setting, seed: int) -> None:
    dice, step = Fast(seed), 0
    with naming(setting, seed, 0, EVERYBODY, None):
        state = title.game.setup(setting.seats, setting.options, dice, None)
    while state.to_act() != NOBODY:
        with naming(setting, seed, step, EVERYBODY, state):
            state.check()
            actions = state.legal()
            assert len(actions) > 0, "nobody can act, but the game is not over"
            assert step < LONGEST_GAME, "the game does not end"
            state.apply(actions[dice.below(len(actions))], dice, None)
        step += 1
    with naming(setting, seed, step, EVERYBODY, state):
        state.check()
