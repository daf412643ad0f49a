"""What is seen at a glance: choices and log together, my own seat, the chart after the game."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, PHONE
from tests.web.games import finished, playing

pytestmark = pytest.mark.browser

FAR = "list => list.scrollHeight - list.clientHeight - list.scrollTop"


@pytest.fixture
def looker(person, guest):
    """Somebody in the middle of a long game, whose log is longer than its room."""
    table, mover = playing(guest, 40)
    one = person(guest=mover)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    return one


def log(one):
    return one.page.get_by_role("log")


def follows(one):
    one.until(lambda: log(one).evaluate(FAR) < 5)


def test_log_and_choices_are_seen_together(looker):
    expect(looker.page.get_by_role("list", name="Choices")).to_be_in_viewport()
    expect(log(looker)).to_be_in_viewport()
    assert log(looker).locator("li.turn").count() >= 10
    assert log(looker).bounding_box()["height"] > 150
    follows(looker)


def test_the_log_follows_again_after_a_look_back(looker):
    follows(looker)
    box = log(looker).bounding_box()
    looker.page.mouse.move(box["x"] + 60, box["y"] + 60)
    looker.page.mouse.wheel(0, -400)
    looker.until(lambda: log(looker).evaluate(FAR) > 200)
    version = looker.version()
    looker.page.keyboard.press("Tab")  # nothing happens to whoever reads
    assert log(looker).evaluate(FAR) > 200
    looker.move_by_pointer()
    looker.wait_past(version)
    follows(looker)


def test_the_log_follows_whatever_size_it_has(looker):
    follows(looker)
    for height in (760, 900):
        looker.page.set_viewport_size({"width": 1440, "height": height})
        follows(looker)
    version = looker.version()
    looker.move_by_pointer()
    looker.wait_past(version)
    follows(looker)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_how_far_the_end_is(person, guest, size):
    table, mover = playing(guest, 6)
    one = person(guest=mover, viewport=size)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    said = one.page.get_by_text("The end comes when somebody has no floor left")
    expect(said).to_be_in_viewport()
    stocks = [seat["floors"] for seat in mover.open(table).until(6)["facts"]]
    expect(said).to_contain_text(f"the smallest stock is {min(stocks)}")


def test_a_phone_marks_my_seat(person, guest):
    table, mover = playing(guest, 6)
    one = person(guest=mover, viewport=PHONE, has_touch=True)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    marked = one.page.get_by_role("list", name="Seats").get_by_text("you", exact=True)
    expect(marked).to_have_count(1)
    expect(marked).to_be_visible()


def test_after_the_game_the_panel_takes_all_the_height(person, guest):
    table, people = finished(guest)
    one = person(guest=people[0])
    one.go(f"/table/{table}")
    chart = one.page.get_by_role("img", name="Chart")
    expect(chart).to_be_in_viewport(ratio=1)
    panel = one.page.get_by_role("tabpanel").bounding_box()
    assert panel["y"] + panel["height"] > DESK["height"] - 40
