"""What a choice costs is seen before it is pointed at; standings tell what is still to come."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.games import playing

pytestmark = pytest.mark.browser


def at_my_turn(person, guest, game, bots=1, **more):
    """Somebody who plays against bots, at their first choice among several."""
    ada = guest("Ada")
    table = ada.create("me", *["casual"] * bots, game=game)["id"]
    one = person(guest=ada, **more)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    return one


def test_flights_are_told_apart_by_what_they_cost(person, guest):
    table, mover = playing(guest, 40)
    line = mover.open(table)
    line.until(40)
    prices = line.ask("prices")["prices"]
    one = person(guest=mover)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
    costing = next(n for n, price in enumerate(prices) if price["changes"])
    points = prices[costing]["changes"]["points"]
    sign = "\u2212" if points < 0 else "+"
    expect(choices.nth(costing)).to_contain_text(re.compile(rf"\{sign}{abs(points)} points?"))
    landing = line.view["actions"][costing][-1]
    expect(one.page.locator(f"[data-fare={landing}]")).to_be_visible()


def test_a_price_on_a_lot_has_the_readers_unit(person, guest):
    one = at_my_turn(person, guest, "skyline-of-the-world", locale="de-DE")
    price = one.page.locator(".price text").first
    price.wait_for()
    assert re.fullmatch(r"\d+\sMio\.", price.text_content())
    chip = one.page.get_by_role("list", name="Auswahl").locator(".price").first
    expect(chip).to_have_text(re.compile("[\u2212+]\\d+\\s(Mio\\.|Punkte?)"))


def test_points_stand_before_cash(person, guest):
    one = at_my_turn(person, guest, "skyline-of-the-world")
    score = one.page.get_by_role("list", name="Seats").locator(".score .now").first
    expect(score).to_have_text("0 points")
    phone = at_my_turn(person, guest, "skyline-of-the-world", viewport=PHONE, has_touch=True)
    score = phone.page.get_by_role("list", name="Seats").locator(".score .now").first
    expect(score).to_have_text("0 points")


def test_what_is_under_way_is_told(person, guest):
    one = at_my_turn(person, guest, "auf-achse")
    facts = one.page.get_by_role("list", name="Seats").locator(".facts").first
    expect(facts).to_contain_text("0 DM aboard")
