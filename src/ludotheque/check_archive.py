"""`ludotheque check-archive`: does every stored game come out as it was played?"""

from pathlib import Path

from rich.console import Console
from rich.progress import track

from ludotheque.server.settings import BadSettings, from_environment
from ludotheque.store import check
from ludotheque.store.check import Checked

DIFFERENT = 1
BAD_INPUT = (check.NoArchive, BadSettings)


def run(database: str | None) -> int:
    """Name the games that differ; the exit status is 1 when there are any."""
    console = Console(stderr=True)
    with check.opened(_address(database)) as engine:
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


def _address(given: str | None) -> str | Path:
    if given is None:
        return from_environment({}).database_address()
    if "://" in given:
        return given
    if not Path(given).is_file():
        raise check.NoArchive(f"there is no file {given}")
    return Path(given)


def _said(found: list[Checked], different: list[Checked]) -> str:
    if different:
        return f"{len(different)} of {len(found)} games differ"
    return f"{len(found)} games, {sum(game.steps for game in found)} steps, all as they were played"
