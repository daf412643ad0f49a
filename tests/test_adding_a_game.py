"""A stranger follows docs/adding-a-game.md to the letter, outside the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .toy import write_files


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The toy game, installed as a package of its own; the house stays as it is."""
    folder = tmp_path_factory.mktemp("pebbles")
    write_files(folder)
    site = folder / "site"
    uv = Path(sys.executable).with_name("uv")
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--python", sys.executable, "--target", site, "."], cwd=folder, check=True
    )
    return folder


def run(installed, *command, said=""):
    path = os.pathsep.join([str(installed / "site"), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, *command],
        cwd=installed / "site",
        env={**os.environ, "PYTHONPATH": path.strip(os.pathsep)},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_passes_the_conformance_suite(installed):
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "../test_pebbles.py")
    assert done.returncode == 0, done.stdout
    assert "21 passed" in done.stdout


def test_it_is_played_in_the_terminal(installed):
    play = [
        "-m",
        "ludotheque",
        "play",
        "pebbles",
        "--seats",
        "2",
        "--seed",
        "1",
        "--language",
        "en",
    ]
    done = run(installed, *play, said="1\n" * 30)
    assert done.returncode == 0, done.stderr
    assert "The last pebble is gone." in done.stdout
    assert "Red takes 1;" in done.stdout


def test_its_tools_work(installed):
    done = run(installed, "-m", "ludotheque", "fuzz", "pebbles", "--games", "20")
    assert done.returncode == 0, done.stderr
    assert "no fault" in done.stdout
