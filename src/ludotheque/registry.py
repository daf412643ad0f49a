"""Finds the games: the folders under games/ and installed plug-ins.

A plug-in is an installed package with an entry point in the group `ludotheque.games`
whose value is the package's name. There is no list of names anywhere.
"""

import ast
import copyreg
import importlib
import pkgutil
import sys
import traceback
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, TypeGuard, TypeVar

import msgspec

from ludotheque import about as about_toml
from ludotheque import contract, games
from ludotheque.about import About, BadGame, BotTuning
from ludotheque.contract import Game, Illegal, Options, Parameter, State

Kind = TypeVar("Kind")
Reduced = tuple[Callable[..., Any], tuple[Any, ...]]  # as pickle asks for it

PLUG_INS = "ludotheque.games"
BOARD, STYLE = "board.js", "board.css"  # what a plug-in brings for the browser


class NoSuchEdition(LookupError):
    """Asked for an edition of a game's rules that is not on the shelf."""


class OutOfRange(ValueError):
    """A house rule with a number that its parameter does not allow."""

    def __init__(self, parameter: Parameter, value: object) -> None:
        said = f"{parameter.id} cannot be {value}: a house rule may set it to {parameter.range()}"
        super().__init__(f"{said} ({parameter.rule})")
        self.rule = parameter.rule


class Title(msgspec.Struct, frozen=True):
    """A game on the shelf: what it says of itself, its rules, its folder.

    `game` is the current edition of the rules, `older` are those before it by their numbers.
    """

    about: About
    game: Game[State]
    folder: Path
    older: dict[int, Game[State]] = {}
    plug_in: bool = False

    def __copy__(self) -> "Title":
        return self  # it never changes

    def __reduce__(self) -> tuple[Callable[[str], "Title"], tuple[str]]:
        return title, (self.id,)

    @property
    def id(self) -> str:
        return self.about.id

    @property
    def brings_board(self) -> bool:
        """Whether a plug-in has a browser part of its own."""
        return self.plug_in and (self.folder / BOARD).is_file()

    @property
    def is_drawn(self) -> bool:
        """Whether browsers show the game's own drawing, for want of a board."""
        return self.plug_in and not self.brings_board

    def edition(self, number: int) -> Game[State]:
        """The rules as they were in this edition."""
        if number == self.about.edition:
            return self.game
        try:
            return self.older[number]
        except KeyError:
            known = ", ".join(str(edition.number) for edition in self.about.editions)
            said = f"{self.id} has no edition {number} of its rules; there are: {known}"
            raise NoSuchEdition(said) from None

    def check_seats(self, seats: int) -> None:
        """Illegal, with the rule and a sentence, unless so many can play."""
        players = self.about.players
        if not players.admit(seats):
            said = f"is for {players.fewest} to {players.most} players, not {seats}"
            raise Illegal(players.rule, f"{self.about.title} {said} ({players.rule})")

    def options(self, chosen: Options, seats: int | None = None) -> Options:
        """Every option with the chosen value or its default; ValueError for a bad one.

        Of the parameters those follow that are not as the sheet has them: the house rules.
        Without seats a number may be one that some number of seats, or an older edition, allows.
        """
        known = {option.id: option for option in self.about.options}
        parameters = self.game.parameters()
        ids = [parameter.id for parameter in parameters]
        for name, value in chosen.items():
            if name in ids:
                continue
            if name not in known:
                has = ", ".join([*known, *ids]) or "none"
                raise ValueError(f"{self.id} has no option {name!r}; it has {has}")
            if not known[name].allows(value, seats):
                said = f"{value!r} is no value for the option {name!r}"
                if known[name].kind == "number" and seats is not None:
                    said += f"; for {seats} players it is {known[name].range(seats)}"
                raise ValueError(said)
        complete = {name: chosen.get(name, option.default) for name, option in known.items()}
        return complete | _changed(parameters, chosen, seats)


class HouseRule(msgspec.Struct, frozen=True):
    """A number that a table plays with instead of the sheet's."""

    id: str
    number: int
    sheet: int


def house_rules(title: Title, options: Options, seats: int) -> list[HouseRule]:
    """Where a table's numbers are not as the sheet has them."""
    return [
        HouseRule(one.id, one.of(options, seats), one.usual(seats))
        for one in title.game.parameters()
        if one.of(options, seats) != one.usual(seats)
    ]


def _changed(parameters: list[Parameter], chosen: Options, seats: int | None) -> Options:
    """The chosen numbers that are not the sheet's; OutOfRange for one that cannot be."""
    changed: Options = {}
    for parameter in parameters:
        value = chosen.get(parameter.id)
        if value is None:
            continue
        if not parameter.allows(value):
            raise OutOfRange(parameter, value)
        if seats is None or value != parameter.usual(seats):
            changed[parameter.id] = value
    return changed


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


def from_folder(folder: Path) -> Title:
    """The game in a package's folder, whether it is on the shelf or not."""
    for known in titles().values():
        if known.folder == folder:
            return known
    if str(folder.parent) not in sys.path:
        sys.path.insert(0, str(folder.parent))
    with _loading:
        return _load(folder.name)


