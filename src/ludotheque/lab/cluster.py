"""The workers of a Ray cluster: `--ray ADDRESS`. All its machines have the same Ludotheque."""

import hashlib
import logging
import os
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import ray

from ludotheque.lab.pool import AHEAD, TRIES, Done, NoWorkers, Workers

CODE = ("*.py", "*.toml")  # what decides how a game is played


class Cluster(Workers):
    """Every CPU of a cluster that is running."""

    def __init__(self, address: str) -> None:
        try:
            ray.init(
                address,
                ignore_reinit_error=True,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, ValueError) as error:
            raise NoWorkers(f"no Ray cluster answers at {address}: {error}") from None

    def in_order(self, work: Callable[[int], Done], numbers: range) -> Iterator[Done]:
        piece: Any = ray.remote(max_retries=TRIES - 1)(_piece)
        sent = ray.put(work)  # once, not with every number
        most = _cpus() * AHEAD
        waiting: deque[ray.ObjectRef[Done]] = deque()
        try:
            for number in numbers:
                waiting.append(piece.remote(sent, number, code()))
                if len(waiting) > most:
                    yield _result(waiting.popleft())
            while waiting:
                yield _result(waiting.popleft())
        finally:
            for left in waiting:
                ray.cancel(left)


def _cpus() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 1))


def _piece(work: Callable[[int], Done], number: int, expected: str) -> Done:
    """What a worker does; NoWorkers where it would play by other rules than whoever asks."""
    if code() != expected:
        host = os.uname().nodename
        raise NoWorkers(f"{host} has another Ludotheque than this machine: install the same")
    return work(number)


def _result(piece: "ray.ObjectRef[Done]") -> Done:
    try:
        return ray.get(piece)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # as if it had happened here


@cache
def code() -> str:
    """A digest of the rules, the bots and all else that decides the results."""
    folder = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(path for kind in CODE for path in folder.rglob(kind)):
        if "tests" in path.parts[len(folder.parts) :]:
            continue  # not installed
        digest.update(f"{path.relative_to(folder)}\n".encode() + path.read_bytes())
    return digest.hexdigest()
