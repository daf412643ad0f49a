"""Auf Achse (Wolfgang Kramer, 1987)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Facts, Words
from ludotheque.games.auf_achse import (
    actions,
    drawing,
    guess,
    notation,
    orders,
    refusals,
    setup,
    view,
)
from ludotheque.games.auf_achse.events import EVENTS
from ludotheque.games.auf_achse.judge import FittedBot
from ludotheque.games.auf_achse.measures import MEASURES
from ludotheque.games.auf_achse.observation import Observation
from ludotheque.games.auf_achse.parameters import PARAMETERS
from ludotheque.games.auf_achse.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class AufAchse(Assembled[State]):
    """Ties the modules of this folder together; the rules begin in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess)
        super().__init__(
            edition,
            actions.ACTIONS,
            EVENTS,
            modules,
            Observation(),
            FittedBot(),
            MEASURES,
            PARAMETERS,
        )

    def slot(self, action: i64) -> i64:
        return actions.slot(action)

    def put_slots(self, legal: vec[i64], out: vec[i64], at: i64) -> None:
        for action in legal:
            out[at] = actions.slot(action)
            at += 1

    def answer(self, state: State, seat: i64, order: Words) -> i64:
        return orders.answer(state, seat, order)

    def shown(self, state: State, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
        return view.shown(state, seats)


game = AufAchse()
