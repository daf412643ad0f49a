"""The Python of the page before it is packed: our sources, compiled rules, wheels, plug-ins."""

import shutil
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from ludotheque.registry import PLUG_INS
from ludotheque.static import inputs
from ludotheque.static.checkout import Checkout

NOT_FOR_PAGES = ("tests", "ui", "static", "__pycache__", "poster.jpg")


def stage(checkout: Checkout, rules: Path | None) -> Path:
    """One folder as site-packages would be; a compiled module goes before its source."""
    staged = checkout.cache / "staged"
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(inputs.wheels(checkout.cache), staged)
    package = checkout.source / "ludotheque"
    shutil.copytree(package, staged / "ludotheque", ignore=shutil.ignore_patterns(*NOT_FOR_PAGES))
    ours = staged / "ludotheque" / "static"
    ours.mkdir()
    for name in ("__init__", "host", "walk"):
        shutil.copy(package / "static" / f"{name}.py", ours)
    if rules is not None:
        shutil.copytree(rules, staged, dirs_exist_ok=True)
    return staged


def add_plug_ins(staged: Path) -> None:
    """The games of others that are installed here, and how they are found."""
    for point in entry_points(group=PLUG_INS):
        spec = find_spec(point.value)
        if spec is None or spec.origin is None:
            continue  # the shelf passes it over, too
        target = staged / point.value.replace(".", "/")
        ignored = shutil.ignore_patterns(*NOT_FOR_PAGES)
        shutil.copytree(Path(spec.origin).parent, target, ignore=ignored)
        _describe(staged, point)


def _describe(staged: Path, point: EntryPoint) -> None:
    assert point.dist is not None
    about = staged / f"{point.dist.name.replace('-', '_')}-{point.dist.version}.dist-info"
    about.mkdir(exist_ok=True)
    for name in ("METADATA", "entry_points.txt"):
        (about / name).write_text(point.dist.read_text(name) or "", encoding="utf-8")
