"""People: at one device, talking, standing in, closing, coming again, with an account."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.client import take_turns
from tests.web.games import finished

pytestmark = pytest.mark.browser


def test_a_curtain_between_two_hands(person, guest):
    """Two people share a screen: neither sees the other's cards, not even in the page's text."""
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="airlines")["id"]
    one = person(guest=ada)
    page = one.go(f"/table/{table}")
    curtain = page.get_by_role("button", name=re.compile("^I am (Ada|Bob)$"))
    names = []
    for _ in range(3):
        curtain.wait_for()
        assert page.locator("main[data-version]").count() == 0
        expect(curtain).to_be_focused()
        names.append(curtain.inner_text().removeprefix("I am "))
        page.keyboard.press("Enter")
        one.wait_for_turn()
        while not curtain.count():
            _any_move(one, one.shown())
    assert len(set(names)) == 2


def _any_move(one, version):
    """The first choice of the list, whatever it is; the curtain may fall after it."""
    page = one.page
    page.get_by_role("tab", name=re.compile("^Choices")).click()
    page.get_by_role("list", name="Choices").get_by_role("button").first.click()
    asks = page.locator(".ask .button")
    one.until(lambda: asks.count() or one.shown() != version)
    if one.shown() == version:
        asks.click()
        one.until(lambda: one.shown() != version)


def test_people_here_without_secrets_need_no_curtain(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "here Bob", "here Cleo")["id"]
    one = person(guest=ada)
    one.go(f"/table/{table}")
    for _ in range(4):
        one.wait_for_turn()
        one.move_by_pointer()
    assert one.page.locator(".curtain").count() == 0
    assert one.page.locator(".log li").count() >= 4


def test_those_seated_talk_and_one_is_muted(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    one, two, eve = person(guest=ada), person(guest=bob), person()
    for each in (one, two, eve):
        each.go(f"/table/{table}").locator("main[data-version]").wait_for()
    assert eve.page.get_by_role("tab", name="Chat").count() == 0
    two.page.get_by_role("tab", name="Chat").click()
    _say(two, "Good luck!")
    chat = one.page.get_by_role("tab", name="Chat (1)")
    chat.click()
    expect(one.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    one.page.get_by_text("Mute players").click()
    one.page.get_by_label("Mute Bob").check()
    expect(one.page.get_by_role("log", name="Chat")).not_to_contain_text("Good luck!")
    _say(two, "Do you hear me?")
    _say(one, "Hello")
    expect(two.page.get_by_role("log", name="Chat")).to_contain_text("Hello")
    expect(one.page.get_by_role("log", name="Chat")).not_to_contain_text("hear me")
    one.page.get_by_label("Mute Bob").uncheck()
    expect(one.page.get_by_role("log", name="Chat")).to_contain_text("hear me")


def test_people_at_one_screen_are_called_by_name_and_say_who_speaks(person, guest):
    ada, zoe = guest("Ada"), guest("Zoe")
    table = ada.create("me", "here Bob", "open")["id"]
    one, two = person(guest=ada), person(guest=zoe)
    seats = one.go(f"/table/{table}").get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_have_text(re.compile(r"Ada\s+you"))
    expect(seats.nth(1)).to_have_text(re.compile(r"Bob\s+here"))
    zoe.join(table, 2)
    his = zoe.open(table)
    if his.until(0)["toAct"] == 2:
        take_turns(his, 1)
    one.wait_for_turn()
    prompt = one.page.get_by_role("region", name="What to do").get_by_role("heading")
    expect(prompt).to_have_text(re.compile("(Ada|Bob): Choose a white lot"))
    two.go(f"/table/{table}").get_by_role("tab", name="Chat").click()
    one.page.get_by_role("tab", name="Chat").click()
    for name in ("Bob", "Ada"):
        one.page.get_by_label("Who speaks").select_option(name)
        _say(one, f"It is {name}")
        line = two.page.get_by_role("log", name="Chat").get_by_role("listitem").last
        expect(line).to_have_text(re.compile(rf"{name}.*It is {name}"))
    assert two.page.get_by_label("Who speaks").count() == 0


def _say(one, text):
    one.page.get_by_label("Say something to the table").fill(text)
    one.page.keyboard.press("Enter")
    expect(one.page.get_by_role("log", name="Chat")).to_contain_text(text)


def test_a_game_is_closed_when_everybody_wants_it(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    one, two = person(guest=ada), person(guest=bob)
    for each in (one, two):
        each.go(f"/table/{table}").locator("main[data-version]").wait_for()
        each.page.get_by_role("button", name="This table").click()
        each.page.get_by_role("heading", name="Table settings").wait_for()
    one.page.get_by_role("button", name="Close the table").click()
    one.page.get_by_role("button", name="Yes, close it").click()
    two.page.get_by_text("Wanted by Ada").wait_for()
    assert ada.get(f"/api/tables/{table}").json()["status"] == "playing"
    two.page.get_by_role("button", name="Close the table").click()
    two.page.get_by_role("button", name="Yes, close it").click()
    for each in (one, two):
        expect(each.page.get_by_role("region", name="What to do")).to_contain_text(
            "This table is closed"
        )


def test_a_bot_plays_for_me_until_i_come_back(person, guest, server):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    one = person(guest=ada)
    page = one.go(f"/table/{table}")
    page.locator("main[data-version]").wait_for()
    page.get_by_role("button", name="This table").click()
    mine = page.locator("section").filter(has=page.get_by_role("heading", name="My seat"))
    mine.get_by_role("button", name="Let a bot play").click()
    mine.get_by_role("button", name="Take my seat back").wait_for()
    page.keyboard.press("Escape")
    his = bob.open(table)
    take_turns(his, 2)  # between his turns somebody played for Ada
    said = page.get_by_role("status").filter(has_text="A bot plays for you.")
    said.get_by_role("button", name="Take my seat back").click()
    expect(said).to_have_count(0)
    room = server.room(table).started()
    one.until(lambda: room.to_act() != 2)
    if room.to_act() == 1:
        take_turns(his, 1)
    one.wait_for_turn()


def test_again_with_the_same_people(person, guest):
    table, (ada, bob, _) = finished(guest)
    first, second, eve = person(guest=ada), person(guest=bob), person()
    for each in (first, second, eve):
        each.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
    assert eve.page.get_by_role("button", name="Play again").count() == 0  # she did not play
    first.page.get_by_role("button", name="Play again").click()
    first.page.get_by_role("heading", name="Waiting for players").wait_for()
    second.page.get_by_role("link", name="Go on at the next table").click()
    second.page.get_by_role("button", name="Sit down").click()
    second.page.get_by_role("heading", name="Waiting for players").wait_for()
    second.page.get_by_text("kept for Cleo").wait_for()
    assert first.page.url == second.page.url


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(person):
    one = person()
    one.go().get_by_role("button", name="Play now: Gratte-ciel").click()
    one.wait_for_turn()
    page = one.go("/account")
    become = page.locator("section").filter(has=page.get_by_role("heading", name="Keep my games"))
    become.get_by_label("Name").fill("Ada Lovelace")
    become.get_by_label("Password").fill("analytical engine")
    become.get_by_role("button", name="Keep my games").click()
    page.get_by_role("heading", name="Hello, Ada Lovelace").wait_for()
    expect(page.get_by_role("status")).to_contain_text("Your account is ready")
    other = person()
    page = other.go("/account")
    sign = page.locator("section").filter(has=page.get_by_role("heading", name="Sign in"))
    sign.get_by_label("Name").fill("Ada Lovelace")
    sign.get_by_label("Password").fill("difference engine")
    sign.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("Name and password do not go together")
    other.forgive()
    sign.get_by_label("Password").fill("analytical engine")
    sign.get_by_role("button", name="Sign in").click()
    page.get_by_role("heading", name="Hello, Ada Lovelace").wait_for()
    expect(page.get_by_role("status")).to_contain_text("You are signed in")
    other.go().get_by_role("heading", name="My games").wait_for()
    assert "Gratte-ciel" in other.page.locator("section a[href^='/table/']").first.inner_text()
    page = other.go("/account")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.get_by_role("heading", name="My games").count() == 0
