"""A stranger follows docs/adding-a-game.md to the letter, outside the package."""

import subprocess
import sys

import pytest

from ludotheque.testing import CHECKS

from .toy import install


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The folder that the toy game is installed in, and the environment that finds it."""
    folder = tmp_path_factory.mktemp("pebbles")
    return folder / "site", install(folder)


def run(installed, *command, said=""):
    site, environment = installed
    return subprocess.run(
        [sys.executable, *command],
        cwd=site,
        env=environment,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_passes_the_conformance_suite(installed):
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "../test_pebbles.py")
    assert done.returncode == 0, done.stdout
    assert f"{len(CHECKS)} passed" in done.stdout


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
