"""Skyline of the World (Hans van Tol, second edition 2007)."""

from ludotheque.contract import Facts
from ludotheque.games.skyline_of_the_world import drawing, guess, notation, refusals, setup, view
from ludotheque.games.skyline_of_the_world.actions import ACTIONS
from ludotheque.games.skyline_of_the_world.events import EVENTS
from ludotheque.games.skyline_of_the_world.judge import FittedBot
from ludotheque.games.skyline_of_the_world.measures import MEASURES
from ludotheque.games.skyline_of_the_world.observation import Observation
from ludotheque.games.skyline_of_the_world.parameters import PARAMETERS
from ludotheque.games.skyline_of_the_world.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class SkylineOfTheWorld(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess)
        super().__init__(
            edition,
            ACTIONS,
            EVENTS,
            modules,
            Observation(),
            FittedBot(),
            MEASURES,
            PARAMETERS,
        )

    def shown(self, state: State, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
        return view.shown(state, seats)


game = SkylineOfTheWorld()
