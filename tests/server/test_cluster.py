"""Whatever happens to servers, their database and what is between them: nothing is lost.

The same harness must catch servers that tell of steps before they are stored, or that do not mind
what they have missed.
"""

import asyncio

import pytest

from tests.server.cluster import FAULTS as EVERY_KIND
from tests.server.cluster import harness

FAULTS = 8
# A connection that falls silent is noticed after a while, in which much is played: on demand.
KINDS = {kind: share for kind, share in EVERY_KIND.items() if kind != "silence"}
ENOUGH = 6  # faults to catch a server that breaks the promise
SHORT = 6.0  # seconds of patience with it


@pytest.mark.slow
def test_nothing_is_lost_or_done_twice_or_shown_late():
    report = asyncio.run(harness(FAULTS, seed=3, kinds=KINDS))
    assert report.clean, report
    assert report.faults == FAULTS
    assert report.acknowledged > 5 * FAULTS


@pytest.mark.slow
@pytest.mark.parametrize("build", ["tells-first", "gap-blind"])
def test_a_broken_promise_is_caught(build):
    report = asyncio.run(harness(ENOUGH, build=build, seed=2, kinds={"cut": 1}, patience=SHORT))
    assert report.stale, f"{build} went unnoticed: {report}"
