"""The variety of a game: every player count with every option, for tests and fuzzing."""

from collections.abc import Iterator

import msgspec

from ludotheque.about import Option
from ludotheque.contract import Options
from ludotheque.registry import Title


class Setting(msgspec.Struct, frozen=True):
    """How a game is set up: how many seats and which options."""

    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([f"{self.seats} seats", *chosen])


def all_settings(title: Title) -> Iterator[Setting]:
    """Those by the sheet, and every player count with all parameters at their least and most."""
    yield from sheet_settings(title)
    parameters = title.game.parameters()
    least: Options = {one.id: one.least for one in parameters}
    most: Options = {one.id: one.most for one in parameters}
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        usual = title.options(title.about.simulation, seats)
        for house_rules in (least, most) if parameters else ():
            yield Setting(seats, title.options({**usual, **house_rules}, seats))


def sheet_settings(title: Title) -> Iterator[Setting]:
    """Every player count, with the defaults, each other option value, and all of them."""
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        usual = title.options(title.about.simulation, seats)
        yield Setting(seats, usual)
        together = dict(usual)
        for option in title.about.options:
            for value in _other_values(option, usual[option.id], seats):
                together[option.id] = value
                yield Setting(seats, {**usual, option.id: value})
        if len(title.about.options) > 1:
            yield Setting(seats, together)


def _other_values(option: Option, usual: bool | int | str, seats: int) -> list[bool | int | str]:
    values: list[bool | int | str]
    if option.kind == "yes-no":
        values = [False, True]
    elif option.kind == "number":
        # A limit that simulations set must not be lifted again.
        values = [option.low, option.highest(seats)] if option.default == usual else []
    else:
        values = list(option.choices)
    return [value for value in values if value != usual]
