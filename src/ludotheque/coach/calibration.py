"""How far a judge can be trusted: its chances drawn towards even, and how wrong they still are.

`ludotheque calibrate` fits a table for each number of seats and each tenth of the game on games of
bots, and writes it into the game's folder. Early in a game a judge knows little: there the table
leaves nearly even chances of whatever it says.
"""

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.registry import Title

FILE: Final = "calibration.json"
TENTHS: Final = 10
NEVER: Final = 0.002  # no judge is surer than this before the end


class Fit(msgspec.Struct, frozen=True):
    """The table for a number of seats, by the tenths of a game.

    `slopes`: how much of what the judge says stays, in log odds; `errors`: how far the chances are
    then off in the mean (root of the mean square); `off`: how far they are from what happened in
    games that had no part in the fit (debiased calibration error).
    """

    games: int
    slopes: list[float]
    errors: list[float]
    off: list[float]


class Calibration(msgspec.Struct, frozen=True):
    """Tables by the number of seats, and the digest of the judge that they were fitted to."""

    judge: str
    fits: dict[int, Fit]

    def chance(self, raw: float, seats: int, phase: float) -> float:
        """What the judge's word is worth at this phase of the game, from 0 to 1."""
        fit = self.fits.get(seats)
        return drawn(raw, seats, 1.0 if fit is None else _between(fit.slopes, phase))

    def error(self, seats: int, phase: float) -> float:
        """How far such a chance is off in the mean."""
        fit = self.fits.get(seats)
        return 1.0 / seats if fit is None else _between(fit.errors, phase)


NONE: Final = Calibration("", {})


def of(title: Title) -> Calibration:
    """The game's tables; of a game that has none nothing is known."""
    return _read(title.folder)


@cache
def _read(folder: Path) -> Calibration:
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Calibration)
    except FileNotFoundError:
        return NONE


def drawn(raw: float, seats: int, slope: float) -> float:
    """A chance drawn towards even: by slope 0 all the way, by 1 not at all."""
    even = _log_odds(1.0 / seats)
    return 1.0 / (1.0 + exp(-even - slope * (_log_odds(raw) - even)))


def tenth(phase: float) -> int:
    return min(TENTHS - 1, int(phase * TENTHS))


def _log_odds(chance: float) -> float:
    chance = min(1.0 - NEVER, max(NEVER, chance))
    return log(chance / (1.0 - chance))


def _between(values: list[float], phase: float) -> float:
    """The value at a phase, on the straight line between the middles of two tenths."""
    place = min(TENTHS - 1.0, max(0.0, phase * TENTHS - 0.5))
    first = min(TENTHS - 2, int(place))
    return values[first] + (place - first) * (values[first + 1] - values[first])
