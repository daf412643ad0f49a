"""Auf Achse in two browsers: one person by clicks on the board, the other by keys alone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.browser

CAN = "[data-can=true]"
# In the order of taste: an answer, one of two ways, business, a bid, a drive, the rest.
WISHES = [
    ".ask .button",
    ".choices:has(> button) li button",
    f"[data-contract]{CAN}",
    f"[data-offer]{CAN}",
    f"[data-target]{CAN}",
    "[data-deed=roll]",
    "[data-deed=end]",
    "[data-deed]",
]
LOOK = """wishes => document.title.startsWith('●')
    ? wishes.find(wish => document.querySelector(wish)) : undefined"""
# What the page shows of a choice: the version, a question, a list of ways.
SIGNS = """() => [
    document.querySelector('main[data-version]').dataset.version,
    document.querySelector('.ask') !== null,
    document.querySelector('.choices > button') !== null,
].join()"""
MIDDLE = """wish => {
    const box = document.querySelector(wish).getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}"""
# Whether the focus is there, or at least in the row that leads there.
STANDS = """([wish, place]) => document.activeElement?.matches(wish) ? 'there'
    : document.activeElement?.closest(place)?.querySelector(wish) ? 'near' : 'away'"""
ROUNDS = 4


def test_two_seats_to_the_end(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    options = {"round-limit": ROUNDS}
    table = ada.create("me", "open", game="auf-achse", options=options)["id"]
    assert bob.join(table, 1).status_code == 200
    clicker, typist = person(guest=ada), person(guest=bob)
    for one in (clicker, typist):
        one.go(f"/table/{table}")
        one.page.locator("main[data-version]").wait_for()
    people = {clicker: _click, typist: _press}
    used = {one: [] for one in people}
    checked = False
    while not all(one.over() for one in people):
        for one, use in people.items():
            used[one] += _play_on(one, use)
        if not checked and len(used[clicker]) > 5:
            checked = True
            _nothing_hinders(clicker)
    assert checked
    for one in people:
        assert f"[data-target]{CAN}" in used[one]
    assert f"[data-offer]{CAN}" in [*used[clicker], *used[typist]]
    scores = [one.page.locator(".over li strong").all_inner_texts() for one in people]
    assert scores[0] == scores[1]


def _play_on(one, use):
    """Choose as long as it is this person's turn; says what was used."""
    page, used = one.page, []
    while wish := page.evaluate(LOOK, WISHES):
        before = page.evaluate(SIGNS)
        use(page, wish)
        one.until(lambda before=before: page.evaluate(SIGNS) != before)
        used.append(wish)
    return used


def _click(page, wish):
    if page.locator(".drawn").count():
        page.get_by_role("button", name="Put the card away").click()
    if "data-target" in wish:
        point = page.evaluate(MIDDLE, wish)
        page.mouse.click(point["x"], point["y"])
    else:
        page.locator(wish).first.click()


def _press(page, wish):
    """Tab to the row or the map, then go on to the first that fits, and press Enter."""
    target = "data-target" in wish
    place = "svg[role=group]" if target else "[role=toolbar]"
    for _ in range(90):
        stands = page.evaluate(STANDS, [wish, place])
        if stands == "there":
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab" if stands == "away" else "PageDown" if target else "ArrowRight")
    raise AssertionError(f"no key leads to {wish}")


def _nothing_hinders(one):
    """No accessibility fault, in light and in dark."""
    for scheme in ("light", "dark"):
        one.page.emulate_media(color_scheme=scheme)
        found = Axe().run(one.page).response["violations"]
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []
