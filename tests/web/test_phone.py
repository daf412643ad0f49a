"""On a phone: nothing too small to read, nothing too small to touch, nothing cut off."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.games import finished, playing
from tests.web.series import played

pytestmark = pytest.mark.browser
SMALLEST_LABEL = 11  # pixels on screen
SMALLEST_TARGET = 44

LABELS = """all => all.map(text => [
    text.textContent,
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d,
])"""
TARGETS = """all => all
    .map(each => [each.textContent.trim() || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height)
    .map(([name, box]) => [name, box.width, box.height])"""

WHOLE = """all => all.map(then => then.scrollWidth <= then.clientWidth
    && then.getBoundingClientRect().right <= then.parentElement.getBoundingClientRect().right)"""


@pytest.fixture
def hand(person):
    """Somebody with a phone."""

    def make(guest=None):
        return person(guest=guest, viewport=PHONE, has_touch=True, is_mobile=True)

    return make


@pytest.fixture
def table(guest, hand):
    table, mover = playing(guest)
    one = hand(mover)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    return one


def assert_handy(page):
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page can be pushed sideways"
    targets = page.locator(
        "button, a, select, summary, label:has([type=checkbox], [type=radio], [type=file]), "
        "input:not([type=checkbox], [type=radio], [type=file])"
    ).evaluate_all(TARGETS)
    small = [each for each in targets if each[2] < SMALLEST_TARGET and each[0] != ""]
    assert small == []


def test_labels_can_be_read(table):
    table.lot(table.choices()[-1]).tap()
    table.page.get_by_role("button", name="Do it").wait_for()
    labels = table.page.locator("svg text").evaluate_all(LABELS)
    assert len(labels) > 20
    assert min(size for _, size in labels) >= SMALLEST_LABEL, labels


def test_the_question_stays_at_the_thumb(table):
    page = table.page
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("region", name="Hint").wait_for()
    table.lot(table.choices()[-1]).tap()
    page.get_by_role("button", name="Do it").wait_for()
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()
    asked = page.locator(".ask").bounding_box()
    assert asked["y"] + asked["height"] <= page.locator("nav.buttons").bounding_box()["y"] + 1
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()


def test_everything_can_be_touched(table, hand):
    assert_handy(table.page)
    table.lot(table.choices()[-1]).tap()
    table.page.get_by_role("button", name="Do it").wait_for()
    assert_handy(table.page)
    table.page.get_by_role("button", name="Rules").tap()
    table.page.get_by_role("dialog").wait_for()
    assert_handy(table.page)
    other = hand()
    other.go("/").get_by_role("button", name="Play now").first.wait_for()
    assert_handy(other.page)
    other.go("/new/gratte-ciel").get_by_role("button", name="Open the table").wait_for()
    assert_handy(other.page)


def test_the_pages_around_a_game_are_handy_too(guest, hand):
    table, (ada, *_) = finished(guest)
    one = hand(ada)
    page = one.go("/account")
    page.get_by_role("heading", name="Sign in").wait_for()
    assert_handy(page)
    one.go("/learn/gratte-ciel").get_by_role("button", name="Go on").tap()
    one.page.get_by_role("button", name="Show me").wait_for()
    assert_handy(page)
    one.go(f"/table/{table}").get_by_role("region", name="Result").wait_for()
    assert_handy(page)
    page.get_by_role("navigation").get_by_role("button", name="Story").tap()
    page.get_by_role("img", name="Chart").wait_for()
    page.get_by_text("As a table").tap()
    assert_handy(page)
    labels = page.locator("svg[role=img] text").evaluate_all(LABELS)
    assert len(labels) > 5
    assert min(size for _, size in labels) >= SMALLEST_LABEL, labels
    one.go(f"/table/{table}/at/9").get_by_role("group", name="Replay").wait_for()
    assert_handy(page)


def test_the_menu_of_a_table_has_language_and_account(table):
    page = table.page
    page.get_by_role("button", name="This table").tap()
    menu = page.get_by_role("dialog")
    menu.get_by_role("combobox", name="Language").select_option("de")
    expect(menu.get_by_role("heading", name="Dieser Tisch")).to_be_visible()
    assert_handy(page)
    menu.get_by_role("link", name="Mein Konto").tap()
    page.get_by_role("heading", name="Anmelden").wait_for()


def test_a_lesson_and_a_replay_can_change_their_language(guest, hand):
    table, _ = finished(guest)
    for path in ("/learn/gratte-ciel", f"/table/{table}/at/9"):
        page = hand().go(path)
        page.get_by_role("combobox", name="Language").select_option("fr")
        page.get_by_role("combobox", name="Langue").wait_for()
        assert_handy(page)


def test_a_finger_beside_a_lot_means_the_lot(table):
    lot = next(
        lot for lot in table.choices() if chr(ord(lot[0]) + 1) + lot[1] not in table.choices()
    )
    box = table.still_box(table.lot(lot))
    table.page.touchscreen.tap(box["x"] + box["width"] + 2, box["y"] + box["height"] / 2)
    table.page.get_by_role("button", name="Do it").wait_for()
    heading = table.page.get_by_role("region", name="What it does").get_by_role("heading")
    expect(heading).to_contain_text(f"→ {lot}")


def test_a_double_tap_looks_closely_and_a_button_goes_back(table):
    lot = table.lot("e1")
    box = table.still_box(lot)
    before = box["width"]
    for _ in range(2):
        table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    whole = table.page.get_by_role("button", name="Whole board")
    whole.wait_for()
    assert lot.bounding_box()["width"] > 2 * before
    whole.tap()
    expect(whole).to_have_count(0)
    assert lot.bounding_box()["width"] == pytest.approx(before)


def test_what_a_choice_would_make_of_the_money_is_whole(guest, hand):
    """From 9 to 11 million must not read as from 9 to 1."""
    ada = guest("Ada")
    one = hand(ada)
    one.go(f"/table/{ada.create('me', 'beginner', game='skyline-of-the-world')['id']}")
    one.wait_for_turn()
    one.page.get_by_role("button", name="Hint", exact=True).tap()
    one.page.locator(".facts .then").first.wait_for()
    assert all(one.page.locator(".facts .fact:first-child .then").evaluate_all(WHOLE))


def test_a_long_title_and_what_comes_next_are_whole(server, hand):
    """However many facts make up the result of a full table."""
    table, host, _ = played(server, "skyline-of-the-world", 4)
    one = hand(host)
    page = one.go(f"/table/{table}")
    page.get_by_role("region", name="Result").wait_for()
    cut = (
        "title => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight"
    )
    assert not page.get_by_role("heading", name="Skyline of the World").evaluate(cut)
    bar = page.locator("nav.buttons").bounding_box()
    for name in ("Play again", "Replay", "All games"):
        box = page.locator(".over .next > *", has_text=name).bounding_box()
        assert box["y"] + box["height"] <= bar["y"]
        assert box["x"] + box["width"] <= PHONE["width"]
    right = "all => Math.max(...all.map(each => each.getBoundingClientRect().right))"
    assert page.locator(".over .more > *").evaluate_all(right) <= PHONE["width"]


def test_a_short_name_is_whole_at_a_table_of_four(guest, hand):
    someone = guest("Guest")
    table = someone.create("me", "casual", "casual", "casual")["id"]
    one = hand(someone)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    names = one.page.get_by_role("list", name="Seats").locator(".name")
    cut = "all => all.filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"
    assert names.evaluate_all(cut) == []
