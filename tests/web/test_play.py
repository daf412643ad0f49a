"""From the home page to the end of a game, in a real browser."""

import json
import re

import pytest

pytestmark = pytest.mark.browser


def test_a_guest_plays_within_two_clicks(person):
    ada = person()
    page = ada.go()
    page.get_by_role("button", name="Play now: Gratte-ciel").click()
    ada.wait_for_turn()
    version = ada.version()
    ada.lot(ada.choices()[0]).click()
    ada.wait_past(version)
    assert (
        page.locator(".log .line", has_text=re.compile(r"^\s*Guest starts on [a-i]\d\.")).count()
        == 1
    )


def test_four_seats_to_the_end(person):
    """Two people and two bots; one plays by board clicks, one by keys, one looks on."""
    ada, bob, eve = person(), person(), person()
    heard = []
    eve.page.on("websocket", lambda socket: _listen(socket, heard))
    link = _set_up_with_an_invitation(ada)
    _join_by_keys(bob, link, "Bob")
    ada.page.locator("main[data-version]").wait_for()
    eve.go(ada.page.url)
    eve.page.locator("main[data-version]").wait_for()
    moved = {"ada": 0, "bob": 0}
    while not (ada.over() and bob.over()):
        if ada.my_turn():
            ada.move_by_pointer()
            moved["ada"] += 1
        elif bob.my_turn():
            bob.move_by_keys()
            moved["bob"] += 1
    assert all(moved.values())  # whoever has no lot left to build on is passed over early
    eve.page.get_by_role("region", name="Result").wait_for()
    scores = [one.page.locator(".over li strong").all_inner_texts() for one in (ada, bob, eve)]
    assert scores[0] == scores[1] == scores[2]
    _saw_only_what_all_may_see(heard)


def _set_up_with_an_invitation(ada):
    page = ada.go()
    page.get_by_role("link", name="Set up a table: Gratte-ciel").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who plays Yellow").select_option("invited")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invitation to play Yellow").input_value()
    page.get_by_role("img", name="QR code: Invitation to play Yellow").wait_for()
    return link


def _join_by_keys(bob, link, name):
    page = bob.go(link)
    page.get_by_role("heading", name="Ada invites you to play Gratte-ciel").wait_for()
    while page.evaluate("document.activeElement.tagName") != "INPUT":
        page.keyboard.press("Tab")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.locator("main[data-version]").wait_for()


def _listen(socket, heard):
    def hear(frame):
        heard.append(frame)

    socket.on("framereceived", hear)


def _saw_only_what_all_may_see(heard):
    updates = [message for frame in heard for message in json.loads(frame)]
    views = [update["view"] for update in updates if update.get("view")]
    assert len(views) > 10
    for view in views:
        assert view["seat"] is None
        assert view["actions"] == []
        assert view["canUndo"] is False
    for update in updates:
        for secret in (update.get("lobby") or {}).get("invitations", []):
            assert secret is None
