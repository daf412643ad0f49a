"""What a search's choices cost by a larger one: tunes a search by decisions instead of games.

    python -m ludotheque.lab.regret GAME [--level expert] [--seats 4] [--games 20]
        [--other looks=1] [--other c_puct=0.3,simulations=120] ...

In games of the heuristic the level decides now and then, as it is and tuned otherwise, from the
same guess and with the same luck. Where the choices differ a referee follows each of them in the
same worlds: how much less a choice promises than the best of them is its regret, in points of a
hundred of the victory. It tells two tunings apart in minutes where games would take days, but by
the game's own judge: where that errs only games tell.
"""

import argparse
import math
from collections.abc import Iterable
from functools import partial
from statistics import fmean, stdev
from typing import Final, NamedTuple

from mypy_extensions import i64
from rich.console import Console
from rich.progress import Progress

from ludotheque import registry
from ludotheque.bots import bot
from ludotheque.bots.levels import EVALUATE, Searcher
from ludotheque.bots.search import LUCK, Search, Tree, Tuning
from ludotheque.contract import NOBODY, Illegal, State
from ludotheque.dice import Fast
from ludotheque.lab import pool
from ludotheque.lab.selfplay import by_bot, positions

EVERY: Final = 60  # one decision in so many is looked at
REFEREE: Final = 400  # walks down the referee's tree for each choice
GROWTH: Final = 4  # one walk in so many is only for the tree to grow
SURE: Final = 1.96  # standard errors on either side
POINTS: Final = 100.0
NUMBERS: Final = ("simulations", "scale", "c_puct", "prior_temperature", "looks")
WHOLE: Final = ("simulations", "looks")


def tuned_otherwise(usual: Tuning, said: str) -> Tuning:
    """The same but for what is said, as in `looks=1,c_puct=0.3`; ValueError says what is wrong."""
    values = {name: getattr(usual, name) for name in (*NUMBERS, "evaluate")}
    for part in said.split(","):
        name, _, value = part.partition("=")
        if name == "evaluate" and value in EVALUATE:
            values[name] = EVALUATE[value]
        elif name in NUMBERS:
            values[name] = _number(part, value, whole=name in WHOLE)
        else:
            raise ValueError(f"{part!r} says nothing about a search; say {', '.join(values)}")
    return Tuning(**values)


def _number(part: str, value: str, *, whole: bool) -> float:
    try:
        number = int(value) if whole else float(value)
    except ValueError:
        number = 0
    if not 0 < number < math.inf:
        kind = "a whole number" if whole else "a number"
        raise ValueError(f"{part!r}: {kind} above 0 is needed")
    return number


class Asked(NamedTuple):
    """What is compared: a level at such a table as it is, then tuned otherwise."""

    game: str
    level: str
    seats: int
    others: tuple[str, ...]
    every: int = EVERY
    referee: int = REFEREE

    def tunings(self) -> list[Tuning]:
        """Illegal, LookupError or ValueError say why there are none."""
        title = registry.title(self.game)
        title.check_seats(self.seats)
        level = bot(self.level)
        if not isinstance(level, Searcher):
            raise ValueError(f"{self.level} does not search")  # noqa: TRY004 - a slip, no bug
        if min(self.every, self.referee) < 1:
            raise ValueError("--every and --referee take 1 or more")
        usual = level.tuned(title.game, self.seats).tuning
        return [usual, *(tuned_otherwise(usual, said) for said in self.others)]


def regrets(asked: Asked, seed: int) -> list[list[float]]:
    """Of some decisions of one game what each tuning's choice costs."""
    title, tunings = registry.title(asked.game), asked.tunings()
    game, dice, found = title.game, Fast(seed), []
    heuristic = by_bot(bot("heuristic"), game, Fast(seed + 1))
    options = title.options(dict(title.about.simulation), asked.seats)
    for now in positions(game.setup(asked.seats, options, dice, None), dice, heuristic):
        seat = now.to_act()
        if seat == NOBODY or len(now.legal()) == 1 or dice.below(asked.every) > 0:
            continue
        guess, luck = game.guess(now, seat, dice), int(dice.below(LUCK))
        chosen = [int(Search(some).choose(game, guess, seat, Fast(luck))) for some in tunings]
        tree = Tree(game, seat, Fast(luck + 1), tunings[0])
        promised = _promised(tree, guess, sorted(set(chosen)), asked.referee)
        best = max(promised.values())
        found.append([best - promised[action] for action in chosen])
    return found


def _promised(tree: Tree, guess: State, actions: list[int], walks: int) -> dict[int, float]:
    """What each action promises after so many walks, all in the same worlds."""
    if len(actions) == 1:
        return dict.fromkeys(actions, 0.0)
    nodes = dict(zip(map(int, guess.legal()), tree.choices(guess), strict=True))
    met: dict[int, list[float]] = {action: [] for action in actions}
    for _ in range(walks):
        for action, found in met.items():
            found.append(tree.follow(guess, i64(nodes[action])))
    return {action: fmean(found[walks // GROWTH :]) for action, found in met.items()}


def report(names: list[str], rows: list[list[float]]) -> Iterable[str]:
    """A line for each tuning, and how much more it costs than the first."""
    if len(rows) < 2:
        yield f"{len(rows)} decisions are too few: play more games, or look at more of each"
        return
    for place, name in enumerate(names):
        said = _band([row[place] for row in rows])
        beside = _band([row[place] - row[0] for row in rows], "+")
        more = f"; beside the first {beside}" if place else ""
        yield f"{name}: {said} points a decision, {len(rows)} decisions{more}"


def _band(values: list[float], sign: str = "") -> str:
    mean, error = fmean(values), stdev(values) / math.sqrt(len(values))
    ends = (mean, mean - SURE * error, mean + SURE * error)
    middle, low, high = (f"{POINTS * end:{sign}.3f}" for end in ends)
    return f"{middle} ({low} to {high})"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--level", default="expert", help="a level that searches, or search:N")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--other", action="append", default=[], metavar="NAME=VALUE,...", help="tuned otherwise"
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=EVERY, help="one decision in so many")
    parser.add_argument("--referee", type=int, default=REFEREE, help="walks for each choice")
    pool.add_arguments(parser)
    chosen = parser.parse_args(arguments)
    asked = Asked(
        chosen.game,
        chosen.level,
        chosen.seats,
        tuple(chosen.other),
        chosen.every,
        chosen.referee,
    )
    try:
        asked.tunings()
        workers = pool.workers(chosen)
    except (Illegal, LookupError, ValueError) as error:
        parser.error(str(error))
    rows = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"deciding in {asked.game}", total=chosen.games)
        for some in workers.in_order(partial(regrets, asked), range(chosen.games)):
            rows += some
            progress.advance(task)
    for line in report([asked.level, *asked.others], rows):
        print(line)


if __name__ == "__main__":
    main()
