"""`ludotheque learn`: a game's judge learns from self-play, generation by generation.

The first generation fits the network from nothing to games of the heuristic. Each further one
plays with the champion's judge in a search at half of the seats and the heuristic at the others,
at tables of all sizes, and goes on from the champion's weights. Then one with the new weights
plays among champions at tables of two and of four, and among heuristics at four, where the champion
gets the same deals. Strength alone decides who is champion next. The folder
keeps every generation's weights and a line of lineage.jsonl, so that a run that was cut short goes
on where it stopped. With `--seats` it learns for tables of some sizes alone, with `--trace` from
what is expected later in a game as well as from its result (TD(lambda)).
"""

import argparse
import math
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import set_start_method
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from ludotheque import registry
from ludotheque.lab import arena, fit, pool
from ludotheque.lab.other_weights import AT, judge_of, read, shipped
from ludotheque.lab.pool import Workers
from ludotheque.lab.ratings import standings
from ludotheque.lab.samples import HEURISTIC, Samples, collect, shown, sizes_of
from ludotheque.registry import Title

CHUNK = 20  # games that a process plays at a time
SEEDS = 10_000_000  # of a generation's games
FIRST_PASSES, PASSES = 8, 3
LATER_RATE = 5e-4
CONTENDER = "expert"  # the level that decides who is champion
OTHERS = (2, 4)  # seats of the tables where it plays among champions
PANEL = 4  # seats of those where it plays among heuristics


class Generation(msgspec.Struct):
    """One line of the lineage."""

    number: int
    seats: list[int]  # of the tables, empty for all
    trace: float
    teacher: str
    games: int
    positions: int
    log_loss: dict[int, float]  # by seats, in games kept apart
    shares: dict[int, float]  # of the victories, one among champions, by seats
    gate_games: int
    panel: tuple[float, float]  # shares among heuristics: by the new weights, by the champion's
    panel_games: int
    champion: bool
    seconds: float


