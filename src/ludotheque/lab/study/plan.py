"""What a study asks: a TOML file that names a game, the tables to compare, bots and deals.

docs/studies/README.md describes the file. A cell is one kind of table: so many seats, one line-up,
one value of each option. All cells are played with the same deals.
"""

from itertools import groupby, product
from pathlib import Path

import msgspec

from ludotheque import registry
from ludotheque.contract import Illegal, Options
from ludotheque.lab.arena import Contest
from ludotheque.lab.other_weights import bot_of
from ludotheque.registry import Title

FOLDER = "studies"  # in the folder of a game
Value = bool | int | str


class BadStudy(ValueError):
    """A study that cannot be played: what is wrong with it."""


class Cell(msgspec.Struct, frozen=True):
    """One kind of table of a study."""

    seats: int
    bots: list[str]
    options: Options  # all of them, and the house rules

    @property
    def lineup(self) -> str:
        """Its bots in a word: one name where all are the same, else heuristic+3*casual."""
        if not self.is_mixed:
            return self.bots[0]
        runs = [(name, len(list(run))) for name, run in groupby(self.bots)]
        return "+".join(name if count == 1 else f"{count}*{name}" for name, count in runs)

    @property
    def is_mixed(self) -> bool:
        return len(set(self.bots)) > 1

    def rotations(self) -> list[list[str]]:
        """The bots by seat, in every turn that makes a difference."""
        turns = [self.bots[turn:] + self.bots[:turn] for turn in range(self.seats)]
        return [turned for number, turned in enumerate(turns) if turned not in turns[:number]]


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question and how it is played out; `reading` is what its authors made of the answer."""

    title: str
    question: str
    game: str
    seats: list[int]
    bots: list[str | list[str]]  # a name fills a table; a list names a line-up, its last the rest
    deals: int
    width: float = 0.0  # of the widest interval of a first player's share; then no more deals
    seed: int = 1
    longest: int = 20_000  # actions, after which a game has stalled
    options: dict[str, Value | list[Value]] = {}
    reading: str = ""

    def __post_init__(self) -> None:
        for name in ("seats", "bots"):
            if not getattr(self, name):
                raise ValueError(f"{name} is empty")
        for name in ("deals", "longest"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} is {getattr(self, name)}, not 1 or more")
        if not 0 <= self.width < 1:
            raise ValueError(f"width is {self.width}, not a share from 0 to 1")

    def grid(self) -> dict[str, list[Value]]:
        """The options that differ between the cells."""
        listed = {name: value for name, value in self.options.items() if isinstance(value, list)}
        return {name: values for name, values in listed.items() if len(values) > 1}

    def cells(self) -> list[Cell]:
        """Every kind of table; ValueError or LookupError for one that cannot be."""
        found = registry.title(self.game)
        values = [value if isinstance(value, list) else [value] for value in self.options.values()]
        chosen = [dict(zip(self.options, some, strict=True)) for some in product(*values)]
        tables = product(self.seats, self.bots, chosen)
        return [_cell(found, seats, bots, options) for seats, bots, options in tables]

    def varied(self) -> list[str]:
        """The parameters of the game that the study names, in the order of their declaration."""
        parameters = registry.title(self.game).game.parameters()
        return [parameter.id for parameter in parameters if parameter.id in self.options]

    def value(self, cell: Cell, name: str) -> Value:
        """What an option or a parameter is at the tables of a cell."""
        for parameter in registry.title(self.game).game.parameters():
            if parameter.id == name:
                return parameter.of(cell.options, cell.seats)
        return cell.options[name]

    def contest(self, cell: Cell) -> Contest:
        return Contest(self.game, cell.options, [cell.bots], self.seed)

    def identity(self) -> dict[str, object]:
        """What decides the games of each deal, whatever is said about them, however many."""
        edition = registry.title(self.game).about.edition
        cells = msgspec.to_builtins(self.cells())
        return {
            "game": self.game,
            "edition": edition,
            "seed": self.seed,
            "longest": self.longest,
            "cells": cells,
        }


def _cell(title: Title, seats: int, bots: str | list[str], options: Options) -> Cell:
    title.check_seats(seats)
    named = [bots] if isinstance(bots, str) else bots
    if not 1 <= len(named) <= seats:
        raise ValueError(f"a line-up for {seats} seats names 1 to {seats} bots, not {len(named)}")
    for name in named:
        bot_of(title, name)
    complete = title.options({**title.about.simulation, **options}, seats)
    return Cell(seats, named + named[-1:] * (seats - len(named)), complete)


def read(path: Path) -> Study:
    """The study in a file; BadStudy says what is wrong with it."""
    try:
        study = msgspec.toml.decode(path.read_bytes(), type=Study)
        study.cells()
    except OSError as error:
        raise BadStudy(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, Illegal, ValueError, LookupError) as error:
        raise BadStudy(f"{path}: {error}") from None
    return study


def named() -> dict[str, Path]:
    """The studies that the games on the shelf bring along, as GAME/NAME."""
    return {
        f"{title.id}/{path.stem}": path
        for title in registry.titles().values()
        for path in sorted((title.folder / FOLDER).glob("*.toml"))
    }


def find(source: str) -> tuple[str, Study]:
    """A study by its name or its file, and what its results are called."""
    known = named()
    path = known.get(source, Path(source))
    if source not in known and not path.is_file():
        raise BadStudy(f"{source} is neither a file nor a study; there are {', '.join(known)}")
    return source.replace("/", "-") if source in known else path.stem, read(path)
