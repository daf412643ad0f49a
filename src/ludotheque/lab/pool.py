"""Much work of one kind by several workers: results come in the order of their numbers.

Whoever works, the results are the same, and a worker that is killed costs only time. Here are the
processes of this machine; lab/cluster.py has those of others.
"""

import argparse
import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import TypeVar

AHEAD = 2  # pieces of work that each worker may be ahead of those that are taken
TRIES = 5  # of a piece that its workers do not survive

Done = TypeVar("Done")


class NoWorkers(ValueError):
    """Why nobody can work, in one sentence."""


class Workers(ABC):
    """Who does the work."""

    @abstractmethod
    def in_order(self, work: Callable[[int], Done], numbers: range) -> Iterator[Done]:
        """What comes of each number, in their order; stop taking to stop the work."""
        raise NotImplementedError


class Processes(Workers):
    """So many processes of this machine; one is this process itself."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise NoWorkers("somebody must play: --processes 1 or more")
        self._count = count

    def in_order(self, work: Callable[[int], Done], numbers: range) -> Iterator[Done]:
        if self._count == 1:
            yield from map(work, numbers)
            return
        taken = lost = 0
        while taken < len(numbers):
            try:
                for done in self._by_one_pool(work, numbers[taken:]):
                    taken, lost = taken + 1, 0
                    yield done
            except BrokenProcessPool:  # one was killed, and the pool with it
                lost += 1
                if lost == TRIES:
                    raise

    def _by_one_pool(self, work: Callable[[int], Done], numbers: range) -> Iterator[Done]:
        with ProcessPoolExecutor(self._count) as pool:
            waiting: deque[Future[Done]] = deque()
            try:
                for number in numbers:
                    waiting.append(pool.submit(work, number))
                    if len(waiting) > self._count * AHEAD:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on this Ray cluster instead: auto or HOST:PORT",
    )


def workers(chosen: argparse.Namespace) -> Workers:
    """Whom the command line names; NoWorkers when nobody is there."""
    if chosen.ray is None:
        return Processes(chosen.processes)
    if find_spec("ray") is None:
        raise NoWorkers("a cluster needs Ray: pip install 'ludotheque[ray]'")
    from ludotheque.lab.cluster import Cluster  # noqa: PLC0415 - not everybody has Ray

    return Cluster(chosen.ray)
