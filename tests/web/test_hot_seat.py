"""Several people, one device: a curtain where they want one, and what was missed behind it."""

import pytest
from playwright.sync_api import expect

from tests.web.games import called

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
    one.until(lambda: acting(one) is not None)
    seat = acting(one)
    choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
    for _ in range(6):
        one.until(lambda: choices.count() or curtain(one).count())
        if acting(one) != seat:
            return
        version = one.version()
        choices.last.click()
        one.until(lambda version=version: one.shown() != version)


def acting(one):
    """Who is to act, at one glance: a curtain may fall at any moment, and then it is None."""
    return one.page.evaluate("document.querySelector('[aria-label=Seats] .acts .name')?.innerText")


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
    one.page.get_by_role("button", name="Close", exact=True).click()
    expect(one.page.get_by_role("log").locator(".line").nth(2)).to_be_visible()


def test_without_a_curtain_by_agreement(shared):
    one = shared(curtain=False)
    one.wait_for_turn()
    first = acting(one)
    take_a_turn(one)
    one.until(lambda: acting(one) not in {first, "Yellow", None})
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


def act(one, verb=None):
    """Choose the first of the list, or the first with these words."""
    choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
    wanted = choices.filter(has_text=verb) if verb else choices
    version = one.version()
    one.page.mouse.move(0, 0)
    wanted.first.click()
    one.until(lambda: one.shown() != version)


def test_a_move_is_taken_back_on_the_curtain_and_not_behind_it(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="skyline-of-the-world")["id"]
    line = ada.open(table)
    line.until(0)
    while ["end"] not in line.view["actions"]:
        line.until(line.act(line.view["actions"][0])["version"])
    one = person(guest=ada)
    one.go(f"/table/{table}")
    lift(one)
    first = acting(one)
    act(one, "End the turn")
    curtain(one).wait_for()
    back = one.page.get_by_role("button", name=f"Take back {first}")
    back.click()
    one.until(lambda: one.shown() is not None and acting(one) == first)
    act(one, "End the turn")
    lift(one)
    one.wait_for_turn()
    assert acting(one) != first
    expect(one.page.get_by_role("button", name="Take back")).to_have_count(0)


@pytest.fixture
def auction(person, guest):
    """Ada and Bob at one device, while a contract is under the hammer; and their line."""
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="auf-achse")["id"]
    line = ada.open(table)
    line.until(0)
    called(line)
    one = person(guest=ada)
    one.go(f"/table/{table}")
    return one, line


def test_an_auction_is_held_without_curtains(auction):
    """Nobody's secret contracts are shown meanwhile, and after it a curtain falls once."""
    one, line = auction
    one.page.locator("main[data-version]").wait_for()
    own = one.page.get_by_role("region", name="My contracts").locator("[data-contract]")
    for _ in range(2):  # Bob bids, Ada answers
        assert curtain(one).count() == 0
        assert line.view["prompt"][0] in {"auction", "match"}
        secret = [mine["contract"]["name"] for mine in line.view["board"]["mine"] if mine["secret"]]
        shown = own.evaluate_all("all => all.map(each => each.dataset.contract)")
        assert not {*secret} & {*shown}
        version = line.view["version"]
        act(one)
        line.until(version + 1)
        if line.view["prompt"][0] not in {"auction", "match"}:
            break
    while line.view["prompt"][0] in {"auction", "match"}:
        version = line.view["version"]
        act(one, "Pass")
        line.until(version + 1)
    curtain(one).wait_for()
