"""Checks of choices at once: nobody learns of another's before all have chosen."""

from collections.abc import Iterator

import msgspec

from ludotheque.contract import State, Tell
from ludotheque.dice import Drawn, NoDice
from ludotheque.registry import Title
from ludotheque.testing.moments import running_moments

CHOICES = 6  # of one seat that are tried in one position


def choices_at_once_are_secret(title: Title) -> None:
    """Where several decide, each may do so first, in secret, and no order of them matters."""
    for moment in running_moments(title):
        with moment.seen_by():
            _is_kept_secret(title, moment.state)


def _is_kept_secret(title: Title, state: State) -> None:
    deciders = [int(seat) for seat in state.deciders()]
    assert deciders == sorted(set(deciders)), "the deciders come in rising order"
    assert deciders[:1] == [state.to_act()], "the seat to act is the first of the deciders"
    if len(deciders) > 1:
        for seat in deciders:
            _can_be_asked(state, seat)
            _is_secret(title, state, seat, deciders)
        _commute(state, deciders)


def _can_be_asked(state: State, seat: int) -> None:
    asked = _asked(state, seat)
    assert asked.to_act() == seat, f"seat {seat} is asked, but it is not the seat to act"
    assert asked.copy().to_act() == seat, f"a copy of a position forgets that seat {seat} was asked"
    assert asked.text() == state.text(), "the text of a position tells who was asked"


def _is_secret(title: Title, state: State, seat: int, deciders: list[int]) -> None:
    """Whatever the seat chooses, all others see, hear and may do the same."""
    others = [other for other in (None, *range(len(state.standing()))) if other != seat]
    seen: dict[int | None, tuple[str, list[tuple[str, object]]]] = {}
    for action, after, tell in _choices(state, seat):
        said = " ".join(str(word) for word in title.game.spell(action))
        for other in others:
            asked = _asked(after, other) if other in deciders else after
            now: list[tuple[str, object]] = [
                ("sees", _shown(title, asked, other)),
                ("may choose", list(asked.legal()) if other in deciders else []),
                ("is told", [[event.name, event.seen_by(other)] for event in tell.events]),
            ]
            first, before = seen.setdefault(other, (said, now))
            for (what, ours), (_, theirs) in zip(now, before, strict=True):
                assert ours == theirs, (
                    f"{_viewer(other)} {what} something else when seat {seat} chooses {said} "
                    f"than when it chooses {first}, before all have chosen, in {state.text()!r}"
                )


def _shown(title: Title, state: State, seat: int | None) -> bytes:
    game = title.game
    return msgspec.json.encode(
        [
            game.view(state, seat),
            game.facts(state, seat),
            game.picture(state, seat),
            game.drawing(state, seat),
            game.prompt(state),
            [int(other) for other in state.deciders()],
            [int(score) for score in state.standing()],
        ]
    )


def _commute(state: State, deciders: list[int]) -> None:
    """Two seats, in both orders, come to the same position."""
    first, second = deciders[:2]
    for mine, after, _ in _choices(state, first):
        for theirs, one, _ in _choices(after, second):
            for _, other, _ in _choices(_asked_and_done(state, second, theirs), first, mine):
                assert one.text() == other.text(), (
                    f"the order of the choices of seats {first} and {second} matters "
                    f"in {state.text()!r}"
                )


def _choices(state: State, seat: int, only: int | None = None) -> Iterator[tuple[int, State, Tell]]:
    """Choices of a seat, what comes of each and what is told; but for those that end it all."""
    actions = [int(action) for action in _asked(state, seat).legal()]
    for action in actions[:: max(1, len(actions) // CHOICES)] if only is None else [only]:
        after, tell = _asked(state, seat), Tell()
        try:
            after.apply(action, NoDice(), tell)
        except Drawn:
            continue
        if not any(event.reveals for event in tell.events):
            yield action, after, tell


def _asked_and_done(state: State, seat: int, action: int) -> State:
    after = _asked(state, seat)
    after.apply(action, NoDice(), None)
    return after


def _asked(state: State, seat: int | None) -> State:
    asked = state.copy()
    if seat is not None:
        asked.ask(seat)
    return asked


def _viewer(seat: int | None) -> str:
    return "an onlooker" if seat is None else f"seat {seat}"
