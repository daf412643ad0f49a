"""All that a game may import: what a game is and what it is given.

A game is a folder with a `Game` (stateless) and a `State` (one position). It does
no input or output, reads no clock and holds no generator: chance comes in through
`Dice`, news goes out through `Tell`. Nothing here knows of any particular game.

Abstract methods are marked, but no class is an `ABC`: under its metaclass mypyc would ask at
every use of an attribute whether it was ever set.
"""

import html
from abc import abstractmethod
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

NOBODY: Final[i64] = -1

# An action at the edge: a verb and its nouns, JSON as it is: ["fly", "c4", "f4"].
Words = list[str | int]
# What an event or a seat shows; the values are numbers, words, or lists of them.
Facts = dict[str, int | str | list[int] | list[str]]
# The table's options, checked: all that about.toml declares, and each parameter that is changed.
Options = dict[str, bool | int | str]

# What most events have none of: shared, for a table keeps many events. Nobody changes them.
_NO_FACTS: Final[Facts] = {}
_NO_SEATS: Final[list[int]] = []

# Facts under these names are seats: texts show the person who sits there.
SEAT_FACTS: Final = ("seat", "payer", "payee", "other")


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(Exception):
    """A refused action; `rule` is the id of the rule that forbids it, `said` a sentence if any."""

    def __init__(self, rule: str, said: str = "") -> None:
        super().__init__(rule, said)
        self.rule = rule
        self.said = said

    def __str__(self) -> str:
        return self.said or self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where chance comes from."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Event:
    """What happened, in the game's words, and who may know it.

    Everybody learns `name` and `facts`; only `knowers` learn `secret` as well.
    `reveals` says that somebody learnt something that was hidden from them before.
    """

    def __init__(
        self, name: str, facts: Facts, secret: Facts, knowers: list[int], reveals: bool
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret = secret
        self.knowers = knowers
        self.reveals = reveals

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Event, (self.name, self.facts, self.secret, self.knowers, self.reveals)

    def seen_by(self, seat: int | None) -> Facts:
        """The facts that this seat, or an onlooker (None), may know."""
        if seat is not None and seat in self.knowers:
            return {**self.facts, **self.secret}
        return dict(self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tell:
    """Collects the events of one action; simulations pass None in its place."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def all(self, name: str, facts: Facts, reveals: bool = False) -> None:
        """Something that everybody may know."""
        self.hear(Event(name, facts, _NO_FACTS, _NO_SEATS, reveals))

    def some(self, name: str, facts: Facts, secret: Facts, knowers: list[int]) -> None:
        """Something of which only `knowers` learn the secret part."""
        self.hear(Event(name, facts, secret, knowers, True))

    def own(self, name: str, facts: Facts, secret: Facts, seat: int) -> None:
        """A secret of this seat's own making, a sealed bid: nobody learns anything by it."""
        self.hear(Event(name, facts, secret, [seat], False))


class Outcome:
    """How a game ended: the final score of each seat, who won, and why it ended."""

    def __init__(self, scores: list[int], winners: list[int], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Outcome, (self.scores, self.winners, self.reason)

    def share(self, seat: i64) -> float:
        """The seat's share of the victory: winners who tie divide it."""
        return 1.0 / float(len(self.winners)) if seat in self.winners else 0.0


class Block:
    """A run of numbers in an observation: how many they are and what they mean.

    `kinds` is 0 for counts; else every number is one of so many kinds, from 0 on.
    """

    def __init__(self, name: str, size: int, kinds: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.kinds = kinds
        self.meaning = meaning


class Measure:
    """A fact of a finished game for studies, a number for each seat: its name and its meaning."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning


class Parameter:
    """A number of the rules that a table may change; `rule` is the row that names it.

    `sheet` is the number by the rules, `by_seats` where it is another for so many seats;
    allowed is every `step` from `least` to `most`.
    """

    def __init__(
        self,
        id: str,  # noqa: A002
        sheet: int,
        least: int,
        most: int,
        rule: str,
        by_seats: dict[int, int] | None = None,
        step: int = 1,
    ) -> None:
        self.id = id
        self.sheet = sheet
        self.least = least
        self.most = most
        self.rule = rule
        self.by_seats = by_seats or {}
        self.step = step

    def usual(self, seats: int) -> int:
        """The sheet's number for so many seats."""
        return self.by_seats.get(seats, self.sheet)

    def allows(self, number: object) -> bool:
        """Whether a table may have this number."""
        if not isinstance(number, int) or isinstance(number, bool):
            return False
        return self.least <= number <= self.most and (number - self.least) % self.step == 0

    def range(self) -> str:
        """The numbers that a table may have, in words."""
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        return f"{self.least} to {self.most}{steps}"

    def of(self, options: Options, seats: int) -> int:
        """The number that a table of so many seats is played with."""
        return int(options.get(self.id, self.usual(seats)))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position, hidden parts included. It never leaves the server."""

    @abstractmethod
    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY when the game is over."""
        raise NotImplementedError

    def deciders(self) -> vec[i64]:
        """Every seat that decides now, in rising order; `to_act` is the first of them.

        Several choose at once: none may learn of another's choice before all have chosen,
        and whatever the order of their choices, the same position comes of them.
        """
        seat = self.to_act()
        return vec[i64]() if seat == NOBODY else vec[i64]([seat])

    def ask(self, seat: i64) -> None:
        """Make this one of the deciders the seat to act, until it has acted.

        A copy is asked as well; `text` does not tell who was.
        """
        if seat != self.to_act():
            raise ValueError(f"seat {seat} is not to decide")

    @abstractmethod
    def legal(self) -> vec[i64]:
        """Every legal action of the seat to act, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, action: i64, dice: Dice, tell: Tell | None) -> None:
        """Carry out a legal action. Unchecked: only a table and a search call this."""
        raise NotImplementedError

    @abstractmethod
    def copy(self) -> "State":
        """A twin that shares nothing that can change."""
        raise NotImplementedError

    @abstractmethod
    def standing(self) -> vec[i64]:
        """The score of each seat if the game ended now."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    @abstractmethod
    def check(self) -> None:
        """Raise AssertionError when a card, a coin or a piece was lost or made."""
        raise NotImplementedError

    @abstractmethod
    def text(self) -> str:
        """Everything that can affect the future, readable; `Game.read` inverts it."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One edition of the rules of a game, without a position; `S` is its kind of position."""

    def __init__(self, edition: int = 1) -> None:
        self.edition = edition

    def __copy__(self) -> "Game[S]":
        return self  # it never changes

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    @abstractmethod
    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> S:
        """The first position."""
        raise NotImplementedError

    @abstractmethod
    def read(self, text: str) -> S:
        """The position that `State.text` wrote down."""
        raise NotImplementedError

    @abstractmethod
    def spell(self, action: i64) -> Words:
        """An action as a verb with its nouns."""
        raise NotImplementedError

    @abstractmethod
    def parse(self, words: Words) -> i64:
        """The action that these words mean; ValueError when they mean none."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, state: S, action: i64) -> str:
        """The id of the rule that forbids the action now, or "" when it is legal."""
        raise NotImplementedError

    @abstractmethod
    def slots(self) -> i64:
        """How many slots a fixed index of all actions needs."""
        raise NotImplementedError

    @abstractmethod
    def slot(self, action: i64) -> i64:
        """The action's place in that index; the legal actions of a position differ."""
        raise NotImplementedError

    def put_slots(self, actions: vec[i64], out: vec[i64], at: i64) -> None:
        """Write the slots of these actions into `out`, from `at` on.

        A game may say it again with a slot that is called directly: learning asks often.
        """
        for action in actions:
            out[at] = self.slot(action)
            at += 1

    @abstractmethod
    def view(self, state: S, seat: int | None) -> object:
        """What this seat, or an onlooker (None), sees of the board."""
        raise NotImplementedError

    @abstractmethod
    def board_type(self) -> type:
        """The msgspec Struct that `view` returns; the browser's types come from it."""
        raise NotImplementedError

    @abstractmethod
    def facts(self, state: S, seat: int | None) -> list[Facts]:
        """What each seat shows beside its name, as this viewer may know it."""
        raise NotImplementedError

    def shown(self, state: S, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
        """`facts` and `view` of each of these viewers; what they see alike may be made once."""
        return [(self.facts(state, seat), self.view(state, seat)) for seat in seats]

    @abstractmethod
    def picture(self, state: S, seat: int | None) -> str:
        """The board in plain characters, as this viewer sees it: for the terminal."""
        raise NotImplementedError

    @abstractmethod
    def prompt(self, state: S) -> Words:
        """What the seat to act must decide, from public facts: a verb and nouns."""
        raise NotImplementedError

    @abstractmethod
    def guess(self, state: S, seat: i64, dice: Dice) -> S:
        """A position that this seat cannot tell from the true one.

        Two positions that the seat cannot tell apart give, with the same dice, the
        same guess, and every deal that fits what the seat knows can come up.
        """
        raise NotImplementedError

    @abstractmethod
    def value(self, state: S, seat: i64) -> float:
        """How good the position is for a seat; higher is better. No search here."""
        raise NotImplementedError

    def chances(self, state: S) -> vec[float]:
        """What each seat may expect of the victory before the end: together they make 1.

        A search judges by it. Empty where the game has nothing better than its `value`.
        """
        return vec[float]()

    def quiet(self, state: S) -> bool:
        """Whether the seat to act has the turn, and nobody is left to answer out of turn.

        A search that evaluates turns waits for it: in the middle of an auction nobody knows
        who will have the lot.
        """
        return True

    def observation(self, seats: i64) -> list[Block]:
        """What `observe` writes at a table of so many seats, block by block."""
        return []

    def observe(self, state: S, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what this seat may know of the position into `out`, from `at` on.

        Two positions that the seat cannot tell apart give the same numbers.
        """
        raise ValueError("this game has no observations")

    def drawing(self, state: S, seat: int | None) -> str:
        """The board as an SVG, as this viewer sees it: for notebooks and web pages."""
        return characters_drawn(self.picture(state, seat))

    def answer(self, state: S, seat: i64, order: Words) -> i64:
        """What a standing order makes its seat, which is to act, do now; NOBODY: nothing.

        It may use only what that seat knows. ValueError when the words are no order.
        """
        raise ValueError("this game has no standing orders")

    def parameters(self) -> list[Parameter]:
        """The numbers of the rules that a table may change, each with what the sheet says."""
        return []

    def measures(self) -> list[Measure]:
        """What `measured` tells of each seat, number by number: the columns of a study."""
        return []

    def measured(self, state: S, told: list[Event]) -> list[list[int]]:
        """A row for each seat, from the last position and all that was told in the game."""
        return [[] for _ in state.standing()]


def characters_drawn(picture: str) -> str:
    """Plain characters as an SVG: the drawing of a game that brings none of its own."""
    lines = html.escape(picture, quote=False).split("\n")
    width = 8 * max([len(line) for line in lines]) + 32
    height = 18 * len(lines) + 28
    rows = [
        f'<text x="16" y="{30 + 18 * number}">{line}</text>' for number, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="monospace" font-size="13">'
        f'<rect width="100%" height="100%" rx="8" fill="#f7f3ea"/>'
        f'<g fill="#26221c" xml:space="preserve">{"".join(rows)}</g></svg>'
    )
