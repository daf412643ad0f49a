"""The licences of everything that the static edition hands on, as one text."""

import json
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from ludotheque.static import inputs
from ludotheque.static.checkout import Checkout

FILE = "licences.txt"
BUILDERS = ("vite", "@sveltejs/vite-plugin-svelte")  # nothing of them is handed on
NAMED = ("License-Expression", "License")  # where metadata names it
HEAD = f"""Ludotheque, in a page

Ludotheque itself is under the MIT licence (https://opensource.org/license/mit).
It is handed on with the work of others:

Pyodide {inputs.PYODIDE.version}, Python for the browser, is under the Mozilla Public License 2.0
(https://www.mozilla.org/MPL/2.0/). Its source: https://github.com/pyodide/pyodide
CPython {inputs.PYTHON[0]}.{inputs.PYTHON[1]}, within it, is under the licence of the Python
Software Foundation, version 2, Copyright (c) 2001 Python Software Foundation; all rights reserved.
Its words stand below, under typing_extensions.
SQLite, within it, is in the public domain (https://www.sqlite.org/copyright.html).
"""


def licences(checkout: Checkout, packed: Path) -> str:
    """What it is made of, and under which licence each part is."""
    python = [_python_part(found) for found in _distributions(checkout, packed)]
    parts = [*python, *_web_parts(checkout)]
    return HEAD + "".join(f"\n{'-' * 78}\n{name}\n\n{text.strip()}\n" for name, text in parts)


def _distributions(checkout: Checkout, packed: Path) -> Iterator[Distribution]:
    for about in sorted(inputs.wheels(checkout.cache).glob("*.dist-info")):
        yield PathDistribution(about)
    for name in sorted(_packed_names(packed)):
        yield distribution(name)


def _packed_names(packed: Path) -> set[str]:
    """The packages in the zips; each has left its metadata there."""
    found = set()
    for path in packed.glob("*.zip"):
        with zipfile.ZipFile(path) as opened:
            folders = {Path(name).parent for name in opened.namelist()}
        found |= {path.stem.rpartition("-")[0] for path in folders if path.suffix == ".dist-info"}
    return found


def _python_part(found: Distribution) -> tuple[str, str]:
    files = [path for path in found.files or [] if "LICENSE" in path.name]
    text = "\n\n".join(path.read_text() for path in files)
    about = found.metadata
    named = next((about[key] for key in NAMED if key in about), "not named")
    return f"{found.name} {found.version}", text or f"Its licence: {named}."


def _web_parts(checkout: Checkout) -> Iterator[tuple[str, str]]:
    wanted = json.loads((checkout.web / "package.json").read_text())["dependencies"]
    for name in wanted:
        if name in BUILDERS:
            continue
        folder = checkout.web / "node_modules" / name
        about = json.loads((folder / "package.json").read_text())
        texts = [path.read_text() for path in sorted(folder.glob("LICENSE*"))]
        said = "\n\n".join(texts) or f"Its licence: {about['license']}."
        yield f"{name} {about['version']}", said
