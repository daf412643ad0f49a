"""A game that is put together from the modules of its folder.

The same role has the same file name and the same function names in every game, so that a
game has only to say which modules it brings. The protocols below are those names.
"""

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludotheque.contract import Block, Dice, Facts, Options, S, Tell, Words
from ludotheque.kit.actions import Actions
from ludotheque.kit.declared import Declared
from ludotheque.kit.events import Events
from ludotheque.kit.measures import Measures
from ludotheque.kit.parameters import Parameters

S_contra = TypeVar("S_contra", contravariant=True)  # a position that is only read
S_co = TypeVar("S_co", covariant=True)  # a position that is made


class Setup(Protocol[S_co]):
    def setup(
        self, seats: i64, options: Options, dice: Dice, tell: Tell | None, edition: i64, /
    ) -> S_co: ...


class Notation(Protocol[S_co]):
    def read(self, text: str, edition: i64, /) -> S_co: ...


class Refusals(Protocol[S_contra]):
    def why_not(self, state: S_contra, action: i64, /) -> str: ...


class View(Protocol[S_contra]):
    @property
    def Board(self) -> type: ...  # noqa: N802 - it is a class
    def view(self, state: S_contra, seat: int | None, /) -> object: ...
    def facts(self, state: S_contra, seat: int | None, /) -> list[Facts]: ...
    def picture(self, state: S_contra, seat: int | None, /) -> str: ...
    def prompt(self, state: S_contra, /) -> Words: ...


class Drawing(Protocol[S_contra]):
    def drawing(self, state: S_contra, seat: int | None, /) -> str: ...


class Guess(Protocol[S]):
    def guess(self, state: S, seat: i64, dice: Dice, /) -> S: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC, Generic[S]):
    """What learning programs ask by the million; a class, since its calls are quick."""

    @abstractmethod
    def blocks(self, seats: int) -> list[Block]:
        raise NotImplementedError

    @abstractmethod
    def observe(self, state: S, me: i64, out: vec[i16], at: i64) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC, Generic[S]):
    """What a search asks of a game by the million; a class, since its calls are quick."""

    @abstractmethod
    def value(self, state: S, seat: i64) -> float:
        raise NotImplementedError

    def chances(self, state: S) -> vec[float]:
        return vec[float]()

    def quiet(self, state: S) -> bool:
        return True


class Modules(Generic[S]):
    """The modules of a game's folder that are asked seldom, at the edges of a search."""

    def __init__(
        self,
        setup: Setup[S],
        notation: Notation[S],
        refusals: Refusals[S],
        view: View[S],
        drawing: Drawing[S],
        guess: Guess[S],
    ) -> None:
        self.setup = setup
        self.notation = notation
        self.refusals = refusals
        self.view = view
        self.drawing = drawing
        self.guess = guess


@mypyc_attr(allow_interpreted_subclasses=True)
class Assembled(Declared[S]):
    """A declared game by its modules, and by two objects that are asked often."""

    def __init__(
        self,
        edition: int,
        actions: Actions,
        events: Events,
        modules: Modules[S],
        observer: Observer[S],
        judge: Judge[S],
        studied: Measures | None = None,
        changeable: Parameters | None = None,
    ) -> None:
        super().__init__(edition, actions, events, studied, changeable)
        self.modules = modules
        self.observer = observer
        self.judge = judge

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> S:
        return self.modules.setup.setup(seats, options, dice, tell, self.edition)

    def read(self, text: str) -> S:
        return self.modules.notation.read(text, self.edition)

    def why_not(self, state: S, action: i64) -> str:
        return self.modules.refusals.why_not(state, action)

    def view(self, state: S, seat: int | None) -> object:
        return self.modules.view.view(state, seat)

    def board_type(self) -> type:
        return self.modules.view.Board

    def facts(self, state: S, seat: int | None) -> list[Facts]:
        return self.modules.view.facts(state, seat)

    def picture(self, state: S, seat: int | None) -> str:
        return self.modules.view.picture(state, seat)

    def drawing(self, state: S, seat: int | None) -> str:
        return self.modules.drawing.drawing(state, seat)

    def prompt(self, state: S) -> Words:
        return self.modules.view.prompt(state)

    def guess(self, state: S, seat: i64, dice: Dice) -> S:
        return self.modules.guess.guess(state, seat, dice)

    def observation(self, seats: i64) -> list[Block]:
        return self.observer.blocks(int(seats))

    def observe(self, state: S, seat: i64, out: vec[i16], at: i64) -> None:
        self.observer.observe(state, seat, out, at)

    def value(self, state: S, seat: i64) -> float:
        return self.judge.value(state, seat)

    def chances(self, state: S) -> vec[float]:
        return self.judge.chances(state)

    def quiet(self, state: S) -> bool:
        return self.judge.quiet(state)
