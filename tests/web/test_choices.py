"""Before a choice: who is paid, what grows, what it warns of. After it: undo."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.client import play
from tests.web.browsing import PHONE

pytestmark = pytest.mark.browser

# Three people start on b2, e2 and h2; the first flies away, and the second can then fly
# over his tower: e2 to a2. (Who is first is drawn by lot.)
OPENING = ["b2", "e2", "h2", "b5"]


class Scene:
    """Three guests in the opening; `mover` is to fly from e2, `payee` owns the tower on b2."""

    def __init__(self, guest, **options):
        self.people = [guest(name) for name in ("Ada", "Bob", "Cleo")]
        self.table = self.people[0].create("me", "open", "open", options=options)["id"]
        for seat, other in enumerate(self.people[1:], 1):
            assert other.join(self.table, seat).status_code == 200
        self.sockets = [one.open(self.table) for one in self.people]
        lots = iter(OPENING)
        play(self.sockets, len(OPENING), lambda actions: _to(next(lots), actions))
        seat = self.sockets[0].view["toAct"]
        names = ["Ada", "Bob", "Cleo"]
        self.mover, self.payee = self.people[seat], names[(seat - 1) % 3]
        self.name = names[seat]


def _to(lot, actions):
    return min((words for words in actions if words[-1] == lot), key=len)


@pytest.fixture
def scene(guest):
    return Scene(guest)


@pytest.fixture
def mover(scene, person):
    """The one to act, at his screen."""
    one = person(guest=scene.mover)
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    return one


def preview(one):
    return one.page.get_by_role("region", name="What it does")


def seat(one, name):
    return one.page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def test_a_flight_is_foretold(scene, mover):
    mover.lot("a2").hover()
    told = preview(mover)
    expect(told).to_contain_text(
        re.compile(rf"{scene.name} pays\s+{scene.payee} a fee of 1 point for flying over 1 floor")
    )
    expect(told).to_contain_text(
        re.compile(rf"building of\s+{scene.payee} on b2 grows to 2 floors")
    )
    expect(seat(mover, scene.name)).to_contain_text(re.compile(r"45\s→\s.*44 points"))
    expect(seat(mover, scene.payee)).to_contain_text(re.compile(r"45\s→\s.*46 points"))
    tags = mover.page.locator(".flight .tag text")
    assert tags.all_text_contents() == ["\N{MINUS SIGN}1"]
    assert mover.page.locator("[data-tower=b2] .ghost").count() == 1
    version = mover.version()
    mover.lot("a2").click()  # nothing to warn of: no question
    mover.wait_past(version)


def test_a_ruinous_flight_is_warned_of_and_asked(scene, mover):
    version = mover.version()
    mover.lot("e3").click()
    told = preview(mover)
    expect(told).to_contain_text("this costs 50 points")
    expect(told).to_contain_text("you would be eliminated")
    expect(mover.page.get_by_role("button", name="Do it")).to_be_focused()
    mover.page.keyboard.press("Escape")
    expect(mover.page.get_by_role("button", name="Do it")).to_have_count(0)
    assert mover.version() == version
    mover.lot("e3").click()
    mover.page.get_by_role("button", name="Do it").click()
    mover.wait_past(version)
    expect(seat(mover, scene.name)).to_contain_text("eliminated")


def test_escape_closes_a_sheet_and_leaves_the_choice(mover):
    mover.lot("e3").click()
    asks = mover.page.get_by_role("button", name="Do it")
    asks.wait_for()
    mover.page.get_by_role("button", name="This table").click()
    mover.page.get_by_role("heading", name="Table settings").wait_for()
    mover.page.keyboard.press("Escape")
    expect(mover.page.get_by_role("dialog")).to_have_count(0)
    expect(asks).to_be_visible()
    mover.page.keyboard.press("Escape")
    expect(asks).to_have_count(0)


def test_a_slip_is_taken_back(mover):
    version = mover.version()
    mover.lot("a2").click()
    mover.wait_past(version)
    mover.page.get_by_role("button", name="Take back").click()
    mover.wait_past(version + 1)
    mover.wait_for_turn()
    assert mover.lot("a2").get_attribute("aria-label").startswith("a2, white, empty")
    assert mover.page.locator(".log .gone").count() == 1


def test_a_touch_looks_first(scene, person):
    one = person(guest=scene.mover, viewport=PHONE, has_touch=True, is_mobile=True)
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    version = one.version()
    one.lot("a2").tap()
    expect(preview(one)).to_contain_text("for flying over 1 floor")
    one.page.wait_for_timeout(300)
    assert one.version() == version
    one.page.get_by_role("button", name="Do it").tap()
    one.wait_past(version)


def test_why_cant_i(mover):
    mover.lot("i9").click()
    alert = mover.page.get_by_role("alert")
    expect(alert).to_contain_text("Your helicopter flies 1 to 4 lots")
    expect(alert).to_contain_text("It goes 1 to 4 lots far")
    alert.get_by_role("button", name="Rule GRA-3.1").click()
    row = mover.page.locator(".row.here")
    expect(row).to_contain_text("GRA-3.1")
    expect(row).to_be_in_viewport()


def test_the_rule_one_is_sent_to_tells_what_its_mark_means(mover):
    mover.lot("h2").click()  # where a helicopter stands
    mover.page.get_by_role("alert").get_by_role("button", name="Rule GRA-3.7").click()
    row = mover.page.locator(".row.here")
    expect(row.get_by_role("term")).to_have_text("ruling")
    expect(row).to_contain_text("The original rules leave this open")
    expect(row).to_be_in_viewport()


def test_several_flights_to_one_lot_are_offered(guest, person):
    scene = Scene(guest, **{"turning-flights": True})
    one = person(guest=scene.mover)
    one.go(f"/table/{scene.table}")
    one.wait_for_turn()
    version = one.version()
    one.lot("f3").click()
    choices = one.page.get_by_role("list", name="Choices").get_by_role("button")
    expect(choices.first).to_be_visible()
    assert choices.count() > 1
    assert all("→ f3" in text for text in choices.all_inner_texts())
    one.page.keyboard.press("Escape")
    expect(choices.filter(has_not_text="→ f3").first).to_be_visible()
    one.lot("f3").click()
    choices.filter(has_text="e2 → e1 → f1 → f3").click()
    expect(preview(one)).to_contain_text("this costs 50 points")
    assert one.version() == version


def test_the_board_in_words(mover):
    version = mover.version()
    mover.page.get_by_role("button", name="Board as text").click()
    mover.page.get_by_role("button", name="a2, white, empty, you can land here").click()
    mover.wait_past(version)


def test_every_choice_is_a_button_too(mover):
    version = mover.version()
    mover.page.get_by_role("tab", name="Choices").click()
    choices = mover.page.get_by_role("list", name="Choices").get_by_role("button")
    assert choices.count() == len(mover.choices())
    choices.filter(has_text="Fly e2 → a2").click()
    mover.wait_past(version)


def test_the_list_of_choices_is_one_stop_for_the_keyboard(mover):
    """Arrows go from choice to choice, Tab goes past them, Enter chooses."""
    page, version = mover.page, mover.version()
    choices = page.get_by_role("list", name="Choices").get_by_role("button")
    choices.first.focus()
    page.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    inside = "document.activeElement.closest('ul')?.getAttribute('aria-label')"
    assert page.evaluate(inside) != "Choices"
    page.keyboard.press("Shift+Tab")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(choices.first).to_be_focused()
    choices.filter(has_text="Fly e2 → a2").focus()
    page.keyboard.press("Enter")
    mover.wait_past(version)


def test_three_languages(scene, mover):
    page = mover.page
    for code, words in {
        "fr": ("Volez de 1 à 4 terrains", "Journal", f"{scene.payee} commence en b2"),
        "de": ("Flieg 1 bis 4 Bauplätze", "Verlauf", f"{scene.payee} beginnt auf b2"),
        "en": ("Fly 1 to 4 lots", "Log", f"{scene.payee} starts on b2"),
    }.items():
        page.get_by_role("combobox").select_option(code)
        for text in words:
            expect(page.get_by_text(text).first).to_be_visible()
        assert page.locator("html").get_attribute("lang") == code
