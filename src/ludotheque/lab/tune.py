"""Tunes the numbers by which a game's value goes, by self-play of the heuristic.

    python -m ludotheque.lab.tune GAME FOLDER --seats 3 4 4 [--rounds 16] [--games 4000]

A `Reckoning` of the game's bot.py holds the numbers: DUEL for tables of two, TABLE for larger ones.
In every game each seat plays by numbers of its own, drawn around those of the round: all of them at
once, each multiplied by e to the power of a normal number times `--spread`. One regression of who
won on what was drawn says what each number does, and how sure that is; the next round begins a step
further, a longer one the surer it is, and all steps become shorter towards the end. Nobody
is the opponent to beat, and what is found is the mean of the last third of the rounds.

FOLDER keeps every round, so that the same command goes on where it was stopped.
"""

import argparse
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import Progress

from ludotheque import registry
from ludotheque.bots import bot
from ludotheque.contract import Illegal, State
from ludotheque.dice import Fast
from ludotheque.lab import journal, pool
from ludotheque.lab.pool import Workers
from ludotheque.lab.reckonings import Numbers, lent, moved, read, reckoning_of
from ludotheque.lab.selfplay import by_bot, positions
from ludotheque.registry import Title

CHUNK = 100  # games that a process plays at a time
SURE = 4.0  # standard errors: what is so sure makes the longest step
STRIDE = 0.7  # the longest step of the first round, in spreads
SHORTEST = 0.15  # of the last round, beside it
LAST = 3  # the mean is that of the last of so many parts of the rounds
DIGITS = 2  # of the numbers that are found

Array = npt.NDArray[np.float64]


class Round(msgspec.Struct):
    """One line of rounds.jsonl."""

    game: str
    seats: list[int]
    spread: float
    number: int
    games: int
    sure: Numbers  # the effect of each number, in standard errors
    numbers: Numbers  # where the next round begins


class Found(NamedTuple):
    """The sums of a regression: of products of what was drawn, and with who won."""

    products: Array
    wins: Array


def play(title: Title, seed: int, reckoning: Any, by_seat: list[Numbers]) -> list[float]:
    """One game in which each seat goes by its own numbers: the shares of the victory."""
    seats = len(by_seat)
    dice = Fast(seed)
    heuristic = by_bot(bot("heuristic"), title.game, Fast(seed + 1))

    def choose(state: State) -> int:
        with lent(reckoning, by_seat[state.to_act()]):
            return heuristic(state)

    options = title.options(dict(title.about.simulation), seats)
    *_, last = positions(title.game.setup(seats, options, dice, None), dice, choose)
    outcome = last.outcome()
    assert outcome is not None
    return [outcome.share(seat) for seat in range(seats)]


def _chunk(
    game: str, sizes: Sequence[int], numbers: Numbers, spread: float, seeds: range, number: int
) -> Found:
    """What a chunk of the games says; the sizes of tables take turns."""
    title = registry.title(game)
    reckoning = reckoning_of(title, sizes[0])
    count = len(numbers)
    found = Found(np.zeros((count, count)), np.zeros(count))
    for seed in seeds[number * CHUNK : (number + 1) * CHUNK]:
        seats = sizes[seed % len(sizes)]
        drawn = np.random.default_rng(seed).standard_normal((seats, count))
        by_seat = [moved(numbers, spread * of_seat) for of_seat in drawn]
        won = play(title, seed, reckoning, by_seat)
        for of_seat, share in zip(drawn - drawn.mean(axis=0), won, strict=True):
            found.products[:] += np.outer(of_seat, of_seat)
            found.wins[:] += of_seat * (share * seats - 1) / 2
    return found


def effects(found: Found) -> Array:
    """How sure it is that more of each number wins more, in standard errors."""
    inverse = np.linalg.pinv(found.products)
    errors: Array = np.sqrt(np.diag(inverse) / 2)
    sure: Array = inverse @ found.wins / errors
    return sure


def next_round(
    title: Title, chosen: argparse.Namespace, done: list[Round], workers: Workers
) -> Round:
    """Play one more round; where it begins is where the one before ended."""
    number = len(done)
    numbers = done[-1].numbers if done else read(reckoning_of(title, chosen.seats[0]))
    seeds = range(number * chosen.games, (number + 1) * chosen.games)
    work = partial(_chunk, title.id, chosen.seats, numbers, chosen.spread, seeds)
    count = len(numbers)
    total = Found(np.zeros((count, count)), np.zeros(count))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"round {number + 1} of {chosen.rounds}", total=chosen.games)
        for found in workers.in_order(work, range(math.ceil(chosen.games / CHUNK))):
            total.products[:] += found.products
            total.wins[:] += found.wins
            progress.advance(task, CHUNK)
    sure = effects(total)
    left = 1 - number / chosen.rounds
    step = np.clip(sure / SURE, -1, 1) * STRIDE * chosen.spread * max(SHORTEST, left)
    names = zip(numbers, sure.round(1).tolist(), strict=True)
    return Round(
        game=title.id,
        seats=chosen.seats,
        spread=chosen.spread,
        number=number + 1,
        games=chosen.games,
        sure=dict(names),
        numbers=moved(numbers, step),
    )


def kept(folder: Path, chosen: argparse.Namespace) -> list[Round]:
    """The rounds of the folder; ValueError where they are of something else."""
    done = journal.read(folder / "rounds.jsonl", Round)
    for some in done:
        asked = (chosen.game, chosen.seats, chosen.spread, chosen.games)
        if (some.game, some.seats, some.spread, some.games) != asked:
            raise ValueError(f"{folder} holds rounds that were asked for differently")
    return done


def mean(done: list[Round]) -> Numbers:
    """What the last third of the rounds agree upon, shortly."""
    last = done[-math.ceil(len(done) / LAST) :]
    found = {}
    for name in last[0].numbers:
        logs = [math.log(abs(some.numbers[name])) for some in last]
        size = math.exp(sum(logs) / len(logs))
        found[name] = float(f"{math.copysign(size, last[0].numbers[name]):.{DIGITS}g}")
    return found


def _said(found: Round) -> str:
    surest = sorted(found.sure.items(), key=lambda item: -abs(item[1]))[:6]
    return f"round {found.number}: " + ", ".join(f"{name} {sure:+.1f}" for name, sure in surest)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("folder", type=Path, help="what was found so far")
    parser.add_argument("--seats", type=int, nargs="+", required=True, help="tables, in turns")
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--games", type=int, default=4000, help="of every round")
    parser.add_argument("--spread", type=float, default=0.25, help="how far seats differ")
    pool.add_arguments(parser)
    chosen = parser.parse_args(arguments)
    try:
        workers = pool.workers(chosen)
        title = registry.title(chosen.game)
        for size in chosen.seats:
            title.check_seats(size)
            reckoning_of(title, size)
        if len({size == 2 for size in chosen.seats}) == 2:
            raise ValueError("a duel and larger tables are tuned apart")
        done = kept(chosen.folder, chosen)
    except (Illegal, LookupError, ValueError) as error:
        parser.error(str(error))
    with journal.go_on(chosen.folder / "rounds.jsonl") as file:
        while len(done) < chosen.rounds:
            done.append(next_round(title, chosen, done, workers))
            journal.keep(file, done[-1])
            print(_said(done[-1]), flush=True)
    for name, number in mean(done).items():
        print(f"{name} {number}")


if __name__ == "__main__":
    main()
