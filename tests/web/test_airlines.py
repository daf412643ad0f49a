"""Airlines in two browsers: one person by clicks on the board, the other by keys alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.browser

# What the board shows of a choice: the version, a question, what is picked or counted.
SIGNS = """() => [
    document.querySelector('main[data-version]').dataset.version,
    document.querySelector('.ask') !== null,
    ...[...document.querySelectorAll('.board [aria-pressed=true], [data-count]')]
        .map(e => e.dataset.target ?? e.dataset.card ?? e.dataset.company ?? e.dataset.count),
].join()"""
OPEN = "[data-can=true]:not([aria-pressed=true])"
# In the order of taste: lay as many shares as possible, fly, expand, draw blind.
WISHES = [
    f"[data-count]{OPEN}:last-child",
    f"[data-share]{OPEN}:not([data-count])",
    f"[data-card]:not(.unusable){OPEN}",
    f"[data-target]{OPEN}",
    f"[data-deed]:not([data-deed=keep])",
    f"[data-company]{OPEN}",
    f"[data-market]{OPEN}",
    "[data-deed=keep]",
]
PICKED = "[data-card][aria-pressed=true]"


def test_two_seats_to_the_end(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="airlines")["id"]
    assert bob.join(table, 1).status_code == 200
    clicker, typist = person(guest=ada), person(guest=bob)
    for one in (clicker, typist):
        one.go(f"/table/{table}")
        one.page.locator("main[data-version]").wait_for()
    steps = {"clicks": 0, "keys": 0}
    while not (clicker.over() and typist.over()):
        if clicker.my_turn():
            steps["clicks"] += _step(clicker, _click)
        elif typist.my_turn():
            steps["keys"] += _step(typist, _press)
        if sum(steps.values()) in {60, 61}:
            _nothing_hinders(clicker)
    assert min(steps.values()) > 20
    assert clicker.page.get_by_role("region", name="Last scoring").count() == 1
    scores = [one.page.locator(".over li strong").all_inner_texts() for one in (clicker, typist)]
    assert scores[0] == scores[1]


def _step(one, use):
    """One part of a choice: answer the question, or take the first wish that can be had."""
    page = one.page
    before = page.evaluate(SIGNS)
    if page.locator(".ask").count():
        use(page, ".ask .button")
    else:
        wish = next((wish for wish in _wishes(page) if page.locator(wish).count()), None)
        if wish is None:
            return 0
        use(page, wish)
    page.wait_for_function(f"before => ({SIGNS})() !== before", arg=before)
    return 1


def _wishes(page):
    """With a card in the hand one looks at the map, not at the next card."""
    if page.locator(PICKED).count():
        return [wish for wish in WISHES if "data-card" not in wish]
    return WISHES


def _click(page, wish):
    page.locator(wish).first.dispatch_event("click") if "target" in wish else page.locator(
        wish
    ).first.click()


def _press(page, wish):
    """Tab to the row or the map, then go on to the first that fits, and press Enter."""
    place = ".ask" if "ask" in wish else "svg[role=group]" if "target" in wish else "[role=toolbar]"
    for _ in range(60):
        if page.evaluate(_STANDS, wish):
            break
        inside = page.evaluate(
            "([place, wish]) => !!document.activeElement?.closest(place)?.querySelector(wish)",
            [place, wish],
        )
        key = "PageDown" if "target" in wish else "ArrowRight"
        page.keyboard.press(key if inside and "ask" not in wish else "Tab")
    assert page.evaluate(_STANDS, wish), f"no key leads to {wish}"
    page.keyboard.press("Enter")


_STANDS = "wish => !!document.activeElement?.matches(wish)"


def _nothing_hinders(one):
    """No accessibility fault, in light and in dark."""
    for scheme in ("light", "dark"):
        one.page.emulate_media(color_scheme=scheme)
        found = Axe().run(one.page).response["violations"]
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
