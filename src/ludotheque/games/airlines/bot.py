"""What a good position is in Airlines."""

from mypy_extensions import i64

from ludotheque.games.airlines.rules import State


def value(state: State, seat: i64) -> float:
    """My points against the best opponent's."""
    return float(state.standing()[seat])
