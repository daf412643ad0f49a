"""Whoever works, the results are the same; a worker that is killed costs only time."""

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice

import pytest

from ludotheque import cli
from ludotheque.lab.pool import NoWorkers, Processes

NUMBERS = range(3, 23)


def square(number):
    return number * number


def square_or_die(folder, number):
    """Whoever is the first to work on 7 is killed."""
    killed = folder / f"{number}"
    if number == 7 and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(_):
    os.kill(os.getpid(), signal.SIGKILL)


def quarrel(number):
    raise LookupError(f"nobody knows {number}")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_results_come_in_the_order_of_their_numbers(count):
    assert list(Processes(count).in_order(square, NUMBERS)) == [n * n for n in NUMBERS]
    assert list(islice(Processes(count).in_order(square, NUMBERS), 2)) == [9, 16]


def test_a_killed_process_costs_only_time(tmp_path):
    found = list(Processes(2).in_order(partial(square_or_die, tmp_path), NUMBERS))
    assert (tmp_path / "7").exists()
    assert found == [n * n for n in NUMBERS]


def test_what_kills_every_worker_is_not_tried_forever():
    with pytest.raises(BrokenProcessPool):
        list(Processes(2).in_order(die, range(2)))


def test_a_fault_in_the_work_is_told():
    with pytest.raises(LookupError, match="nobody knows 3"):
        list(Processes(2).in_order(quarrel, NUMBERS))


def test_nobody_at_work_is_refused(capsys):
    with pytest.raises(NoWorkers):
        Processes(0)
    words = ["arena", "gratte-ciel", "random", "random", "random", "--processes", "0"]
    assert cli.main(words) == cli.BAD_INPUT
    assert "somebody must play" in capsys.readouterr().err
