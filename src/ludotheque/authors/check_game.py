"""Runs the conformance suite on a game, with progress, and says in sentences what fails."""

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludotheque import about, registry
from ludotheque.registry import Title
from ludotheque.testing import CHECKS
from ludotheque.testing.moments import look_harder


def run(game: str, times: int) -> int:
    """Check a game of the shelf, or one in a folder; the answer is how many checks failed."""
    title = _found(game)
    look_harder(times)
    console = Console(soft_wrap=True, highlight=False, markup=False)
    failed = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        task = progress.add_task("", total=len(CHECKS))
        for check in CHECKS:
            progress.update(task, description=check.__name__.replace("_", " "))
            if said := _failure(check, title):
                failed += 1
                console.print(f"{check.__name__}: {said}\n")
            progress.advance(task)
    passed = f"{title.id}: {len(CHECKS) - failed} of {len(CHECKS)} checks passed"
    console.print(passed if failed else f"{title.id}: all {len(CHECKS)} checks passed")
    return failed


def _failure(check: Callable[[Title], None], title: Title) -> str:
    try:
        check(title)
    except AssertionError as error:
        return str(error) or "an assertion of the game failed"
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a sentence for the author
        return f"the game fails with {type(error).__name__}: {error}"
    return ""


def _found(game: str) -> Title:
    """By its id, or the folder of its package, or the one above."""
    if game in registry.titles():
        return registry.title(game)
    for folder in _packages(Path(game).resolve()):
        return registry.put(registry.from_folder(folder))
    return registry.title(game)


def _packages(folder: Path) -> Iterator[Path]:
    if (folder / about.FILE).is_file():
        yield folder
    yield from (path.parent for path in sorted(folder.glob(f"*/{about.FILE}")))
