"""The rules in the page are the rules: the same games, the same decisions, in node."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path

import mypy_extensions
import pytest

import ludotheque as lt
from ludotheque.bots.levels import OFFERED
from ludotheque.lab.bench import is_compiled
from ludotheque.static.wheel import build_wheel
from tests.static.conftest import building
from tests.static.deciding import everything

HERE = Path(__file__).parent
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node"),
]


def levels(box):
    """Interpreted, here or there, the strong ones would take minutes."""
    with zipfile.ZipFile(box / "py" / "library.zip") as packed:
        there = any(name.startswith("ludotheque/bots/levels.cpython") for name in packed.namelist())
    return OFFERED if is_compiled() and there else OFFERED[:2]


def in_node(box, script, zips=None):
    """What a script prints in the page's Python, with its packages or with others."""
    zips = zips or [box / "py" / name for name in ("library.zip", "server.zip")]
    command = ["node", HERE / "run.mjs", box / "py", script, *zips]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_games_and_decisions_are_the_same(box, tmp_path):
    script = tmp_path / "script.py"
    compared = levels(box)
    ending = f"print(json.dumps(everything({compared!r})))\n"
    script.write_text((HERE / "deciding.py").read_text() + "\n" + ending)
    there = json.loads(in_node(box, script).splitlines()[-1])
    here = everything(compared)
    assert len(here) == len(there) > len(compared)
    assert [name for name in here if here[name] != there[name]] == []


def test_nothing_that_the_walk_needs_was_left_out(box):
    assert "walked" in in_node(box, HERE / "walking.py")


def test_a_wheel_for_notebooks(box, tmp_path):
    with building() as checkout:
        wheel = build_wheel(checkout, tmp_path)
    needed = tmp_path / "needed.zip"
    with zipfile.ZipFile(needed, "w") as packed:
        packed.write(mypy_extensions.__file__, "mypy_extensions.py")
    script = tmp_path / "script.py"
    script.write_text(
        "import ludotheque as lt\n"
        "table = lt.new(lt.shelf()[0], seats=3, seed=1)\n"
        "table.act(table.to_act(), lt.ask(table, 'expert'))\n"
        "print(lt.__version__, table.version, lt.bots.levels.__file__)\n"
    )
    others = sorted((checkout.cache / "downloads").glob("*/*.whl"))
    said = in_node(box, script, [wheel, needed, *others]).split()
    assert said[0] == lt.__version__
    assert said[-1].endswith(".so")
