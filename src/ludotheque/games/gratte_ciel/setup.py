"""The first position (GRA-2)."""

from mypy_extensions import i64

from ludotheque.contract import Dice, Options, Tell
from ludotheque.games.gratte_ciel.parameters import PARAMETERS
from ludotheque.games.gratte_ciel.rules import State


def setup(seats: i64, options: Options, dice: Dice, tell: Tell | None, edition: i64) -> State:
    first = dice.below(seats)  # GRA-2.4
    if tell is not None:
        tell.all("first", {"seat": first})
    # Games are short and set up by the million: the one option alone brings no house rules.
    numbers = PARAMETERS.usual(seats) if len(options) == 1 else PARAMETERS.chosen(options, seats)
    return State(seats, bool(options["turning-flights"]), numbers, first, edition)
