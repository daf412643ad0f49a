"""One who sends tiny frames stops nobody; without our guards they stop everybody."""

import asyncio
import subprocess
import sys

import pytest

from tests.server.flood import LONGEST_WAIT, Row, harness, quantile
from tests.server.flood_cases import CASES

SECONDS = 3.0


@pytest.mark.slow
def test_a_flood_of_frames_and_its_control():
    """Compared with each other, because machines differ: here a hundredfold."""
    guarded = asyncio.run(harness("frames", seconds=SECONDS))
    control = asyncio.run(harness("frames", "unguarded", SECONDS))
    assert control.slow
    assert guarded.asked and len(guarded.waits) > len(control.waits)
    assert quantile(guarded.waits, 0.5) < quantile(control.waits, 0.99)


def test_a_row_says_what_was_slow():
    quick = Row("names", 5, [0.01] * 99 + [0.2], 0, 0)
    slow = Row("names", 5, [0.01] * 98 + [0.3, LONGEST_WAIT], 0, 0)
    assert not quick.slow and str(quick).endswith("0 MB")
    assert slow.slow and str(slow).endswith("SLOW")


def test_an_unknown_case_is_one_line():
    asked = [sys.executable, "-m", "tests.server.flood", "nonsense"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert "there are no such cases: nonsense" in answer.stderr
    assert {"names", "frames", "pings", "halves", "headers", "deep", "versions"} <= set(CASES)
