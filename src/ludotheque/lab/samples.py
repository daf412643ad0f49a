"""Positions of self-play, with who won in the end: what fits learn from.

Whoever teaches plays at tables of all sizes, one action in twelve at random. Where the numbers of
the game's value can be changed, every other heuristic goes by numbers of its own: who learns from
one way to play alone is helpless against another. What comes of a random action is always looked
at: a search has to tell good actions from bad ones, which players who know better hardly ever show.
Of the other turns one in three is looked at, or one decision in twelve where a search evaluates in
the middle of a turn.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.contract import NOBODY, Dice, State
from ludotheque.dice import Fast
from ludotheque.lab import reckonings
from ludotheque.lab.other_weights import bot_of
from ludotheque.lab.selfplay import by_bot, positions
from ludotheque.registry import Title

Numbers = npt.NDArray[np.floating]
Look = Callable[[State], list[list[float]]]  # what is seen of each seat


class Seat(NamedTuple):
    """Which bot sits there, and whether it strays: now and then acts at random; the value's own
    numbers, where the bot goes by others than the usual ones.
    """

    bot: str
    strays: bool = True
    numbers: reckonings.Numbers | None = None


Seated = Callable[[int, int, Dice], list[Seat]]  # by the number of seats, the seed and the dice

AT_RANDOM = 12  # one action in twelve
TURNS = 3  # one turn in three is looked at
DECISIONS = 12  # or one decision in twelve
TABLES = {2: 6, 3: 2, 4: 4, 5: 1, 6: 1}  # how many games at tables of each size, in turns
TEST = 11  # one game in eleven only tests the fit: no divisor of the sizes of tables
SPREAD = 0.6  # how far a heuristic's own numbers are from the usual ones, in powers of e
HEURISTIC, RANDOM = "heuristic", "random"


class Samples:
    """All that was seen at tables of one size, game by game, and what came of it.

    `seen` has a row for each position and each seat in it, `won` each seat's share of the victory
    there (the result, or what TD(lambda) makes of it), `margin` its score less the best of the
    others.
    """

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.won: list[Numbers] = []
        self.margin: list[list[float]] = []
        self.game: list[int] = []

    def add(self, seen: Numbers, won: list[float], margin: list[float], game: int) -> None:
        if len(seen):
            self.seen.append(seen)
            self.won.append(np.tile(np.asarray(won, np.float32), (len(seen), 1)))
            self.margin.append(margin)
            self.game.append(game)

    def extend(self, other: "Samples") -> None:
        self.seen += other.seen
        self.won += other.won
        self.margin += other.margin
        self.game += other.game

    def save(self, path: Path) -> None:
        """Whole or not at all; what is seen in halves of numbers, which are near 1."""
        partial = path.with_name(f"{path.name}.partial")
        with partial.open("wb") as file:
            np.savez_compressed(
                file,
                seen=np.concatenate(self.seen).astype("f2"),
                lengths=[len(some) for some in self.seen],
                won=[some[0] for some in self.won],
                margin=self.margin,
                game=self.game,
            )
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Add what was saved there before it became targets of TD(lambda)."""
        with np.load(path) as saved:
            seen = np.split(saved["seen"], np.cumsum(saved["lengths"])[:-1])
            parts = (saved[name].tolist() for name in ("won", "margin", "game"))
            for some in zip(seen, *parts, strict=True):
                self.add(*some)

    def split(self) -> tuple[tuple[Numbers, ...], tuple[Numbers, ...]]:
        """What to fit to, and what to test the fit with: seen, won and margin."""
        lengths = [len(some) for some in self.seen]
        test = np.repeat(np.asarray(self.game) % TEST == 0, lengths)
        found = (
            np.concatenate(self.seen),
            np.concatenate(self.won),
            np.repeat(np.asarray(self.margin, np.float32), lengths, axis=0),
        )
        return tuple(some[~test] for some in found), tuple(some[test] for some in found)

    def traced(self, expected: Callable[[Numbers], Numbers], trace: float) -> "Samples":
        """The same with the targets of TD(lambda): at every position that is looked at, so much of
        the next one's target and the rest of what is expected there. A result says little about a
        position long before it. Games that only test keep their results.
        """
        found = Samples()
        found.extend(self)
        for k in range(len(found.seen)):
            if found.game[k] % TEST != 0:
                found.won[k] = _traced(found.won[k], expected(found.seen[k]), trace)
        return found


