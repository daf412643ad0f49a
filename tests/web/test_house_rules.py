"""Numbers of a game that a table changes: chosen, shown to whoever is invited, played with."""

import pytest

from tests.web.browsing import PHONE

pytestmark = pytest.mark.browser

SAID = "House rule: Points at the start, 60 instead of 45"


def test_a_table_plays_by_a_house_rule_that_everybody_sees(person, server):
    ada, bob = person(), person(viewport=PHONE)
    page = ada.go("/new/gratte-ciel")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who plays Yellow").select_option("invited")
    choose_points(page, "60")
    page.get_by_text("(1 house rule)").wait_for()
    page.get_by_text("Bots have learned with the numbers of the rules").wait_for()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation to play Yellow").input_value()
    assert page.get_by_text(SAID).count() == 1

    page = bob.go(link)
    page.get_by_text(SAID).wait_for()
    page.get_by_role("textbox").fill("Bob")
    page.keyboard.press("Enter")
    page.locator("main[data-version]").wait_for()

    ada.page.locator("main[data-version]").wait_for()
    ada.page.get_by_role("tab", name="Rules").click()
    ada.page.get_by_text(SAID).wait_for()
    scores = ada.page.locator(".seats .score").all_inner_texts()
    assert "60 points" in scores, scores  # a bot may have landed already
    table = server.room(ada.page.url.rsplit("/", 1)[-1]).table
    assert table.options["start-points"] == 60


def test_a_number_out_of_its_range_opens_no_table(person):
    page = person().go("/new/gratte-ciel")
    page.get_by_label("Your name").fill("Ada")
    choose_points(page, "500")
    page.get_by_role("button", name="Open the table").click()
    invalid = page.locator("input:invalid")
    assert invalid.count() == 1
    assert invalid.evaluate("field => field === document.activeElement")
    page.get_by_role("button", name="As the rules say").click()
    assert page.get_by_label("Points at the start").input_value() == "45"
    assert page.get_by_text("house rule)").count() == 0


def choose_points(page, number):
    page.get_by_text("Change numbers").click()
    field = page.get_by_label("Points at the start")
    field.fill(number)
    field.press("Tab")
