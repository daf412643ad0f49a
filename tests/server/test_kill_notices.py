"""A killed server loses no notice; `python -m tests.server.kill_notices` kills more often."""

import asyncio

import pytest

from tests.server.kill_notices import harness

pytestmark = pytest.mark.slow


def test_a_game_goes_on_by_notices_alone_whatever_is_killed():
    world, verdict = asyncio.run(harness(10, seed=1))
    assert verdict is not None, f"lost after {world.turns} turns"
    assert not verdict.broken(), verdict
    assert world.turns >= 10


@pytest.mark.parametrize("build", ["at-most-once", pytest.param("new-ids", marks=pytest.mark.long)])
def test_a_build_that_breaks_the_promise_is_caught(build):
    _, verdict = asyncio.run(harness(60, build, seed=1))
    assert verdict is None or verdict.broken()
