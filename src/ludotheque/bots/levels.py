"""The ladder: bot levels by id, the same ids in every game, weakest first."""

from typing import Final

from mypy_extensions import i64

from ludotheque import registry
from ludotheque.bots.bot import Bot, Thought, shares
from ludotheque.bots.one_ply import Beginner, Casual, Greedy, Heuristic, Random
from ludotheque.bots.search import AT_LEAF, AT_TURN_END, AT_TURN_START, Search, Tuning
from ludotheque.contract import Dice, Game, State

SEARCH: Final = "search:"  # and a number of simulations: a strength between the levels
MOST_SIMULATIONS: Final = 1_000_000

EVALUATE: Final[dict[str, i64]] = {
    "leaf": AT_LEAF,
    "turn-end": AT_TURN_END,
    "turn-start": AT_TURN_START,
}


class Searcher(Bot):
    """A strength of search, tuned to each game by its about.toml."""

    def __init__(self, level: str, usual: int) -> None:
        self.level = level
        self.usual = usual

    def tuned(self, game: Game[State], seats: int) -> Search:
        tuning = registry.bots_of(game)
        return Search(
            Tuning(
                simulations=tuning.simulations_of(self.level, self.usual, seats),
                scale=tuning.scale,
                c_puct=tuning.c_puct,
                prior_temperature=tuning.prior_temperature,
                evaluate=EVALUATE[tuning.evaluate_at(seats)],
                looks=tuning.looks,
            )
        )

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        return self.tuned(game, len(guess.standing())).choose(game, guess, seat, dice)


LEVELS: Final[dict[str, Bot]] = {
    "random": Random(),
    "greedy": Greedy(),
    "beginner": Beginner(),
    "casual": Casual(),
    "heuristic": Heuristic(),
    "expert": Searcher("expert", 100),
    "master": Searcher("master", 1000),
}
HIDDEN: Final = ("random", "greedy")  # for tests and as baselines
OFFERED: Final = [level for level in LEVELS if level not in HIDDEN]  # at a table, weakest first


def bot(name: str) -> Bot:
    """A level, or `search:` and a number of simulations; LookupError for anything else."""
    if name.startswith(SEARCH) and name.removeprefix(SEARCH).isdecimal():
        number = int(name.removeprefix(SEARCH))
        if not 1 <= number <= MOST_SIMULATIONS:
            raise LookupError(f"search:NUMBER takes 1 to {MOST_SIMULATIONS}, not {number}")
        return Searcher(name, number)
    if name not in LEVELS:
        raise LookupError(f"no bot {name!r}; there are {', '.join(LEVELS)} and search:NUMBER")
    return LEVELS[name]


def simulations(asked: Bot, game: Game[State], seats: int) -> int:
    """How many simulations the bot makes for a decision; 0 when it does not search."""
    if not isinstance(asked, Searcher):
        return 0
    return int(asked.tuned(game, seats).tuning.simulations)


def think(name: str, game: Game[State], guess: State, seat: i64, dice: Dice) -> Thought:
    """What the bot would do, and what it thinks of it."""
    asked = bot(name)
    if isinstance(asked, Searcher):
        return asked.tuned(game, len(guess.standing())).think(game, guess, seat, dice)
    scale = registry.bots_of(game).scale
    action = asked.choose(game, guess, seat, dice)
    after = guess.copy()
    after.apply(action, dice, None)
    return Thought(action, shares(game, guess, scale)[seat], shares(game, after, scale)[seat])