def _traced(won: Numbers, expected: Numbers, trace: float) -> Numbers:
    targets = won.copy()
    for k in range(len(won) - 2, -1, -1):
        targets[k] = trace * targets[k + 1] + (1 - trace) * expected[k + 1]
    return targets


def collect(
    title: Title,
    seeds: Iterable[int],
    look: Look,
    teacher: str = HEURISTIC,
    sizes: Sequence[int] = (),
) -> dict[int, Samples]:
    """The samples of a game for each seed, by the size of the table: all sizes, or these alone."""
    found: dict[int, Samples] = {}
    for seed in seeds:
        seats = _seats(title, seed, sizes)
        played = play(title, seats, seed, look, _taught_by(teacher, _numbers_of(title, seats)))
        found.setdefault(seats, Samples()).add(*played, seed)
    return found


def _taught_by(teacher: str, numbers: reckonings.Numbers) -> Seated:
    """At half of the seats sits the teacher, at the others the heuristic: every other one goes by
    numbers of its own.
    """

    def seated(seats: int, seed: int, dice: Dice) -> list[Seat]:
        found = [Seat((HEURISTIC, teacher)[dice.below(2)]) for _ in range(seats)]
        chance = np.random.default_rng(seed)
        return [
            seat._replace(
                numbers=reckonings.moved(numbers, chance.normal(0.0, SPREAD, len(numbers)))
            )
            if seat.bot == HEURISTIC and numbers and chance.integers(2)
            else seat
            for seat in found
        ]

    return seated


def _numbers_of(title: Title, seats: int) -> reckonings.Numbers:
    """Those of the game's value at such a table, if they can be changed."""
    try:
        return reckonings.read(reckonings.reckoning_of(title, seats))
    except LookupError:
        return {}


def shown(judge: Any) -> Look:
    """What a game's judge is shown of each seat."""

    def look(state: State) -> list[list[float]]:
        return [list(judge.features(state, seat)) for seat in range(len(state.standing()))]

    return look


def sizes_of(title: Title, sizes: Sequence[int] = ()) -> list[int]:
    """The sizes of tables that the game can be played at, of these or of all."""
    fewest, most = title.about.players.fewest, title.about.players.most
    return [size for size in sizes or TABLES if fewest <= size <= most]


def _seats(title: Title, seed: int, sizes: Sequence[int]) -> int:
    """The seeds take turns with the sizes of tables."""
    turns = [size for size in sizes_of(title, sizes) for _ in range(TABLES[size])]
    return turns[seed % len(turns)]


def play(
    title: Title, seats: int, seed: int, look: Look, seated: Seated
) -> tuple[Numbers, list[float], list[float]]:
    """One game: what was seen in it, each seat's share of the victory and its margin."""
    dice = Fast(seed)
    sits = seated(seats, seed, dice)
    bots = {
        name: by_bot(bot_of(title, name), title.game, dice)
        for name in {RANDOM, *(seat.bot for seat in sits)}
    }
    strayed = False  # since the last position that was looked at

    def choose(state: State) -> int:
        nonlocal strayed
        bot, strays, numbers = sits[state.to_act()]
        if strays and dice.below(AT_RANDOM) == 0 and len(state.legal()) > 1:
            strayed = True
            return bots[RANDOM](state)
        if numbers is None:
            return bots[bot](state)
        with reckonings.lent(reckonings.reckoning_of(title, seats), numbers):
            return bots[bot](state)

    state = title.game.setup(seats, title.options(title.about.simulation, seats), dice, None)
    midway = title.about.bots.evaluate_at(seats) == "leaf"
    seen: list[list[list[float]]] = []
    last = NOBODY
    for now in positions(state, dice, choose):
        seat = now.to_act()
        if seat != NOBODY and (midway or seat != last):
            if strayed or dice.below(DECISIONS if midway else TURNS) == 0:
                seen.append(look(now))
            strayed = False
        last = seat
    outcome = state.outcome()
    assert outcome is not None
    won = [outcome.share(seat) for seat in range(seats)]
    return np.asarray(seen, np.float32), won, _margins(outcome.scores)


def _margins(scores: list[int]) -> list[float]:
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]
