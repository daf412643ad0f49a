"""Puts the static edition together: pages, Python, our packages, and a list of it all."""

import hashlib
import json
import shutil
import subprocess
import sysconfig
from pathlib import Path

from ludotheque.static import inputs
from ludotheque.static.checkout import CannotBuild, Checkout, digest
from ludotheque.static.staging import stage
from ludotheque.static.wasm import compiled_rules

PAGE = Path(__file__).parent / "page"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKER = ("worker.mjs", "storage.mjs")
PACKED = ("python_stdlib.zip", "library.zip", "server.zip")
PYTHON = "py"  # the folder with everything that the worker loads
BOOT = """globalThis.ludotheque = {{
  worker: () => new Worker('{python}/worker.mjs', {{ type: 'module' }}),
  base: new URL('{python}/', document.baseURI).href,
  box: {box},
}};
"""


def build(checkout: Checkout, out: Path) -> bool:
    """Build into an empty or earlier folder; whether the rules are compiled."""
    if out.exists() and any(out.iterdir()) and not (out / "boot.js").exists():
        raise CannotBuild(f"{out} holds something else; name an empty folder")
    pyodide = inputs.pyodide(checkout.cache)
    rules = compiled_rules(checkout, pyodide)
    packed = _packed(checkout, pyodide, rules)
    pages = _pages(checkout)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(pages, out)
    python = out / PYTHON
    python.mkdir()
    for folder, names in ((pyodide, RUNTIME), (PAGE, WORKER), (packed, PACKED)):
        for name in names:
            shutil.copyfile(folder / name, python / name)
    box = {path.name: path.stat().st_size for path in sorted(python.iterdir())}
    (out / "boot.js").write_text(BOOT.format(python=PYTHON, box=json.dumps(box)))
    _write_list(out)
    return rules is not None


def _packed(checkout: Checkout, pyodide: Path, rules: Path | None) -> Path:
    """Python's library, the games and the server, byte-compiled; only what is used of them."""
    staged = stage(checkout, rules)
    site = Path(sysconfig.get_paths()["purelib"])
    sources = [path for path in staged.rglob("*") if path.is_file()]
    lock = checkout.root / "requirements.lock"
    folder = checkout.cache / f"packed-{digest([*sources, *PAGE.glob('pack.*'), lock])}"
    if not folder.exists():
        partial = checkout.cache / "packing"
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir()
        _run_node(checkout, str(PAGE / "pack.mjs"), *map(str, (pyodide, staged, site, partial)))
        _forget(checkout.cache, "packed-*")
        partial.rename(folder)
    return folder


def _pages(checkout: Checkout) -> Path:
    """The pages of this edition, built when something they depend on has changed."""
    pages = checkout.script("build_pages")
    folder = checkout.cache / "pages"
    stamp, wanted = checkout.cache / "pages.stamp", digest(pages.page_sources())
    if not stamp.exists() or stamp.read_text() != wanted or not folder.exists():
        pages.install_packages()
        config = ("-c", "vite.static.ts", "--logLevel", "error")
        pages.run_node("npx", "--no-install", "vite", "build", *config)
        stamp.write_text(wanted)
    return folder


def _run_node(checkout: Checkout, *script: str) -> None:
    environment = checkout.script("build_pages").node_environment()
    node = shutil.which("node", path=environment["PATH"]) or "node"
    done = subprocess.run(
        [node, *script], env=environment, text=True, check=False, capture_output=True
    )
    if done.returncode:
        raise CannotBuild(f"Python could not be packed: {done.stderr[-2000:]}")


def _write_list(out: Path) -> None:
    """The service worker with the list of what it keeps, each by its content."""
    worker = (PAGE / "service-worker.js").read_text()
    files = sorted(path for path in out.rglob("*") if path.is_file())
    named = {path.relative_to(out).as_posix(): digest([path]) for path in files}
    build = hashlib.sha256(json.dumps(named).encode()).hexdigest()[:16]
    worker = worker.replace("'@LIST@'", json.dumps(named, indent=2)).replace("@BUILD@", build)
    (out / "service-worker.js").write_text(worker)


def _forget(cache: Path, pattern: str) -> None:
    for old in cache.glob(pattern):
        shutil.rmtree(old)
