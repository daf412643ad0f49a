"""Puts the static edition together: pages, Python, our packages, and a list of it all."""

import base64
import gzip
import hashlib
import json
import shutil
import subprocess
import sysconfig
from pathlib import Path

import msgspec

from ludotheque.static import inputs
from ludotheque.static.checkout import CannotBuild, Checkout, digest
from ludotheque.static.licences import FILE, licences
from ludotheque.static.staging import add_plug_ins, stage
from ludotheque.static.wasm import compiled_rules

PAGE = Path(__file__).parent / "page"
LOADER = ("pyodide.mjs", "pyodide.asm.mjs")
WORKER = ("worker.mjs", "storage.mjs")
WASM = "pyodide.asm.wasm"
PACKED = ("python_stdlib.zip", "library.zip", "server.zip")
PYTHON = "py"  # the folder with everything that the worker loads
SERVICE_WORKER = "service-worker.js"
KEPT = 3  # packed folders, so that a build with a plug-in does not cost the one without


class Parts(msgspec.Struct):
    """What a folder is put together from; `rules` is None where they run interpreted."""

    pages: Path
    pyodide: Path
    rules: Path | None
    packed: Path
    licences: str


def build(checkout: Checkout, out: Path) -> bool:
    """Build a folder for any web host; whether the rules are compiled."""
    parts = _parts(checkout, out)
    python = _begin(parts, out)
    for folder, names in ((parts.pyodide, (*LOADER, WASM)), (PAGE, WORKER), (parts.packed, PACKED)):
        for name in names:
            shutil.copyfile(folder / name, python / name)
    _boot(out, "boot.js", {path.name: path.stat().st_size for path in sorted(python.iterdir())})
    _write_list(out)
    return parts.rules is not None


def build_usb(checkout: Checkout, out: Path) -> bool:
    """Build a folder that opens from a disk, where a page can load nothing but scripts."""
    parts = _parts(checkout, out)
    python = _begin(parts, out)
    (python / "worker.js.js").write_text(_payload("worker.js", _usb_worker(checkout, parts)))
    loaded = [parts.pyodide / WASM, *(parts.packed / name for name in PACKED)]
    for path in loaded:
        packed = base64.b64encode(gzip.compress(path.read_bytes(), mtime=0)).decode()
        (python / f"{path.name}.js").write_text(_payload(path.name, packed))
    _boot(out, "usb-boot.js", {path.name: path.stat().st_size for path in loaded})
    return parts.rules is not None


def _parts(checkout: Checkout, out: Path) -> Parts:
    if out.exists() and any(out.iterdir()) and not (out / "boot.js").exists():
        raise CannotBuild(f"{out} holds something else; name an empty folder")
    pyodide = inputs.pyodide(checkout.cache)
    rules = compiled_rules(checkout, pyodide)
    packed = _packed(checkout, pyodide, rules)
    return Parts(_pages(checkout), pyodide, rules, packed, licences(checkout, packed))


def _begin(parts: Parts, out: Path) -> Path:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(parts.pages, out)
    (out / FILE).write_text(parts.licences, encoding="utf-8")
    (out / PYTHON).mkdir()
    return out / PYTHON


def _boot(out: Path, name: str, box: dict[str, int]) -> None:
    (out / "boot.js").write_text((PAGE / name).read_text().replace("'@BOX@'", json.dumps(box)))


def _payload(name: str, text: str) -> str:
    return f"ludotheque.packed[{json.dumps(name)}] = {json.dumps(text)};\n"


def _packed(checkout: Checkout, pyodide: Path, rules: Path | None) -> Path:
    """Python's library, the games and the server, byte-compiled; only what is used of them."""
    staged = stage(checkout, rules)
    add_plug_ins(staged)
    site = Path(sysconfig.get_paths()["purelib"])
    sources = [path for path in staged.rglob("*") if path.is_file()]
    lock = checkout.root / "requirements.lock"
    folder = checkout.cache / f"packed-{digest([*sources, *PAGE.glob('pack.*'), lock])}"
    if not folder.exists():
        partial = checkout.cache / "packing"
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir()
        _run_node(checkout, str(PAGE / "pack.mjs"), *map(str, (pyodide, staged, site, partial)))
        partial.rename(folder)
        lately = sorted(checkout.cache.glob("packed-*"), key=lambda path: path.stat().st_mtime)
        for old in lately[:-KEPT]:
            shutil.rmtree(old)
    return folder


def _pages(checkout: Checkout) -> Path:
    """The pages of this edition."""
    sources: list[Path] = checkout.script("build_pages").page_sources()
    return _built(checkout, "pages", "vite.static.ts", sources)


def _usb_worker(checkout: Checkout, parts: Parts) -> str:
    """The worker and the loader of its Python as one script."""
    loader = checkout.cache / "loader"
    shutil.rmtree(loader, ignore_errors=True)
    loader.mkdir()
    for path in (*(parts.pyodide / name for name in LOADER), *PAGE.glob("*.mjs")):
        shutil.copyfile(path, loader / path.name)
    built = _built(checkout, "usb", "vite.usb.ts", list(loader.iterdir()))
    return (built / "worker.js").read_text()


def _built(checkout: Checkout, name: str, config: str, sources: list[Path]) -> Path:
    """A folder that Vite builds, when something it depends on has changed."""
    pages = checkout.script("build_pages")
    folder, stamp = checkout.cache / name, checkout.cache / f"{name}.stamp"
    wanted = digest([*sources, checkout.web / config])
    if not folder.exists() or not stamp.exists() or stamp.read_text() != wanted:
        pages.install_packages()
        quiet = ("--logLevel", "error")
        pages.run_node("npx", "--no-install", "vite", "build", "-c", config, *quiet)
        stamp.write_text(wanted)
    return folder


def _run_node(checkout: Checkout, *script: str) -> None:
    node, environment = checkout.node()
    done = subprocess.run(
        [node, *script], env=environment, text=True, check=False, capture_output=True
    )
    if done.returncode:
        raise CannotBuild(f"Python could not be packed: {done.stderr[-2000:]}")


def _write_list(out: Path) -> None:
    """The service worker with the list of what it keeps, each by its content."""
    (out / SERVICE_WORKER).unlink()  # that of the served pages
    files = sorted(path for path in out.rglob("*") if path.is_file())
    named = {path.relative_to(out).as_posix(): digest([path]) for path in files}
    build = hashlib.sha256(json.dumps(named).encode()).hexdigest()[:16]
    worker = (PAGE / SERVICE_WORKER).read_text().replace("@BUILD@", build)
    (out / SERVICE_WORKER).write_text(worker.replace("'@LIST@'", json.dumps(named, indent=2)))
