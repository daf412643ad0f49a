"""The package builds with and without a C compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory):
    """A wheel built where there is no C compiler."""
    out = tmp_path_factory.mktemp("wheel")
    command = [Path(sys.executable).with_name("uv"), "build", "--wheel", "--no-build-isolation"]
    done = subprocess.run(
        [*command, "--python", sys.executable, "--out-dir", out, ROOT],
        env={**os.environ, "CC": "there-is-no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "no C compiler" in done.stdout + done.stderr
    (wheel,) = out.glob("*.whl")
    return wheel


def test_without_a_compiler_the_wheel_is_pure(pure_wheel):
    assert pure_wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(pure_wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert [name for name in names if name.endswith("rulebook.fr.md")]
    assert not [name for name in names if "/tests/" in name]


def test_without_a_compiler_it_runs_interpreted_and_says_so(pure_wheel, tmp_path):
    zipfile.ZipFile(pure_wheel).extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "bench", "rules", "gratte-ciel"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "without a C compiler" in done.stdout
