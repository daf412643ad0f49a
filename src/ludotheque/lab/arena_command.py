"""`ludotheque arena`: let bots play each other and print what came of it."""

import argparse

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludotheque.contract import Options
from ludotheque.lab import arena, pool
from ludotheque.lab.arena import Contest, Deal
from ludotheque.lab.pool import Workers
from ludotheque.lab.ratings import Sprt, Standing, clearly_stronger, standings
from ludotheque.registry import Title


class Report(msgspec.Struct):
    """What `--json` prints."""

    game: str
    seats: int
    seed: int
    games: int
    verdict: str | None
    asked: float | None
    standings: list[Standing]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots", metavar="BOT", nargs="+", help="a level, search:SIMULATIONS or program:COMMAND"
    )
    parser.add_argument(
        "--games", type=int, default=100, help="at most this many, all rotations of the seats"
    )
    parser.add_argument("--seats", type=int, help="seats at a table (default: one per bot)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same result")
    pool.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="one object")
    parser.add_argument(
        "--sprt",
        nargs="?",
        type=float,
        const=0.0,
        metavar="SHARE",
        help="stop when it is clear whether the first bot wins its fair share or this one",
    )


def run(title: Title, options: Options, chosen: argparse.Namespace) -> int:
    """ValueError or LookupError for what cannot be played."""
    wanted = arena.contest(title, options, chosen.bots, chosen.seats)
    wanted = msgspec.structs.replace(wanted, seed=chosen.seed)
    if chosen.games < wanted.seats:
        raise ValueError(f"every seat once takes {wanted.seats} games, not {chosen.games}")
    workers = pool.workers(chosen)
    sprt = None
    if chosen.sprt is not None:
        if len(wanted.lineups) > 1:
            raise ValueError("a sequential test needs one line-up: as many bots as seats")
        asked = chosen.sprt or clearly_stronger(wanted.seats)
        if not 1 / wanted.seats < asked < 1:
            raise ValueError(f"a share lies between the fair one and 1, not at {asked:g}")
        sprt = Sprt(1 / wanted.seats, asked)
    deals = _play(wanted, chosen.games, workers, sprt)
    games = len(deals) * wanted.seats
    verdict = None if sprt is None else sprt.verdict()
    asked = None if sprt is None else sprt.more
    report = Report(title.id, wanted.seats, wanted.seed, games, verdict, asked, standings(deals))
    if chosen.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(Console(), report)
    return 0


def _play(wanted: Contest, games: int, workers: Workers, sprt: Sprt | None) -> list[Deal]:
    """The deals that were played; whoever interrupts sees what there is by then."""
    deals: list[Deal] = []
    total = games // wanted.seats * wanted.seats
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"playing {wanted.game}", total=total)
        try:
            played = arena.play(wanted, games, workers)
            for deal in arena.different(played):
                deals.append(deal)
                progress.advance(task, wanted.seats)
                if sprt is not None:
                    sprt.hear(deal.parts[0])
                    evidence = f"log likelihood ratio {sprt.log_likelihood_ratio:+.1f}"
                    progress.update(task, description=evidence)
                    if sprt.verdict() != "open":
                        break
        except KeyboardInterrupt:
            if not deals:
                raise
    return deals


def _print(console: Console, report: Report) -> None:
    table = Table(title=f"{report.game}, {report.games} different games of {report.seats}")
    table.add_column("bot", overflow="fold")
    for heading in ("wins\n95 %", "score", "rating\n95 %", "ms/move", "budget"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in report.standings:
        table.add_row(
            line.bot,
            f"{line.share:.1%}\n{line.low:.1%} to {line.high:.1%}",
            f"{line.score:.1f}",
            f"{line.rating:+.0f}\n{line.rating_low:+.0f} to {line.rating_high:+.0f}",
            f"{line.ms_per_move:.1f}",
            f"{line.simulations_per_move:.0f}",
        )
    console.print(table)
    console.print("budget: simulations that a bot may make for a move")
    if report.verdict is not None and report.asked is not None:
        said = {
            "stronger": f"wins {report.asked:.0%} rather than its fair share",
            "not": f"wins its fair share rather than {report.asked:.0%}",
            "open": "not decided yet; more games would tell",
        }
        console.print(f"sequential test of the first bot: {said[report.verdict]}")
