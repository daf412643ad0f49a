"""People who talk: in a low window, with a name from right to left, and when one leaves."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NAME = "عبد الرحمن بن محمد الأندلسي"
LAPTOP = {"width": 1280, "height": 800}


@pytest.fixture
def together(person, guest):
    """Ada and somebody with another script at a table with a bot; one has said something."""
    ada, other = guest("Ada"), guest(NAME)
    table = ada.create("me", "open", "casual", game="skyline-of-the-world")["id"]
    assert other.join(table, 1).status_code == 200
    ada.open(table).until(0)
    line = other.open(table)
    line.until(0)
    assert line.ask("chat", text="نعم، 3 طوابق!", seat=1)["type"] == "done"
    people = [person(guest=one, viewport=LAPTOP) for one in (ada, other)]
    for one in people:
        one.go(f"/table/{table}").locator("main[data-version]").wait_for()
    return people


def test_what_was_said_is_seen_in_a_low_window(together):
    ada, _ = together
    ada.page.get_by_role("tab", name="Chat").click()
    said = ada.page.get_by_role("log", name="Chat").locator(".said")
    expect(said).to_be_in_viewport(ratio=1)
    assert said.evaluate("said => getComputedStyle(said).direction") == "rtl"


def test_a_name_from_right_to_left_keeps_its_place(together):
    """What stands behind a name stays there; of a long name the beginning is seen."""
    ada, _ = together
    ada.page.get_by_role("tab", name="Chat").click()
    line = ada.page.get_by_role("log", name="Chat").get_by_role("listitem")
    pieces = line.locator("time").evaluate("time => time.getClientRects().length")
    name, time = line.locator(".name").bounding_box(), line.locator("time").bounding_box()
    assert pieces == 1
    assert time["x"] >= name["x"] + name["width"]
    seat = ada.page.get_by_role("list", name="Seats").locator(".name").nth(1)
    assert seat.evaluate("name => getComputedStyle(name).direction") == "rtl"


def test_when_somebody_leaves_the_chat_stays(together):
    ada, other = together
    ada.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("button", name="This table").click()
    menu = other.page.get_by_role("dialog")
    menu.get_by_role("button", name="Leave the table").click()
    menu.get_by_role("button", name="Yes, leave").click()
    expect(menu).to_have_count(0)
    seat = ada.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    seat.locator(".level").wait_for()
    expect(ada.page.get_by_role("tab", selected=True)).to_have_text("Chat")
