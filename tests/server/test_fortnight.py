"""Some days at leisure, simulated; `python -m tests.server.fortnight` is the whole fortnight."""

import asyncio

import pytest

from tests.server.fortnight import simulate


@pytest.mark.slow
def test_every_notice_comes_once_and_every_clock_is_right():
    world, due = asyncio.run(simulate(tables=2, days=1.5, seed=2))
    assert world.wrong == []
    assert due and world.steps
    # The control: the reference sees at once when some do not come.
    del world.endpoint.posts[::2]
    world.check()
    assert {kind for kind, *_ in world.wrong} >= {"not told"}
