"""Airlines (Alan R. Moon, 1990)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Facts
from ludotheque.games.airlines import actions, drawing, guess, notation, refusals, setup, view
from ludotheque.games.airlines.events import EVENTS
from ludotheque.games.airlines.judge import FittedBot
from ludotheque.games.airlines.measures import MEASURES
from ludotheque.games.airlines.observation import Observation
from ludotheque.games.airlines.parameters import PARAMETERS
from ludotheque.games.airlines.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class Airlines(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 1) -> None:
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
        actions.put_slots(legal, out, at)

    def shown(self, state: State, seats: list[int | None]) -> list[tuple[list[Facts], object]]:
        return view.shown(state, seats)


game = Airlines()
