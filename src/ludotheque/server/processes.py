"""Several processes that serve one port: a parent that starts them and starts the dead anew.

Each is a server of its own on the same PostgreSQL; the system gives every new connection to one
of them. The parent serves nobody, so nothing of what is played ends with it.
"""

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType

SHORT_LIFE = 5.0  # seconds; whoever lives no longer is not started again at once
PAUSE = 1.0
SECONDS_TO_END = 10.0  # after it has drained

_logger = logging.getLogger(__name__)
_context = multiprocessing.get_context("spawn")


class Ended(BaseException):
    """Somebody wants the parent to end."""


class Parent:
    """Starts `count` processes that each do `work`, by their numbers, until a signal ends them.

    Each takes so many `seconds` to drain before it ends.
    """

    def __init__(self, count: int, work: Callable[[int], None], seconds: float) -> None:
        self._count = count
        self._work = work
        self._seconds = seconds
        self._children: dict[SpawnProcess, tuple[int, float]] = {}  # and when each was started

    def run(self) -> None:
        handlers = {one: signal.signal(one, _end) for one in (signal.SIGTERM, signal.SIGINT)}
        try:
            for number in range(self._count):
                self._start(number)
            while True:
                wait([child.sentinel for child in self._children])
                self._replace_dead()
        except Ended:
            self._end_all()
        finally:
            for one, handler in handlers.items():
                signal.signal(one, handler)

    def _start(self, number: int) -> None:
        child = _context.Process(target=_serve, args=(self._work, number), name="server")
        child.start()
        self._children[child] = number, time.monotonic()

    def _replace_dead(self) -> None:
        for child, (number, started) in list(self._children.items()):
            if child.is_alive():
                continue
            _logger.warning("a server ended with status %s; it is started again", child.exitcode)
            del self._children[child]
            if time.monotonic() - started < SHORT_LIFE:
                time.sleep(PAUSE)
            self._start(number)

    def _end_all(self) -> None:
        """Let each finish what it does; browsers are told to come back."""
        for child in self._children:
            child.terminate()
        end = time.monotonic() + self._seconds + SECONDS_TO_END
        for child in self._children:
            child.join(max(0.0, end - time.monotonic()))
            child.kill()


def _end(_signal: int, _frame: FrameType | None) -> None:
    raise Ended


def _serve(work: Callable[[int], None], number: int) -> None:
    """What a child does; it ends with its parent, however that ends."""
    Thread(target=_follow_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):  # a terminal tells the parent, too
        work(number)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
