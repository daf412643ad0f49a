"""What a good position is in Skyline of the World."""

from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world.rules import State


def value(state: State, seat: i64) -> float:
    return float(state.points(seat))
