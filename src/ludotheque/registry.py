"""Finds the games: the folders under games/ and installed plug-ins.

A plug-in is an installed package with an entry point in the group `ludotheque.games`
whose value is the package's name. There is no list of names anywhere.
"""

import importlib
import pkgutil
import sys
from datetime import date
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from typing import Literal

import msgspec

from ludotheque import games
from ludotheque.contract import Game, Options

PLUG_INS = "ludotheque.games"


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play, and the rule that says so."""

    fewest: int
    most: int
    rule: str

    def admit(self, seats: int) -> bool:
        """Whether so many can play."""
        return self.fewest <= seats <= self.most


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A switch of the table; `rule` is the row that explains it."""

    id: str
    kind: Literal["yes-no", "number", "choice"]
    default: bool | int | str
    rule: str
    low: int = 0
    high: int = 0
    less_per_seat: int = 0  # how much lower `high` is for every seat of the table
    choices: list[str] = []

    def highest(self, seats: int) -> int:
        """The highest number at a table of so many seats."""
        return self.high - self.less_per_seat * seats

    def allows(self, value: object, seats: int | None = None) -> bool:
        """Whether a table of so many seats may have this value; None: one of an older edition."""
        if self.kind == "yes-no":
            return isinstance(value, bool)
        if self.kind == "choice":
            return value in self.choices
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        if seats is None:
            return min(self.low, int(self.default)) <= value <= self.high
        return value == self.default or self.low <= value <= self.highest(seats)

    def range(self, seats: int) -> str:
        """The numbers that a table of so many seats may have, in words."""
        numbers = f"{self.low} to {self.highest(seats)}"
        inside = self.low <= int(self.default) <= self.highest(seats)
        return numbers if inside else f"{self.default} or {numbers}"


class BotTuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How bots go about the game; docs/bots.md says how the numbers were found."""

    hint: str = "heuristic"  # the level that gives hints
    scale: float = 1.0  # how much more value makes a seat e times as likely to win
    c_puct: float = 0.2  # how much a search explores
    prior_temperature: float = 0.1  # the lower, the more the value orders what is tried first
    # Where a search evaluates: at the leaf, or after playing on by the value until its turn has
    # ended, or begins again.
    evaluate: Literal["leaf", "turn-end", "turn-start"] = "turn-end"
    # By level, where not the usual number; a list is for 2, 3 ... seats, its last for all more.
    simulations: dict[str, int | list[int]] = {}

    def simulations_of(self, level: str, usual: int, seats: int) -> int:
        """How many simulations a level makes for a decision at such a table."""
        found = self.simulations.get(level, usual)
        return found if isinstance(found, int) else found[min(seats - 2, len(found) - 1)]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the rules, by which the games begun with it are played to their end."""

    number: int
    date: date
    reason: str


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's about.toml declares; `hidden`: some seat knows what another does not."""

    id: str
    title: str
    designer: str
    year: int
    minutes: int
    reconstructed: bool
    hidden: bool
    colours: list[str]
    players: Players
    editions: list[Edition]  # oldest first
    refusals: list[str] = []
    warnings: list[str] = []
    options: list[Option] = []
    # Options that simulations set, so that random players come to an end.
    simulation: Options = {}
    bots: BotTuning = BotTuning()

    def __post_init__(self) -> None:
        numbers = [edition.number for edition in self.editions]
        if not numbers or numbers != sorted(set(numbers)):
            raise ValueError("a game has editions, and their numbers rise")

    @property
    def edition(self) -> int:
        """The number of the current edition, by which new games are played."""
        return self.editions[-1].number


class NoSuchEdition(LookupError):
    """Asked for an edition of a game's rules that is not on the shelf."""


class Title(msgspec.Struct, frozen=True):
    """A game on the shelf: what it says of itself, its rules, its folder.

    `game` is the current edition of the rules, `older` are those before it by their numbers.
    """

    about: About
    game: Game
    folder: Path
    older: dict[int, Game] = {}

    @property
    def id(self) -> str:
        return self.about.id

    def edition(self, number: int) -> Game:
        """The rules as they were in this edition."""
        if number == self.about.edition:
            return self.game
        try:
            return self.older[number]
        except KeyError:
            known = ", ".join(str(edition.number) for edition in self.about.editions)
            said = f"{self.id} has no edition {number} of its rules; there are: {known}"
            raise NoSuchEdition(said) from None

    def options(self, chosen: Options, seats: int | None = None) -> Options:
        """Every option with the chosen value or its default; ValueError for a bad one.

        Without seats a number may be one that some number of seats, or an older edition, allows.
        """
        known = {option.id: option for option in self.about.options}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"{self.id} has no option {name!r}")
            if not known[name].allows(value, seats):
                said = f"{value!r} is no value for the option {name!r}"
                if known[name].kind == "number" and seats is not None:
                    said += f"; for {seats} players it is {known[name].range(seats)}"
                raise ValueError(said)
        return {name: chosen.get(name, option.default) for name, option in known.items()}


# Games are loaded by one thread: msgspec prepares a type at its first use, and crashes when a
# second thread uses it meanwhile. A plug-in may ask for the shelf while it is loaded.
_loading = RLock()


class NoSuchGame(LookupError):
    """Asked for a game that is not on the shelf."""


def titles() -> dict[str, Title]:
    """All games by id, in alphabetical order."""
    with _loading:
        return _shelf()


@cache
def _shelf() -> dict[str, Title]:
    here = [f"{games.__name__}.{module.name}" for module in pkgutil.iter_modules(games.__path__)]
    found = {title.id: title for title in map(_load, here)}
    for point in entry_points(group=PLUG_INS):
        _plug_in(point.value, found)
    return dict(sorted(found.items()))


def title(game: str) -> Title:
    """The game with this id."""
    try:
        return titles()[game]
    except KeyError:
        raise NoSuchGame(f"no game {game!r}; there are {', '.join(titles())}") from None


def bots_of(game: Game) -> BotTuning:
    """What about.toml says to bots; the usual for a game that is not on the shelf."""
    found = title_of(game)
    return BotTuning() if found is None else found.about.bots


def title_of(game: Game) -> Title | None:
    """The title whose rules these are, in whichever edition."""
    for known in titles().values():
        if known.game is game or game in known.older.values():
            return known
    return None


def _plug_in(module_name: str, shelf: dict[str, Title]) -> None:
    """Add a plug-in; one that is broken is passed over, so that the others can be played."""
    try:
        found = _load(module_name)
        if found.id in shelf:
            raise ValueError(f"there is a game {found.id!r} already")
        shelf[found.id] = found
    except Exception as error:  # noqa: BLE001 - it is not ours, anything may be wrong with it
        why = f"{type(error).__name__}: {error}"
        print(f"ludotheque: the plug-in {module_name} is passed over: {why}", file=sys.stderr)


def _load(module_name: str) -> Title:
    module = importlib.import_module(module_name)
    folder = Path(str(module.__file__)).parent
    about = msgspec.toml.decode((folder / "about.toml").read_bytes(), type=About)
    editions = {
        edition.number: _edition(module.game, about, edition.number) for edition in about.editions
    }
    return Title(about, editions.pop(about.edition), folder, editions)


def _edition(game: Game, about: About, number: int) -> Game:
    """The module's own object where it is that edition; a game with only one need not know."""
    if len(about.editions) == 1 or game.edition == number:
        return game
    return type(game)(number)
