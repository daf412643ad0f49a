"""Axe finds nothing on any page, in any state, light or dark, at a desk or on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE, TABLET
from tests.web.games import finished, playing

pytestmark = pytest.mark.browser
# Only colours change with the scheme.
SCHEMES = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}


def violations(page, options):
    # What is hidden from screen readers is only drawn; going through it takes long.
    drawn = {"exclude": [["svg [aria-hidden=true]"]]}
    found = Axe().run(page, context=drawn, options=options).response["violations"]
    return [(each["id"], [node["target"] for node in each["nodes"]][:5]) for each in found]


def assert_clean(page, state):
    for scheme, options in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(150)  # until colours have faded over
        assert violations(page, options) == [], (state, scheme)


def at(one, path):
    one.go(path)
    return one.page


def test_home_and_what_leads_to_a_table(person, guest):
    ada = guest("Ada")
    ada.create("me", "casual", "casual")
    one = person(guest=ada)
    page = at(one, "/")
    page.get_by_role("heading", name="My games").wait_for()
    assert_clean(page, "home")
    page.get_by_role("link", name="Set up a table: Gratte-ciel").click()
    page.get_by_role("button", name="Open the table").wait_for()
    page.get_by_text("Rule GRA-3.3").click()
    assert_clean(page, "set-up")
    page.get_by_label("Who plays Blue").select_option("invited")
    page.get_by_label("Who plays Green").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("img", name="QR code").first.wait_for()
    assert_clean(page, "waiting")
    stranger = person()
    at(stranger, page.url).get_by_role("button", name="Sit down").wait_for()
    assert_clean(stranger.page, "joining")
    at(stranger, "/rules/gratte-ciel#GRA-3.1").locator(".here").wait_for()
    assert_clean(stranger.page, "rules")


def test_every_text_of_the_home_page_is_decided(person, guest):
    """Axe takes what posters cut off for lying over the text beside them: it is taken away."""
    guest("Ada").create("me", "open", "casual")
    page = at(person(), "/")
    page.get_by_role("heading", name="Open tables").wait_for()
    posters = page.locator(".poster")
    expect(posters.filter(has=page.locator("svg"))).to_have_count(posters.count())
    page.locator(".poster svg > *").evaluate_all("all => all.forEach(e => e.remove())")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        found = Axe().run(page, options=SCHEMES["dark"]).response["incomplete"]
        assert [node["target"] for each in found for node in each["nodes"]] == []


def test_learning_and_who_i_am(person):
    one = person()
    page = at(one, "/learn/gratte-ciel")
    page.get_by_role("button", name="Go on").click()
    one.choices()
    one.lot("a2").click()
    page.get_by_role("alert").wait_for()
    assert_clean(page, "a nudge in the tutorial")
    at(one, "/account").get_by_role("heading", name="Sign in").wait_for()
    assert_clean(page, "account")


def test_a_curtain(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="airlines")["id"]
    one = person(guest=ada)
    at(one, f"/table/{table}").get_by_role("button", name="I am").wait_for()
    assert_clean(one.page, "curtain")


def test_dead_ends(person):
    one = person()
    at(one, "/no/such/page").get_by_role("heading").first.wait_for()
    assert_clean(one.page, "lost")
    at(one, "/table/nosuchtable").get_by_role("alert").wait_for()
    assert_clean(one.page, "no such table")
    one.errors.clear()


def test_a_table_at_a_desk(person, guest):
    table, mover = playing(guest)
    one = person(guest=mover)
    page = at(one, f"/table/{table}")
    one.wait_for_turn()
    assert_clean(page, "my turn")
    one.enter_board()
    one.roam_to(one.choices()[0])
    page.get_by_role("region", name="What it does").get_by_role("listitem").first.wait_for()
    assert_clean(page, "a choice in sight")
    page.get_by_role("tab", name="Choices").click()
    assert_clean(page, "choices")
    one.lot(next(lot for lot in ("a1", "e1", "i9", "a9") if lot not in one.choices())).click()
    page.get_by_role("alert").get_by_role("button", name="Rule").click()
    expect(page.locator(".row.here")).to_be_visible()
    assert_clean(page, "a refusal and its rule")
    page.get_by_role("button", name="Board as text").click()
    assert_clean(page, "the board in words")
    stranger = person()
    at(stranger, f"/table/{table}").get_by_role("grid").wait_for()
    assert_clean(stranger.page, "looking on")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_table_in_the_hand(person, guest, size):
    table, mover = playing(guest)
    one = person(guest=mover, viewport=size, has_touch=True)
    page = at(one, f"/table/{table}")
    one.wait_for_turn()
    one.lot(one.choices()[0]).tap()
    page.get_by_role("button", name="Do it").wait_for()
    assert_clean(page, "a question")
    page.get_by_role("button", name="Back").tap()
    for name in ("Choices", "Rules", *(["Log"] if size is PHONE else [])):
        page.get_by_role("navigation").get_by_role("button", name=name).tap()
        page.get_by_role("dialog").wait_for()
        assert_clean(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_lies_over_a_table(person, guest):
    table, mover = playing(guest)
    one = person(guest=mover)
    page = at(one, "/")
    page.evaluate("table => localStorage.setItem('looked', JSON.stringify([[table, 9]]))", table)
    at(one, f"/table/{table}")
    page.get_by_role("region", name="Since you last looked").wait_for()
    assert_clean(page, "since I last looked")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").wait_for()
    assert_clean(page, "a hint")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    page.get_by_text("Good luck!").wait_for()
    page.get_by_text("Mute players").click()
    assert_clean(page, "chat")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("heading", name="Table settings").wait_for()
    assert_clean(page, "the table's menu")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end(person, guest, size):
    table, (ada, *_) = finished(guest)
    one = person(guest=ada, viewport=size)
    page = at(one, f"/table/{table}")
    page.get_by_role("region", name="Result").wait_for()
    if size is PHONE:
        assert_clean(page, "over")
        page.get_by_role("navigation").get_by_role("button", name="Story").click()
    page.get_by_text("As a table").click()
    page.get_by_role("button", name="Check this game").click()
    page.get_by_text("exactly as the rules").wait_for()
    assert_clean(page, "the story")
    at(one, f"/table/{table}/at/7").locator("[data-lot]").first.wait_for()
    assert_clean(page, "replay")


def test_axe_would_find_something(person):
    """The control: the same harness finds the faults that are put in."""
    one = person()
    page = at(one, "/")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [name for name, _ in violations(page, SCHEMES["light"])] == ["button-name"]
    page.emulate_media(color_scheme="dark")
    page.evaluate("document.querySelector('main a').style.color = '#444'")
    assert [name for name, _ in violations(page, SCHEMES["dark"])] == ["color-contrast"]
