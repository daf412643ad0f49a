"""How fast a batch of tables is, in one process and in as many as there are cores."""

import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from statistics import median

import msgspec

from ludotheque import registry
from ludotheque.contract import Options
from ludotheque.lab.stepping import BatchedTables
from ludotheque.registry import Title

BATCH = 256  # tables
ROUNDS = 5
ROUND_SECONDS = 0.6

_start: Barrier | None = None  # where the processes wait for each other


class Batched(msgspec.Struct):
    """What a batch reaches, observations and masks included."""

    moves_per_s: float
    part_of_rules: float  # of what the bare rules reached in the same run
    processes: int
    times_one: float  # what that many processes reach together, measured by one of them


def batched(title: Title, seats: int, options: Options, rules: float) -> Batched | None:
    """None for a game without observations; `rules` is what the bare rules reached."""
    if not title.game.observation(seats):
        return None
    tables = BatchedTables(title.game, BATCH, seats, options, 1)
    usual = median(_round(tables, time.process_time) for _ in range(ROUNDS))
    cores = os.cpu_count() or 1
    alone, together = (_at_once(title, seats, options, many) for many in (1, cores))
    return Batched(round(usual), round(usual / rules, 2), cores, round(together / alone, 2))


def _round(tables: BatchedTables, clock: Callable[[], float]) -> float:
    """Moves a second by this clock."""
    began, moves, spent = clock(), 0, 0.0
    while spent < ROUND_SECONDS:
        tables.sample()
        tables.step(bytes(memoryview(tables.chosen)))
        moves += BATCH
        spent = clock() - began
    return moves / spent


def _at_once(title: Title, seats: int, options: Options, processes: int) -> float:
    """Moves a second, as a person counts them, of that many processes side by side."""
    context = multiprocessing.get_context("spawn")
    wanted = [(title.id, seats, options)] * processes
    with context.Pool(processes, _begin, (context.Barrier(processes),)) as pool:
        return sum(pool.starmap(_rate, wanted, chunksize=1))


def _begin(start: Barrier) -> None:
    global _start  # noqa: PLW0603 - the only way into a process of a pool
    _start = start


def _rate(game: str, seats: int, options: Options) -> float:
    tables = BatchedTables(registry.title(game).game, BATCH, seats, options, 1)
    assert _start is not None
    _start.wait()
    return median(_round(tables, time.perf_counter) for _ in range(ROUNDS))
