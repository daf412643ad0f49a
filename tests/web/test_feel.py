"""How it feels: sound when asked for, the mark in the tab, motion only where it is wanted."""

import pytest
from playwright.sync_api import expect

from tests.web.games import playing
from tests.web.test_choices import Scene

pytestmark = pytest.mark.browser

COUNT_NOTES = """
window.notes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.notes++; return start.apply(this, at); };
"""

WATCH_SCORES = """() => {
    window.shown = new Set();
    const note = () => {
        for (const each of document.querySelectorAll('.score .fact:not(.changes)')) {
            window.shown.add(each.textContent.trim());
        }
        requestAnimationFrame(note);
    };
    note();
}"""


@pytest.fixture
def table(person, guest):
    """Somebody at a table of three whose turn it is."""

    def sit(steps=14, **more):
        name, mover = playing(guest, steps)
        one = person(guest=mover, **more)
        one.context.add_init_script(COUNT_NOTES)
        one.go(f"/table/{name}")
        one.wait_for_turn()
        return one

    return sit


def test_it_is_silent_until_somebody_asks_for_sound(table):
    one = table()
    assert one.page.evaluate("window.notes") == 0
    one.page.get_by_role("button", name="Turn sound on").click()
    assert one.page.evaluate("window.notes") == 2  # what my turn will sound like
    one.page.reload()
    one.wait_for_turn()
    one.until(lambda: one.page.evaluate("window.notes") == 2)  # it is kept, and it is my turn
    one.page.get_by_role("button", name="Turn sound off").click()
    one.page.reload()
    one.wait_for_turn()
    assert one.page.evaluate("window.notes") == 0


def test_the_tab_says_when_it_is_my_turn(table):
    one = table()
    assert one.page.title().startswith("● Your turn")
    version = one.version()
    one.move_by_pointer()
    one.wait_past(version)
    one.until(lambda: one.page.title() == "Gratte-ciel")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_scores_count_where_motion_is_wanted(person, guest, motion):
    """From 45 points to none: through numbers in between, or at once."""
    scene = Scene(guest)
    one = person(guest=scene.mover, reduced_motion=motion)
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    one.lot("e3").click()
    one.page.get_by_role("button", name="Do it").wait_for()
    one.page.evaluate(WATCH_SCORES)
    one.page.get_by_role("button", name="Do it").click()
    one.until(lambda: "0 points" in one.page.evaluate("[...window.shown]"))
    between = set(one.page.evaluate("[...window.shown]")) & {f"{n} points" for n in range(2, 44)}
    assert bool(between) == (motion == "no-preference")


def test_what_happened_since_i_last_looked(person, guest):
    table, mover = playing(guest, 20)
    one = person(guest=mover)
    one.go("/").get_by_role("button", name="Play now").first.wait_for()
    one.page.evaluate(
        "table => localStorage.setItem('looked', JSON.stringify([[table, 14]]))", table
    )
    one.go(f"/table/{table}")
    note = one.page.get_by_role("region", name="Since you last looked")
    note.wait_for()
    expect(note).to_contain_text("6 steps")
    expect(note.get_by_role("listitem").first).to_contain_text("flies")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    one.page.reload()
    one.wait_for_turn()
    one.choices()
    assert note.count() == 0  # seen is seen


def test_it_leads_to_the_first_step_that_was_missed(person, guest):
    table, mover = playing(guest, 20)
    one = person(guest=mover)
    one.go("/").get_by_role("button", name="Play now").first.wait_for()
    one.page.evaluate(
        "table => localStorage.setItem('looked', JSON.stringify([[table, 14]]))", table
    )
    one.go(f"/table/{table}").get_by_role("link", name="Watch it step by step").click()
    one.page.locator("main[data-version='15']").wait_for()


@pytest.mark.parametrize("height", [768, 900])
def test_choices_and_log_keep_their_room(person, guest, height):
    """A full table and its hint: nothing is squeezed to nothing or pushed out."""
    ada = guest("Ada")
    table = ada.create("me", "heuristic", "heuristic", "heuristic", game="airlines")["id"]
    one = person(guest=ada, viewport={"width": 1366, "height": height})
    page = one.go(f"/table/{table}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").wait_for()
    assert page.get_by_role("tabpanel").bounding_box()["height"] > 70
    whole, seen = page.locator("main").evaluate("main => [main.scrollHeight, main.clientHeight]")
    assert whole <= seen
