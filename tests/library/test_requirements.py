"""What `pip install ludotheque` brings, and that the library needs nothing else.

The environment is made of what is installed here: links to the packages that our
requirements name, and to those that these need. No network is asked.
"""

import os
import re
import subprocess
import sys
import tomllib
import venv
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ludotheque

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
NEEDED = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
MAY_IMPORT = {"librt", "msgspec", "mypy_extensions", "typing_extensions"}
THIRD_PARTY = (
    "import sys; print(*{name.split('.')[0] for name in sys.modules}"
    " - sys.stdlib_module_names - {'__main__', 'ludotheque'})"
)
PLAY = "import ludotheque as lt; t = lt.new('airlines', 3); t.act(t.to_act(), lt.ask(t))\n"
NOT_ON_WINDOWS = (
    "import sys; sys.modules.update(dict.fromkeys(('fcntl', 'grp', 'pwd', 'pty', 'resource', "
    "'syslog', 'termios', 'tty', 'uvloop')))\n"
)


def packages(requirements):
    """The installed packages that these requirements name, with all that those need."""
    found, wanted = {}, [Requirement(text) for text in requirements]
    while wanted:
        one = wanted.pop()
        if one.name in found or (one.marker and not one.marker.evaluate({"extra": ""})):
            continue
        found[one.name] = metadata.distribution(one.name)
        wanted += [Requirement(text) for text in found[one.name].requires or []]
    return found.values()


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """An interpreter that finds the library and its own requirements alone."""
    folder = tmp_path_factory.mktemp("library")
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    tops = {
        Path(package.locate_file(file.parts[0]))
        for package in packages(NEEDED)
        for file in package.files
        if file.parts[0] not in {"..", "__pycache__"}
    }
    here = Path(ludotheque.__file__).parent
    for path in {*tops, here, *here.parent.glob("*__mypyc.*.so")}:
        (site / path.name).symlink_to(path)
    return folder / "bin" / "python"


def run(python, *arguments, said=""):
    return subprocess.run(
        [python, "-P", *arguments],
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_library_needs_a_handful():
    assert len(NEEDED) <= 6


def test_the_library_plays_with_its_own_requirements(python):
    done = run(python, "-c", PLAY + THIRD_PARTY)
    assert done.returncode == 0, done.stderr
    ours = {name for name in done.stdout.split() if name.endswith("__mypyc")}
    assert set(done.stdout.split()) - ours <= MAY_IMPORT


def test_its_environment_is_a_control(python):
    """A package of the server is not to be had there."""
    assert "No module named 'litestar'" in run(python, "-c", "import litestar").stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve",),
        ("sit", "http://127.0.0.1:9/table/x", "--program", "true"),
        ("bench", "server"),
    ],
)
def test_what_needs_the_server_says_what_to_install(python, arguments):
    done = run(python, "-m", "ludotheque", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "ludotheque: the server is not installed: pip install 'ludotheque[server]'\n"
    )


@pytest.mark.parametrize("arguments", [("--version",), ("fuzz", "gratte-ciel", "--games", "2")])
def test_the_command_line_needs_no_more(python, arguments):
    done = run(python, "-m", "ludotheque", *arguments)
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_in_the_terminal(python):
    done = run(python, "-m", "ludotheque", "play", "gratte-ciel", said="quit\n")
    assert done.returncode == 0, done.stderr


def test_it_is_imported_without_what_windows_lacks():
    """The store too, so that one line can say why it does not serve a file."""
    code = (
        f"{NOT_ON_WINDOWS}{PLAY}"
        "import ludotheque.cli, ludotheque.testing, ludotheque.store, pathlib\n"
        "from ludotheque.store.lock import FileLock\n"
        "try: FileLock(pathlib.Path('games.sqlite3'))\n"
        "except OSError as error: print(error.strerror)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "no lock protects a file on this system\n"


def test_what_is_used_from_the_inside_is_bounded():
    """A new minor version may change what server/wire.py and compiled rules rely on."""
    bounds = {r.name: str(r.specifier) for r in map(Requirement, [*NEEDED, *EXTRAS["server"]])}
    for name in ("librt", "uvicorn", "websockets", "litestar", "sqlalchemy"):
        assert re.search(r"<\d", bounds[name]), name


def test_rules_are_compiled_with_what_they_run_with():
    build = PROJECT["build-system"]["requires"]
    (mypy,) = [text for text in build if text.startswith("mypy==")]
    assert mypy in EXTRAS["build"]
    librt = [text for text in NEEDED if text.startswith("librt")]
    assert librt == [text for text in build if text.startswith("librt")]


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_the_locks_keep_to_the_bounds(lock):
    text = (ROOT / lock).read_text()
    locked = dict(re.findall(r"^([\w.-]+)==([^ ]+)", text, re.MULTILINE))
    for one in map(Requirement, [*NEEDED, *EXTRAS["server"], *EXTRAS["build"]]):
        assert one.specifier.contains(locked[canonicalize_name(one.name)]), one