def put(found: Title) -> Title:
    """Put a game on the shelf of this process."""
    other = titles().setdefault(found.id, found)
    if other.folder != found.folder:
        raise BadGame(f"there is a game {found.id!r} already, in {other.folder}")
    return found


def bots_of(game: Game[State]) -> BotTuning:
    """What about.toml says to bots; the usual for a game that is not on the shelf."""
    found = title_of(game)
    return BotTuning() if found is None else found.about.bots


def title_of(game: Game[State]) -> Title | None:
    """The title whose rules these are, in whichever edition."""
    for known in titles().values():
        if known.game is game or game in known.older.values():
            return known
    return None


def _plug_in(module_name: str, shelf: dict[str, Title]) -> None:
    """Add a plug-in; one that is broken is passed over, so that the others can be played."""
    try:
        found = msgspec.structs.replace(_load(module_name), plug_in=True)
        if found.id in shelf:
            raise BadGame(f"there is a game {found.id!r} already")
        shelf[found.id] = found
    except BadGame as error:
        print(f"ludotheque: the plug-in {module_name} is passed over: {error}", file=sys.stderr)


def _load(module_name: str) -> Title:
    """A game by the name of its package; BadGame says what is wrong with it."""
    module = _imported(module_name)
    folder = Path(str(module.__file__)).parent
    game = _game_of(module, f"{folder.name}/__init__.py")
    about = about_toml.read(folder)
    try:
        about.check_parameters(game.parameters())
    except ValueError as error:
        raise BadGame(f"{folder.name}: {error}") from None
    editions = {edition.number: _edition(game, about, edition.number) for edition in about.editions}
    found = Title(about, editions.pop(about.edition), folder, editions)
    _teach_pickle(found, module_name)
    return found


def _teach_pickle(found: Title, package: str) -> None:
    """Rules are pickled as the shelf's own, a position by its text: no pickle outlives the code."""
    copyreg.pickle(type(found.game), partial(_reduced_game, found.id))
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for thing in vars(module).values():
                if isinstance(thing, type) and thing is not State and State in thing.__mro__:
                    copyreg.pickle(thing, partial(_reduced_state, found))


def _reduced_game(game_id: str, game: Game[State]) -> Reduced:
    return _rules, (game_id, game.edition)


def _reduced_state(found: Title, state: State) -> Reduced:
    edition = int(getattr(state, "edition", found.about.edition))
    return _position, (found.id, edition, state.text(), int(state.to_act()))


def _rules(game_id: str, edition: int) -> Game[State]:
    return title(game_id).edition(edition)


def _position(game_id: str, edition: int, text: str, seat: int) -> State:
    """A position again; where several choose at once, with the seat that was asked."""
    state = _rules(game_id, edition).read(text)
    if seat != state.to_act():
        state.ask(seat)
    return state


def _imported(module_name: str) -> ModuleType:
    try:
        return importlib.import_module(module_name)
    except Exception as error:  # it is not ours, anything may be wrong with it
        frames = traceback.extract_tb(error.__traceback__)
        last = frames[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        if isinstance(error, SyntaxError) and error.filename:
            where = f"{Path(error.filename).name}, line {error.lineno}"
        why = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
        raise BadGame(f"{module_name} cannot be imported: {why} ({where})") from error


def _game_of(module: ModuleType, file: str) -> Game[State]:
    game = getattr(module, "game", None)
    if game is None:
        raise BadGame(f"{file} has no `game`; its last line is one like: game = Pebbles()")
    if not is_a(game, Game):
        raise BadGame(f"{file}: `game` is {game!r}, not an object of a class like Pebbles(Game)")
    if lacking := missing(game, Game):
        name = type(game).__name__
        raise BadGame(f"{file}: {name} lacks {', '.join(lacking)}; see docs/contract.md")
    return game


def is_a(thing: object, kind: type[Kind]) -> TypeGuard[Kind]:
    """What isinstance would say, which mixes compiled abstract classes up: ABCMeta gives each class
    that it makes a cache of answers, but those that mypyc makes share that of their base.
    """
    return kind in type(thing).__mro__


def missing(thing: object, kind: type) -> list[str]:
    """The methods that the contract demands of a `Game` or a `State` and that a thing lacks.

    Compiled classes do not look by themselves; what is demanded stands in the source.
    """
    source = Path(str(contract.__file__)).parent / "contract.py"
    demanded: list[str] = []
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            demanded = [
                one.name
                for one in node.body
                if isinstance(one, ast.FunctionDef)
                and any(ast.unparse(mark) == "abstractmethod" for mark in one.decorator_list)
            ]
    ours = type(thing)
    return [name for name in demanded if getattr(ours, name, None) is getattr(kind, name)]


def _edition(game: Game[State], about: About, number: int) -> Game[State]:
    """The module's own object where it is that edition; a game with only one need not know."""
    if len(about.editions) == 1 or game.edition == number:
        return game
    return type(game)(number)
