"""The layers that import-linter checks: it is shown imports that it must not let pass."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = "The layers of the house"
ONLY = "A game imports only the contract and the kit"
APART = "Games do not import each other"
SERVER = "The layers of the server"
NO_SQL = "The server knows no SQL"
PLANTS = [
    ("games/airlines/board.py", "from ludotheque.games.auf_achse import board", APART),
    ("games/auf_achse/board.py", "from ludotheque import dice", ONLY),
    ("games/auf_achse/board.py", "from ludotheque import fair", ONLY),
    ("games/auf_achse/board.py", "from ludotheque import table", LAYERS),
    ("games/auf_achse/board.py", "import ludotheque", LAYERS),
    ("kit/bags.py", "from ludotheque.games.airlines import board", LAYERS),
    ("lab/fuzz.py", "from ludotheque.server import settings", LAYERS),
    ("server/room/room.py", "from ludotheque.server import services", SERVER),
    ("server/archive/history.py", "from ludotheque.server.routes import account", SERVER),
    ("server/room/chat.py", "import sqlalchemy", NO_SQL),
    ("attic.py", "", LAYERS),  # every module has its layer
]


@pytest.fixture
def checkout(tmp_path):
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    only_python = shutil.ignore_patterns("assets", "tests", "*.md", "*.ftl", "*.svelte", "*.ts")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=only_python)
    return tmp_path


def broken(checkout):
    """The names of the contracts that do not hold."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        env={**os.environ, "PYTHONPATH": "src", "NO_COLOR": "1"},
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout.splitlines()
    found = [line.removesuffix(" BROKEN") for line in said if line.endswith(" BROKEN")]
    assert done.returncode == (1 if found else 0), done.stdout + done.stderr
    assert sum(line.endswith((" KEPT", " BROKEN")) for line in said) == 5
    return found


def test_the_layers_hold(checkout):
    assert broken(checkout) == []


@pytest.mark.parametrize(("module", "line", "contract"), PLANTS)
def test_a_planted_import_is_found(checkout, module, line, contract):
    path = checkout / "src" / "ludotheque" / module
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write(f"\n{line}\n")
    assert contract in broken(checkout)
