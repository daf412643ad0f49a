"""Where nothing compiles for WebAssembly, the rules run interpreted, and the build says so."""

import os
import shutil
import subprocess
import sys

import pytest

from ludotheque.bots.levels import OFFERED
from tests.static.conftest import ROOT, building
from tests.static.test_parity import in_node

pytestmark = [pytest.mark.slow, pytest.mark.whole]
LEVELS = """
import json
from ludotheque.static.host import start

async def nothing(*_):
    pass

host = await start("/page.sqlite3", nothing, nothing)
_, games = await host.ask("GET", "/api/games", "")
print("levels", *json.loads(games)[0]["levels"])
"""


@pytest.fixture
def without_zig(tmp_path):
    """A checkout that shares all but what was compiled, and a Python that finds no zig."""
    checkout = tmp_path / "checkout"
    (checkout / "build" / "static").mkdir(parents=True)
    for name in ("src", "web", "scripts", "pyproject.toml", "requirements.lock"):
        (checkout / name).symlink_to(ROOT / name)
    for path in (ROOT / "build" / "static").iterdir():
        if path.is_dir() and path.name.startswith(("pyodide", "wheels", "pages")):
            shutil.copytree(path, checkout / "build" / "static" / path.name)
    shutil.copy(ROOT / "build" / "static" / "pages.stamp", checkout / "build" / "static")
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['ziglang'] = None\n")
    return checkout


@pytest.mark.usefixtures("box")  # which has built the parts
def test_expert_is_the_strongest_level_then(without_zig, tmp_path):
    out = tmp_path / "out"
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    with building():
        said = subprocess.run(
            [sys.executable, "-m", "ludotheque", "build-static", out],
            env={**os.environ, "PYTHONPATH": path},
            cwd=without_zig,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    assert said.count("the rules run interpreted: expert is the strongest level") == 1
    script = tmp_path / "script.py"
    script.write_text(LEVELS)
    offered = in_node(out, script).splitlines()[-1].split()[1:]
    assert offered == [level for level in OFFERED if level != "master"]
    assert offered[-1] == "expert"
