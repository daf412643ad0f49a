"""The tiny game with hidden cards on the shelf of a test server, with standing orders."""

from contextlib import contextmanager

from ludotheque import registry
from ludotheque.contract import NOBODY
from tests.rules.secret import HOLD, SWAP, Secret, title


class Obedient(Secret):
    """Knows two standing orders: always hold, and swap what is below a card."""

    def answer(self, state, seat, order):
        if order == ["hold"]:
            return HOLD if state.to_act() == seat else NOBODY
        if order[:1] == ["swap-below"] and len(order) == 2 and isinstance(order[1], int):
            return SWAP if state.hand[seat] < order[1] else NOBODY
        raise ValueError("no order of this game")


@contextmanager
def on_the_shelf(game=None, **declared):
    shelf = registry.titles()
    shelf["secret"] = title(game or Obedient(), **declared)
    try:
        yield
    finally:
        del shelf["secret"]
