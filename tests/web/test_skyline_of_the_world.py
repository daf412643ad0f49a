"""Skyline of the World in a real browser: one plays by clicks, one by keys, to the end."""

from collections import deque

import pytest

from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from tests.server.client import play
from tests.web.browsing import PHONE
from tests.web.keys import nothing_hinders
from tests.web.questions import questions

pytestmark = pytest.mark.browser

GAME = "skyline-of-the-world"
ISLAND = {
    "d": (3, 4, 5, 10),
    "c": (1, 2, 3, 4, 5, 6, 9, 10, 11),
    "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
    "a": (4, 5, 6, 7, 9, 10),
}
LETTERS = "abcd"
WAYS = {"ArrowUp": (1, 0), "ArrowDown": (-1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}
MID_GAME = 40  # steps


def test_two_seats_to_the_end(person, guest, server):
    """Both play what a good bot would, with their own hands."""
    table, ada, bob = _two_people(person, guest)
    dice = Fast(7)
    for step in range(1000):
        room = server.room(table).started()
        if room.outcome() is not None:
            break
        if step == MID_GAME:
            nothing_hinders(ada.page)
        version, seat = room.version, room.to_act()
        chosen = LEVELS["heuristic"].choose(room.game, room.state, seat, dice)
        one, do = ((ada, _click), (bob, _press))[seat]
        one.until(lambda one=one, version=version: one.version() == version)
        _act(one, room.game.spell(chosen), do)
        _settle(one, version, do)
    for one in (ada, bob):
        one.page.get_by_role("region", name="Result").wait_for()
    assert step > MID_GAME
    result = [one.page.locator(".over li strong").all_inner_texts() for one in (ada, bob)]
    assert result[0] == result[1]


def _two_people(person, guest):
    hosts = guest("Ada"), guest("Bob")
    table = hosts[0].create("me", "open", game=GAME)["id"]
    assert hosts[1].join(table, 1).status_code in {200, 201}
    people = [person(guest=host) for host in hosts]
    for one in people:
        one.go(f"/table/{table}").locator("[data-lot]").first.wait_for()
    return table, *people


def _act(one, words, do):
    """Do what the words say on the board; a floor is picked first where several would fit."""
    verb, *nouns = words
    if verb == "build":
        floor, lot = nouns
        if one.page.locator("button[data-pick]").count() > 1:
            do(one, f"[data-pick='{floor}']")
        do(one, f"[data-lot='{lot}']")
    elif verb in {"buy", "sell", "show"}:
        do(one, f"[data-{verb}='{nouns[0]}']")
    elif verb == "hand-in":
        _hand_in(one, nouns, do)
    else:
        do(one, f"[data-deed='{verb}']")


def _hand_in(one, cards, do):
    """Three cards are handed in at once; where there are more, from the list."""
    do(one, "[data-hand-in]")
    offered = one.page.locator("[aria-label=Choices] button")
    if one.page.get_by_role("button", name="All choices").count():
        names = [card.replace("-", " ") for card in cards]
        texts = [text.lower() for text in offered.all_inner_texts()]
        wanted = next(i for i, text in enumerate(texts) if all(name in text for name in names))
        offered.nth(wanted).evaluate("button => button.dataset.wanted = 'yes'")
        do(one, "[data-wanted]")


def _settle(one, version, do):
    """Wait until it is done; answer the question where the page asks one."""
    asks = one.page.locator(".ask")
    one.until(lambda: asks.count() or one.version() > version)
    if one.version() == version:
        do(one, ".ask .button")
        one.wait_past(version)


def _click(one, where):
    one.page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
    one.page.locator(where).first.click()


def _press(one, where):
    """With the keyboard alone: Tab to the thing, on the board the arrows, then Enter."""
    if where.startswith("[data-lot"):
        _tab_to(one, "[data-lot]")
        here = one.page.evaluate("document.activeElement.dataset.lot")
        for key in _keys_between(here, one.page.locator(where).get_attribute("data-lot")):
            one.page.keyboard.press(key)
    else:
        _tab_to(one, where)
    assert _is_on(one, where)
    one.page.keyboard.press("Enter")


def _tab_to(one, where):
    for _ in range(120):
        if _is_on(one, where):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {where}")


def _is_on(one, where):
    return one.page.evaluate("where => document.activeElement.matches(where)", where)


def _keys_between(here, there):
    found = {here: []}
    queue = deque([here])
    while there not in found:
        lot = queue.popleft()
        for key, (east, south) in WAYS.items():
            beside = _beside(lot, east, south)
            if beside is not None and beside not in found:
                found[beside] = [*found[lot], key]
                queue.append(beside)
    return found[there]


def _beside(lot, east, south):
    """The next lot that way, over water if need be."""
    column, row = LETTERS.index(lot[0]), int(lot[1:])
    for _ in range(11):
        column, row = column + east, row + south
        if 0 <= column < 4 and row in ISLAND[LETTERS[column]]:
            return f"{LETTERS[column]}{row}"
    return None


def test_a_floor_that_fits_nowhere_is_answered_about(person, guest):
    """By its tile, and then by a lot while it is held."""
    ada = guest("Ada")
    one = person(guest=ada)
    asked = questions(one.page)
    tiles = one.page.locator("[data-pick][data-can=false]")
    for _ in range(20):  # which floors one has is drawn
        table = ada.create("me", "heuristic", game=GAME)["id"]
        page = one.go(f"/table/{table}")
        one.wait_for_turn()
        page.locator("[data-lot]").first.wait_for(state="attached")
        if tiles.count():
            break
    tile = tiles.last
    floor = tile.get_attribute("data-pick")
    tile.click()
    page.get_by_role("alert").wait_for()
    assert asked[-1][:2] == ["build", floor]
    one.lot("c3").click()
    one.until(lambda: len(asked) > 1)
    assert asked[-1] == ["build", floor, "c3"]


APART = 12  # degrees of hue
# The hue of the orange lots, and of every player's colour.
HUES = """() => {
    const hue = colour => {
        const canvas = document.createElement('canvas').getContext('2d');
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        const wheel = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
        return (wheel * 180 / Math.PI + 360) % 360;
    };
    const root = getComputedStyle(document.documentElement);
    const players = ['red', 'blue', 'yellow', 'green'];
    return [
        getComputedStyle(document.querySelector('.orange')).fill,
        ...players.map(name => root.getPropertyValue(`--player-${name}`)),
    ].map(hue);
}"""
HAND = 3  # bonus cards
HAND_COMES = 60  # steps, at the most
SMALL_DESK = {"width": 1280, "height": 800}
COINS_INSIDE = """all => all.map(card => card.querySelector('.coins').getBoundingClientRect().right
    < card.getBoundingClientRect().right)"""
CUT_OFF = """() => [...document.querySelectorAll('[data-card]')].filter(card => {
    const [box, row] = [card, card.closest('ul')].map(each => each.getBoundingClientRect());
    return box.right > row.right + 1 || box.bottom > innerHeight;
}).length"""


def test_a_small_desk_shows_the_hand_whole(person, guest):
    """Beside floors and mission, without tabs."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game=GAME)["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    for _ in range(HAND_COMES):
        play(lines, 1, _gather)
        if len(lines[0].view["board"]["mine"]["cards"]) == HAND:
            break
    page = person(guest=ada, viewport=SMALL_DESK).go(f"/table/{table}")
    page.locator("[data-card]").first.wait_for()
    assert page.locator("[data-part]").count() == 0
    assert page.locator("[data-card]").count() == HAND
    assert page.evaluate(CUT_OFF) == 0
    page = person(guest=ada, viewport=SMALL_DESK, locale="de").go(f"/table/{table}")
    page.locator("[data-card]").first.wait_for()
    assert page.locator("[data-card]").evaluate_all(COINS_INSIDE) == [True] * HAND


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_phone_shows_every_price_whole(person, guest, language):
    people = [guest("Ada"), guest("Bob")]
    table = people[0].create("me", "open", game=GAME)["id"]
    assert people[1].join(table, 1).status_code == 200
    lines = [each.open(table) for each in people]
    buyer = None
    while buyer is None:
        play(lines, 1, lambda actions: _first(actions, "invest", "build"))
        buyer = next((n for n, line in enumerate(lines) if _buys(line)), None)
    phone = person(
        guest=people[buyer], viewport=PHONE, has_touch=True, is_mobile=True, locale=language
    )
    prices = phone.go(f"/table/{table}").locator("[data-buy]")
    prices.first.wait_for()
    spilt = "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    assert prices.evaluate_all(spilt) == 0


def _gather(actions):
    """Build, and show no card."""
    return _first(actions, "build", "end")


def _buys(line):
    return any(words[0] == "buy" for words in line.view["actions"])


def _first(actions, *verbs):
    wishes = [[words for words in actions if words[0] == verb] for verb in verbs]
    return next((found[0] for found in wishes if found), actions[0])


def test_nobody_is_as_orange_as_the_lots(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "heuristic", game=GAME)["id"]
    page = person(guest=ada).go(f"/table/{table}")
    page.locator(".orange").first.wait_for(state="attached")
    orange, *paints = page.evaluate(HUES)
    assert all(min(abs(hue - orange), 360 - abs(hue - orange)) > APART for hue in paints)
