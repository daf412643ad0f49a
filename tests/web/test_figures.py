"""Figures tell the truth: with their unit, as the reader writes numbers, and whole."""

import re

import pytest

from tests.web.games import playing
from tests.web.series import played

pytestmark = pytest.mark.browser

# Each language's thousands: 15,200 or 15.200 or 15 200 (with a narrow space).
GROUPED = {"en": ",", "de": ".", "fr": "\u202f"}
SHOWN = """() => {
    window.floated = [];
    const note = () => {
        for (const each of document.querySelectorAll('.delta')) {
            window.floated.push(each.textContent.trim());
        }
        requestAnimationFrame(note);
    };
    note();
}"""


@pytest.fixture(scope="module")
def finished(server):
    """A game of Auf Achse that good bots have played to its end: its table and its host."""
    table, host, _ = played(server, "auf-achse")
    return table, host


@pytest.mark.parametrize("code", GROUPED)
def test_a_result_has_its_unit_and_its_thousands(person, finished, code):
    table, host = finished
    one = person(guest=host, locale=code)
    one.go(f"/table/{table}")
    scores = one.page.locator(".over li strong")
    scores.first.wait_for()
    for score in scores.all_inner_texts():
        assert re.fullmatch(rf"\W?\d{{1,3}}(\{GROUPED[code]}\d{{3}})?\s?DM", score), score


def test_the_labels_of_the_chart_are_whole(person, finished):
    table, host = finished
    one = person(guest=host)
    one.go(f"/table/{table}")
    chart = one.page.get_by_role("img", name="Chart")
    chart.wait_for()
    frame = chart.bounding_box()
    labels = chart.locator("text")
    texts = labels.all_text_contents()
    assert any("," in text for text in texts)
    for at in range(labels.count()):
        box = labels.nth(at).bounding_box()
        assert box["x"] >= frame["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]


def test_only_a_change_of_the_score_floats_beside_it(person, guest):
    """A floor that is used up is no point lost: in Gratte-ciel every start lays one."""
    table, mover = playing(guest, 0)
    one = person(guest=mover)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    one.page.evaluate(SHOWN)
    version = one.version()
    one.lot(one.choices()[0]).click()
    one.wait_past(version)
    one.page.wait_for_timeout(100)  # a few frames
    assert one.page.evaluate("window.floated") == []


def test_a_foretold_figure_is_written_like_the_one_it_replaces(person, server):
    """Pay that is foretold in the tutorial: from 4,000 to 6,300, not from 4000."""
    steps = server.guest().get("/api/games/auf-achse/tutorial").json()["steps"]
    one = person()
    one.go("/learn/auf-achse")
    foretold = set()
    for number, step in enumerate(steps[:-1], 1):
        one.page.get_by_text(f"Step {number} of").wait_for()
        if step["do"] is None:
            one.page.get_by_role("button", name="Go on").click()
            continue
        choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
        asked = choices.nth(step["view"]["actions"].index(step["do"]))
        asked.hover()
        foretold.update(one.page.locator(".fact .then").all_inner_texts())
        asked.click()
    assert any("," in text for text in foretold)
    assert not [text for text in foretold if re.search(r"\d{4}", text)]
