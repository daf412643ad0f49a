"""The example is played in chromium on the board that it brings along."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from tests.example import install
from tests.web.test_plug_in import SERVE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """A server in the example's own environment."""
    folder = tmp_path_factory.mktemp("harbour")
    python, environment = install(folder)
    process = subprocess.Popen(
        [python, "-c", SERVE, folder / "data"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process.stdout.readline().strip()
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


def test_it_is_played_to_its_end_on_its_own_board(harbour, person):
    ada = person(origin=harbour)
    page = ada.go()
    page.get_by_role("button", name="Play now: Fog Harbour").click()
    result = page.get_by_role("region", name="Result")
    while True:
        ada.until(lambda: ada.my_turn() or result.count())
        if result.count():
            break
        version = ada.version()
        bids = page.locator(".harbour .bids button")
        page.mouse.move(0, 0)
        bids.nth(min(2, bids.count() - 1)).click()
        ada.wait_past(version)
    expect(result).to_contain_text(re.compile(r"wins?[.!]|win"))


def test_another_file_under_its_name_is_not_run(harbour, person):
    """The control: the browser itself refuses a module whose hash is not the promised one."""
    ada = person(origin=harbour)

    def spoil(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + "\n//")

    ada.context.route("**/boards/**/*.js", spoil)
    page = ada.go()
    page.get_by_role("button", name="Play now: Fog Harbour").click()
    ada.until(lambda: any("integrity" in error for error in ada.errors))
    assert page.locator(".harbour").count() == 0
    ada.errors.clear()


def test_its_tutorial_points_at_its_board(harbour, person):
    ada = person(origin=harbour)
    page = ada.go("/learn/fog-harbour")
    expect(page.locator(".harbour")).to_be_visible()
    expect(page.get_by_text("Crates come in out of the fog")).to_be_visible()
