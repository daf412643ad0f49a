"""Compiles the rules with mypyc, into a folder beside the sources.

Nothing is compiled in place: a stale extension would shadow its source.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from build_cache import CACHE, ROOT, SOURCE, digest

NOT_COMPILED = {"view.py", "drawing.py", "outside.py", "outside_program.py"}
# Hidden symbols let the C compiler inline one rule into another.
C_FLAGS = ["-O3", "-fvisibility=hidden", "-Wno-unused-function"]
HEADER = Path(__file__).with_name("rules.h")
# Where mypyc's C takes a vec out of its box: "arg_numbers = VecI64Api.unbox(obj_numbers);".
UNBOXED = re.compile(r"(\w+) = Vec(\w+)Api\.unbox\([^;]*;")
# Where it asks whether a vec has an item: "cpy_r_r2 = (uint64_t)cpy_r_lot < (uint64_t)cpy_r_r1;".
IN_RANGE = re.compile(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);")
# What the header has a quicker C for: "rows___put_some" is put_some of kit/rows.py.
QUICK = sorted(set(re.findall(r"\bquick_(\w+___\w+)\(", HEADER.read_text())))


def compiled_rules() -> Path | None:
    """The folder with the compiled modules, made when it is missing; None without a C compiler."""
    if not can_compile():
        print("ludotheque: no C compiler, the rules will run interpreted (slower)", flush=True)
        return None
    modules = compiled_modules()
    sources = [Path(__file__), HEADER, *(SOURCE / module for module in modules)]
    out = CACHE / f"compiled-{digest(sources)}"
    if not out.exists():
        print(f"ludotheque: compiling {len(modules)} modules", flush=True)
        for old in CACHE.glob("compiled-*"):
            shutil.rmtree(old)
        partial = CACHE / "partial"
        shutil.rmtree(partial, ignore_errors=True)
        subprocess.run([sys.executable, __file__, partial, *modules], cwd=SOURCE, check=True)
        partial.rename(out)
    return out


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


def run_mypyc(out: str, modules: list[str], temporary: str = str(CACHE / "c")) -> None:
    """Compile into `out`; in a process of its own, in the folder of the modules."""
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
            source.write_text(quickened(release_borrowed(source.read_text())))
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


def quickened(code: str) -> str:
    """The same C, told which ways are rare, appending without a call, writing runs at once.

    docs/decisions/0156-what-the-compiler-is-told.md and 0158-runs-of-numbers.md say what that is
    worth.
    """
    if "vecs/librt_vecs_api" not in code:
        return code
    code = IN_RANGE.sub(r"= likely(\1);", code)
    for name in QUICK:
        if f"CPyStatic_{name.split('___')[0]}___globals" in code and f"CPyDef_{name}(" not in code:
            raise SystemExit(f"ludotheque: {name} of {HEADER.name} is no function of the kit")
        code = code.replace(f"= CPyDef_{name}(", f"= quick_{name}(")
    return HEADER.read_text() + code.replace("VecI64Api.append(", "rules_append(")


if __name__ == "__main__":
    run_mypyc(sys.argv[1], sys.argv[2:])
