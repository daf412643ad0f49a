"""Acknowledged means committed: servers killed at random instants lose nothing.

The same harness must catch a server that tells first and one that stores later.
"""

import asyncio

import pytest

from tests.server.kill import harness

KILLS = 25
ENOUGH = 15  # kills to catch a server that breaks the promise


@pytest.mark.slow
def test_nothing_told_is_lost():
    report = asyncio.run(harness(KILLS, seed=1))
    assert report.clean, report.lost[:5] + report.gaps[:5]
    assert report.kills == KILLS
    assert report.acknowledged > 5 * KILLS
    assert report.told > report.acknowledged  # bots' steps too
    assert report.replayed >= 8


@pytest.mark.slow
@pytest.mark.parametrize("build", ["broadcast-first", "write-behind"])
def test_a_broken_promise_is_caught(build):
    report = asyncio.run(harness(ENOUGH, build, seed=2))
    assert report.lost, f"{build} went unnoticed: {report}"
