"""Clocks, leaving and notices as people see them."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.client import prudent, to_person
from tests.web.browsing import DESK, PHONE
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser
DAYS = {"turn": 24 * 3600, "bank": 72 * 3600, "increment": 0}


def test_a_table_is_set_up_with_clocks(person):
    page = person().go("/new/gratte-ciel")
    page.get_by_label("Over days").check()
    page.get_by_label("Clocks", exact=True).select_option(label="1 day a turn, 3 days in reserve")
    page.get_by_label("When time runs out").select_option("one-turn")
    page.get_by_label("Clocks run at these hours only").check()
    page.get_by_label("from", exact=True).fill("08:30")
    assert_clean(page, "set-up with clocks")
    page.get_by_role("button", name="Open the table").click()
    page.locator("main[data-version]").wait_for()
    expect(page.get_by_role("timer").first).to_contain_text("day")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_seat_shows_whose_clock_runs(person, guest, size):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual", pace="leisure", timing=DAYS)["id"]
    bob.join(table, 1)
    seat, _ = to_person([ada.open(table), bob.open(table)])
    page = person(guest=ada, viewport=size).go(f"/table/{table}")
    page.locator("main[data-version]").wait_for()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    acting = seats.nth(seat).get_by_role("timer")
    expect(acting).to_have_accessible_name("time left: 3 days 23 hr, the clock runs")
    waiting = seats.nth(1 - seat).get_by_role("timer")
    expect(waiting).to_have_accessible_name("time left: 4 days")
    assert_clean(page, "a table with clocks")


def test_notices_are_set_up_on_their_page(person, guest):
    page = person(guest=guest("Ada")).go("/notices")
    page.get_by_label("Address of the webhook").fill("https://127.0.0.1/hook")
    page.get_by_label("Where to").select_option("ntfy")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_text("ntfy: 127.0.0.1").wait_for()
    page.get_by_label("a game is over").uncheck()
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("The last one failed: private-address")).to_be_visible()
    page.get_by_label("Send me nothing at these hours").check()
    expect(page.get_by_label("from")).to_have_value("22:00")
    expect(page.get_by_role("link", name="Deadlines (calendar)")).to_be_visible()
    assert_clean(page, "notices")
    page.reload()
    expect(page.get_by_label("a game is over")).not_to_be_checked()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("ntfy: 127.0.0.1")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_one_table_is_told_of_in_its_own_way(person, guest, size):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual", pace="leisure")["id"]
    bob.join(table, 1)
    hook = json.dumps({"url": "https://example.org/", "format": "json"})
    wish = {"kind": "webhook", "address": hook, "kinds": ["turn"]}
    ada.post("/api/notices/channels", wish)
    page = person(guest=ada, viewport=size).go(f"/table/{table}")
    page.get_by_role("button", name="This table").click()
    choice = page.get_by_label("Notifications from this table")
    expect(choice).to_have_value("usual")
    choice.focus()
    page.keyboard.press("N")  # "Not for this table", by the keyboard alone
    expect(choice).to_have_value("never")
    assert_clean(page, "the notices of a table")
    page.goto(page.url.replace(f"/table/{table}", "/notices"))
    listed = page.get_by_role("combobox", name="Gratte-ciel")
    expect(listed).to_have_value("never")
    assert_clean(page, "tables with notices of their own")
    listed.select_option("always")
    expect(page.get_by_text("Done.")).to_be_visible()
    page.get_by_role("link", name="Gratte-ciel").click()
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_label("Notifications from this table")).to_have_value("always")


def test_days_off_are_taken_and_seen_by_others(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual", pace="leisure", timing=DAYS)["id"]
    bob.join(table, 1)
    page = person(guest=ada).go("/notices")
    page.get_by_text("You have 30 left this year").wait_for()
    page.get_by_role("button", name="Take days off").click()  # today
    page.get_by_text("You have 29 left this year").wait_for()
    assert_clean(page, "days off")
    watching = person(guest=bob).go(f"/table/{table}")
    seats = watching.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("away until")
    page.get_by_role("button", name="Cancel").click()
    expect(seats.nth(0)).not_to_contain_text("away until")


def test_before_sitting_down_one_sees_how_the_others_play(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual", pace="leisure")["id"]
    bob.join(table, 1)
    sockets = [ada.open(table), bob.open(table)]
    for _ in range(14):
        seat, socket = to_person(sockets)
        while socket.view["toAct"] == seat:
            socket.until(socket.act(prudent(socket.view["actions"]))["version"])
    other = ada.create("me", "open", "open", pace="leisure")["id"]
    page = person().go(f"/table/{other}")
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("usually plays within")
    assert_clean(page, "a waiting table with a usual pace")


def test_the_icon_of_the_app_counts_what_waits(person, guest):
    ada = guest("Ada")
    one = person(guest=ada)
    one.context.add_init_script(
        """window.badge = 'none';
        navigator.setAppBadge = async (count) => (window.badge = count);
        navigator.clearAppBadge = async () => (window.badge = 0);"""
    )
    one.go("/")
    one.until(lambda: one.page.evaluate("window.badge") == 0)
    for _ in range(2):
        ada.create("me", "me", "me")
    one.page.reload()
    one.until(lambda: one.page.evaluate("window.badge") == 2)


def test_somebody_leaves_and_a_bot_plays_on(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    one = person(guest=bob)
    page = one.go(f"/table/{table}")
    page.locator("main[data-version]").wait_for()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes, leave").click()
    one.until(lambda: ada.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot")
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
