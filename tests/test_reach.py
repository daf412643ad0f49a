"""What the compiler of the rules looks at is there wherever `make run` has installed it."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


def test_the_rules_compile_without_the_extras():
    """Types are followed from the rules as far as they go, to modules that nobody loads here."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    missing = settings["tool"]["mypy"]["overrides"][0]["module"]
    may_miss = {name.removesuffix(".*") for name in missing}
    needed = {name for name in _reached("ludotheque") if name not in may_miss | _installed()}
    assert not needed, f"not in requirements.lock, nor said to be missing to mypy: {needed}"
    assert "numpy" in _reached("ludotheque"), "nothing that may be missing is reached any more"


def _installed():
    """What can be imported of the distributions that `make run` installs."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = {_plain(name) for name in re.findall(r"^([\w.-]+)(?:\[\S*\])?==", text, re.MULTILINE)}
    provided = packages_distributions()
    return {module for module, by in provided.items() if pinned & {_plain(name) for name in by}}


def _plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def _reached(start):
    """The packages of others that a module leads to, whether it loads or only names them."""
    seen, waiting, others = set(), [start], set()
    while waiting:
        name = waiting.pop()
        path = _path(name)
        if name in seen or path is None:
            continue
        seen.add(name)
        for imported in _imports(path):
            first = imported.split(".")[0]
            if first == "ludotheque":
                waiting.append(imported)
            elif first not in sys.stdlib_module_names:
                others.add(first)
    return others


def _path(name):
    at = SOURCE / name.replace(".", "/")
    return next((p for p in (at.with_suffix(".py"), at / "__init__.py") if p.exists()), None)


def _imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
