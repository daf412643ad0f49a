"""Hints between people: only where they were agreed on, and then everybody knows."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def set_up(one, *, hints):
    """A table of three for two people and a bot; the way in for the second."""
    page = one.go("/new/gratte-ciel")
    page.get_by_label("Your name").fill("Ada")
    switch = page.get_by_role("checkbox", name="Whoever is to act may ask")
    page.get_by_role("button", name="3 players").click()
    expect(switch).to_have_count(0)  # against bots alone there is nothing to agree on
    page.get_by_label("Who plays Blue").select_option("invited")
    switch.set_checked(hints)
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_role("textbox", name="Invitation to play Blue").input_value()


def sit_down(one, link):
    page = one.go(link)
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    page.locator("main[data-version]").wait_for()


@pytest.mark.parametrize("hints", [True, False])
def test_a_hint_between_people(person, hints):
    ada, bob = person(), person()
    sit_down(bob, set_up(ada, hints=hints))
    ada.until(lambda: ada.my_turn() or bob.my_turn())
    mover, other, name = (ada, bob, "Ada") if ada.my_turn() else (bob, ada, "Bob")
    mover.choices()
    asks = mover.page.get_by_role("button", name="Hint")
    if not hints:
        assert asks.count() == 0
        return
    asks.click()
    mover.page.get_by_role("region", name="Hint").wait_for()
    expect(other.page.get_by_role("log")).to_contain_text(f"{name} asked for a hint.")


def test_a_hint_that_is_followed_goes_on_by_itself(person, guest):
    """The plan is announced, and each step of it is shown once the one before is done."""
    ada = guest("Ada")
    table = ada.create("me", "beginner", game="skyline-of-the-world")["id"]
    one = person(guest=ada)
    one.go(f"/table/{table}")
    hint = one.page.get_by_role("region", name="Hint")
    while True:
        one.wait_for_turn()
        if one.page.get_by_role("button", name="Hint").count():
            one.page.get_by_role("button", name="Hint").click()
            hint.wait_for()
            if hint.get_by_text("Then:").count():
                break
        version = one.version()
        one.page.mouse.move(0, 0)
        one.page.get_by_role("list", name="Choices").get_by_role("button").last.click()
        one.wait_past(version)
    announced = hint.locator(".then").inner_text().removeprefix("Then: ").split(" · ")
    for action in announced:
        version = one.version()
        one.page.mouse.move(0, 0)
        hint.get_by_role("button", name="Do this").click()
        one.wait_past(version)
        if one.page.get_by_role("list", name="Choices").get_by_role("button").count() == 1:
            return  # what is left needs no hint
        expect(hint).to_contain_text(action)
