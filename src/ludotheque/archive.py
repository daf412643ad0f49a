"""`ludotheque check-archive`: does every stored game come out as it was played?"""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track
from sqlalchemy import URL

from ludotheque.server.settings import from_environment
from ludotheque.store import check
from ludotheque.store.check import Checked

DIFFERENT = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "database", metavar="DATABASE", nargs="?", help="a file or an address; else the server's"
    )


def run(chosen: argparse.Namespace) -> int:
    """Name the games that differ; the exit status is 1 when there are any."""
    console = Console(stderr=True)
    with check.opened(_address(chosen.database)) as engine:
        games = track(
            check.games(engine),
            "replaying",
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        found = [check.check(engine, table_id) for table_id in games]
    different = [game for game in found if game.fault]
    for game in different:
        print(f"{game.game}, edition {game.edition}: {game.fault}")
    print(_said(found, different))
    return DIFFERENT if different else 0


def _address(given: str | None) -> str | URL:
    if given is None:
        return from_environment({}).database_url()
    if "://" in given:
        return given
    if not Path(given).is_file():
        raise check.NoArchive(f"there is no file {given}")
    return URL.create("sqlite", database=given)


def _said(found: list[Checked], different: list[Checked]) -> str:
    if different:
        return f"{len(different)} of {len(found)} games differ"
    return f"{len(found)} games, {sum(game.steps for game in found)} steps, all as they were played"
