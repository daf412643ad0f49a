"""The coach beside a replay: asked for, told piece by piece, in words of the game, to try again."""

import re

import pytest
from playwright.sync_api import expect

from tests.server import reviewed
from tests.web.browsing import PHONE
from tests.web.games import finished
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser
WORDS = {
    "en": ("Coach", "Ask the coach", "The coach would rather", "Try again from here"),
    "fr": ("Entraîneur", "Demander à", "entraîneur aurait préféré", "Réessayer"),
    "de": ("Trainer", "Den Trainer fragen", "Der Trainer würde lieber", "Hier noch einmal"),
}


@pytest.fixture(scope="module")
def game(server):
    """A finished game, and somebody who sat there."""
    table, people = finished(server.guest)
    return table, people[0]


def asked(one, table, language="en", open_sheet=None):
    """The coach's panel, once everything was looked at."""
    tab, ask, *_ = WORDS[language]
    page = one.go(f"/table/{table}/at/5")
    if open_sheet:
        open_sheet(page)
    else:
        page.get_by_role("tab", name=tab).click()
    panel = page.get_by_role("region", name=tab)
    panel.get_by_role("button", name=ask).click()
    all_of_them = re.compile(r"\b(\d+)\D+\1\b")  # so many of so many
    expect(panel.get_by_role("status")).to_have_text(all_of_them)
    return panel


@pytest.mark.parametrize("language", WORDS)
def test_the_coach_speaks_of_what_cost_most(person, game, language):
    one = person(locale=language, guest=game[1])
    panel = asked(one, game[0], language)
    _, _, rather, again = WORDS[language]
    remark = panel.locator("ol li").first
    expect(remark).to_contain_text(rather)
    expect(remark).to_contain_text(re.compile(r"\d+\s?% → \d+\s?%"))
    before, after = map(int, re.findall(r"(\d+)\s?%", remark.locator("strong").inner_text()))
    assert after < before
    assert not re.search(r"coach-|action-|prompt-|\{", panel.inner_text())
    remark.get_by_role("button", name=re.compile(again)).click()
    one.until(lambda: "/at/" not in one.page.url)
    one.page.locator("main[data-version] [data-lot]").first.wait_for()


def test_a_remark_leads_to_its_moment_and_the_chart_to_any(person, game):
    one = person(guest=game[1])
    panel = asked(one, game[0])
    link = panel.locator("ol li a").first
    step = int(re.search(r"\d+", link.inner_text())[0])
    link.click()
    one.until(lambda: one.version() == step - 1)
    chart = panel.get_by_role("img", name=re.compile("Chart of every player.s chances"))
    box = chart.bounding_box()
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    one.until(lambda: one.version() != step - 1)
    panel.get_by_text("As a table").click()
    cells = panel.get_by_role("table").get_by_role("row").last.get_by_role("cell")
    assert "0%" in cells.all_inner_texts()
    assert chart.locator(".band").count() == 3


def test_the_chances_are_in_sight_at_a_full_table(person, server):
    """Four seats and a low window: the chart comes first, and most of it is seen at once."""
    ada = server.guest("Ada")
    table = reviewed.finished(ada, "me", "me", "me", "me")
    panel = asked(person(guest=ada), table)
    chart = panel.get_by_role("img", name=re.compile("Chart of every player.s chances"))
    expect(chart).to_be_in_viewport(ratio=0.75)
    assert chart.bounding_box()["y"] < panel.locator("ol li").first.bounding_box()["y"]


def test_whoever_has_only_keys_or_a_screen_reader(person, game):
    one = person(guest=game[1])
    page = one.go(f"/table/{game[0]}/at/5")
    page.get_by_role("tab", name="Log").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    panel = page.get_by_role("region", name="Coach")
    panel.get_by_role("combobox", name="Whose game?").select_option(label="Bob")
    panel.get_by_role("button", name="Ask the coach").press("Enter")
    expect(panel).to_contain_text("real decisions looked at")
    expect(panel).to_contain_text("of winning chance lost")
    assert_clean(page, "the coach")


def test_on_a_phone(person, game):
    one = person(guest=game[1], viewport=PHONE, has_touch=True)

    def open_sheet(page):
        page.get_by_role("navigation").get_by_role("button", name="Coach").tap()

    asked(one, game[0], open_sheet=open_sheet)
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert one.page.evaluate(wide)
    assert_clean(one.page, "the coach on a phone")
