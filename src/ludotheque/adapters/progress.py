"""A game whose draws are decided from outside, and what every seat has been told in it.

Positions are never changed once they are there, so copies share them and the past.
"""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from ludotheque.adapters.arrays import ArrayGame
from ludotheque.contract import Dice, Event, Options, State, Tell

ONLOOKER: Final = -1  # the last text


class Undecided(Exception):
    """A draw whose outcome has not been chosen yet."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class Chosen(Dice):
    """Gives the outcomes that were chosen, then asks for more."""

    def __init__(self, draws: list[int]) -> None:
        self._left = list(reversed(draws))

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if not self._left:
            raise Undecided(int(n))
        return self._left.pop()


class Progress:
    """A position, and what is being carried out on it while draws are undecided."""

    def __init__(self, arrays: ArrayGame) -> None:
        self.arrays = arrays
        self.state: State | None = None  # before the set-up
        self.past = Past([""] * (arrays.seats + 1))
        self.action = 0
        self.draws: list[int] = []
        self.sides = 0  # of the draw to be decided; 0: none
        self.carry_out()

    def carry_out(self) -> None:
        """As far as the draws go."""
        try:
            after = _after(self.arrays, self.state, self.action, self.draws, None)
        except Undecided as draw:
            self.sides = draw.sides
        else:
            self.past = Step(self.past, self.arrays, self.state, self.action, self.draws)
            self.state, self.draws, self.sides = after, [], 0

    def guessed(self, seat: int, dice: Dice) -> "Progress":
        """A position that this seat cannot tell from this one, with all that it was ever told.

        What the others have been told in secret is not known there: their past is what
        everybody was told, and what they see now.
        """
        assert self.state is not None and not self.sides
        game, seats = self.arrays.game, self.arrays.seats
        twin = self.__deepcopy__(None)
        twin.state = game.guess(self.state, seat, dice)
        public = self.past.told(None)
        known = [f"{public}{seen(self.arrays, twin.state, other)}\n" for other in range(seats)]
        known[seat] = self.past.told(seat)
        twin.past = Past([*known, public])
        return twin

    def __deepcopy__(self, _: object) -> "Progress":
        twin = Progress.__new__(Progress)
        twin.__dict__.update(self.__dict__, draws=list(self.draws))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes games and states down by pickling."""
        arrays, now = self.arrays, self.state
        text = None if now is None else now.text()
        told = [self.past.told(seat) for seat in (*range(arrays.seats), None)]
        draws = self.draws if self.sides else None
        setting = (arrays.title.id, arrays.seats, arrays.options)
        return _restored, (*setting, text, told, self.action, draws)


class Past:
    """What was told, a text for each seat and one for onlookers, after all that was before it."""

    def __init__(self, texts: list[str], earlier: "Past | None" = None) -> None:
        self._texts = texts
        self.earlier = earlier

    def texts(self) -> list[str]:
        return self._texts

    def told(self, seat: int | None) -> str:
        """All of it, line by line; what is told later comes behind it."""
        parts = []
        step: Past | None = self
        while step is not None:
            parts.append(step.texts()[ONLOOKER if seat is None else seat])
            step = step.earlier
        return "".join(reversed(parts))


class Step(Past):
    """One more step; its events are found out when somebody asks for the first time."""

    def __init__(
        self, earlier: Past, arrays: ArrayGame, before: State | None, action: int, draws: list[int]
    ) -> None:
        super().__init__([], earlier)
        self._taken = (arrays, before, action, draws)

    def texts(self) -> list[str]:
        if not self._texts:
            arrays, before, action, draws = self._taken
            tell = Tell()
            _after(arrays, before, action, draws, tell)
            seats = [*range(arrays.seats), None]
            self._texts = ["".join(_line(event, seat) for event in tell.events) for seat in seats]
            if before is not None:  # nobody forgets what they did themselves
                words = msgspec.json.encode(arrays.game.spell(action)).decode()
                self._texts[before.to_act()] += f"{words}\n"
        return self._texts


def seen(arrays: ArrayGame, state: State, seat: int) -> str:
    """What a seat sees, as JSON."""
    return msgspec.json.encode(arrays.game.view(state, seat)).decode()


def _line(event: Event, seat: int | None) -> str:
    return msgspec.json.encode([event.name, event.seen_by(seat)]).decode() + "\n"


def _after(
    arrays: ArrayGame, state: State | None, action: int, draws: list[int], tell: Tell | None
) -> State:
    """Undecided when the draws do not suffice."""
    dice = Chosen(draws)
    if state is None:
        return arrays.begin(dice, tell)
    after = state.copy()
    after.apply(action, dice, tell)
    return after


def _restored(
    game: str,
    seats: int,
    options: Options,
    text: str | None,
    told: list[str],
    action: int,
    draws: list[int] | None,
) -> Progress:
    """What was being carried out goes on from the draws; None: nothing was."""
    progress = Progress(ArrayGame(game, seats, options))
    progress.sides, progress.action, progress.past = 0, action, Past(told)
    if text is not None:
        progress.state = progress.arrays.game.read(text)
    if draws is not None:
        progress.draws = draws
        progress.carry_out()
    return progress
