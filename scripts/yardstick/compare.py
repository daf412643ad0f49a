"""Gratte-ciel beside the same game by hand in C++: the very same random games, in alternation.

    .venv/bin/python scripts/yardstick/compare.py

Every round plays both, one after the other, so that a busy machine slows both alike; the part
of the C++ that ours reaches is told as the median over the rounds.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from ludotheque import registry
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out

GAME, OPTION = "gratte-ciel", "turning-flights"
SOURCE = Path(__file__).with_name("gratte_ciel.cpp")
PRIME = 1_000_003
SEATS = 4
GAMES = 20_000
ROUNDS = 15


class Played(NamedTuple):
    """What both must agree on: a digest stands for the final points of every game."""

    games: int
    moves: int
    choices: int
    digest: int


def built(source: Path, folder: Path) -> Path:
    """The program, as g++ makes it."""
    program = folder / source.stem
    subprocess.run(["g++", "-std=c++17", "-O3", "-o", program, source], check=True)
    return program


def by_hand(
    program: Path, seed: int, games: int, seats: int, *, turning: bool
) -> tuple[Played, float]:
    """The C++'s games, and its CPU seconds."""
    (dice,) = Fast(seed).__reduce__()[1]
    command = [str(number) for number in (program, dice, games, seats, int(turning))]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return Played(*map(int, said[:-1])), float(said[-1])


def ours(seed: int, games: int, seats: int, *, turning: bool) -> Played:
    """Our games."""
    game, dice, tally, digest = registry.title(GAME).game, Fast(seed), Tally(), 0
    for _ in range(games):
        state = game.setup(seats, {OPTION: turning}, dice, None)
        play_out(state, dice, tally)
        for points in state.standing():
            digest = (digest * 31 + points) % PRIME
    return Played(int(tally.games), int(tally.moves), int(tally.choices), digest)


def our_seconds(seed: int, games: int, seats: int, *, turning: bool) -> float:
    """What the same games cost us in CPU seconds, without the digest."""
    game, dice, tally, options = registry.title(GAME).game, Fast(seed), Tally(), {OPTION: turning}
    began = time.process_time()
    for _ in range(games):
        play_out(game.setup(seats, options, dice, None), dice, tally)
    return time.process_time() - began


def main() -> None:
    """A line for each kind of flight."""
    with tempfile.TemporaryDirectory() as folder:
        program = built(SOURCE, Path(folder))
        for turning in (False, True):
            _compare(program, turning=turning)


def _compare(program: Path, *, turning: bool) -> None:
    if by_hand(program, 0, GAMES, SEATS, turning=turning)[0] != ours(
        0, GAMES, SEATS, turning=turning
    ):
        sys.exit("they play other games")
    parts, rates = [], []
    for seed in range(ROUNDS):
        theirs, their_seconds = by_hand(program, seed, GAMES, SEATS, turning=turning)
        parts.append(their_seconds / our_seconds(seed, GAMES, SEATS, turning=turning))
        rates.append(theirs.moves / their_seconds)
    print(
        f"{'turning' if turning else 'straight'}: {median(parts):.1%} of C++ by hand "
        f"({min(parts):.1%} to {max(parts):.1%} in {ROUNDS} rounds), "
        f"which makes {median(rates):,.0f} moves/s"
    )


if __name__ == "__main__":
    main()
