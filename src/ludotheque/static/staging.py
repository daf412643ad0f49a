"""The Python of the page before it is packed: our sources, compiled rules, wheels for wasm."""

import shutil
from pathlib import Path

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
