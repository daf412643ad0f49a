"""A killed server loses no notice; `python -m tests.server.kill_notices` kills more often."""

import asyncio

import pytest

from tests.server.kill_notices import harness

pytestmark = pytest.mark.slow


def test_a_game_goes_on_by_notices_alone_whatever_is_killed():
    world, twice = asyncio.run(harness(10, seed=1))
    assert twice is not None, f"lost after {world.turns} turns"
    assert twice <= 10  # at most what was being sent when a server was killed
    assert world.turns >= 10
