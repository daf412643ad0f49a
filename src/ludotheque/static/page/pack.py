"""Runs inside Pyodide in node: takes the walk, then packs what it has loaded."""

import sys
import zipfile
from importlib import import_module, metadata
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, ClassVar

STAGED, SITE, OUT = Path("/staged"), Path("/site"), Path("/out")
STDLIB = Path("/stdlib/python_stdlib.zip")
# Whole, because what of them is loaded depends on the browser or on what goes wrong.
FAMILIES = ("_pyodide", "asyncio", "collections", "importlib", "pyodide", "sqlite3")
SIMPLE = ("encodings/cp437.py", "encodings/idna.py", "traceback.py", "linecache.py", "textwrap.py")
# What the packages of others use where it is there, and do without.
OPTIONAL = ("attr", "jinja2", "numpy", "pydantic", "pygments", "rich")
READ = ("anyio/__init__.py", "anyio/abc/__init__.py")  # their own source, to import late
CONTRACT = STAGED / "ludotheque" / "contract.py"  # what it demands of a game stands in its source
EMPTY = STAGED / "ludotheque" / "store" / "empty.sqlite3"  # of today's schema, for a new page
THINKER = "ludotheque.server.workers.worker"
DAY = (2026, 1, 1, 0, 0, 0)  # the same bytes every day


async def main() -> None:
    sys.path[:0] = [str(STAGED)]
    sys.path.append(str(SITE))
    sys.meta_path.insert(0, Found)
    absent: Any = dict.fromkeys(OPTIONAL)
    sys.modules.update(absent)
    import_module(THINKER)
    titles = import_module("ludotheque.registry").titles().values()
    import_module("ludotheque.lab.playout")  # for `ludotheque bench static`
    needed = loaded()
    await take_the_walk()
    EMPTY.write_bytes(empty_database())
    everything = loaded()
    plug_ins = (data(title.folder) for title in titles if title.plug_in)
    games = data(STAGED / "ludotheque" / "games").union({CONTRACT}, announced(), *plug_ins)
    pack("library.zip", needed, games)
    pack("server.zip", everything - needed, data(STAGED / "ludotheque" / "store"))
    pack_stdlib()


async def keep() -> None:
    """Nothing outlives the build."""


async def take_the_walk() -> None:
    host, walk = (import_module(f"ludotheque.static.{name}") for name in ("host", "walk"))
    reply = import_module(THINKER).reply

    async def think(line: str) -> str:
        return str(reply(line))

    opened = await host.start("/page.sqlite3", keep, think)
    await walk.walk(opened)
    await opened.close()


def empty_database() -> bytes:
    path, store = Path("/empty.sqlite3"), import_module("ludotheque.store")
    store.Store(path, lambda: import_module("ludotheque.store.places").Inline(keep)).close()
    return path.read_bytes()


class Found:
    """Notes every file that is imported, also where that fails and something else is done."""

    files: ClassVar[set[str]] = set()

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        spec = PathFinder.find_spec(name, path, target)
        cls.files |= {spec.origin} if spec is not None and spec.origin else set()
        return spec


def used() -> set[str]:
    """The files that were imported, by Python itself before we looked."""
    before = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    return Found.files | {name for name in before if name}


def loaded() -> set[Path]:
    """The files of our packages and of others."""
    paths = map(Path, used())
    return {path for path in paths if path.is_relative_to(STAGED) or path.is_relative_to(SITE)}


def data(folder: Path) -> set[Path]:
    """What is read beside the modules: texts, pictures, and migrations, which are no modules."""
    found = {path for path in folder.rglob("*") if path.is_file()}
    return {p for p in found if p.suffix not in {".py", ".so"} or "migrations" in p.parts}


def announced() -> set[Path]:
    """How plug-ins are found."""
    points = STAGED.glob("*.dist-info/entry_points.txt")
    return {path for point in points for path in point.parent.iterdir()}


def pack(name: str, modules: set[Path], more: set[Path]) -> None:
    with zipfile.ZipFile(OUT / name, "w") as packed:
        for path in sorted(modules | more):
            base = STAGED if path.is_relative_to(STAGED) else SITE
            inside = path.relative_to(base).as_posix()
            keep_source = path in more or inside in READ
            add(packed, inside, path.read_bytes(), as_it_is=keep_source)
        for other, version in distributions(modules):
            about = f"Metadata-Version: 2.1\nName: {other}\nVersion: {version}\n"
            add(packed, f"{other}-{version}.dist-info/METADATA", about.encode(), as_it_is=True)


def distributions(modules: set[Path]) -> list[tuple[str, str]]:
    """The packages of others: some ask for their own version."""
    found = {path.relative_to(SITE).parts[0] for path in modules if path.is_relative_to(SITE)}
    known = metadata.packages_distributions()
    names = {name for top in found for name in known.get(top.removesuffix(".py"), [])}
    return sorted((name, metadata.version(name)) for name in names)


def pack_stdlib() -> None:
    inside = {name.partition("python314.zip/")[2] for name in used()}
    with zipfile.ZipFile(STDLIB) as whole, zipfile.ZipFile(OUT / STDLIB.name, "w") as packed:
        for name in whole.namelist():
            if name in inside or name in SIMPLE or name.partition("/")[0] in FAMILIES:
                add(packed, name, whole.read(name), as_it_is=False)


def add(packed: zipfile.ZipFile, name: str, content: bytes, *, as_it_is: bool) -> None:
    if name.endswith(".py") and not as_it_is:
        code = compile(content, f"/{name}", "exec", dont_inherit=True, optimize=2)
        external: Any = import_module("importlib._bootstrap_external")
        name, content = f"{name}c", bytes(external._code_to_hash_pyc(code, b"\0" * 8, False))  # noqa: SLF001
    entry = zipfile.ZipInfo(name, DAY)
    packed.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
