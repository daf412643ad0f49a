"""Runs inside Pyodide in node: takes the walk, then packs what it has loaded."""

import sys
import zipfile
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

STAGED, SITE, OUT = Path("/staged"), Path("/site"), Path("/out")
STDLIB = Path("/stdlib/python_stdlib.zip")
# Whole, because what of them is loaded depends on the browser or on what goes wrong.
FAMILIES = ("_pyodide", "asyncio", "collections", "importlib", "pyodide", "sqlite3")
SIMPLE = ("encodings/cp437.py", "encodings/idna.py", "traceback.py", "linecache.py", "textwrap.py")
# What the packages of others use where it is there, and do without.
OPTIONAL = ("attr", "jinja2", "numpy", "pydantic", "pygments", "rich")
THINKER = "ludotheque.server.workers.worker"
DAY = (2026, 1, 1, 0, 0, 0)  # the same bytes every day


async def main() -> None:
    sys.path[:0] = [str(STAGED)]
    sys.path.append(str(SITE))
    sys.modules.update(dict.fromkeys(OPTIONAL))
    import_module(THINKER)
    import_module("ludotheque.registry").titles()
    needed = loaded()
    await take_the_walk()
    everything = loaded()
    pack("library.zip", needed, data("ludotheque/games"))
    pack("server.zip", everything - needed, data("ludotheque/store"))
    pack_stdlib()


async def take_the_walk() -> None:
    host, walk = (import_module(f"ludotheque.static.{name}") for name in ("host", "walk"))
    reply = import_module(THINKER).reply

    async def keep() -> None:
        pass

    async def think(line: str) -> str:
        return reply(line)

    opened = await host.start("/page.sqlite3", keep, think)
    await walk.walk(opened)
    await opened.close()


def loaded() -> set[Path]:
    """The files of the modules that are loaded, but for Python's own."""
    found = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    paths = {Path(name) for name in found if name}
    return {path for path in paths if path.is_relative_to(STAGED) or path.is_relative_to(SITE)}


def data(folder: str) -> set[Path]:
    """What is read beside the modules: texts, pictures, and migrations, which are no modules."""
    found = {path for path in (STAGED / folder).rglob("*") if path.is_file()}
    return {p for p in found if p.suffix not in {".py", ".so"} or "migrations" in p.parts}


def pack(name: str, modules: set[Path], more: set[Path]) -> None:
    with zipfile.ZipFile(OUT / name, "w") as packed:
        for path in sorted(modules | more):
            base = STAGED if path.is_relative_to(STAGED) else SITE
            inside = path.relative_to(base).as_posix()
            keep_source = path in more
            add(packed, inside, path.read_bytes(), as_it_is=keep_source)


def pack_stdlib() -> None:
    used = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    used = {name.partition("python314.zip/")[2] for name in used}
    with zipfile.ZipFile(STDLIB) as whole, zipfile.ZipFile(OUT / STDLIB.name, "w") as packed:
        for name in whole.namelist():
            if name in used or name in SIMPLE or name.partition("/")[0] in FAMILIES:
                add(packed, name, whole.read(name), as_it_is=False)


def add(packed: zipfile.ZipFile, name: str, content: bytes, *, as_it_is: bool) -> None:
    if name.endswith(".py") and not as_it_is:
        code = compile(content, f"/{name}", "exec", dont_inherit=True, optimize=2)
        name, content = f"{name}c", bytes(_code_to_hash_pyc(code, b"\0" * 8, False))
    entry = zipfile.ZipInfo(name, DAY)
    packed.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
