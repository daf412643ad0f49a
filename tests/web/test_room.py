"""In one room: the big screen is the board, every phone a hand."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.first_action import MOST, first_action
from tests.web.room import Room, act, choices

pytestmark = pytest.mark.browser


@pytest.fixture
def room(person, server):
    return Room(person, server.origin)


def test_from_the_home_page_to_the_first_action(room):
    """At most five steps on the screen and three on a phone, scanned or typed."""
    steps = first_action(room)
    assert steps.pop("screen") <= MOST["screen"]
    assert sorted(steps) == ["Ada", "Bob", "Cleo"]
    assert max(steps.values()) <= MOST["phone"]
    assert room.screen.page.get_by_role("button", name="Do it").count() == 0


def test_a_wrong_code_says_so(person):
    phone = person()
    page = phone.go("/aaaaaa")
    expect(page.get_by_role("alert")).to_contain_text("No free seat has this code")
    phone.forgive()


def test_a_code_is_typed_on_the_page_for_codes(room, person):
    """With its last letter the phone is at the table: nothing is left to press."""
    room.open("Gratte-ciel")
    phone = person()
    page = phone.go()
    page.get_by_role("link", name="Join with a code").click()
    code = room.codes()[0][0]
    page.get_by_label("Code from the big screen").press_sequentially(f"{code[:3]} {code[3:]}")
    page.get_by_role("button", name="Sit down").wait_for()


def test_where_phones_cannot_reach_it_the_screen_says_what_to_do(room):
    room.open("Airlines")
    page = room.screen.page
    expect(page.get_by_role("note")).to_contain_text("ludotheque serve --lan")
    page.get_by_text("Not reachable?").click()
    expect(page.get_by_text("same network")).to_be_visible()


def test_a_bot_takes_a_free_seat(room):
    room.open("Gratte-ciel")
    codes = room.codes()
    room.scan("Ada", codes[0][1])
    page = room.screen.page
    for left in (3, 2, 1):
        expect(page.locator("[data-code]")).to_have_count(left)
        page.get_by_role("button", name="Seat a bot").first.click()
    page.locator("main[data-version]").wait_for()
    assert choices(room.screen).count() == 0


def test_two_people_share_a_phone(room):
    room.open("Airlines", {"Yellow": "bot", "Green": "bot"})
    codes = room.codes()
    phone = room.scan("Ada", codes[0][1])
    phone.go(codes[1][1])
    phone.page.get_by_label("Your name").fill("Bob")
    phone.page.get_by_role("button", name="Sit down").click()
    curtain = phone.page.get_by_role("button", name="I am")
    curtain.wait_for()
    expect(room.screen.page.get_by_role("list", name="Seats")).to_contain_text("Bob")


def test_a_choice_on_a_phone_lights_up_on_the_screen(room):
    room.open("Gratte-ciel", {"Green": "bot"})
    for number, (_, link) in enumerate(room.codes()):
        room.scan(f"Player {number}", link)
    screen = room.screen
    screen.until(lambda: any(phone.my_turn() for phone in room.phones))
    mover = next(phone for phone in room.phones if phone.my_turn())
    lit = screen.page.locator("[data-lit]")
    for choice in (choices(mover).nth(0), choices(mover).nth(1)):
        choice.hover()
        expect(lit).to_have_text(choice.inner_text().strip())
    mover.page.mouse.move(0, 0)
    expect(lit).to_have_count(0)


def test_many_places_are_chosen_on_the_board(room):
    """Nobody knows 137 road spaces by their names: the map is one touch away."""
    room.open("Auf Achse", {"Blue": "bot", "Yellow": "bot", "Green": "bot"})
    phone = room.scan("Ada", room.codes()[0][1])
    phone.wait_for_turn()
    page, version = phone.page, phone.version()
    page.get_by_role("button", name="Choose on the board").tap()
    board = page.get_by_role("dialog", name="Board")
    space = board.get_by_role("button", name=re.compile("^Dortmund.Kassel 2"))
    space.wait_for(state="attached")
    box = space.evaluate("e => e.getBoundingClientRect().toJSON()")  # a point, with its reach
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_role("button", name="Do it").tap()
    phone.wait_past(version)
    assert page.get_by_role("button", name="Choose on the board").count() == 0


def test_nothing_lights_up_where_hands_are_hidden(room):
    room.open("Airlines", {"Yellow": "bot", "Green": "bot"})
    for number, (_, link) in enumerate(room.codes()):
        room.scan(f"Player {number}", link)
    screen = room.screen
    screen.until(lambda: any(phone.my_turn() for phone in room.phones))
    mover = next(phone for phone in room.phones if phone.my_turn())
    choices(mover).first.hover()
    mover.page.get_by_role("region", name="What it does").wait_for()
    mover.page.wait_for_timeout(300)
    assert screen.page.locator("[data-lit]").count() == 0


def test_the_rules_of_the_decision_are_told_on_the_phone_alone(room):
    told = []
    told_screen = lambda socket: socket.on("framereceived", lambda data: told.append(str(data)))  # noqa: E731
    room.screen.page.on("websocket", told_screen)
    room.open("Gratte-ciel", {"Blue": "bot", "Yellow": "bot", "Green": "bot"})
    phone = room.scan("Ada", room.codes()[0][1])
    phone.wait_for_turn()
    phone.page.get_by_role("checkbox", name="Explain as we go").check()
    expect(phone.page.locator("[data-rule='GRA-2.2']")).to_contain_text("white lot")
    phone.page.reload()
    expect(phone.page.locator("[data-rule='GRA-2.2']")).to_be_visible()
    assert room.screen.page.locator("[data-rule]").count() == 0
    assert any('"update"' in frame for frame in told)
    assert not any("GRA-" in frame for frame in told)


def test_another_phone_takes_a_seat_over(room):
    room.open("Airlines", {"Blue": "bot", "Yellow": "bot", "Green": "bot"})
    old = room.scan("Ada", room.codes()[0][1])
    old.page.locator("main[data-version]").wait_for()
    page = room.screen.page
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Give to another phone").click()
    code = room.codes()[0][0]
    new = room.type("Ada again", code)
    new.page.get_by_role("heading", name="My flight cards").wait_for()
    expect(old.page.get_by_role("heading", name="My flight cards")).to_have_count(0)


def test_a_board_that_lies_flat_turns_to_whoever_acts(room):
    room.open("Gratte-ciel", {"Green": "bot"})
    for number, (_, link) in enumerate(room.codes()):
        room.scan(f"Player {number}", link)
    screen = room.screen
    screen.until(lambda: any(phone.my_turn() for phone in room.phones))
    turned = screen.page.locator(".turned")
    rotation = "e => parseInt(e.style.rotate)"
    assert turned.evaluate(rotation) == 0
    screen.page.get_by_role("button", name="Lies flat").click()
    seen = set()
    for _ in range(3):
        screen.until(lambda: any(phone.my_turn() for phone in room.phones))
        mover = next(n for n, phone in enumerate(room.phones) if phone.my_turn())
        screen.until(lambda mover=mover: turned.evaluate(rotation) == mover * 90)
        seen.add(mover)
        act(room.phones[mover])
    assert seen == {0, 1, 2}