def run(title: Title, chosen: argparse.Namespace) -> int:
    """LookupError for a game without a judge; NoWorkers."""
    judge_of(title)
    set_start_method("spawn", force=True)  # JAX has threads, which a fork would not have
    workers = pool.workers(chosen)
    folder = chosen.folder / title.id
    folder.mkdir(parents=True, exist_ok=True)
    done = lineage(folder)
    for number in range(len(done), chosen.generations):
        found = _generation(title, folder, number, done, workers, chosen)
        done.append(found)
        with (folder / "lineage.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        Console().print(_said(found), highlight=False)
    return 0


def lineage(folder: Path) -> list[Generation]:
    """The generations that were finished."""
    path = folder / "lineage.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Generation) for line in lines]


def weights_of(folder: Path, number: int) -> Path:
    return folder / f"weights-{number}.py"


def champion(folder: Path, done: list[Generation]) -> Path | None:
    """The weights to beat; None for those that the game ships, before any others were stronger."""
    won = [found.number for found in done if found.champion]
    return weights_of(folder, won[-1]) if won else None


def with_weights(level: str, path: Path | None) -> str:
    """The name of a bot that judges by these weights, or by the game's own."""
    return level if path is None else f"{level}{AT}{path}"


def _generation(
    title: Title,
    folder: Path,
    number: int,
    done: list[Generation],
    workers: Workers,
    chosen: argparse.Namespace,
) -> Generation:
    began = time.monotonic()
    best, judge = champion(folder, done), judge_of(title)
    if number == 0:
        teacher, games = HEURISTIC, chosen.games
        first, passes, rate = fit.first_weights(judge), FIRST_PASSES, fit.RATE
    else:
        teacher, games = with_weights(f"search:{chosen.simulations}", best), chosen.taught
        text = read(best) if best else shipped(title, chosen.seats)
        first, passes, rate = fit.read_weights(judge, text), PASSES, LATER_RATE
    samples = gather(title, teacher, number * SEEDS, games, workers, chosen.seats)
    weights = first
    if number == 0 or chosen.trace == 1:
        weights, loss = _fitted(samples, judge, first, passes, rate)
    if chosen.trace < 1:
        weights, loss = traced(samples, judge, weights, chosen.trace, PASSES)
    path = weights_of(folder, number)
    path.write_text(fit.written(weights), encoding="utf-8")
    new, old = with_weights(CONTENDER, path), with_weights(CONTENDER, best)
    sizes = sizes_of(title, chosen.seats)
    shares = {
        seats: one_among(title, new, old, seats, chosen.gate, workers)
        for seats in sorted({nearest(sizes, seats) for seats in OTHERS})
    }
    four = nearest(sizes, PANEL)
    panel = [one_among(title, one, HEURISTIC, four, chosen.panel, workers) for one in (new, old)]
    return Generation(
        number=number,
        seats=list(chosen.seats),
        trace=chosen.trace,
        teacher=teacher.partition(AT)[0],
        games=games,
        positions=sum(len(some) for part in samples.values() for some in part.seen),
        log_loss=loss,
        shares=shares,
        gate_games=chosen.gate,
        panel=(panel[0], panel[1]),
        panel_games=chosen.panel,
        champion=gain(shares, panel, four) > 0,
        seconds=round(time.monotonic() - began, 1),
    )


def traced(
    samples: dict[int, Samples], judge: Any, first: fit.Weights, trace: float, passes: int
) -> tuple[fit.Weights, dict[int, float]]:
    """Fitted on from these weights, to the targets of TD(lambda) by what they expect."""
    expected = fit.expecting(judge, first)
    aims = {seats: some.traced(expected, trace) for seats, some in samples.items()}
    return _fitted(aims, judge, first, passes, LATER_RATE)


def _fitted(
    samples: dict[int, Samples], judge: Any, first: fit.Weights, passes: int, rate: float
) -> tuple[fit.Weights, dict[int, float]]:
    weights, loss = first, dict[int, float]()
    for fitted in fit.fit_weights(samples, judge, first, passes, rate):
        weights, loss = fitted
        left = ", ".join(f"{seats} seats {some:.3f}" for seats, some in loss.items())
        Console(stderr=True).print(f"log loss: {left}", highlight=False)
    return weights, loss


def gather(
    title: Title,
    teacher: str,
    first: int,
    games: int,
    workers: Workers,
    sizes: Sequence[int] = (),
) -> dict[int, Samples]:
    """The samples of so many games, by the size of the table; the same whoever plays them."""
    found: dict[int, Samples] = {}
    seeds = range(first, first + games)
    chunk = partial(_chunk, title.id, teacher, seeds, sizes)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"playing {title.id}", total=games)
        for part in workers.in_order(chunk, range(math.ceil(games / CHUNK))):
            for seats, samples in part.items():
                found.setdefault(seats, Samples()).extend(samples)
            progress.advance(task, CHUNK)
    return found


def _chunk(
    game: str, teacher: str, seeds: range, sizes: Sequence[int], number: int
) -> dict[int, Samples]:
    title = registry.title(game)
    looked = shown(judge_of(title))
    found = collect(title, seeds[number * CHUNK : (number + 1) * CHUNK], looked, teacher, sizes)
    for samples in found.values():
        samples.seen = [seen.astype("f2") for seen in samples.seen]  # numbers near 1
    return found


def one_among(
    title: Title, one: str, others: str, seats: int, games: int, workers: Workers
) -> float:
    """The share of the victories of one bot among others."""
    wanted = arena.contest(title, {}, [one, others], seats)
    deals = list(arena.different(arena.play(wanted, games, workers)))
    return next(some.share for some in standings(deals) if some.bot == one)


def nearest(sizes: list[int], seats: int) -> int:
    """So many seats, or as near to it as these sizes of tables are."""
    return min(sizes, key=lambda size: abs(size - seats))


def gain(shares: dict[int, float], panel: list[float], panel_seats: int) -> float:
    """How much more than the champion's the new weights win, in fair shares."""
    among_champions = sum(share * seats - 1 for seats, share in shares.items())
    return among_champions + (panel[0] - panel[1]) * panel_seats


def _said(found: Generation) -> str:
    shares = ", ".join(f"{share:.1%} at {seats}" for seats, share in found.shares.items())
    return (
        f"generation {found.number}: {found.games} games by {found.teacher}, "
        f"{found.positions} positions; one among champions wins {shares} seats "
        f"({found.gate_games} games each), {found.panel[0]:.1%} among heuristics "
        f"(the champion {found.panel[1]:.1%}; {found.panel_games} games)"
        f"{'; champion' if found.champion else ''}; "
        f"{found.seconds:.0f} s"
    )
