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


USUAL = {
    "en": "as usual with {seats} players: {contracts}",
    "fr": "le nombre habituel à {seats} joueurs\u00a0: {contracts}",
    "de": "wie üblich bei {seats} Personen: {contracts}",
}


@pytest.mark.parametrize("locale", USUAL)
def test_the_usual_number_is_told_in_words(person, locale):
    page = person(locale=locale).go("/new/auf-achse")
    for seats, contracts in (("2", 12), ("4", 20), ("6", 24)):
        page.locator(".counts button", has_text=seats).click()
        words = USUAL[locale].format(seats=seats, contracts=contracts)
        page.locator("option:checked", has_text=words).wait_for(state="attached")
    assert page.locator("input[type=number]:visible").count() == 0


def test_another_number_is_asked_for(person, server):
    page = person().go("/new/auf-achse")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Public contracts").select_option("choose a number")
    field = page.get_by_role("spinbutton", name="Public contracts")
    page.get_by_role("button", name="Open the table").click()
    assert page.locator("input:invalid").count() == 1  # there is none yet
    page.get_by_text("From 4 to ").wait_for()
    field.fill("9")
    field.press("Tab")
    page.get_by_role("button", name="Open the table").click()
    page.locator("main[data-version]").wait_for()
    options = server.room(page.url.rsplit("/", 1)[-1]).table.options
    assert (options["public-contracts"], options["round-limit"]) == (9, 0)


def choose_points(page, number):
    page.get_by_text("Change numbers").click()
    field = page.get_by_label("Points at the start")
    field.fill(number)
    field.press("Tab")
