"""The tests test the package that they say they test, in this process and in others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque import contract

TREE = Path(__file__).parents[1] / "src"
COMPILED = os.environ.get("TEST_COMPILED") == "1"
WHERE = "from ludotheque import contract; print(contract.__file__)"
PYTEST = Path(sys.executable).with_name("pytest")
TOLD = "PASSED tests/test_package.py::test_this_process"


def test_this_process():
    assert Path(contract.__file__).is_relative_to(TREE) != COMPILED


def test_what_a_test_starts(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", WHERE], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == contract.__file__


@pytest.mark.parametrize(
    ("environment", "passes"),
    [
        ({}, True),
        ({"TEST_COMPILED": "1"}, True),
        ({"TEST_COMPILED": "1", "PYTHONPATH": str(TREE)}, False),  # the control
    ],
)
def test_plain_pytest(environment, passes):
    """As a contributor calls it; a path that hides the installed package is noticed."""
    clean = {k: v for k, v in os.environ.items() if k not in {"TEST_COMPILED", "PYTHONPATH"}}
    done = subprocess.run(
        [PYTEST, "-rA", "-p", "no:cacheprovider", "tests/test_package.py::test_this_process"],
        env={**clean, **environment},
        cwd=TREE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == passes, done.stdout
    assert (TOLD in done.stdout) == passes
    package = "installed package" if "TEST_COMPILED" in environment else "working tree"
    assert f"testing the {package}" in done.stdout
