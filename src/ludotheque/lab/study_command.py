"""`ludotheque study`: play a study out, write its results and its report."""

import argparse
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.lab import pool
from ludotheque.lab.pool import Workers
from ludotheque.lab.study import plan, play, rows
from ludotheque.lab.study.plan import BadStudy, Study
from ludotheque.lab.study.play import Deal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("study", metavar="FILE|NAME", nargs="?", help="omit it to list the names")
    parser.add_argument("--out", type=Path, help="where results go, studies/NAME by default")
    parser.add_argument("--deals", type=int, help="override the study's number of deals")
    pool.add_arguments(parser)


def run(chosen: argparse.Namespace, version: str) -> int:
    """BadStudy or NoWorkers for what cannot be played."""
    if chosen.study is None:
        for name, path in plan.named().items():
            print(f"{name}: {plan.read(path).question}")
        return 0
    name, study = plan.find(chosen.study)
    workers = pool.workers(chosen)
    if chosen.deals is not None:
        if chosen.deals < 1:
            raise BadStudy(f"a study has 1 deal or more, not {chosen.deals}")
        study = msgspec.structs.replace(study, deals=chosen.deals)
    folder: Path = chosen.out or Path("studies", name)
    deals = _play(study, folder, workers)
    written = rows.write(study, deals, folder)
    written += _report(study, chosen.study, version, deals, folder)
    for path in written:
        print(path)
    return 0


def _play(study: Study, folder: Path, workers: Workers) -> list[Deal]:
    console = Console(stderr=True)
    looks = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("deals"),
        TimeRemainingColumn(),
    )
    deals: list[Deal] = []
    with Progress(*looks, console=console) as progress:
        task = progress.add_task(study.title, total=study.deals)
        try:
            for deals in play.run(study, folder, workers):
                progress.update(task, completed=len(deals))
        except KeyboardInterrupt:
            console.print(f"stopped after {len(deals)} deals; the same command goes on with them")
            raise
    return deals


def _report(study: Study, name: str, version: str, deals: list[Deal], folder: Path) -> list[Path]:
    """The report and its figures, where what draws them is installed."""
    if find_spec("matplotlib") is None:
        Console(stderr=True).print("no report without: pip install 'ludotheque\\[lab]'")
        return []
    from ludotheque.lab.study import figures, findings, page  # noqa: PLC0415

    found = findings.groups(study, deals)
    changed = findings.changes(study, found)
    drawn = figures.draw(study, found, changed)
    made = page.Made(name, version, page.digest(folder / rows.CSV))
    text = page.page(study, made, found, changed, drawn)
    path = folder / page.PAGE
    path.write_text(text, encoding="utf-8")
    for line in page.summary(found):
        print(line)
    return [path, *figures.save(drawn, folder / "figures")]
