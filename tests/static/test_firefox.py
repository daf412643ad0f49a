"""On demand (TEST_FIREFOX=1): whole games in Firefox, with the network cut and from a disk."""

import os

import pytest

from ludotheque.static.build import build_usb
from tests.static.conftest import building, hosting
from tests.static.firefox import firefox, installed

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.environ.get("TEST_FIREFOX") != "1", reason="on demand: TEST_FIREFOX=1"),
    pytest.mark.skipif(installed() is None, reason="there is no Firefox"),
]
GAME = "Gratte-ciel"


@pytest.fixture
def window(tmp_path):
    profile = tmp_path / "profile"
    profile.mkdir()
    with firefox(profile) as opened:
        yield opened


def test_a_whole_game_offline(window, box):
    with hosting(box) as server:
        window.go(server.address)
        window.until("!!document.querySelector('header')")
        window.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    window.reload()  # there is nobody to ask any more
    window.play(GAME)
    window.reload()
    window.until("!!document.querySelector('[aria-label=Result]')")


def test_a_whole_game_from_a_disk(window, box, tmp_path):
    assert box  # which has built the parts
    with building() as checkout:
        build_usb(checkout, tmp_path / "stick")
    window.go(f"file://{tmp_path}/stick/index.html")
    window.play(GAME)
    window.reload()
    window.until("!!document.querySelector('[aria-label=Result]')")
