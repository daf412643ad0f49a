"""What a game says of itself: its about.toml, with a sentence for every mistake in it.

docs/about-toml.md describes each field.
"""

import datetime as dt
import re
from itertools import chain
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec

from ludotheque.contract import Options, Parameter, Words

FILE = "about.toml"
COLOURS = ("red", "blue", "yellow", "green", "purple", "grey")  # the browser has a shape for each
_WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_RULE = re.compile(r"[A-Z]{3}-\d+\.\d+")
_WORD_LIKE = "small letters, digits and hyphens, such as last-turn"
_RULE_LIKE = "three letters and two numbers, such as PEB-2.1"


class BadGame(ValueError):
    """A game that cannot be put on the shelf: which file, what is wrong, what is allowed."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play, and the rule that says so."""

    fewest: int
    most: int
    rule: str

    def __post_init__(self) -> None:
        _rule(self.rule)
        if not 1 <= self.fewest <= self.most <= len(COLOURS):
            said = f"fewest is {self.fewest} and most is {self.most}"
            raise ValueError(f"{said}; allowed is 1 to {len(COLOURS)}, the fewest first")

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

    def __post_init__(self) -> None:
        _word("id", self.id)
        _rule(self.rule)
        if self.kind != "choice" and self.choices:
            raise ValueError(f"choices are for the kind choice, not for {self.kind}")
        if self.kind != "number" and (self.low or self.high or self.less_per_seat):
            raise ValueError(
                f"low, high and less_per_seat are for the kind number, not {self.kind}"
            )
        {"yes-no": self._check_yes_no, "number": self._check_number, "choice": self._check_choice}[
            self.kind
        ]()

    def _check_yes_no(self) -> None:
        if type(self.default) is not bool:
            raise ValueError(f"the default of a yes-no is true or false, not {self.default!r}")

    def _check_number(self) -> None:
        if type(self.default) is not int:
            raise ValueError(f"the default of a number is a number, not {self.default!r}")
        if self.low > self.high:
            raise ValueError(f"low is {self.low}, more than high, which is {self.high}")
        if self.default > self.high:
            raise ValueError(f"the default is {self.default}, more than high, {self.high}")

    def _check_choice(self) -> None:
        _all_different("choices", self.choices)
        for choice in self.choices:
            _word("choices", choice)
        if self.default not in self.choices:
            allowed = ", ".join(self.choices) or "nothing: choices is empty"
            raise ValueError(f"the default is {self.default!r}; allowed is {allowed}")

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


Moment = Literal["leaf", "turn-end", "turn-start"]
Listed = TypeVar("Listed")


def _at_table(listed: list[Listed], seats: int) -> Listed:
    """What a list for 2, 3 ... seats has for so many; its last is for all more."""
    return listed[min(seats - 2, len(listed) - 1)]


class BotTuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How bots go about the game; docs/bots.md says how the numbers were found."""

    hint: str = "heuristic"  # the level that gives hints
    scale: float = 1.0  # how much more value makes a seat e times as likely to win
    c_puct: float = 0.2  # how much a search explores
    prior_temperature: float = 0.1  # the lower, the more the value orders what is tried first
    # Where a search evaluates: at the leaf, or after playing on by the value until its turn has
    # ended, or begins again. A list, here and below, is for 2, 3 ... seats, its last for all more.
    evaluate: Moment | list[Moment] = "turn-end"
    looks: int = 1  # at an action that draws, before a search first chooses what to try
    simulations: dict[str, int | list[int]] = {}  # by level, where not the usual number

    def __post_init__(self) -> None:
        for name in ("scale", "c_puct", "prior_temperature"):
            if not 0 < getattr(self, name) < float("inf"):
                raise ValueError(f"{name} is {getattr(self, name)}; allowed is more than 0")
        if self.looks < 1:
            raise ValueError(f"looks is {self.looks}; allowed is 1 or more")
        if not self.evaluate:
            raise ValueError("evaluate names nothing; allowed is one for each size of table")
        for level, number in self.simulations.items():
            if min([number] if isinstance(number, int) else number, default=0) < 1:
                raise ValueError(f"simulations.{level} is {number}; allowed is 1 or more")

    def simulations_of(self, level: str, usual: int, seats: int) -> int:
        """How many simulations a level makes for a decision at such a table."""
        found = self.simulations.get(level, usual)
        return found if isinstance(found, int) else _at_table(found, seats)

    def evaluate_at(self, seats: int) -> Moment:
        """Where a search evaluates at such a table."""
        found = self.evaluate
        return found if isinstance(found, str) else _at_table(found, seats)


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state of the rules, by which the games begun with it are played to their end."""

    number: int
    date: dt.date
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
    # Prompts that everybody at one device may look at together, such as bids made in the open.
    open_prompts: list[str] = []
    # Facts of a seat that an action costs or brings, shown beside every choice.
    prices: list[str] = []
    # For each verb the rows that explain it, for those who learn while they play.
    teaches: dict[str, list[str]] = {}
    orders: list[Words] = []  # examples of standing orders, for the conformance suite
    options: list[Option] = []
    # Options that simulations set, so that random players come to an end.
    simulation: Options = {}
    bots: BotTuning = BotTuning()

    def __post_init__(self) -> None:
        _word("id", self.id)
        if not self.title or not self.designer or self.minutes < 1:
            raise ValueError("a game has a title, a designer, and takes at least one of minutes")
        for rule in chain(self.refusals, *self.teaches.values()):
            _rule(rule)
        for name in ("warnings", "open_prompts", "prices"):
            for word in getattr(self, name):
                _word(name, word)
        _all_different("options", [option.id for option in self.options])
        self._check_colours()
        self._check_editions()
        self._check_numbers()

    def _check_colours(self) -> None:
        _all_different("colours", self.colours)
        for colour in self.colours:
            if colour not in COLOURS:
                raise ValueError(f"there is no colour {colour!r}; allowed are {', '.join(COLOURS)}")
        if len(self.colours) < self.players.most:
            said = f"{self.players.most} can play, but there are {len(self.colours)} colours"
            raise ValueError(f"{said}; each seat needs one")

    def _check_editions(self) -> None:
        numbers = [edition.number for edition in self.editions]
        if not numbers or numbers != sorted(set(numbers)) or numbers[0] < 1:
            raise ValueError(f"a game has editions, and their numbers rise from 1: {numbers}")

    def _check_numbers(self) -> None:
        """Every number of players has something to choose, and simulations choose of that."""
        known = {option.id: option for option in self.options}
        for option in self.options:
            if option.kind == "number" and option.highest(self.players.most) < option.low:
                said = f"the option {option.id!r} allows {option.range(self.players.most)}"
                raise ValueError(
                    f"{said} for {self.players.most} players: less_per_seat is too much"
                )
        for name, value in self.simulation.items():
            if name not in known:
                allowed = ", ".join(known) or "nothing: there are no options"
                raise ValueError(f"simulation sets {name!r}; allowed is {allowed}")
            if not known[name].allows(value):
                raise ValueError(f"simulation sets {name} to {value!r}, which it cannot be")

    def check_parameters(self, declared: list[Parameter]) -> None:
        """ValueError for a parameter that no table could have."""
        _all_different("parameters", [parameter.id for parameter in declared])
        options = [option.id for option in self.options]
        for parameter in declared:
            _word("id of a parameter", parameter.id)
            _rule(parameter.rule)
            said = f"the parameter {parameter.id!r}"
            if parameter.id in options:
                raise ValueError(f"{said} has the id of an option")
            if parameter.least >= parameter.most or parameter.step < 1:
                raise ValueError(f"{said} allows {parameter.range()}, nothing to choose from")
            for seats in range(self.players.fewest, self.players.most + 1):
                usual = parameter.usual(seats)
                if not parameter.allows(usual):
                    raise ValueError(f"{said} allows {parameter.range()}, not the sheet's {usual}")
            if not parameter.allows(parameter.most):
                raise ValueError(f"{said} allows {parameter.range()}, which never come to the most")

    @property
    def edition(self) -> int:
        """The number of the current edition, by which new games are played."""
        return self.editions[-1].number


def read(folder: Path) -> About:
    """The about.toml of a game's folder; BadGame says what is wrong with it."""
    name = f"{folder.name}/{FILE}"
    try:
        return msgspec.toml.decode((folder / FILE).read_bytes(), type=About)
    except FileNotFoundError:
        raise BadGame(f"there is no {name}; docs/about-toml.md says what it holds") from None
    except msgspec.ValidationError as error:
        raise BadGame(f"{name}: {_explained(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadGame(f"{name} is no TOML: {error}") from None


_PARTS: dict[str, type[msgspec.Struct]] = {
    "": About,
    "players": Players,
    "options": Option,
    "editions": Edition,
    "bots": BotTuning,
}


def _explained(said: str) -> str:
    """A sentence of msgspec's with the place as an author writes it, and what is allowed there."""
    what, _, path = said.partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    where = f"{path}: " if path else ""
    part, _, field = re.sub(r"\[[^\]]*\]", "", path).partition(".")
    kind = _PARTS.get(part, About)
    if "unknown field" in what:
        allowed = ", ".join(kind.__struct_fields__)
        return f"{where}{_plain(what)}; allowed are {allowed}"
    if "Invalid enum value" in what:
        allowed = ", ".join(_words_of(get_type_hints(kind)[field]))
        return f"{where}{_plain(what)}; allowed are {allowed}"
    return where + _plain(what)


def _words_of(hint: Any) -> list[str]:
    """The words that a field may hold, by itself or in a list."""
    found: dict[str, None] = {}
    for part in get_args(hint):
        found |= dict.fromkeys([part] if isinstance(part, str) else _words_of(part))
    return list(found)


def _plain(what: str) -> str:
    what = what.replace("Object contains unknown field", "there is no field")
    what = what.replace("Object missing required field", "there must be a field")
    what = what.replace("Invalid enum value", "it cannot be")
    return what.replace("Expected", "expected") if what.startswith("Expected") else what


def _word(what: str, word: str) -> None:
    if not _WORD.fullmatch(word):
        raise ValueError(f"{what}: {word!r} is not made of {_WORD_LIKE}")


def _rule(rule: str) -> None:
    if not _RULE.fullmatch(rule):
        raise ValueError(f"{rule!r} is no rule; allowed are {_RULE_LIKE}")


def _all_different(what: str, words: list[str]) -> None:
    for word in words:
        if words.count(word) > 1:
            raise ValueError(f"{what} has {word!r} twice")
