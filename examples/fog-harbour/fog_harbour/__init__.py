"""Fog Harbour: sealed bids for crates, and a secret order. An example of a game for Ludotheque."""

from mypy_extensions import i64

from fog_harbour import drawing, guess, notation, orders, refusals, setup, view
from fog_harbour.actions import ACTIONS
from fog_harbour.bot import Bot
from fog_harbour.events import EVENTS
from fog_harbour.observation import Observation
from fog_harbour.parameters import PARAMETERS
from fog_harbour.rules import State
from ludotheque.contract import Words
from ludotheque.kit.assembled import Assembled, Modules


class FogHarbour(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
        modules = Modules(setup, notation, refusals, view, drawing, guess)
        super().__init__(
            edition, ACTIONS, EVENTS, modules, Observation(), Bot(), changeable=PARAMETERS
        )

    def answer(self, state: State, seat: i64, order: Words) -> i64:
        return orders.answer(state, seat, order)


game = FogHarbour()
