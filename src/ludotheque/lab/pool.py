"""Much work of one kind on one process or several: results come in the order of their numbers."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

AHEAD = 2  # pieces of work that each process may be ahead of those that are taken

Done = TypeVar("Done")


def in_order(work: Callable[[int], Done], numbers: Iterable[int], processes: int) -> Iterator[Done]:
    """What comes of each number, in their order; stop taking to stop the work."""
    if processes <= 1:
        yield from map(work, numbers)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = []
        try:
            for number in numbers:
                waiting.append(pool.submit(work, number))
                if len(waiting) > processes * AHEAD:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
