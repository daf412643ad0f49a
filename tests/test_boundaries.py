"""The invariants of the house that hold for every file."""

import ast
import re
from pathlib import Path

import pytest

from ludotheque import registry

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ludotheque"
PURE = [
    PACKAGE / "contract.py",
    *(PACKAGE / "kit").glob("*.py"),
    *(path for path in (PACKAGE / "games").rglob("*.py") if "tests" not in path.parts),
]
OUTSIDE = {"random", "time", "datetime", "os", "sys", "io", "pathlib", "socket", "subprocess"}
TEXT = {".py", ".ts", ".svelte", ".css", ".html", ".toml", ".ftl", ".js"}


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_do_no_io_and_read_no_clock(path):
    imported = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input"}
    assert not imported & OUTSIDE


def test_only_the_command_line_imports_a_command():
    """What two commands need is the library's."""
    pattern = re.compile(r"^ *(?:from|import) .*_command\b", re.MULTILINE)
    found = [path.name for path in PACKAGE.rglob("*.py") if pattern.search(path.read_text())]
    assert found == ["cli.py"]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_functions_are_short(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno - node.lineno < 40, node.name
    assert path.name == "weights.py" or len(path.read_text().splitlines()) <= 600


def test_no_game_is_named_outside_its_folder():
    """A fifth game must not need a line anywhere else."""
    names = [title.folder.name for title in registry.titles().values()]
    pattern = re.compile("|".join(names + [name.replace("_", "-") for name in names]))
    # protocol.ts is generated from the boards of the games on the shelf.
    files = [
        path
        for folder in (PACKAGE, ROOT / "web")
        for path in folder.rglob("*")
        if path.suffix in TEXT
        and not {"assets", "games", "node_modules", "tests"} & set(path.relative_to(ROOT).parts)
        and path.name != "protocol.ts"
    ]
    assert len(files) > 20
    named = [str(path) for path in files if pattern.search(path.read_text(encoding="utf-8"))]
    assert named == []


def test_views_hold_no_state():
    """A client never receives a state, a seed or a key."""
    views = (PACKAGE / "views.py").read_text()
    assert not re.search(r"\b(state\.text|_key|secret|seed)\b", views)


def test_servers_read_the_time_from_one_place():
    """What is stored, or compared with it, goes by the store's clock: servers' own may differ."""
    files = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "store").rglob("*.py")]
    own = re.compile(r"\btime\.time\(|\bdatetime\.now\(|\butcnow\(")
    found = {path.name for path in files if own.search(path.read_text())}
    # A migration runs once, a push service and a doctor have clocks of their own to compare with.
    assert found == {"clock.py", "0005_fairness.py", "push.py", "examination.py"}
