"""The numbers by which a game's value goes: the `Reckoning` DUEL of its bot.py for tables of two,
TABLE for larger ones. Here they are read and changed, one by one.
"""

import importlib
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from librt.vecs import vec

from ludotheque.registry import Title

Numbers = dict[str, float]


def reckoning_of(title: Title, seats: int) -> Any:
    """What the game's value goes by at such a table; LookupError when there is no such thing."""
    module = importlib.import_module(f"{type(title.game).__module__}.bot")
    name = "DUEL" if seats == 2 else "TABLE"
    if not hasattr(module, name):
        raise LookupError(f"{title.about.title} has no {name} in its bot.py to be tuned")
    return getattr(module, name)


def read(reckoning: Any) -> Numbers:
    """All numbers of it that are not 0: those of a vec by their places."""
    found: Numbers = {}
    for name in dir(reckoning):
        value = None if name.startswith("_") else getattr(reckoning, name)
        if isinstance(value, float):
            found[name] = value
        elif isinstance(value, vec):
            found |= {f"{name}[{place}]": number for place, number in enumerate(value)}
    return {name: number for name, number in found.items() if number != 0.0}


def write(reckoning: Any, numbers: Numbers) -> None:
    """Make it go by these numbers."""
    for name, number in numbers.items():
        attribute, bracket, place = name.partition("[")
        if bracket:
            getattr(reckoning, attribute)[int(place[:-1])] = number
        else:
            setattr(reckoning, attribute, number)


@contextmanager
def lent(reckoning: Any, numbers: Numbers) -> Iterator[None]:
    """It goes by these numbers for so long."""
    usual = read(reckoning)
    write(reckoning, numbers)
    try:
        yield
    finally:
        write(reckoning, usual)


def moved(numbers: Numbers, powers: Iterable[float]) -> Numbers:
    """Each number multiplied by e to its power."""
    return {
        name: number * math.exp(power)
        for (name, number), power in zip(numbers.items(), powers, strict=True)
    }
