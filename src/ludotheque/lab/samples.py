"""Positions of self-play, with who won in the end: what fits learn from.

The heuristic plays itself at tables of all sizes, one action in twelve at random for variety.
Every third turn is looked at, or every ninth decision where a search evaluates in the middle of
a turn.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import by_bot, positions
from ludotheque.registry import Title

Numbers = npt.NDArray[np.float32]
Look = Callable[[State, int], list[float]]  # what is seen of a seat

AT_RANDOM = 12  # one action in twelve
TURNS = 3  # one turn in three is looked at
DECISIONS = 9  # or one decision in nine
PAIRS = 2  # of three tables: those of the fewest players
TEST = 11  # one game in eleven only tests the fit: no divisor of the sizes of tables


class Samples:
    """All that was seen at tables of one size: each position's seats, what each of them won."""

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.won: list[list[float]] = []
        self.game: list[int] = []

    def add(self, seen: list[Numbers], won: list[float], game: int) -> None:
        self.seen += seen
        self.won += [won] * len(seen)
        self.game += [game] * len(seen)

    def split(self) -> tuple[tuple[Numbers, Numbers], tuple[Numbers, Numbers]]:
        """What to fit to, and what to test the fit with: what was seen and what was won."""
        seen, won = np.asarray(self.seen, np.float32), np.asarray(self.won, np.float32)
        test = np.asarray(self.game) % TEST == 0
        return (seen[~test], won[~test]), (seen[test], won[test])


def collect(title: Title, games: int, look: Look) -> dict[int, Samples]:
    """The samples of `games` games, by the size of the table."""
    found: dict[int, Samples] = {}
    for seed in range(games):
        seats = _seats(title, seed)
        found.setdefault(seats, Samples()).add(*_play(title, seats, seed, look), seed)
    return found


def _seats(title: Title, seed: int) -> int:
    fewest, most = title.about.players.fewest, title.about.players.most
    if most == fewest or seed % (PAIRS + 1) < PAIRS:
        return fewest
    return fewest + 1 + seed // (PAIRS + 1) % (most - fewest)


def _play(title: Title, seats: int, seed: int, look: Look) -> tuple[list[Numbers], list[float]]:
    dice = Fast(seed)
    players = {level: by_bot(LEVELS[level], title.game, dice) for level in ("random", "heuristic")}

    def choose(state: State) -> int:
        return players["random" if dice.below(AT_RANDOM) == 0 else "heuristic"](state)

    state = title.game.setup(seats, title.options(title.about.simulation, seats), dice, None)
    midway = title.about.bots.evaluate == "leaf"
    seen: list[Numbers] = []
    last = NOBODY
    for now in positions(state, dice, choose):
        seat = now.to_act()
        if seat != NOBODY and _looks(midway, seat == last, dice):
            rows = [look(now, other) for other in range(seats)]
            seen.append(np.asarray(rows, np.float32))
        last = seat
    outcome = state.outcome()
    assert outcome is not None
    return seen, [outcome.share(seat) for seat in range(seats)]


def _looks(midway: bool, same_turn: bool, dice: Fast) -> bool:
    if midway:
        return dice.below(DECISIONS) == 0
    return not same_turn and dice.below(TURNS) == 0
