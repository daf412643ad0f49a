"""The game of docs/adding-a-game.md, written to a folder and installed as the page says."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from ludotheque.about import About
from ludotheque.registry import Title

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def install(folder: Path) -> dict[str, str]:
    """As a package of its own, under `site`; the environment of a process that finds it.

    The house stays as it is.
    """
    write_files(folder)
    site = folder / "site"
    uv = Path(sys.executable).with_name("uv")
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--python", sys.executable, "--target", site, "."], cwd=folder, check=True
    )
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path.strip(os.pathsep)}


def load(folder: Path) -> Title:
    """As a title that is not on the shelf, in this process."""
    write_files(folder)
    package = folder / "pebbles"
    spec = importlib.util.spec_from_file_location("toy_pebbles", package / "__init__.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["toy_pebbles"] = module
    spec.loader.exec_module(module)
    about = msgspec.toml.decode((package / "about.toml").read_bytes(), type=About)
    return Title(about, module.game, package)


def write_files(folder: Path) -> None:
    """Every block of the page that has a file name, as that file."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 11
    for name, content in blocks:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
