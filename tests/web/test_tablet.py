"""A tablet: the log lies open beside the seats, and a result is seen whole."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import TABLET
from tests.web.games import playing
from tests.web.series import played

pytestmark = pytest.mark.browser


def test_the_log_lies_open(person, guest):
    """Without a touch, and as high as the seats beside it leave room for."""
    table, mover = playing(guest)
    page = person(guest=mover, viewport=TABLET).go(f"/table/{table}")
    log = page.get_by_role("log")
    log.wait_for()
    seats = page.get_by_role("list", name="Seats").bounding_box()
    box = log.bounding_box()
    assert box["height"] > seats["height"] / 2
    buttons = page.get_by_role("navigation", name="Panel").get_by_role("button", name="Log")
    expect(buttons).to_have_count(0)


def test_what_a_choice_does_lies_over_the_log(person, guest):
    table, mover = playing(guest)
    one = person(guest=mover, viewport=TABLET)
    page = one.go(f"/table/{table}")
    one.wait_for_turn()
    one.lot(one.choices()[0]).hover()
    preview = page.get_by_role("region", name="What it does")
    preview.get_by_role("listitem").first.wait_for()
    over = """one => {
        const { left, top } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 8, top + 8));
    }"""
    assert preview.evaluate(over)
    page.mouse.move(0, 0)
    expect(preview).to_have_count(0)
    assert page.get_by_role("log").evaluate(over)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_a_result_is_seen_whole(person, finished_game, locale):
    table, host = finished_game
    page = person(guest=host, viewport=TABLET, locale=locale).go(f"/table/{table}")
    result = page.locator(".over")
    result.wait_for()
    hidden = "one => one.scrollHeight - one.clientHeight"
    assert result.evaluate(hidden) <= 0
    below = page.locator("nav.buttons").bounding_box()["y"]
    for way in page.locator(".over .next > *").all():
        box = way.bounding_box()
        assert box["y"] + box["height"] <= below


@pytest.fixture(scope="module")
def finished_game(server):
    table, host, _ = played(server, "skyline-of-the-world")
    return table, host
