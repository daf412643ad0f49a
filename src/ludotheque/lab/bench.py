"""How fast the rules are: random games, legal actions generated at every step; and a search.

CPU time, one core, the median of several rounds; only decisions with a choice count as
moves. The interpreted figures come from the same sources, run from a copy of the
package without its compiled modules.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from ludotheque import contract, registry
from ludotheque.contract import Options
from ludotheque.dice import Fast
from ludotheque.lab.batch_speed import ROUND_SECONDS, ROUNDS, Batched, batched
from ludotheque.lab.playout import PlayoutTree, Tally, play_out
from ludotheque.registry import Title

USUAL_SEATS = 4


class Speed(msgspec.Struct):
    """What one way of running the rules reaches."""

    moves_per_s: float
    games_per_s: float
    mean_length: float
    mean_branching: float


class SearchSpeed(msgspec.Struct):
    """What a search with random playouts to the end reaches from the first position."""

    simulations_per_s: float
    moves_per_s: float


class Measured(msgspec.Struct):
    """A line of the benchmark; `compiled` is None where there was no C compiler.

    `batch` is None there as well, and for a game without observations.
    """

    game: str
    compiled: Speed | None
    interpreted: Speed
    search: SearchSpeed
    batch: Batched | None = None


def is_compiled() -> bool:
    return not str(contract.__file__).endswith(".py")


def measure(title: Title, options: Options) -> Speed:
    """The median of several rounds in this process."""
    rounds = [_round(title, options, seed) for seed in range(ROUNDS)]
    return sorted(rounds, key=lambda speed: speed.moves_per_s)[ROUNDS // 2]


def measure_search(title: Title, options: Options) -> SearchSpeed:
    """The median of several rounds: a guess, the way down the tree, a random game, each time."""
    rounds = [_search_round(title, options, seed) for seed in range(ROUNDS)]
    return sorted(rounds, key=lambda speed: speed.moves_per_s)[ROUNDS // 2]


def _search_round(title: Title, options: Options, seed: int) -> SearchSpeed:
    dice = Fast(seed)
    root = title.game.setup(*_setting(title, options), dice, None)
    seat = root.to_act()
    tree = PlayoutTree(title.game, seat, dice)
    began = time.process_time()
    spent = 0.0
    while spent < ROUND_SECONDS:
        for _ in range(10):
            tree.simulate(title.game.guess(root, seat, dice))
        spent = time.process_time() - began
    return SearchSpeed(round(int(tree.visits[0]) / spent), round(int(tree.tally.moves) / spent))


def _setting(title: Title, options: Options) -> tuple[int, Options]:
    players = title.about.players
    seats = max(players.fewest, min(USUAL_SEATS, players.most))
    return seats, title.options({**title.about.simulation, **options}, seats)


def _round(title: Title, options: Options, seed: int) -> Speed:
    seats, chosen = _setting(title, options)
    dice = Fast(seed)
    tally = Tally()
    began = time.process_time()
    spent = 0.0
    while spent < ROUND_SECONDS:
        for _ in range(10):
            play_out(title.game.setup(seats, chosen, dice, None), dice, tally)
        spent = time.process_time() - began
    return Speed(
        moves_per_s=round(int(tally.moves) / spent),
        games_per_s=round(int(tally.games) / spent, 1),
        mean_length=round(int(tally.moves) / int(tally.games), 1),
        mean_branching=round(int(tally.choices) / int(tally.moves), 1),
    )


def both_ways(title: Title, options: Options) -> Measured:
    """Compiled as installed, where it is, and interpreted from a copy."""
    compiled = measure(title, options) if is_compiled() else None
    batch = None
    if compiled is not None:
        batch = batched(title, *_setting(title, options), compiled.moves_per_s)
    searched = measure_search(title, options)
    return Measured(title.id, compiled, _interpreted(title, options), searched, batch)


def _interpreted(title: Title, options: Options) -> Speed:
    """Measure in another process that finds only the sources."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(contract.__file__).parent
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(package, Path(folder) / "ludotheque", ignore=ignore)
        command = [sys.executable, "-m", "ludotheque.lab.bench", title.id, json.dumps(options)]
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(  # noqa: S603 - our own module
            command, env=environment, check=True, capture_output=True, cwd=folder
        )
    return msgspec.json.decode(done.stdout, type=Speed)


def machine_speed() -> float:
    """Megabytes per second of a fixed C loop, to compare machines and moments."""
    block = bytes(1 << 24)
    began = time.process_time()
    for _ in range(4):
        hashlib.sha256(block).digest()
    return 64 / (time.process_time() - began)


if __name__ == "__main__":
    found = measure(registry.title(sys.argv[1]), json.loads(sys.argv[2]))
    sys.stdout.buffer.write(msgspec.json.encode(found))
