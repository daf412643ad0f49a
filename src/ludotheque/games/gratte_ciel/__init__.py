"""Gratte-ciel (Roland Siegers, 1988)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract import Dice, Options, Tell
from ludotheque.games.gratte_ciel import actions, drawing, guess, notation, refusals, setup, view
from ludotheque.games.gratte_ciel.bot import Bot
from ludotheque.games.gratte_ciel.events import EVENTS
from ludotheque.games.gratte_ciel.measures import MEASURES
from ludotheque.games.gratte_ciel.observation import Observation
from ludotheque.games.gratte_ciel.parameters import PARAMETERS
from ludotheque.games.gratte_ciel.rules import State
from ludotheque.kit.assembled import Assembled, Modules


class GratteCiel(Assembled[State]):
    """Ties the modules of this folder together; the rules are in rules.py."""

    def __init__(self, edition: int = 2) -> None:
        modules = Modules[State](setup, notation, refusals, view, drawing, guess)
        super().__init__(
            edition,
            actions.ACTIONS,
            EVENTS,
            modules,
            Observation(),
            Bot(),
            MEASURES,
            PARAMETERS,
        )

    def setup(self, seats: i64, options: Options, dice: Dice, tell: Tell | None) -> State:
        """As any other game's, but called directly: games are short, and set up by the million."""
        return setup.setup(seats, options, dice, tell, self.edition)

    def slot(self, action: i64) -> i64:
        return actions.slot(action)

    def put_slots(self, legal: vec[i64], out: vec[i64], at: i64) -> None:
        actions.put_slots(legal, out, at)


game = GratteCiel()
