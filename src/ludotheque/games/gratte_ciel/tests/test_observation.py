"""What learning programs see of the lots is what people see of them."""

import pytest

from ludotheque import registry
from ludotheque.games.gratte_ciel import game
from ludotheque.testing.numbers import observed

from .position import at, fresh, ghost


@pytest.mark.parametrize(
    "state",
    [
        fresh(3),  # GRA-1.4: green lots are white
        at(d3="B2", i9="Y5", a1="R1", c4="G3"),
        ghost(d3="B2"),
        ghost(a1="G40"),  # GRA-5.4: green lots have become white
    ],
)
def test_colours_owners_and_heights(state):
    lots = game.view(state, None).lots()
    for me in range(state.seats):
        seen = observed(registry.title("gratte-ciel"), state, me)

        def rank(seat, me=me):
            return 0 if seat is None else (seat - me) % state.seats + 1

        colours, owners, heights = seen[-216:-144], seen[-144:-72], seen[-72:]
        assert colours == [rank(lot.tint) for lot in lots]
        assert owners == [rank(lot.owner) for lot in lots]
        assert heights == [lot.height for lot in lots]
