"""How much can be won from a level: trains a best response against it, which never learns itself.

    python -m ludotheque.lab.best_response GAME FOLDER [--level master] [--seats 2]
        [--games 20000] [--round 500] [--minutes N] [--test 400] [--processes N]

One seat of every game is the response's, at all others sits the frozen level, by the weights that
it has. The response plays as an expert; its weights begin as those of the frozen level and are
fitted on after every round, to the newest rounds, with targets of TD(lambda). One of its decisions
in twelve is random, and what comes of it is looked at; the frozen level never strays. In the end
the response, and the frozen level with the response's weights, play fresh deals in all rotations
against the frozen level. What they win more than their fair share bounds from below how far the
level can be exploited: a better response may win more.

FOLDER keeps it all, so that the same command goes on where it was stopped, in the middle of a
round, too. Weights and rounds.jsonl are enough to go on elsewhere; without the samples the next
rounds are fitted to fewer games. Games are played in whole chunks of 20; `--games 0` only tests
what was trained so far. A level may have weights of its own, as in `--level expert@FILE`: spoil
them, and the response must win.
"""

import argparse
import math
import time
from collections.abc import Iterator
from functools import partial
from itertools import count, takewhile
from multiprocessing import set_start_method
from pathlib import Path
from statistics import fmean

import msgspec
from rich.console import Console
from rich.progress import Progress

from ludotheque import registry
from ludotheque.bots import bot
from ludotheque.bots.levels import simulations
from ludotheque.contract import Dice, Illegal
from ludotheque.lab import arena, fit, journal, learn, pool
from ludotheque.lab.arena import Deal
from ludotheque.lab.other_weights import AT, bot_of, judge_of, read, shipped
from ludotheque.lab.pool import Workers
from ludotheque.lab.ratings import over_deals
from ludotheque.lab.samples import Samples, Seat, play, shown
from ludotheque.registry import Title

RESPONSE = "expert"  # what the response plays as
CHUNK = 20  # games that a process plays at a time, and that are kept together
NEWEST = 4  # rounds that are fitted to
PASSES = 2
TRACE = 0.8
CHALLENGER = "response"  # in the deals that are kept, whatever the path of its weights


class Frozen(msgspec.Struct, frozen=True):
    """Against whom a folder's response is trained, and at what table."""

    game: str
    level: str
    seats: int

    @property
    def title(self) -> Title:
        return registry.title(self.game)

    def __str__(self) -> str:
        return f"{self.level} of {self.game} at {self.seats} seats"


class Round(msgspec.Struct):
    """One line of rounds.jsonl; that of round 0 says what the response began as."""

    frozen: Frozen
    number: int
    games: int  # in all rounds so far: seeds that are used up
    positions: int
    won: float | None  # the response's share of the victories of this round
    log_loss: float | None  # in games of the newest rounds kept apart
    seconds: float  # since it was begun or gone on with


def rounds(folder: Path) -> list[Round]:
    """The rounds that were finished."""
    return journal.read(folder / "rounds.jsonl", Round)


def begin(folder: Path, frozen: Frozen) -> Round:
    """The last round there, or a first line; LookupError, Illegal or ValueError say why not."""
    title = frozen.title
    judge = judge_of(title)
    title.check_seats(frozen.seats)
    bot_of(title, frozen.level)
    file = frozen.level.partition(AT)[2]
    text = read(Path(file)) if file else shipped(title, [frozen.seats])
    done, first = rounds(folder), learn.weights_of(folder, 0)
    if done and done[-1].frozen != frozen:
        raise ValueError(f"{folder} holds a response to {done[-1].frozen}, not to {frozen}")
    if done and first.exists() and read(first).split() != text.split():
        raise ValueError(f"{frozen} has other weights by now than {first}")
    if not done:
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder, fit.read_weights(judge, text), Round(frozen, 0, 0, 0, None, None, 0.0))
    last = rounds(folder)[-1]
    read(learn.weights_of(folder, last.number))
    return last


def train(
    folder: Path, last: Round, games: int, of_round: int, workers: Workers, end: float
) -> Iterator[Round]:
    """Every round until so many games are played; none is begun after the end."""
    while last.games < games and time.monotonic() < end:
        last = _round(folder, last, min(of_round, games - last.games), workers, end)
        yield last


def _round(folder: Path, last: Round, games: int, workers: Workers, end: float) -> Round:
    """Games by the last weights, and a fit of them to the newest rounds."""
    began, frozen, number = time.monotonic(), last.frozen, last.number + 1
    games = _play_chunks(folder, last, math.ceil(games / CHUNK), workers, end) * CHUNK
    played = _samples(folder, range(number, number + 1))
    newest = _samples(folder, range(number - NEWEST + 1, number + 1))
    judge = judge_of(frozen.title)
    first = fit.read_weights(judge, read(learn.weights_of(folder, last.number)))
    fitted, loss = learn.traced({frozen.seats: newest}, judge, first, TRACE, PASSES)
    shares = [
        float(won[0][_seat_of(frozen, seed)])
        for won, seed in zip(played.won, played.game, strict=True)
    ]
    found = Round(
        frozen=frozen,
        number=number,
        games=last.games + games,
        positions=sum(len(seen) for seen in played.seen),
        won=fmean(shares),
        log_loss=loss[frozen.seats],
        seconds=round(time.monotonic() - began, 1),
    )
    _write(folder, fitted, found)
    for old in folder.glob("samples-*.npz"):
        if int(old.stem.split("-")[1]) <= number - NEWEST + 1:  # the next round is without it
            old.unlink()
    return found


