"""What `ludotheque learn` is asked: apart from it, which needs JAX."""

import argparse
from pathlib import Path

from ludotheque.lab import pool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--folder", type=Path, default=Path("learned"), help="where all generations are kept"
    )
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=20_000, help="games in the first generation")
    parser.add_argument("--taught", type=int, default=2_000, help="games in each later generation")
    parser.add_argument(
        "--seats",
        type=int,
        nargs="+",
        choices=range(2, 7),
        default=(),
        help="train only for these numbers of seats",
    )
    parser.add_argument(
        "--trace",
        type=_share,
        default=1.0,
        help="lambda of TD(lambda); 1 learns from results alone",
    )
    parser.add_argument(
        "--simulations", type=int, default=16, help="simulations of the teacher's search"
    )
    parser.add_argument(
        "--gate", type=int, default=400, help="games against the champion per table size"
    )
    parser.add_argument("--panel", type=int, default=800, help="games against heuristic bots")
    pool.add_arguments(parser)


def _share(text: str) -> float:
    share = float(text)
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 1")
    return share
