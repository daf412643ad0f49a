"""Compiles the rules for the browser: mypyc writes C, zig's clang makes one library of it.

mypyc is told of a 32-bit Python; `pyconfig.h` comes from Pyodide itself. The headers of the
C library are those that zig has for WASI: what the C of mypyc needs of it is the same.
"""

import importlib.machinery
import importlib.util
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

from ludotheque.static import inputs
from ludotheque.static.checkout import Checkout, digest

SUFFIX = ".cpython-314-wasm32-emscripten.so"
NAMES = "rules.json"  # the modules in the library, and their C
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
SHARED = ("-shared", "--experimental-pic", "--import-memory", "-Bsymbolic", "--strip-all")
LINK = (*SHARED, "--unresolved-symbols=import-dynamic", "--gc-sections")
COMPILE = (
    *("-c", "-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-fno-strict-overflow", "-w"),
    *("-DNDEBUG", "-DPY_CALL_TRAMPOLINE", "-D__wasi__", "-U__EMSCRIPTEN__", "-nostdinc"),
    *("-D_WASI_EMULATED_SIGNAL", "-D_WASI_EMULATED_PROCESS_CLOCKS", "-D_WASI_EMULATED_GETPID"),
)
# Where mypyc's C takes a constant of 64 bits out of a Python object, at every use.
UNPACKED = re.compile(
    r"(?P<before>(?P<box>\w+) = \(CPyTagged\)CPyStatics\[\d+\] \| 1; /\* (?P<value>\d+) \*/\n"
    r"(?:(?!\}$).*\n){0,40}?\s*(?P<bare>\w+) = (?P=box) \^ 1;\n"
    r"\s*(?P<object>\w+) = \(void \*\)(?P=bare);\n\s*\w+ = )"
    r"CPyLong_AsInt64\((?P=object)\);",
    re.MULTILINE,
)


def compiled_rules(checkout: Checkout, pyodide: Path) -> Path | None:
    """The folder with the compiled modules; None where they cannot be compiled here."""
    rules = checkout.script("build_rules")
    modules: list[str] = rules.compiled_modules()
    sources = [Path(__file__), Path(rules.__file__)]
    sources += [checkout.source / module for module in modules]
    folder = checkout.cache / f"rules-{digest(sources)}"
    if (folder / "lib").exists():
        return folder / "lib"
    if importlib.util.find_spec("ziglang") is None:
        return None
    headers = inputs.headers(checkout.cache)
    if headers is None:
        return None
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-m", __name__, str(checkout.root), str(folder), *modules]
    subprocess.run(command, cwd=checkout.source, check=True)
    # A copy, because Python.h takes the pyconfig.h beside it.
    shutil.copytree(headers, folder / "include", dirs_exist_ok=True)
    _write_pyconfig(pyodide, folder / "include")
    _link(folder)
    for old in checkout.cache.glob("rules-*"):
        if old != folder:
            shutil.rmtree(old)
    return folder / "lib"


def write_c(root: Path, folder: Path, modules: list[str]) -> None:
    """Write the C; in a process of its own, in the folder of the modules."""
    import sysconfig

    variables: Any = sysconfig.get_config_vars()
    variables["SIZEOF_SIZE_T"] = 4  # before mypyc looks
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, SUFFIX)
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    release = Checkout(root).script("build_rules").release_borrowed
    options = CompilerOptions(
        target_dir=str(folder), capi_version=inputs.PYTHON, python_version=inputs.PYTHON
    )
    command = ["--config-file", str(root / "pyproject.toml"), *modules]
    groups, files, _ = mypyc_build(command, options)
    (sources, group), (written, _) = groups[0], files[0]
    for path in map(Path, written):
        path.write_text(with_plain_constants(release(path.read_text())))
    names = [(source.module, str(source.path).endswith("__init__.py")) for source in sources]
    said = {"library": f"{group}__mypyc", "modules": names, "c": written}
    (folder / NAMES).write_text(json.dumps(said))


def with_plain_constants(code: str) -> str:
    """The same C with constants of more than 31 bits as numbers.

    For a 32-bit Python mypyc keeps them as objects; sets of bits are full of them.
    """
    while (plain := UNPACKED.sub(r"\g<before>\g<value>LL;", code)) != code:
        code = plain  # one may stand between the parts of another
    return code


def _write_pyconfig(pyodide: Path, folder: Path) -> None:
    """Every macro of it is a build-time variable of Pyodide's Python."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        written = Path(library.extract(SYSCONFIG, folder))
    variables = runpy.run_path(str(written))["build_time_vars"]
    known = (
        (name, value)
        for name, value in sorted(variables.items())
        if isinstance(value, int) and value and name.isidentifier() and name.isupper()
    )
    lines = [f"#ifndef {name}\n#define {name} {value}\n#endif" for name, value in known]
    (folder / "pyconfig.h").write_text("\n".join(lines) + "\n")


def _link(folder: Path) -> None:
    """One library with all rules, and for each module a small one that finds its part there."""
    said = json.loads((folder / NAMES).read_text())
    library, partial = said["library"], folder / "partial"
    shims = [_write_shim(folder, library, module) for module, _ in said["modules"]]
    _compile(folder, [*said["c"], *map(str, shims)])
    code = [folder / f"{Path(source).stem}.o" for source in said["c"]]
    _link_one(folder, code, [library], partial / f"{library}{SUFFIX}")
    for shim, (module, is_package) in zip(shims, said["modules"], strict=True):
        last = module.rpartition(".")[2]
        names, inside = ([last, "__init__"], "/__init__") if is_package else ([last], "")
        path = partial / f"{module.replace('.', '/')}{inside}{SUFFIX}"
        _link_one(folder, [shim.with_suffix(".o")], names, path)
    partial.rename(folder / "lib")


def _write_shim(folder: Path, library: str, module: str) -> Path:
    template = (_mypyc_runtime() / "module_shim.tmpl").read_text()
    full = module.replace(".", "___")
    path = folder / f"{full}.c"
    last = module.rpartition(".")[2]
    path.write_text(template.format(modname=last, libname=library, full_modname=full))
    return path


def _link_one(folder: Path, objects: list[Path], names: list[str], out: Path) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    exports = [f"--export-if-defined=PyInit_{name}" for name in names]
    exports += ["--export=__wasm_call_ctors", "--export-if-defined=__wasm_apply_data_relocs"]
    _zig(folder, "wasm-ld", *LINK, *exports, *map(str, objects), "-o", str(out))


def _compile(folder: Path, sources: list[str]) -> None:
    """Each `name.c` to `name.o` in the folder."""
    libc = _zig_folder() / "lib" / "libc" / "include"
    system = [_zig_folder() / "lib" / "include", libc / "wasm-wasi-musl", libc / "generic-musl"]
    include = [part for path in system for part in ("-isystem", str(path))]
    include += [f"-I{path}" for path in (folder / "include", folder, _mypyc_runtime())]
    target = "--target=wasm32-unknown-emscripten"
    _zig(folder, "clang", target, *COMPILE, *include, *sources)


def _mypyc_runtime() -> Path:
    import mypyc

    return Path(str(mypyc.__file__)).parent / "lib-rt"


def _zig_folder() -> Path:
    import ziglang

    return Path(str(ziglang.__file__)).parent


def _zig(folder: Path, *command: str) -> None:
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(folder.parent / "zig")}
    subprocess.run([_zig_folder() / "zig", *command], check=True, env=environment, cwd=folder)


if __name__ == "__main__":
    write_c(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
