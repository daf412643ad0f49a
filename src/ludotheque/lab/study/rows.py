"""The results of a study as one tidy table: a row for every game and seat."""

import csv
import io
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from ludotheque import registry
from ludotheque.lab.study.plan import Study, Value
from ludotheque.lab.study.play import Deal

CSV, PARQUET = "results.csv", "results.parquet"
TABLE = ("seats", "lineup")
GAME = ("deal", "rotation", "game", "decisions", "reason")
SEAT = ("seat", "place", "bot", "score", "won")


def columns(study: Study) -> list[str]:
    """Those of the table, of its options, of a game, of a seat, and what the game declares."""
    measures = [measure.name for measure in registry.title(study.game).game.measures()]
    return [*TABLE, *_agreed(study), *GAME, *SEAT, *measures]


def _agreed(study: Study) -> list[str]:
    """All options, and the parameters that the study names."""
    return [*(option.id for option in registry.title(study.game).about.options), *study.varied()]


def rows(study: Study, deals: list[Deal]) -> Iterator[list[Value | float]]:
    """The values of the columns, by deal, cell, rotation and seat."""
    cells, agreed = study.cells(), _agreed(study)
    for number, deal in enumerate(deals):
        for game in deal:
            cell = cells[game.cell]
            bots = cell.rotations()[game.rotation]
            values = [study.value(cell, name) for name in agreed]
            table: list[Value] = [cell.seats, cell.lineup, *values]
            one: list[Value] = [number, game.rotation, game.digest, game.decisions, game.reason]
            for seat, bot in enumerate(bots):
                came_to = [game.scores[seat], game.won[seat]]
                mine: list[Value | float] = [seat, game.place(seat), bot, *came_to]
                yield [*table, *one, *mine, *game.measured[seat]]


def write(study: Study, deals: list[Deal], folder: Path) -> list[Path]:
    """results.csv, and results.parquet where pyarrow is installed."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns(study))
    for row in rows(study, deals):
        writer.writerow([_plain(value) for value in row])
    path = folder / CSV
    path.write_text(text.getvalue(), encoding="utf-8")
    return [path, *([_parquet(study, deals, folder)] if find_spec("pyarrow") else [])]


def _plain(value: Value | float) -> Value | float:
    return str(value).lower() if isinstance(value, bool) else value


def _parquet(study: Study, deals: list[Deal], folder: Path) -> Path:
    import pyarrow as pa  # noqa: PLC0415 - not everybody has it
    from pyarrow import parquet  # noqa: PLC0415

    by_column = zip(*rows(study, deals), strict=True)
    path = folder / PARQUET
    parquet.write_table(pa.table(dict(zip(columns(study), by_column, strict=True))), path)
    return path
