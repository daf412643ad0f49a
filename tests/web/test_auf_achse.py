"""Auf Achse in two browsers: one person by clicks on the board, the other by keys alone."""

import time

import pytest

from tests.server.client import play
from tests.web.browsing import PHONE
from tests.web.keys import nothing_hinders, press

pytestmark = pytest.mark.browser

CAN = "[data-can=true]"
OFFER = f"[data-offer]{CAN}"
CITY = f"[data-target]:not([data-target*='-']){CAN}"
TARGET = f"[data-target]{CAN}"
# In the order of taste: an answer, one of two ways, a bid, business, a drive, the rest.
WISHES = [
    ".ask .button",
    ".choices:has(> button) li button",
    OFFER,
    f"[data-contract]{CAN}",
    CITY,
    TARGET,
    "[data-deed=roll]",
    "[data-deed=end]",
    "[data-deed]",
]
LOOK = """wishes => document.title.startsWith('●')
    ? wishes.find(wish => document.querySelector(wish)) : undefined"""
# What the page shows of a choice: the version, a question, a list of ways.
SIGNS = """() => [
    document.querySelector('main[data-version]').dataset.version,
    document.querySelector('.ask') !== null,
    document.querySelector('.choices > button') !== null,
].join()"""
MIDDLE = """wish => {
    const box = document.querySelector(wish).getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}"""
ROUNDS = 40  # a city is reached long before
LONG = 240  # seconds; the machine may be busy


def test_an_auction_by_pointer_and_by_keys(person, guest):
    """Both drive until somebody calls for a contract; the auction is played to its end."""
    ada, bob = guest("Ada"), guest("Bob")
    options = {"round-limit": ROUNDS}
    table = ada.create("me", "open", game="auf-achse", options=options)["id"]
    assert bob.join(table, 1).status_code == 200
    people = {person(guest=ada): _click, person(guest=bob): press}
    for one in people:
        one.go(f"/table/{table}")
        one.page.locator("[data-target]").first.wait_for(state="attached")
    used = {one: set() for one in people}
    deadline = time.monotonic() + LONG
    while not all({OFFER, "sold"} <= seen for seen in used.values()):
        assert time.monotonic() < deadline, used
        for one, use in people.items():
            _play_on(one, use, used[one])
    assert all({CITY, TARGET} & seen for seen in used.values())


def _play_on(one, use, used):
    """Choose as long as it is this person's turn, and keep what was used."""
    page = one.page
    while wish := page.evaluate(LOOK, WISHES):
        before = page.evaluate(SIGNS)
        if wish == OFFER and OFFER not in used:
            nothing_hinders(page)
        use(page, wish)
        one.until(lambda before=before: page.evaluate(SIGNS) != before)
        used.add(wish)
    if OFFER in used and page.locator("[data-offer]").count() == 0:
        used.add("sold")


def _click(page, wish):
    if page.locator(".drawn").count():
        page.get_by_role("button", name="Put the card away").click()
    if "data-target" in wish:
        point = page.evaluate(MIDDLE, wish)
        page.mouse.click(point["x"], point["y"])
    else:
        page.locator(wish).first.click()


@pytest.fixture
def dealt(person, guest):
    """Somebody whose truck is placed and who has three contracts."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="auf-achse")["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    for line in lines:
        line.until(0)
    for _ in lines:
        for line in lines:
            line.until(max(other.view["version"] for other in lines))
        mover = next(line for line in lines if line.my_turn())
        mover.act(mover.view["actions"][0])
    one = person(guest=ada)
    one.go(f"/table/{table}")
    one.page.get_by_role("region", name="My contracts").wait_for()
    return one


def test_contracts_are_laid_in_any_order(dealt):
    page = dealt.page
    mine = page.get_by_role("region", name="My contracts").locator("[data-contract]")

    def names():
        return mine.evaluate_all("all => all.map(one => one.dataset.contract)")

    a, b, c = names()

    def lie(*wanted):
        dealt.until(lambda: names() == list(wanted))

    mine.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    lie(b, a, c)
    page.keyboard.press("Shift+ArrowRight")
    lie(b, c, a)
    page.keyboard.press("Shift+ArrowRight")
    lie(b, c, a)
    mine.nth(2).drag_to(mine.first)
    lie(a, b, c)


def test_standing_orders_are_left_and_taken_back(dealt):
    page = dealt.page
    place = page.get_by_role("region", name="Standing order")
    assert place.get_by_role("button", name="Give this order").is_disabled()
    contract = page.get_by_role("region", name="Public contracts").locator("[data-contract]").first
    name = contract.get_attribute("data-contract")
    place.get_by_role("combobox").select_option(f"bid-up-to {name} 3")
    place.get_by_role("button", name="Give this order").click()
    place.locator("p", has_text="Up to offer 3 for").wait_for()
    page.reload()
    place.get_by_role("button", name="Take it back").click()
    place.get_by_role("combobox").select_option("pass")
    place.get_by_role("button", name="Give this order").click()
    place.locator("p", has_text="Pass in every auction").wait_for()


HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
RING = 24  # pixels: what is seen at a glance


def test_a_phone_shows_the_chosen_space(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "heuristic", game="auf-achse")["id"]
    one = person(guest=ada, **HAND)
    page = one.go(f"/table/{table}")
    one.wait_for_turn()
    page.get_by_role("button", name="Hint").tap()
    mark = page.locator(".chosen")
    mark.wait_for()
    assert mark.locator("circle").first.bounding_box()["width"] >= RING
    assert mark.locator(".lorry").count() == 1
    hinted = mark.get_attribute("transform")
    sighted = page.locator("[data-target][aria-pressed=true]").get_attribute("data-target")
    other = page.locator(f"{TARGET}:not([data-target='{sighted}'])").first.bounding_box()
    page.touchscreen.tap(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    page.get_by_role("button", name="Do it").wait_for()
    assert mark.get_attribute("transform") != hinted
    page.get_by_role("button", name="Back").tap()
    page.get_by_role("button", name="Show it on the board").tap()
    one.until(lambda: mark.get_attribute("transform") == hinted)


def test_somebody_elses_card_leaves_my_turn_the_map(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="auf-achse")["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    one = person(guest=ada, **HAND)
    page = one.go(f"/table/{table}")
    page.locator("[data-target]").first.wait_for(state="attached")
    folded = page.locator("[data-event][aria-expanded=false]")
    deadline = time.monotonic() + LONG
    while not folded.count():
        assert time.monotonic() < deadline, "nobody drew a card"
        play(lines, 1, lambda actions: _drive(actions, lines[1].my_turn()))
        version = lines[0].view["version"]
        one.until(lambda version=version: one.shown() == version)
    assert one.my_turn()
    folded.tap()
    page.get_by_role("region", name="Event card").wait_for()
    page.get_by_role("button", name="Put the card away").tap()
    page.locator("[data-event]").wait_for(state="detached")


def _drive(actions, to_events):
    """Drive, to a space where a card is drawn or to any other; else whatever comes first."""
    drives = [words for words in actions if words[0] == "drive"]
    wanted = [words for words in drives if (len(words) > 2) == to_events]
    rolls = [words for words in actions if words[0] in {"roll", "end", "pass"}]
    return next(iter(wanted or drives or rolls or actions))
