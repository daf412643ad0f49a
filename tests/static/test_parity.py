"""The rules in the page are the rules: the same games, the same decisions, in node."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotheque.bots.levels import OFFERED
from ludotheque.lab.bench import is_compiled
from tests.static.deciding import everything

HERE = Path(__file__).parent
pytestmark = pytest.mark.slow
# Interpreted, the strong ones would take minutes.
LEVELS = OFFERED if is_compiled() else OFFERED[:2]


def in_node(box, script):
    """What a script prints in the page's Python."""
    command = ["node", HERE / "run.mjs", box / "py", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_games_and_decisions_are_the_same(box, tmp_path):
    script = tmp_path / "script.py"
    ending = f"print(json.dumps(everything({LEVELS!r})))\n"
    script.write_text((HERE / "deciding.py").read_text() + "\n" + ending)
    there = json.loads(in_node(box, script).splitlines()[-1])
    here = everything(LEVELS)
    assert len(here) == len(there) > len(LEVELS)
    assert [name for name in here if here[name] != there[name]] == []


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_nothing_that_the_walk_needs_was_left_out(box):
    assert "walked" in in_node(box, HERE / "walking.py")
