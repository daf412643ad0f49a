"""The library for tinkerers: `import ludotheque as lt`, and these are its words.

Nothing heavy is loaded here: arrays, adapters and the server come when they are asked for.
"""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import playback, record, registry, table
from ludotheque.contract import Options
from ludotheque.record import Record
from ludotheque.table import Table

if TYPE_CHECKING:
    from ludotheque.lab.batch import Batch

File = str | PathLike[str]


def shelf() -> list[str]:
    """The ids of all games on the shelf."""
    return list(registry.titles())


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Options | None = None,
    **more: bool | int | str,
) -> Table:
    """A table, set up and ready; the same seed gives the same dice.

    Options are named by their ids, or as keywords: `turning_flights=True`.
    """
    return table.new(game, seats, seed, {**(options or {}), **ids(more)})


def save(played: Table, file: File, names: list[str] | None = None) -> Record:
    """Write a game down; without names the seats are called by their colours."""
    if names and len(names) != played.seats:
        raise ValueError(f"{played.seats} seats need as many names, not {len(names)}")
    written = played.record(names or played.title.about.colours[: played.seats])
    Path(file).write_bytes(written.json())
    return written


def load(file: File) -> Table:
    """The game in a record, finished or not; go on with it where its dice are known."""
    return playback.replay(record.read(Path(file).read_bytes()))


def verify(written: bytes | File) -> Table:
    """A finished game from its file or bytes, every byte checked; BadRecord says what is wrong."""
    return playback.verify(written if isinstance(written, bytes) else Path(written).read_bytes())


def batch(
    game: str,
    tables: int,
    seats: int,
    seed: int = 0,
    options: Options | None = None,
    **more: bool | int | str,
) -> "Batch":
    """Many tables stepped at once, as arrays; needs `pip install ludotheque[batch]`."""
    try:
        from ludotheque.lab.batch import Batch  # noqa: PLC0415 - numpy is not for everybody
    except ImportError as missing:
        raise ImportError(
            "a batch needs numpy: pip install 'ludotheque[batch]'", name=missing.name
        ) from None
    return Batch(registry.title(game), tables, seats, seed, {**(options or {}), **ids(more)})


def ids(keywords: Mapping[str, bool | int | str]) -> Options:
    """Options given as Python keywords: `late_score_cards` is `late-score-cards`."""
    return {name.replace("_", "-"): value for name, value in keywords.items()}
