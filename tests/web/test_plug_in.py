"""A game that came as a plug-in, without a board, is played through the list of choices."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.toy import install
from tests.web.browsing import PHONE

pytestmark = pytest.mark.browser

SERVE = """
import sys
from tests.server.running import running
with running(data=sys.argv[1]) as server:
    print(server.origin, flush=True)
    sys.stdin.read()
"""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A server in a process of its own, with one more game installed beside it."""
    folder = tmp_path_factory.mktemp("toy")
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, folder / "data"],
        env=install(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process.stdout.readline().strip()
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


@pytest.mark.parametrize("more", [{}, {"viewport": PHONE}], ids=["desk", "phone"])
def test_the_toy_is_played_to_its_end(shelf, person, more):
    ada = person(origin=shelf, **more)
    page = ada.go()
    page.get_by_role("button", name="Play now: Pebbles").click()
    result = page.get_by_role("region", name="Result")
    while True:
        ada.until(lambda: ada.my_turn() or result.count())
        if result.count():
            break
        version = ada.version()
        choices = page.get_by_role("list", name="Choices").get_by_role("button")
        page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        choices.first.click()
        ada.wait_past(version)
    expect(result).to_contain_text(re.compile(r"wins?[.!]"))


def test_its_option_is_explained_and_used(shelf, person):
    ada = person(origin=shelf)
    page = ada.go("/new/pebbles")
    page.get_by_role("spinbutton").fill("5")
    page.get_by_role("button", name="2 players").click()
    page.get_by_role("button", name="Open the table").click()
    ada.wait_for_turn()
    assert ada.version() <= 1
