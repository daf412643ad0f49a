"""What is built from, fetched once from the package registries and checked by its hash."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import msgspec

from ludotheque.static.checkout import CannotBuild, CannotFetch

PYTHON = (3, 14)
PLATFORM = "pyemscripten_2026_0_wasm32"
NEWER = """Types: deb
URIs: {archive}
Suites: forky sid
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""


class Input(msgspec.Struct, frozen=True):
    """A package, and the SHA-256 or SHA-512 of its file as its registry tells it."""

    name: str
    version: str
    hash: str


PYODIDE = Input(
    "pyodide",
    "314.0.7",
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
WHEELS = (
    Input(
        "librt", "0.16.0", "sha256-1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839"
    ),
    Input(
        "msgspec",
        "0.22.0",
        "sha256-a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    ),
)
# Any 3.14 will do: they share their binary interface.
HEADERS = (
    Input(
        "libpython3.14-dev",
        "3.14.10-1",
        "sha256-ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa",
    ),
    Input(
        "libpython3.14-dev",
        "3.14.8-1",
        "sha256-86249e59881a141029423a718e766fe0d3fd076de3cecc1127156e540cb1c905",
    ),
)


def pyodide(cache: Path) -> Path:
    """Python for the browser, from npm."""
    folder = cache / f"pyodide-{PYODIDE.version}"
    if not folder.exists():
        command = ["npm", "pack", "--silent", f"{PYODIDE.name}@{PYODIDE.version}"]
        partial = cache / "unpacking"
        shutil.rmtree(partial, ignore_errors=True)
        with tarfile.open(_fetched(cache, PYODIDE, command)) as packed:
            packed.extractall(partial, filter="data")
        (partial / "package").rename(folder)
    return folder


def wheels(cache: Path) -> Path:
    """The packages with compiled parts, for the same platform, from PyPI."""
    folder = cache / "wheels"
    for wheel in WHEELS:
        if list(folder.glob(f"{wheel.name}-{wheel.version}.dist-info")):
            continue
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--platform", PLATFORM, "--python-version", "3.14", "--abi", "cp314"]
        command += ["--only-binary", ":all:", "--dest", ".", f"{wheel.name}=={wheel.version}"]
        with zipfile.ZipFile(_fetched(cache, wheel, command)) as packed:
            packed.extractall(folder)
    return folder


def headers(cache: Path) -> Path | None:
    """The headers of Python 3.14: this machine's, or Debian's; None where neither can be had."""
    if (mine := _installed_headers()) is not None:
        return mine
    folder = cache / "headers"
    if not folder.exists() and not _unpacked_headers(cache, folder):
        return None
    return folder / "usr" / "include" / "python3.14"


def _unpacked_headers(cache: Path, folder: Path) -> bool:
    for wanted in HEADERS:
        try:
            apt = _apt(cache)
            package = _fetched(cache, wanted, [*apt, "download", f"{wanted.name}={wanted.version}"])
            subprocess.run(["dpkg", "-x", package, folder], check=True)
        except (CannotBuild, OSError, subprocess.CalledProcessError):
            continue
        return True
    return False


def _installed_headers() -> Path | None:
    python = os.environ.get("PYTHON314") or shutil.which("python3.14")
    if python is None:
        return None
    ask = "import sysconfig; print(sysconfig.get_paths()['include'])"
    said = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    found = Path(said.stdout.strip() or "/nowhere")
    return found if (found / "Python.h").exists() else None


def _apt(cache: Path) -> list[str]:
    """apt-get on newer suites, with lists of its own, so that nothing of this machine changes."""
    find = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    known = subprocess.run(find, check=True, capture_output=True, text=True).stdout.split()
    archive = next((uri for uri in known if uri.endswith("/debian/")), None)
    if archive is None:
        raise CannotBuild("this machine does not know Debian's archive")
    apt = cache / "apt"
    for folder in ("lists/partial", "archives/partial"):
        (apt / folder).mkdir(parents=True, exist_ok=True)
    (apt / "newer.sources").write_text(NEWER.format(archive=archive), encoding="ascii")
    ours = {
        "Dir::Etc::sourcelist": apt / "newer.sources",
        "Dir::Etc::sourceparts": "-",
        "Dir::State::lists": apt / "lists",
        "Dir::Cache": apt,
        "APT::Sandbox::User": "",
    }
    options = [part for name, value in ours.items() for part in ("-o", f"{name}={value}")]
    quiet = ["apt-get", "-qq", *options]
    subprocess.run([*quiet, "update"], check=True, stdout=subprocess.DEVNULL)
    return quiet


def _fetched(cache: Path, wanted: Input, command: list[str]) -> Path:
    """The one file that a registry's client leaves in an empty folder, if it is the right one."""
    folder = cache / "downloads" / f"{wanted.name}-{wanted.version}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    done = subprocess.run(
        command, cwd=folder, check=False, text=True, capture_output=True, env=_environment()
    )
    found = [path for path in folder.iterdir() if path.is_file()]
    if done.returncode or len(found) != 1:
        said = (done.stderr.strip() or "nothing").splitlines()[-1]
        raise CannotFetch(f"{wanted.name} {wanted.version} could not be fetched: {said}")
    if not _is(found[0], wanted.hash):
        raise CannotBuild(f"{found[0].name} is not the file that this version was made with")
    return found[0]


def _environment() -> dict[str, str]:
    """With the tools of this virtual environment first."""
    here = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": os.pathsep.join([here, os.environ.get("PATH", "")])}


def _is(path: Path, expected: str) -> bool:
    kind, _, value = expected.partition("-")
    made = hashlib.new(kind, path.read_bytes()).digest()
    return value in {made.hex(), base64.b64encode(made).decode()}
