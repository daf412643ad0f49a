"""The checkout that the static edition is built from, and its build folder."""

import hashlib
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any


class CannotBuild(RuntimeError):
    """Why there is nothing to build, and what to do: one line."""


class CannotFetch(CannotBuild):
    """A package registry is out of reach, or does not have what is built from."""


class Checkout:
    """Sources, pages and build scripts of Ludotheque; `cache` is kept between two builds."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.source = self.root / "src"
        self.web = self.root / "web"
        self.cache = self.root / "build" / "static"
        if not (self.web / "vite.config.ts").exists():
            raise CannotBuild("the static edition is built in a checkout of Ludotheque; go there")
        self.cache.mkdir(parents=True, exist_ok=True)

    def script(self, name: str) -> Any:
        """A module of the checkout's build scripts."""
        folder = str(self.root / "scripts")
        if folder not in sys.path:
            sys.path.insert(0, folder)
        return import_module(name)

    def node(self) -> tuple[str, dict[str, str]]:
        """Where node is, and the environment to run it in."""
        environment: dict[str, str] = self.script("build_pages").node_environment()
        return shutil.which("node", path=environment["PATH"]) or "node", environment


def digest(paths: list[Path]) -> str:
    """A name for the content of these files, wherever they lie."""
    each = (hashlib.sha256(path.name.encode() + b"\0" + path.read_bytes()) for path in paths)
    together = "".join(sorted(one.hexdigest() for one in each))
    return hashlib.sha256(together.encode()).hexdigest()[:16]
