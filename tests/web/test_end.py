"""The end of a game: a feast for whoever saw it come, a result that adds up, a file by name."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.server.client import play
from tests.web.browsing import DESK, PHONE, TABLET
from tests.web.games import finished
from tests.web.series import played

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_whoever_sees_the_end_come_has_a_feast(person, guest, motion):
    people = [guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].create("me", "open", "open")["id"]
    for seat, other in enumerate(people[1:], 1):
        other.join(table, seat)
    one = person(guest=people[0], reduced_motion=motion)
    one.go(f"/table/{table}").locator("main[data-version]").wait_for()
    one.page.evaluate("""() => {
        window.pieces = 0;
        new MutationObserver(() => {
            window.pieces = Math.max(window.pieces, document.querySelectorAll('.sky svg').length);
        }).observe(document.body, {childList: true, subtree: true});
    }""")
    sockets = [each.open(table) for each in people]
    play(sockets, 1000)
    one.page.get_by_role("region", name="Result").wait_for()
    if motion == "reduce":
        one.page.wait_for_timeout(300)
        assert one.page.evaluate("window.pieces") == 0
    else:
        one.until(lambda: one.page.evaluate("window.pieces") > 20)
        expect(one.page.locator(".sky")).to_have_count(0, timeout=10_000)  # and gone


def test_whoever_looks_it_up_later_has_none(person, guest):
    table, people = finished(guest)
    one = person(guest=people[0], reduced_motion="no-preference")
    one.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
    assert one.page.locator(".sky").count() == 0


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The game ended because {name} could no longer fly."),
        ("fr", "Fin de la partie\u00a0: {name} ne pouvait plus voler."),
        ("de", "Das Spiel endete, weil {name} nicht mehr fliegen konnte."),
    ],
)
def test_the_result_tells_who_could_not_fly(person, stuck, locale, said):
    table, people, name = stuck
    one = person(guest=people[0], locale=locale)
    one.go(f"/table/{table}").locator(".over").wait_for()
    expect(one.page.locator(".over")).to_contain_text(said.format(name=name))


@pytest.fixture(scope="module")
def stuck(server):
    """A game that ended because somebody could not fly: its table, its people, and who."""
    while True:
        table, people = finished(server.guest)
        (ended,) = [e for e in server.room(table).started().events[-1] if e.name == "ended"]
        if ended.facts["reason"] == "cannot-fly":
            return table, people, ("Ada", "Bob", "Cleo")[ended.facts["seat"]]


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=lambda size: size["width"])
def test_the_winner_comes_first_at_every_width(person, stuck, size):
    table, people, _ = stuck
    one = person(guest=people[0], viewport=size)
    one.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
    expect(one.page.locator("main h2").first).to_contain_text("win")
    assert one.page.get_by_role("region", name="What to do").count() == 0


def test_the_file_is_called_after_game_and_day(person, guest):
    table, people = finished(guest)
    one = person(guest=people[0])
    one.go(f"/table/{table}")
    with one.page.expect_download() as waiting:
        one.page.get_by_role("link", name="Download the game").click()
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert waiting.value.suggested_filename == f"gratte-ciel-{today}.json"


def test_a_result_adds_up(person, server):
    """What a penalty took at the end stands beside the money that it was taken from."""
    table, host, last = played(server, "auf-achse")
    view = host.get(f"/api/tables/{table}/moments/{last}").json()["view"]
    one = person(guest=host)
    one.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
    for score, facts in zip(view["result"]["scores"], view["facts"], strict=True):
        change = score - facts["money"]
        row = one.page.locator(".over li", has_text=f"{score:,} DM").first
        if change:
            expect(row).to_contain_text(f"{facts['money']:,} DM")
            said = rf"[+\u2212]{abs(change):,} DM for cards that were kept"
            expect(row).to_contain_text(re.compile(said))
