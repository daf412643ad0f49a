"""The dice: fast and seeded, replayed, recorded, forbidden, and sealed (`fair-v1`).

Whoever wants to know how the sealed dice are committed to and verified reads
docs/fair-dice.md; this module only draws.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.contract import Dice

# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about
# 2**62, and every product stays below 2**63: compiled and interpreted runs agree.
MULTIPLIER: Final[i64] = 2147483085
LOW: Final[i64] = 0xFFFFFFFF
SEED_RANGE: Final = 1 << 61

Pickled = tuple[Callable[..., Dice], tuple[object, ...]]


class Fast(Dice):
    """A quick generator for simulations. Never for a game between people."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._state: i64 = int.from_bytes(digest[:8], "big") % SEED_RANGE + 1

    def __reduce__(self) -> Pickled:
        return _fast, (int(self._state),)

    def below(self, n: i64) -> i64:
        if n <= 0:
            raise ValueError("a die needs at least one side")
        product: i64 = self._next() * n
        if product & LOW < n:
            # Reject the few numbers that would make the first values likelier.
            uneven: i64 = (LOW + 1) % n
            while product & LOW < uneven:
                product = self._next() * n
        return product >> 32

    def _next(self) -> i64:
        """32 random bits; their product with any n below 2**31 fits."""
        state = self._state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self._state = state
        return (state ^ state >> 32) & LOW


class Recorded(Dice):
    """Remembers what other dice gave: the draws that the log keeps."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.draws: list[int] = []

    def __reduce__(self) -> Pickled:
        return _recorded, (self._dice, list(self.draws))

    def below(self, n: i64) -> i64:
        value = self._dice.below(n)
        self.draws.append(value)
        return value


class Replayed(Dice):
    """Gives recorded draws again; ValueError when the record does not fit."""

    def __init__(self, draws: list[int]) -> None:
        self._draws = draws
        self._given: i64 = 0

    def __reduce__(self) -> Pickled:
        return Replayed, (self._draws[self._given :],)

    def below(self, n: i64) -> i64:
        if self._given >= len(self._draws):
            raise ValueError("the record has too few draws")
        value = self._draws[self._given]
        if not 0 <= value < n:
            raise ValueError(f"the record has the draw {value} where 0 to {n - 1} is possible")
        self._given += 1
        return value

    def finish(self) -> None:
        """ValueError unless every recorded draw was used."""
        if self._given != len(self._draws):
            raise ValueError("the record has too many draws")


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn(Exception):
    """Chance was asked for where none may be used."""


class NoDice(Dice):
    """Stops at the first draw: a preview must not look past it."""

    def below(self, n: i64) -> i64:
        raise Drawn


class Sealed(Dice):
    """`fair-v1`: draw number i below n is a pure function of the key, i and n."""

    def __init__(self, key: bytes, drawn: int) -> None:
        self._key = key
        self.drawn = drawn

    def __reduce__(self) -> Pickled:
        return Sealed, (self._key, self.drawn)

    def below(self, n: i64) -> i64:
        if n <= 0:
            raise ValueError("a die needs at least one side")
        sides = int(n)
        top = (1 << 64) // sides * sides
        attempt = 0
        while True:
            message = f"fair-v1 draw {self.drawn} {attempt}".encode()
            block = hmac.new(self._key, message, hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < top:
                self.drawn += 1
                return number % sides
            attempt += 1


def _fast(state: int) -> Fast:
    """Fast dice that go on from here."""
    dice = Fast(0)
    dice._state = state  # noqa: SLF001 - its own
    return dice


def _recorded(dice: Dice, draws: list[int]) -> Recorded:
    """Recorded dice that have given these draws."""
    recorded = Recorded(dice)
    recorded.draws = draws
    return recorded
