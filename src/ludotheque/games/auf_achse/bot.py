"""What a good position is in Auf Achse."""

from mypy_extensions import i64

from ludotheque.games.auf_achse.rules import State


def value(state: State, seat: i64) -> float:
    return float(state.money[seat])
