"""What is refused, with exactly the id of the row that forbids it."""

import pytest

from ludotheque.contract import Illegal
from ludotheque.games.gratte_ciel import game
from ludotheque.registry import title

from .position import at, fresh, said, start

REFUSED = [
    (at(), "fly e3 e4", "GRA-1.2"),
    (at(helicopters="c4 h5 h8 b8"), "fly c4 d4", "GRA-1.2"),
    (fresh(), "start a1", "GRA-2.2"),
    (fresh(), "start e5", "GRA-2.2"),
    (start(fresh(), "b2"), "start b2", "GRA-2.2"),
    (fresh(), "fly b2 b3", "GRA-2.2"),
    (fresh(), "pass", "GRA-2.2"),
    (at(), "start b2", "GRA-2.2"),
    (start(fresh(3), "a2"), "start b2", "GRA-2.3"),
    (start(fresh(3), "a2"), "start c3", "GRA-2.3"),
    (at(helicopters="a1 h5 h8 b8"), "fly a1 f1", "GRA-3.1"),
    (at(helicopters="a1 h5 h8 b8"), "fly a1 i1 i2 i9 h9", "GRA-3.1"),
    (at(), "fly e3 f4", "GRA-3.1"),
    (at(), "fly e3 d2", "GRA-3.1"),
    (at(), "fly e3 e3", "GRA-3.1"),
    (at(), "fly b8 b7", "GRA-3.1"),
    (at(c3="B1"), "fly e3 c3", "GRA-3.1"),
    (at(), "fly e3 e2 d2", "GRA-3.2"),
    (at(), "fly e3 d3 e3 d3", "GRA-3.2"),
    (at(flights="turning"), "fly e3 e2 e3", "GRA-3.3"),
    (at(flights="turning"), "fly e3 e2 d2 d3 e3", "GRA-3.3"),
    (at(flights="turning"), "fly e3 e1 e2", "GRA-3.3"),
    (at(helicopters="c4 h5 h8 b8"), "fly c4 g4", "GRA-3.4"),
    (at(flights="turning"), "fly e3 e4 d4 c4", "GRA-3.4"),
    (at(helicopters="e3 d3 h8 b8"), "fly e3 c3", "GRA-3.4"),
    (at(), "pass", "GRA-3.5"),
    (at(helicopters="e3 c3 h8 b8"), "fly e3 c3", "GRA-3.7"),
    (at(helicopters="e3 d3 h8 b8"), "fly e3 d3", "GRA-3.7"),
]


@pytest.mark.parametrize(("state", "action", "rule"), REFUSED, ids=lambda value: str(value)[:24])
def test_refused(state, action, rule):
    assert action not in said(state)
    try:
        found = game.why_not(state, game.parse(action.split()))
    except Illegal as illegal:
        found = illegal.rule
    assert found == rule


def test_every_refusal_is_shown():
    assert {rule for _, _, rule in REFUSED} == set(title("gratte-ciel").about.refusals)
