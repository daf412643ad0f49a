"""Several people, one device: a curtain where they want one, and what was missed behind it."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


@pytest.fixture
def shared(person, guest):
    """Ada and Bob play Airlines at one device against a bot."""

    def sit(**more):
        ada = guest("Ada")
        table = ada.create("me", "here Bob", "casual", game="airlines", **more)["id"]
        one = person(guest=ada)
        one.go(f"/table/{table}")
        return one

    return sit


def lift(one):
    one.page.get_by_role("button", name="I am").click()
    one.page.locator("main[data-version]").wait_for()


def take_a_turn(one):
    """Expand, which ends a turn, as soon as somebody here may."""
    seat = one.page.get_by_role("list", name="Seats").locator(".acts .name").inner_text()
    choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
    for _ in range(6):
        one.until(lambda: choices.count() or curtain(one).count())
        if curtain(one).count() or seat != acting(one):
            return
        version = one.version()
        choices.last.click()
        one.until(lambda version=version: one.shown() != version)


def acting(one):
    return one.page.get_by_role("list", name="Seats").locator(".acts .name").inner_text()


def curtain(one):
    return one.page.get_by_role("button", name="I am")


def test_behind_the_curtain_lies_what_was_missed(shared):
    one = shared()
    for _ in range(2):  # each of them once
        lift(one)
        take_a_turn(one)
        curtain(one).wait_for()
    lift(one)
    note = one.page.get_by_role("region", name="Since you last looked")
    expect(note.get_by_role("listitem").first).to_be_visible()
    one.page.get_by_role("button", name="Close").click()
    expect(one.page.get_by_role("log").locator(".line").nth(2)).to_be_visible()


def test_without_a_curtain_by_agreement(shared):
    one = shared(curtain=False)
    one.wait_for_turn()
    first = acting(one)
    take_a_turn(one)
    one.until(lambda: acting(one) not in {first, "Yellow"})
    assert curtain(one).count() == 0


def test_the_agreement_is_made_when_the_table_is_set_up(person):
    page = person().go("/new/airlines")
    switch = page.get_by_role("checkbox", name="A curtain falls")
    page.get_by_label("Who plays Red").wait_for()
    expect(switch).to_have_count(0)
    page.get_by_label("Who plays Blue").select_option("here")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.locator("main[data-version]").wait_for()
    assert page.get_by_role("button", name="I am").count() == 0
