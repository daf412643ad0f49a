"""`ludotheque bench rules`: what lab/bench.py measures, printed."""

import msgspec
from rich.console import Console

from ludotheque.contract import Options
from ludotheque.lab import bench
from ludotheque.lab.batch_speed import ROUNDS, Batched
from ludotheque.registry import Title


def run(titles: list[Title], options: Options, *, as_json: bool) -> None:
    """Measure one game after the other."""
    console = Console()
    if not as_json:
        console.print(f"machine: {bench.machine_speed():,.0f} MB/s of SHA-256 on this core, now")
        console.print(f"every figure is the median of {ROUNDS} rounds")
    for title in titles:
        with console.status(f"measuring {title.id}", spinner="line"):
            measured = bench.both_ways(title, options)
        if as_json:
            print(msgspec.json.encode(measured).decode())
        else:
            _print(console, measured)


def _print(console: Console, measured: bench.Measured) -> None:
    _print_speed(console, measured.game, "compiled", measured.compiled)
    _print_speed(console, measured.game, "interpreted", measured.interpreted)
    _print_search(console, measured)
    if measured.batch is not None:
        _print_batch(console, measured.game, measured.batch)


def _print_speed(console: Console, game: str, how: str, speed: bench.Speed | None) -> None:
    if speed is None:
        console.print(f"{game} {how}: not available, the package was built without a C compiler")
        return
    console.print(
        f"{game} {how}: {speed.moves_per_s:,.0f} moves/s, {speed.games_per_s:,.0f} games/s, "
        f"{speed.mean_length} moves a game, {speed.mean_branching} choices a move",
        highlight=False,
    )


def _print_search(console: Console, measured: bench.Measured) -> None:
    search, engine = measured.search, measured.compiled or measured.interpreted
    console.print(
        f"{measured.game} search with random playouts: {search.simulations_per_s:,.0f} "
        f"simulations/s, {search.moves_per_s:,.0f} moves/s, "
        f"{search.moves_per_s / engine.moves_per_s:.0%} of the rules alone",
        highlight=False,
    )


def _print_batch(console: Console, game: str, batch: Batched) -> None:
    console.print(
        f"{game} batch: {batch.moves_per_s:,.0f} moves/s with observations and masks, "
        f"{batch.part_of_rules:.0%} of the bare rules; "
        f"{batch.processes} processes make {batch.times_one:.2f} times as many as one",
        highlight=False,
    )
