"""Writes the skeleton of a game: a whole small one, as a package of its own, to be changed."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".txt"  # no tool takes a template for the thing itself
PREFIX_LENGTH = 3  # letters of a rule's id

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadName(ValueError):
    """A name that no game can have here."""


def write(name: str, into: Path) -> list[Path]:
    """The files of a new game, in a new folder of its name; BadName when it cannot be."""
    folder = into / name
    _check(name, folder)
    written = []
    for file, text in sorted(files(name).items()):
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def files(name: str) -> dict[str, str]:
    """Every file of the skeleton by its path."""
    words = name.split("-")
    letters = re.sub(r"[^A-Z]", "", name.upper())
    values = {
        "@id@": name,
        "@name@": name.replace("-", "_"),
        "@Title@": " ".join(word.capitalize() for word in words),
        "@Class@": "".join(word.capitalize() for word in words),
        "@PRE@": letters[:PREFIX_LENGTH].ljust(PREFIX_LENGTH, "X"),
    }
    found = {}
    for path in TEMPLATE.rglob(f"*{SUFFIX}"):
        file = path.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        found[_filled(file, values)] = _filled(path.read_text(encoding="utf-8"), values)
    return found


def _filled(text: str, values: dict[str, str]) -> str:
    for placeholder, value in values.items():
        text = text.replace(placeholder, value)
    return text


def _check(name: str, folder: Path) -> None:
    package = name.replace("-", "_")
    if not _NAME.fullmatch(name):
        raise BadName(f"{name!r} is no name; allowed are small letters, digits and hyphens")
    if folder.exists():
        raise BadName(f"{folder} is there already; choose another name, or another folder")
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise BadName(f"there is a Python module {package!r} already; choose another name")
