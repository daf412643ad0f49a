"""A plug-in that is installed goes along, with the board that it brings."""

import os
import shutil
import subprocess
import sys
import zipfile

import pytest

from ludotheque.build_board import build
from tests.example import EXAMPLE, PACKAGE, run
from tests.static.conftest import ROOT, building, hosting
from tests.static.visiting import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.whole]
WAYS = ("web", "disk")


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """Folders with the example, built where it is installed."""
    folder = tmp_path_factory.mktemp("harbour")
    source = folder / "source"
    built = shutil.ignore_patterns("board.js", "board.css", "__pycache__")
    shutil.copytree(EXAMPLE, source, ignore=built)
    build(source / PACKAGE, ROOT / "web" / "node_modules")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(folder / "site")])}
    with building():
        for way, more in zip(WAYS, ([], ["--usb"]), strict=True):
            command = [sys.executable, "-m", "ludotheque", "build-static", *more, folder / way]
            subprocess.run(command, env=environment, cwd=ROOT, check=True)
    return folder


@pytest.mark.usefixtures("box")  # which has built the parts
@pytest.mark.parametrize("way", WAYS)
def test_it_is_played_on_its_own_board(harbour, browser, way):
    with hosting(harbour / "web") as server:
        address = {"web": server.address, "disk": f"file://{harbour}/disk/index.html"}[way]
        visitor = Visitor(browser, address)
        visitor.open()
        visitor.play_now("Fog Harbour")
        left = visitor.page.get_by_text("auctions are left").inner_text()
        visitor.page.locator(".harbour .bids button").first.click()
        visitor.until(lambda: visitor.page.get_by_text("auctions are left").inner_text() != left)
        visitor.context.close()
    assert visitor.errors == []
