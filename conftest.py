"""Which package the tests test: the working tree, or with TEST_COMPILED=1 the installed one.

This file is read before anything imports the package, and what a test starts inherits it.
"""

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
COMPILED = os.environ.get("TEST_COMPILED") == "1"

sys.path.insert(0, str(ROOT))  # for `tests` itself
if not COMPILED:
    sys.path.insert(0, str(ROOT / "src"))
    path = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("TEST_LONG") != "1":
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="on demand: TEST_LONG=1"))


def pytest_report_header() -> str:
    return f"testing the {'installed package' if COMPILED else 'working tree'}"
