"""Some days at leisure, simulated; `python -m tests.server.fortnight` is the whole fortnight."""

import asyncio

import pytest

from tests.server.fortnight import simulate


@pytest.mark.slow
def test_every_notice_comes_once_and_every_clock_is_right():
    world, due = asyncio.run(simulate(tables=2, days=1.5, seed=2))
    assert world.truth.wrong == []
    assert due and world.steps
    # The control: the reference sees at once when some do not come, and when some are too many.
    came = world.endpoint.posts
    del came[::2]
    path, headers, body = came[0]
    came.append((path, {**headers, "Idempotency-Key": "another"}, body))
    world.truth.judge(came, world.end)
    assert {kind for kind, *_ in world.truth.wrong} >= {"not told", "told in vain"}
