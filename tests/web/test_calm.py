"""Calm hands: one click where nothing is dangerous, and none that was meant for something else."""

import pytest
from playwright.sync_api import expect

from tests.web.test_choices import Scene, preview

pytestmark = pytest.mark.browser

FEW = 20  # steps to the first roll
# A click on the first choice the moment a new position is shown, by a pointer that rests.
CLICK_AT_ONCE = """() => {
    const click = () => {
        const there = document.querySelector('.choices li button');
        window.hit = there.textContent.trim();
        there.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
    };
    const watch = new MutationObserver(() => { watch.disconnect(); click(); });
    watch.observe(document.querySelector('main'), {attributeFilter: ['data-version']});
}"""


@pytest.fixture
def driver(person, guest):
    """Somebody who plays Auf Achse against bots, at the moment to roll the die."""
    ada = guest("Ada")
    table = ada.create("me", "beginner", "beginner", game="auf-achse")["id"]
    one = person(guest=ada)
    one.go(f"/table/{table}")
    for _ in range(FEW):
        one.until(lambda: one.my_turn() and choices(one).count())
        if choices(one).all_inner_texts() == ["Roll the die"]:
            return one
        version = one.version()
        one.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        choices(one).last.click()
        one.wait_past(version)
    raise AssertionError("the die was never to be rolled")


def choices(one):
    return one.page.get_by_role("list", name="Choices").get_by_role("button")


def test_a_roll_is_one_click(driver):
    version = driver.version()
    roll = choices(driver).first
    roll.hover()
    expect(preview(driver)).to_contain_text("not known before you do it")
    expect(driver.page.locator(".warning")).to_have_count(0)
    roll.click()
    driver.wait_past(version)


def test_a_click_that_comes_too_late_hits_nothing(driver):
    """The pointer rests where the roll was; another button comes under it and is clicked."""
    version = driver.version()
    driver.page.evaluate(CLICK_AT_ONCE)
    choices(driver).first.click()
    driver.wait_past(version)
    driver.page.wait_for_timeout(500)
    assert driver.page.evaluate("window.hit") != "Roll the die"
    assert driver.version() == version + 1
    choices(driver).first.click()  # the pointer has moved: now it is meant
    driver.wait_past(version + 1)


def test_a_hint_is_followed_by_one_click(driver):
    version = driver.version()
    choices(driver).first.click()
    driver.wait_past(version)
    driver.until(lambda: choices(driver).count() > 1)
    driver.page.get_by_role("button", name="Hint").click()
    driver.page.get_by_role("button", name="Do this").click()
    driver.wait_past(version + 1)


def test_whoever_likes_is_asked_always_or_never(person, guest):
    scene = Scene(guest)
    one = person(guest=scene.mover)
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    prefer(one, "Ask before I do something", "always")
    version = one.version()
    one.lot("a2").click()
    one.page.get_by_role("button", name="Do it").wait_for()
    one.page.keyboard.press("Escape")
    prefer(one, "Ask before I do something", "never")
    one.page.reload()  # it is kept
    one.wait_for_turn()
    one.lot("e3").click()  # ruin
    one.wait_past(version)


def test_nothing_moves_for_somebody_who_wants_it_so(person, guest):
    scene = Scene(guest)
    one = person(guest=scene.mover, reduced_motion="no-preference")
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    one.page.get_by_role("button", name="This table").click()
    one.page.get_by_role("checkbox", name="Animations").uncheck()
    one.page.keyboard.press("Escape")
    version = one.version()
    one.lot("a2").click()
    one.wait_past(version)
    moving = "document.getAnimations().filter(one => one.effect.getTiming().duration > 1).length"
    assert one.page.evaluate(moving) == 0


def prefer(one, what, how):
    one.page.get_by_role("button", name="This table").click()
    one.page.get_by_label(what).select_option(how)
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)
