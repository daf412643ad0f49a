"""Whatever happens to servers, their database and what is between them: nothing is lost.

The same harness must catch servers that tell of steps before they are stored, or that do not mind
what they have missed; two that answer for the same bots are caught in test_leases.py.
"""

import asyncio

import pytest

from tests.server.cluster import harness
from tests.server.cluster_faults import SHARES
from tests.store import redis_server

FAULTS = 200
WITH_REDIS = 40  # the same where steps go by another way
ENOUGH = 60  # faults to catch a server that breaks the promise
SHORT = 4.0  # seconds of patience with it


@pytest.mark.slow
def test_nothing_is_lost_or_done_twice_or_shown_late():
    report = asyncio.run(harness(FAULTS, seed=3))
    assert not report.found, report
    assert report.faults.total() == FAULTS
    assert report.faults.keys() == SHARES.keys()
    assert report.acknowledged > FAULTS


@pytest.mark.long
@redis_server.needed
def test_nothing_is_lost_where_steps_are_told_by_redis():
    kinds = {"kill_redis": 3, "cut": 3, "kill": 1, "delay": 1}
    report = asyncio.run(harness(WITH_REDIS, seed=4, kinds=kinds, redis=True))
    assert not report.found, report
    assert report.acknowledged > 5 * WITH_REDIS


@pytest.mark.long
@redis_server.needed
def test_what_redis_did_not_tell_is_missed_by_who_minds_no_gap():
    given = {"build": "gap-blind", "seed": 2, "kinds": {"cut": 1}, "patience": SHORT}
    report = asyncio.run(harness(ENOUGH, redis=True, **given))
    assert report.stale, f"it went unnoticed: {report}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("build", "kind"),
    [pytest.param("tells-first", "delay", marks=pytest.mark.long), ("gap-blind", "cut")],
)
def test_a_broken_promise_is_caught(build, kind):
    """By faults of a kind after which not everything is looked at once more anyway."""
    report = asyncio.run(harness(ENOUGH, build=build, seed=2, kinds={kind: 1}, patience=SHORT))
    assert report.stale, f"{build} went unnoticed: {report}"
