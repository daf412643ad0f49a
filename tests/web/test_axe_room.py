"""Axe finds nothing on the pages of a room, light or dark; the keyboard alone will do."""

import pytest

from tests.web.room import TABLET_FLAT, Room, choices
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser


@pytest.fixture
def room(person, server):
    return Room(person, server.origin)


def test_the_way_into_a_room(room, person):
    page = room.screen.go("/room")
    page.get_by_role("link", name="Airlines").wait_for()
    assert_clean(page, "which game")
    page.goto(page.url + "/airlines")
    page.get_by_label("Who plays Red").wait_for()
    assert_clean(page, "who sits where")
    join = person().go("/join")
    assert_clean(join, "the code")


def test_screen_and_phone(room):
    room.open("Airlines", {"Yellow": "here", "Green": "bot"})
    page = room.screen.page
    room.codes()
    page.get_by_text("Not reachable?").click()
    assert_clean(page, "seats to be taken")
    for number, (_, link) in enumerate(room.codes()):
        room.scan(f"Player {number}", link)
    page.locator("main[data-version]").wait_for()
    assert_clean(page, "the big screen")
    page.set_viewport_size(TABLET_FLAT)
    assert_clean(page, "the big screen, lying flat")
    phone = room.phones[0]
    phone.page.get_by_role("checkbox", name="Explain as we go").check()
    assert_clean(phone.page, "a hand")
    phone.page.get_by_role("button", name="Board", exact=True).click()
    phone.page.get_by_role("dialog").wait_for()
    assert_clean(phone.page, "the board as a sheet")


def test_a_room_is_opened_with_the_keyboard(room):
    page = room.screen.go()
    page.get_by_role("link", name="Play in one room").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Gratte-ciel").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    room.codes()
    bots = page.get_by_role("button", name="Seat a bot")
    for left in range(bots.count(), 0, -1):
        bots.first.focus()
        page.keyboard.press("Enter")
        room.screen.until(lambda left=left: bots.count() < left)
    page.locator("main[data-version]").wait_for()
    assert choices(room.screen).count() == 0
