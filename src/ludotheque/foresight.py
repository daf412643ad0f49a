"""What a choice would do, as far as its seat may know: up to the first draw or reveal.

All is worked out on a guess of that seat, so that nothing hidden can show.
"""

import msgspec

from ludotheque.about import About
from ludotheque.contract import Event, Facts, Game, State, Tell
from ludotheque.dice import Drawn, NoDice


class Preview(msgspec.Struct):
    """What a choice would do, as far as the chooser may know before making it."""

    events: list[tuple[str, Facts]]
    board: object
    facts: list[Facts]
    complete: bool


class Price(msgspec.Struct):
    """What a choice would cost or bring its seat, by the names of facts; and its warnings."""

    changes: dict[str, int]
    warnings: list[str]


class _Revealed(Exception):
    """Something hidden would come to light here; a preview stops."""


class _Careful(Tell):
    """Collects events up to the first that would show something hidden."""

    def hear(self, event: Event) -> None:
        if event.reveals:
            raise _Revealed
        super().hear(event)


def preview(game: Game[State], guess: State, seat: int, action: int) -> Preview:
    """What an action would do, and the board after it where all of it can be foreseen."""
    tell = _Careful()
    after = _foreseen(guess, action, tell)
    return Preview(
        events=[(event.name, event.seen_by(seat)) for event in tell.events],
        board=game.view(after, seat),
        facts=game.facts(after, seat),
        complete=after is not guess,
    )


def prices(game: Game[State], about: About, guess: State, seat: int) -> list[Price]:
    """What each legal action would cost or bring this seat."""
    found = []
    before = game.facts(guess, seat)[seat]
    for action in guess.legal():
        tell = _Careful()
        after = game.facts(_foreseen(guess, action, tell), seat)[seat]
        struck = [event for event in tell.events if event.facts.get("seat", seat) == seat]
        warnings = [event.name for event in struck if event.name in about.warnings]
        found.append(Price(_changes(before, after, about.prices), warnings))
    return found


def _foreseen(guess: State, action: int, tell: _Careful) -> State:
    """The position after the action, or the guess itself where chance or a secret has a part."""
    after = guess.copy()
    try:
        after.apply(action, NoDice(), tell)
    except (Drawn, _Revealed):
        return guess
    return after


def _changes(before: Facts, after: Facts, names: list[str]) -> dict[str, int]:
    """By how much the facts of these names change, where they are numbers."""
    changes = {}
    for name in names:
        old, new = before.get(name), after.get(name)
        if isinstance(old, int) and isinstance(new, int) and new != old:
            changes[name] = new - old
    return changes
