"""Checks of a state's fields: each is copied, written down and read again."""

from collections.abc import Iterator
from typing import Any

from ludotheque.contract import State
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title
from ludotheque.testing.moments import random_game

GAMES = 2  # of every setting
FIRST, EVERY = 4, 40  # the first positions of a game are looked at, then one in so many


def fields_are_kept(title: Title) -> None:
    """A copy has every field of the state, each its own; the text tells of each that varies."""
    true: dict[str, set[str]] = {}
    told: dict[str, set[str]] = {}
    for number, state in enumerate(_positions(title)):
        before = dict(leaves(state))
        for name, value in leaves(title.game.read(state.text())):
            told.setdefault(name, set()).add(value)
        for name, value in before.items():
            true.setdefault(name, set()).add(value)
        copied = state.copy()
        _are_the_same(before, copied, f"a copy has another value in {state.text()!r}:")
        play_out(copied, Fast(number), Tally())
        _are_the_same(before, state, "what is done to a copy changes")
    for name, values in true.items():
        assert len(values) == 1 or len(told[name]) > 1, (
            f"the text does not tell the field {name!r}: it is always read as "
            f"{min(told[name])}, but was {', '.join(sorted(values)[:2])}"
        )


def _positions(title: Title) -> Iterator[State]:
    """Some positions as they arise: copies may be what is wrong."""
    for setting in all_settings(title):
        for seed in range(GAMES):
            for number, state in enumerate(random_game(title, setting, seed)):
                if number < FIRST or number % EVERY == 0:
                    yield state


def _are_the_same(before: dict[str, str], state: object, said: str) -> None:
    for name, value in leaves(state):
        assert before[name] == value, f"{said} the field {name!r}, {before[name]} before"


def leaves(state: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The fields of a state, and of the objects in it, by their path, as they can be compared."""
    for name, value in fields(state):
        inside = list(fields(value))
        if inside:
            yield from leaves(value, f"{path}{name}.")
        else:
            yield path + name, spelled(value)


def fields(state: object) -> Iterator[tuple[str, Any]]:
    """The fields of a state, compiled or not, with their values."""
    names: dict[str, None] = {}
    for kind in reversed(type(state).__mro__):
        names |= dict.fromkeys(getattr(kind, "__mypyc_attrs__", ()))
        names |= dict.fromkeys(kind.__dict__.get("__slots__", ()))
    names |= dict.fromkeys(getattr(state, "__dict__", ()))
    for name in names:
        if not name.startswith("__") and hasattr(state, name):
            yield name, getattr(state, name)


def spelled(value: Any) -> str:
    """A value as text, the same for two that hold the same."""
    if isinstance(value, dict):
        return str({key: spelled(value[key]) for key in sorted(value)})
    if isinstance(value, set | frozenset):
        return str(sorted(value))
    if hasattr(value, "__iter__") and not isinstance(value, str | bytes):
        return str([spelled(inside) for inside in value])
    return repr(value)
