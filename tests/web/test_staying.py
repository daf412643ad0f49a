"""A reload, a second tab and a lost connection in mid-turn lose nothing."""

import re

import pytest

from tests.web.cable import cabled

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def wired(tmp_path_factory):
    with cabled(data=str(tmp_path_factory.mktemp("data"))) as both:
        yield both


@pytest.fixture
def ada(wired, person):
    """Somebody in the middle of a game, whose turn it is, at the far end of the cable."""
    ada = person(origin=wired[1].origin)
    for _ in range(5):
        ada.go().get_by_role("button", name="Play now: Gratte-ciel").click()
        if in_the_middle(ada):
            return ada
    raise AssertionError("every game was over before its third turn")


def in_the_middle(one):
    """Play to the third turn; False when the game is over before: some end that early."""
    over = one.page.locator(".over")
    for turn in range(3):
        one.until(lambda: one.my_turn() or over.count())
        if over.count():
            return False
        one.wait_for_turn()
        if turn < 2:
            one.move_by_pointer()
    return True


def picture(one):
    """Everything that a board and its seats say."""
    lots = one.page.locator("[data-lot]").evaluate_all("all => all.map(e => e.ariaLabel)")
    return lots, one.page.locator(".score .now").all_text_contents(), one.page.title()


def look_at_a_choice(one):
    """Look by keyboard until the page shows what a choice would do, without a warning."""
    one.enter_board()
    shown = one.page.get_by_role("region", name="What it does")
    for lot in one.choices():
        one.roam_to(lot)
        shown.get_by_role("heading", name=f"→ {lot}").wait_for()
        shown.get_by_role("listitem").first.wait_for()
        if not shown.locator(".warning").count():
            return lot
    raise AssertionError("there is no harmless choice")


def in_sight(one):
    return one.page.get_by_role("region", name="What it does").inner_text()


def test_a_reload_in_mid_turn(ada):
    look_at_a_choice(ada)
    version = ada.version()
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.mouse.move(5, 5)
    before = picture(ada)
    ada.page.reload()
    ada.wait_for_turn()
    assert ada.version() == version
    assert picture(ada) == before
    ada.move_by_pointer()


def test_a_second_tab(ada):
    first, version = ada.page, ada.version()
    ada.page = ada.tab()
    ada.go(first.url)
    ada.wait_for_turn()
    ada.move_by_pointer()
    after = ada.version()
    ada.page = first
    ada.wait_past(version)
    ada.wait_for_turn()
    assert ada.version() >= after
    ada.move_by_pointer()  # the first tab goes on where the second left off


def test_a_lost_connection_in_mid_turn(ada, wired):
    _, cable = wired
    look_at_a_choice(ada)
    seen, version = in_sight(ada), ada.version()
    cable.cut()
    ada.page.get_by_text("connection lost, trying again").wait_for()
    assert in_sight(ada) == seen
    cable.mend()
    ada.page.get_by_text("connected", exact=True).wait_for()
    assert ada.version() == version
    assert in_sight(ada) == seen  # the choice is still there
    ada.page.keyboard.press("Enter")
    ada.wait_past(version)


def test_an_action_without_a_connection_is_done_once(ada, wired):
    _, cable = wired
    lot, version = look_at_a_choice(ada), ada.version()
    ada.page.evaluate("window.notReloaded = true")
    cable.cut()
    ada.page.get_by_text("connection lost, trying again").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(1000)
    assert ada.version() == version  # the control: the cable is really cut
    cable.mend()
    ada.wait_past(version)
    assert ada.page.evaluate("window.notReloaded")
    landed = ada.page.locator(".log .line", has_text=re.compile(rf"Guest flies .* {lot}\."))
    landed.wait_for()
    assert landed.count() == 1
