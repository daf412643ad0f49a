"""`ludotheque bench peers`: random games of other projects beside ours, in one run, as a table.

A move is a decision with a choice; CPU time of one core, the median of several rounds. What is
compared stands in every row: `rules` makes nothing but moves, `environment` and `batch` make
observations and masks at every step; the loop is compiled like the rules, or in Python.
"""

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from statistics import median
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from ludotheque.bench import loops
from ludotheque.bench.loops import PlayOne
from ludotheque.dice import Fast
from ludotheque.lab.bench import is_compiled, machine_speed
from ludotheque.registry import Title

ROUNDS = 5
ROUND_SECONDS = 0.5
OURS = "ludotheque"


class Peer(NamedTuple):
    """A project: what is imported of it, its games of a kind like ours, and how they are played."""

    name: str
    module: str
    games: tuple[str, ...]
    ways: dict[str, Callable[[str], PlayOne]]


PEERS = (
    Peer(
        "OpenSpiel",
        "pyspiel",
        ("backgammon", "gin_rummy", "hearts", "maedn(players=4)", "amazons"),
        {"rules, Python's loop": loops.openspiel, "rules, C++ loop": loops.openspiel_alone},
    ),
    Peer(
        "PettingZoo",
        "pettingzoo",
        ("hanabi_v5", "go_v5", "chess_v6"),
        {"environment": loops.pettingzoo},
    ),
    Peer(
        "RLCard",
        "rlcard",
        ("mahjong", "gin-rummy", "uno", "doudizhu"),
        {"environment": loops.rlcard},
    ),
    Peer(
        "Catanatron", "catanatron", ("catan, 4 seats",), {"rules, Python's loop": loops.catanatron}
    ),
)


class Row(msgspec.Struct):
    """A line of the table; `missing` says why there are no numbers."""

    project: str
    game: str
    way: str
    moves_per_s: float = 0.0
    moves_a_game: float = 0.0
    missing: str = ""


def run(titles: list[Title], *, as_json: bool) -> None:
    """Measure ours and everybody else's that is installed."""
    console = Console()
    found = []
    with console.status("measuring", spinner="line") as status:
        for row in rows(titles):
            found.append(row)
            status.update(f"measuring: {row.project} {row.game}")
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(console, found)


def rows(
    titles: list[Title], peers: tuple[Peer, ...] = PEERS, seconds: float = ROUND_SECONDS
) -> Iterator[Row]:
    """Ours first, then project by project; what is not installed is one row that says so."""
    for title in titles:
        for way, loop in _our_ways().items():
            yield _row(OURS, title.id, way, loop, seconds)
    for peer in peers:
        if find_spec(peer.module) is None:
            yield Row(peer.name, "", "", missing="not installed")
            continue
        for game in peer.games:
            for way, loop in peer.ways.items():
                yield _row(peer.name, game, way, loop, seconds)


def _our_ways() -> dict[str, Callable[[str], PlayOne]]:
    kind = "compiled" if is_compiled() else "interpreted"
    ways: dict[str, Callable[[str], PlayOne]] = {
        f"rules, {kind} loop": loops.rules_alone,
        "rules, Python's loop": loops.rules,
    }
    if find_spec("numpy") is not None:
        ways["batch"] = loops.batch
    if find_spec("pettingzoo") is not None:
        ways["environment (PettingZoo)"] = loops.our_environment
    return ways


def _row(project: str, game: str, way: str, loop: Callable[[str], PlayOne], seconds: float) -> Row:
    try:
        rate, length = _measured(loop(game), seconds)
    except ImportError as error:
        return Row(project, game, way, missing=f"{error.name} is not installed")
    except Exception as error:  # noqa: BLE001 - whatever another project raises, the rest goes on
        return Row(project, game, way, missing=f"failed: {type(error).__name__}: {error}")
    return Row(project, game, way, round(rate), round(length, 1))


def _measured(play: PlayOne, seconds: float) -> tuple[float, float]:
    """Moves a second, and moves a game."""
    dice, rates = Fast(1), []
    moves = games = 0.0
    for _ in range(ROUNDS):
        began, spent, done = time.process_time(), 0.0, 0.0
        while spent < seconds:
            played = play(dice)
            done += played.moves
            games += played.games
            spent = time.process_time() - began
        moves += done
        rates.append(done / spent)
    return median(rates), moves / games if games else 0.0


def _print(console: Console, found: list[Row]) -> None:
    table = Table(title=f"this core now: {machine_speed():,.0f} MB/s of SHA-256")
    table.add_column("project")
    table.add_column("game", overflow="fold")
    table.add_column("what")
    for heading in ("moves/s", "a game"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in found:
        numbers = [f"{row.moves_per_s:,.0f}", f"{row.moves_a_game:,.0f}"]
        cells = [row.missing, "", ""] if row.missing else [row.way, *numbers]
        table.add_row(row.project, row.game, *cells)
    console.print(table)
    console.print("random games; a move is a decision with a choice; CPU time, medians")
    console.print("environments and batches make observations and masks, rules only moves")