def _play_chunks(folder: Path, last: Round, chunks: int, workers: Workers, end: float) -> int:
    """Play the next round's chunks that are not kept, none after the end; how many are kept."""
    have = len(_chunks(folder, last.number + 1))
    weights = learn.weights_of(folder, last.number)
    work = partial(_chunk, last.frozen, weights, last.games)
    coming = workers.in_order(work, range(have, chunks))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"round {last.number + 1}", total=chunks, completed=have)
        while have == 0 or (have < chunks and time.monotonic() < end):
            next(coming).save(_kept(folder, last.number + 1, have))
            have += 1
            progress.advance(task)
    return have


def _write(folder: Path, weights: fit.Weights, found: Round) -> None:
    """The line comes last: with it the round counts."""
    path = learn.weights_of(folder, found.number)
    path.write_text(fit.written(weights), encoding="utf-8")
    with journal.go_on(folder / "rounds.jsonl") as file:
        journal.keep(file, found)


def _chunk(frozen: Frozen, weights: Path, first: int, number: int) -> Samples:
    """So many games of the response; no two chunks of a folder share a seed."""
    title, found = frozen.title, Samples()
    response = learn.with_weights(RESPONSE, weights)

    def seated(seats: int, seed: int, _: Dice) -> list[Seat]:
        mine = _seat_of(frozen, seed)
        return [
            Seat(response) if seat == mine else Seat(frozen.level, strays=False)
            for seat in range(seats)
        ]

    look = shown(judge_of(title))
    for seed in range(first + number * CHUNK, first + (number + 1) * CHUNK):
        found.add(*play(title, frozen.seats, seed, look, seated), seed)
    return found


def _seat_of(frozen: Frozen, seed: int) -> int:
    """The response's: the seeds take turns with the seats."""
    return seed % frozen.seats


def _kept(folder: Path, number: int, chunk: int) -> Path:
    return folder / f"samples-{number}-{chunk}.npz"


def _chunks(folder: Path, number: int) -> list[Path]:
    """Those of a round that are kept, up to the first that is missing."""
    return list(takewhile(Path.exists, (_kept(folder, number, chunk) for chunk in count())))


def _samples(folder: Path, numbers: range) -> Samples:
    """What is kept of these rounds."""
    found = Samples()
    for number in numbers:
        for path in _chunks(folder, number):
            found.load(path)
    return found


def contestants(frozen: Frozen) -> list[str]:
    """Who tries the response's weights: the response, and the frozen level if it judges by any."""
    level = frozen.level.partition(AT)[0]
    judges = simulations(bot(level), frozen.title.game, frozen.seats) > 0
    return list(dict.fromkeys([RESPONSE, level] if judges else [RESPONSE]))


def tried(
    folder: Path, last: Round, level: str, games: int, workers: Workers, end: float
) -> list[Deal]:
    """All deals of this level with the response's weights; none is begun after the end."""
    frozen, weights = last.frozen, learn.weights_of(folder, last.number)
    bots = [learn.with_weights(level, weights), frozen.level]
    wanted = arena.contest(frozen.title, {}, bots, frozen.seats)
    path = folder / f"test-{level.replace(':', '')}-{last.number}.jsonl"
    found = journal.read(path, Deal)
    coming = arena.play(wanted, games, workers, first=len(found))
    with journal.go_on(path) as file:
        while time.monotonic() < end and (deal := next(coming, None)) is not None:
            deal.parts[0].bot = CHALLENGER
            journal.keep(file, deal)
            found.append(deal)
    return found


def verdict(last: Round, level: str, every: list[Deal]) -> str:
    """What they say, of those without a game that was played before."""
    deals = list(arena.different(every))
    share, low, high = over_deals(deals, CHALLENGER)
    different = len({digest for deal in deals for digest in deal.digests})
    return (
        f"{level} with the weights of round {last.number} against {last.frozen}: "
        f"{len(deals) * last.frozen.seats} games, {different} different, "
        f"wins {share:.1%} ({low:.1%} to {high:.1%})"
    )


def _said(found: Round) -> str:
    return (
        f"round {found.number}: {found.games} games so far, {found.positions} positions, "
        f"the response won {found.won:.1%}; log loss {found.log_loss:.3f}; {found.seconds:.0f} s"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("folder", type=Path, help="what has been trained and played")
    parser.add_argument("--level", default="master", help="the frozen one")
    parser.add_argument("--seats", type=int, default=2, help="one is the response's")
    parser.add_argument("--games", type=int, default=20_000, help="of training, in all rounds")
    parser.add_argument("--round", type=int, default=500, help="games between two fits")
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="begin nothing after so many"
    )
    parser.add_argument("--test", type=int, default=400, help="games at the end, of each kind")
    pool.add_arguments(parser)
    chosen = parser.parse_args(arguments)
    end = time.monotonic() + 60 * chosen.minutes
    try:
        if chosen.round < 1:
            raise ValueError("a round has one game or more")
        workers = pool.workers(chosen)
        last = begin(chosen.folder, Frozen(chosen.game, chosen.level, chosen.seats))
    except (Illegal, LookupError, ValueError) as error:
        parser.error(str(error))
    set_start_method("spawn", force=True)  # JAX has threads, which a fork would not have
    for found in train(chosen.folder, last, chosen.games, chosen.round, workers, end):
        print(_said(found), flush=True)
        last = found
    for level in contestants(last.frozen):
        deals = tried(chosen.folder, last, level, chosen.test, workers, end)
        if deals:
            print(verdict(last, level, deals), flush=True)


if __name__ == "__main__":
    main()
