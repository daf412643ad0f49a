"""The tutorial: real board, one thing to do at a time, a friendly word for anything else."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE

pytestmark = pytest.mark.browser


@pytest.fixture
def learner(person):
    def begin(**more):
        one = person(**more)
        one.go("/").get_by_role("link", name="Learn Gratte-ciel in three minutes").click()
        one.page.locator("[data-lot]").first.wait_for()
        return one

    return begin


def bubble(one):
    return one.page.get_by_role("region", name="Learn it in three minutes")


def on(one):
    bubble(one).get_by_role("button", name="Go on").click()


def test_from_the_first_word_to_a_real_game(learner, server):
    """By pointer and keyboard in turn, doing what the tutorial asks for."""
    one = learner()
    steps = server.guest().get("/api/games/gratte-ciel/tutorial").json()["steps"]
    assert 6 <= len(steps) <= 12
    for number, step in enumerate(steps, 1):
        expect(bubble(one)).to_contain_text(f"Step {number} of {len(steps)}")
        if number == len(steps):
            break
        if step["do"] is None:
            on(one)
        elif number % 2:
            one.lot(step["do"][-1]).click()
        else:
            one.enter_board()
            one.roam_to(step["do"][-1])
            one.page.keyboard.press("Enter")
    bubble(one).get_by_role("button", name="Play a real game").click()
    one.wait_for_turn()


def test_anything_else_gets_a_friendly_word(learner):
    one = learner()
    on(one)
    other = next(lot for lot in one.choices() if lot != "c3")
    one.lot(other).click()
    expect(bubble(one).get_by_role("alert")).to_contain_text("is for later")
    expect(bubble(one)).to_contain_text("Step 2 of")
    one.page.get_by_role("list", name="Choices").get_by_role("button").filter(has_text="c3").click()
    expect(bubble(one)).to_contain_text("Step 3 of")
    bubble(one).get_by_role("button", name="Back").click()
    expect(bubble(one)).to_contain_text("Step 2 of")


def test_it_points_at_what_it_talks_about(learner):
    one = learner(viewport=PHONE, has_touch=True)
    on(one)
    ring = one.page.locator(".ring")
    ring.wait_for()
    here, lot = ring.bounding_box(), one.lot("c3").bounding_box()
    assert abs(here["x"] + here["width"] / 2 - lot["x"] - lot["width"] / 2) < 4
    width = one.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_it_speaks_three_languages(learner):
    one = learner()
    texts = set()
    for code in ("en", "fr", "de"):
        one.page.get_by_role("combobox").first.select_option(code)
        expect(one.page.locator("html")).to_have_attribute("lang", code)
        one.page.locator(".say").wait_for()
        texts.add(one.page.locator(".say").inner_text())
    assert len(texts) == 3


def test_a_game_without_one_says_so(person):
    one = person()
    one.go("/learn/nothing")
    expect(one.page.get_by_role("alert")).to_be_visible()
    one.page.get_by_role("link", name="All games").first.click()
    one.page.get_by_role("button", name="Play now").first.wait_for()
    one.forgive()
