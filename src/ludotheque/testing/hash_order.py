"""Check that nothing depends on the order of sets: games are played in two other processes."""

import hashlib
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

from ludotheque.registry import Title, from_folder
from ludotheque.testing.forks import Line, lines
from ludotheque.testing.moments import Fault
from ludotheque.testing.received import Eyes

GAMES = 6
STEPS = 40  # of each game
SEEDS = ("1", "2")


def hash_order_does_not_matter(title: Title) -> None:
    """A process that hashes words otherwise plays, shows and guesses the same."""
    ours, theirs = (_in_a_process(title, seed) for seed in SEEDS)
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            where, part, *_ = one.split("\t")
            raise Fault(
                f"the {part} depends on the order in which a set is walked through "
                f"(it changes with PYTHONHASHSEED): sort it\n  where: {where}"
            )


def _in_a_process(title: Title, seed: str) -> list[str]:
    path = os.pathsep.join(entry for entry in sys.path if entry)
    done = subprocess.run(  # noqa: S603 - this Python, this module
        [sys.executable, "-m", __name__, title.folder],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"the game cannot be played in another process: {done.stderr[-400:]}")
    return done.stdout.splitlines()


def digests(title: Title) -> list[str]:
    """Where, which part, and a digest of it, for a few games."""
    return [line for played in islice(lines(title), GAMES) for line in _digests(played)]


def _digests(played: Line) -> list[str]:
    eyes = Eyes(played.title, played.setting)
    found = []
    for number, step in enumerate(played.steps[:STEPS]):
        seat = number % played.setting.seats
        parts = {"text": step.state.text(), "event": step.told(seat).decode()}
        parts |= eyes.parts(step.state, number, seat, all_of_it=number % 4 == 0)
        where = f"{played.setting}, seed {played.seed}, step {number}, seat {seat}"
        for part, value in parts.items():
            found.append(f"{where}\t{part}\t{hashlib.sha256(value.encode()).hexdigest()[:16]}")
    return found


if __name__ == "__main__":
    print("\n".join(digests(from_folder(Path(sys.argv[1])))))
