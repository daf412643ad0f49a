"""How fast a batch of tables is, in one process and in as many as there are cores."""

import multiprocessing
import os
import time
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from statistics import median
from typing import NamedTuple

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
    times_one: float  # what that many processes reach together, where one of them alone reaches 1


class Rates(NamedTuple):
    """Moves a second of one process, as a person counts them."""

    alone: float  # 0 for all but the first of them
    beside: float  # the others


def batched(title: Title, seats: int, options: Options, rules: float) -> Batched | None:
    """None for a game without observations; `rules` is what the bare rules reached."""
    if not title.game.observation(seats):
        return None
    tables = BatchedTables(title.game, BATCH, seats, options, 1)
    usual = median(_round(tables, time.process_time) for _ in range(ROUNDS))
    processes = _cores()
    times_one = _times_one(title, seats, options, processes)
    return Batched(round(usual), round(usual / rules, 2), processes, round(times_one, 2))


def _round(tables: BatchedTables, clock: Callable[[], float]) -> float:
    """Moves a second by this clock."""
    began, moves, spent = clock(), 0, 0.0
    while spent < ROUND_SECONDS:
        tables.sample()
        tables.step(bytes(memoryview(tables.chosen)))
        moves += BATCH
        spent = clock() - began
    return moves / spent


def _cores() -> int:
    """Those that this process may use, where the machine tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _times_one(title: Title, seats: int, options: Options, processes: int) -> float:
    """The same process alone and with the others beside it, by turns: whatever else goes on on the
    machine meets both. The median of all turns.
    """
    context = multiprocessing.get_context("spawn")
    wanted = [(title.id, seats, options, number == 0) for number in range(processes)]
    with context.Pool(processes, _begin, (context.Barrier(processes),)) as pool:
        rates = pool.starmap(_rates, wanted, chunksize=1)
    return median(_times_one_of(turn) for turn in zip(*rates, strict=True))


def _times_one_of(turn: tuple[Rates, ...]) -> float:
    together: float = sum(rates.beside for rates in turn)
    return together / turn[0].alone


def _begin(start: Barrier) -> None:
    global _start  # noqa: PLW0603 - the only way into a process of a pool
    _start = start


def _rates(game: str, seats: int, options: Options, first: bool) -> list[Rates]:
    """Those of every turn."""
    tables = BatchedTables(registry.title(game).game, BATCH, seats, options, 1)
    assert _start is not None
    rates = []
    for _ in range(ROUNDS):
        _start.wait()
        alone = _round(tables, time.perf_counter) if first else 0.0
        _start.wait()
        rates.append(Rates(alone, _round(tables, time.perf_counter)))
    return rates
