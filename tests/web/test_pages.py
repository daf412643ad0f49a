"""Pages as the web expects them: addresses, cards, icons, keys, paper, long names."""

import pytest
from playwright.sync_api import expect

from tests.server.client import play
from tests.web.browsing import DESK, PHONE, Person
from tests.web.games import playing

pytestmark = pytest.mark.browser
PAPER = {"width": 794, "height": 1123}  # A4


def test_an_unknown_address_is_not_found_and_says_so(person):
    one = person()
    answer = one.page.goto(one.origin + "/nowhere/at/all")
    assert answer.status == 404
    one.page.get_by_role("heading", name="Page not found").wait_for()
    one.forgive()


def test_another_tab_follows_the_choice_of_a_language(person):
    one = person()
    other = one.tab()
    other.goto(one.origin)
    one.go().get_by_label("Language").select_option("de")
    expect(other.locator("html")).to_have_attribute("lang", "de")
    expect(other.get_by_label("Sprache")).to_have_value("de")


def test_every_icon_is_there(person):
    page = person().go()
    icons = page.locator("link[rel=icon], link[rel=apple-touch-icon]")
    assert icons.count() == 3
    for icon in icons.all():
        answer = page.request.get(person().origin + icon.get_attribute("href"))
        assert answer.ok and answer.headers["content-type"].startswith("image/")


def test_without_scripts_three_languages_say_why(browser, server):
    one = Person(browser, server.origin, java_script_enabled=False)
    page = one.go()
    for language in ("en", "fr", "de"):
        expect(page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")
    one.context.close()


@pytest.mark.parametrize("path", ["/", "/account", "/new/airlines"])
def test_the_first_key_skips_to_the_content(person, path):
    page = person().go(path)
    page.locator("main").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_a_question_mark_tells_what_the_keys_do(person, guest):
    table, ada = playing(guest)
    one = person(guest=ada)
    page = one.go(f"/table/{table}")
    page.locator("main[data-version]").wait_for()
    sheet = page.get_by_role("dialog", name="Keyboard")
    page.keyboard.press("?")
    expect(sheet).to_contain_text("take a choice back")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_label("Say something to the table")
    line.press("?")
    expect(line).to_have_value("?")
    expect(sheet).to_have_count(0)


def test_the_rulebook_goes_on_paper_alone_and_whole(person, guest):
    table, ada = playing(guest)
    page = person(guest=ada).go(f"/table/{table}")
    page.get_by_role("tab", name="Rules").click()
    rules = page.get_by_role("region", name="Rules")
    rows = rules.locator(".row")
    rows.last.wait_for()
    expect(rules.get_by_role("button", name="Print the rules")).to_be_visible()
    hidden = "e => e.scrollHeight - e.clientHeight"
    assert rules.evaluate(hidden) > 0  # on the screen it scrolls
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("heading", name="Gratte-ciel")).to_be_visible()
    assert rules.evaluate(hidden) == 0
    paper = page.pdf(format="A4")
    assert paper.count(b"/Type /Page\n") > 2


def test_the_rulebook_tells_what_its_marks_mean(person, guest):
    """Above the rules for all of them, and at the rule that one was sent to."""
    table, ada = playing(guest)
    page = person(guest=ada).go(f"/table/{table}")
    page.get_by_role("tab", name="Rules").click()
    rules = page.get_by_role("region", name="Rules")
    rules.locator(".row").last.wait_for()
    meanings = rules.locator("dl")
    expect(meanings).to_have_count(1)
    expect(meanings.get_by_role("term")).to_have_text(["ruling", "option"])
    expect(meanings.get_by_role("definition").first).to_contain_text("leave this open")
    kind = rules.locator("#rule-GRA-3\\.2 .kind")
    assert "leave this open" in kind.get_attribute("title")


LONG = "W" * 32


def wide(page):
    """How far the page, or something in it that is cut off, reaches beyond its frame."""
    return page.evaluate(
        """() => {
          const over = [document.documentElement.scrollWidth - innerWidth];
          for (const one of document.querySelectorAll('h2, .prompt, .log, .seats, section a, li'))
            if (getComputedStyle(one).overflowX !== 'hidden' && one.clientWidth)
              over.push(one.scrollWidth - one.clientWidth);
          return Math.max(...over);
        }"""
    )


def test_a_long_name_widens_no_page(person, guest):
    """32 W's, as they come: at home, while waited for, in the prompt, the log and the menu."""
    wolf, bob, cleo = guest(LONG), guest("Bob"), guest("Cleo")
    table = wolf.create("me", "open", "open")["id"]
    one = person(guest=bob, viewport=PHONE)
    page = one.go("/")
    page.get_by_role("heading", name="Open tables").wait_for()
    assert wide(page) <= 0
    page = one.go(f"/table/{table}")
    page.get_by_label("Your name").wait_for()
    assert wide(page) <= 0
    bob.join(table, 1)
    cleo.join(table, 2)
    sockets = [each.open(table) for each in (wolf, bob, cleo)]
    play(sockets, 3)
    while not sockets[0].my_turn():
        play(sockets, 1)
    page = one.go(f"/table/{table}")
    expect(page.get_by_role("region", name="What to do")).to_contain_text(LONG)
    assert wide(page) <= 0
    page.get_by_role("button", name="Log").click()
    page.get_by_role("log", name="Log").wait_for()
    assert wide(page) <= 0
    page = one.go("/")
    page.get_by_role("heading", name="My games").wait_for()
    assert wide(page) <= 0
    page = person(guest=wolf, viewport=PHONE).go("/account")
    page.locator("main").wait_for()
    assert wide(page) <= 0


def test_a_rule_stands_under_the_option_that_it_explains(person):
    page = person().go("/new/auf-achse")
    page.locator(".option + details").first.wait_for()
    indents = page.locator(".option + details").evaluate_all(
        """all => all.map(rule => [rule, rule.previousElementSibling.querySelector('p')]
            .map(each => getComputedStyle(each).paddingLeft))"""
    )
    assert len({below for _, below in indents}) == 2, "a box has room before it, a field has none"
    assert [rule for rule, _ in indents] == [below for _, below in indents]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_table_opens_without_scrolling(person, size):
    """Whoever changes nothing of what can be agreed need not go past it."""
    page = person(viewport=size).go("/new/auf-achse")
    button = page.get_by_role("button", name="Open the table")
    button.wait_for()
    expect(button).to_be_in_viewport(ratio=1)


def test_the_rules_can_be_read_before_anybody_sits_down(person):
    one = person(locale="fr-FR")
    page = one.go()
    page.get_by_role("link", name="Règles : Auf Achse").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Auf Achse")
    expect(page.get_by_role("region", name="Règles")).to_contain_text("AUF-1.1")
    page = one.go("/rules/auf-achse#AUF-3.1")
    expect(page.locator(".here")).to_contain_text("AUF-3.1")
    expect(page.locator(".here")).to_be_in_viewport()
    page.get_by_role("button", name="Jouer").click()
    page.locator("main[data-version]").wait_for()
