"""Airlines in two browsers: one person by clicks on the board, the other by keys alone."""

import pytest

from tests.server.client import play
from tests.web.browsing import PHONE
from tests.web.keys import nothing_hinders, press
from tests.web.questions import questions

pytestmark = pytest.mark.browser

BEGINNING = 8  # parts of choices that each makes before the middle of the game
END = 3  # shares in the pile, at the least, when the browsers take over again
OPEN = "[data-can=true]:not([aria-pressed=true])"
# In the order of taste: an answer, as many shares as possible, a flight, a blind draw.
WISHES = [
    ".ask .button",
    f"[data-count]{OPEN}:last-child",
    f"[data-share]{OPEN}:not([data-count])",
    f".board:not(:has([data-card][aria-pressed=true])) [data-card]:not(.unusable){OPEN}",
    f"[data-target]{OPEN}",
    "[data-deed]:not([data-deed=keep])",
    f"[data-company]{OPEN}",
    f"[data-market]{OPEN}",
    "[data-deed=keep]",
]
LOOK = """wishes => ({
    over: document.querySelector('.over') !== null,
    wish: document.title.startsWith('●')
        ? wishes.find(wish => document.querySelector(wish)) : undefined,
})"""
# What the page shows of a choice: the version, a question, what is picked or counted.
SIGNS = """() => [
    document.querySelector('main[data-version]').dataset.version,
    document.querySelector('.ask') !== null,
    ...[...document.querySelectorAll('.board [aria-pressed=true], [data-count]')]
        .map(e => e.dataset.target ?? e.dataset.card ?? e.dataset.company ?? e.dataset.count),
].join()"""
# A point on a route where nothing else lies over it.
POINT = """wish => {
    const target = document.querySelector(wish);
    const path = target.querySelector('path');
    const [matrix, length] = [path.getScreenCTM(), path.getTotalLength()];
    for (let part = 0.5; part < 1.5; part += 0.04) {
        const on = path.getPointAtLength(length * (part % 1)).matrixTransform(matrix);
        const hit = document.elementFromPoint(on.x, on.y);
        if (hit?.closest('[data-target]') === target) return {x: on.x, y: on.y};
    }
}"""


def test_two_seats_to_the_end(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="airlines")["id"]
    assert bob.join(table, 1).status_code == 200
    clicker, typist = person(guest=ada), person(guest=bob)
    for one in (clicker, typist):
        one.go(f"/table/{table}")
        one.page.locator("main[data-version]").wait_for()
    people = {clicker: _click, typist: press}
    steps = dict.fromkeys(people, 0)
    while min(steps.values()) < BEGINNING:
        _play_round(people, steps)
    nothing_hinders(clicker.page)
    _hurry_on([ada.open(table), bob.open(table)])
    for one in people:
        one.page.reload()
        one.page.locator("main[data-version]").wait_for()
    lasted = not clicker.over()
    while not all(one.over() for one in people):
        _play_round(people, steps)
    # Whoever was there saw the last scoring; it comes in the middle about once in fifty games.
    assert clicker.page.get_by_role("region", name="Last scoring").count() == lasted
    scores = [one.page.locator(".over li strong").all_inner_texts() for one in people]
    assert scores[0] == scores[1]


def _hurry_on(sockets):
    """The same two people play the middle of the game without their browsers."""
    while play(sockets, 1, _fly_if_you_can):
        view = sockets[0].view
        board = view["board"]
        if view["result"] or board["pile"] <= END or board["scoreCardsLeft"] == 1:
            return


def _fly_if_you_can(actions):
    return next((action for action in actions if action[0] in {"fly", "expand"}), actions[-1])


def _play_round(people, steps):
    for one, use in people.items():
        steps[one] += _play_on(one, use)


def _play_on(one, use):
    """Go on with a choice as long as it is this person's turn; says how many parts it took."""
    page, parts = one.page, 0
    while wish := page.evaluate(LOOK, WISHES).get("wish"):
        before = page.evaluate(SIGNS)
        use(page, wish)
        page.wait_for_function(f"before => ({SIGNS})() !== before", arg=before)
        parts += 1
    return parts


def _click(page, wish):
    if page.locator(".scoring").count():
        page.get_by_role("button", name="Close the scoring").click()
    if "target" in wish:
        point = page.evaluate(POINT, wish)
        page.mouse.click(point["x"], point["y"])
    else:
        page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        page.locator(wish).first.click()


# Names and cloths that a circle lies on; a line of text has some air above and below.
COVERED = """() => {
    const discs = [...document.querySelectorAll('circle.tag')].map(e => e.getBoundingClientRect());
    return [...document.querySelectorAll('text.name, path.cloth')].filter(thing => {
        const box = thing.getBoundingClientRect();
        const air = thing.tagName === 'text' ? box.height / 4 : 0;
        return discs.some(disc => {
            const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
            const across = Math.max(box.left - x, 0, x - box.right);
            const along = Math.max(box.top + air - y, 0, y - box.bottom + air);
            return Math.hypot(across, along) < disc.width / 2 - 2;
        });
    }).map(thing => thing.textContent || thing.parentElement.textContent);
}"""
SPILLED = """() => {
    const box = document.querySelector('.legend rect').getBoundingClientRect();
    return [...document.querySelectorAll('.legend text')]
        .filter(text => text.getBoundingClientRect().right > box.right)
        .map(text => text.textContent);
}"""
LABELS = """all => all.map(text => ({
    text: text.textContent,
    size: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d,
    shown: getComputedStyle(text).opacity > 0.99,
}))"""


@pytest.fixture
def map_of(person, guest):
    """Somebody in front of the map: map_of(locale=...)."""

    def make(**more):
        ada = guest("Ada")
        table = ada.create("me", "heuristic", game="airlines")["id"]
        one = person(guest=ada, **more)
        one.go(f"/table/{table}").locator("text.name").first.wait_for(state="attached")
        one.wait_for_turn()
        return one

    return make


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_nothing_on_the_map_is_covered(map_of, locale):
    page = map_of(locale=locale).page
    assert page.evaluate(COVERED) == []
    assert page.evaluate(SPILLED) == []


def test_a_phone_opens_the_map_where_it_can_be_read(map_of):
    one = map_of(viewport=PHONE, has_touch=True, is_mobile=True)
    labels = one.page.locator("svg[role=group] text")

    def read():
        return all(label["shown"] for label in labels.evaluate_all(LABELS))

    one.until(read)
    assert min(round(label["size"], 1) for label in labels.evaluate_all(LABELS)) >= 11
    closer = one.page.get_by_role("button", name="Zoom in")
    back = one.page.get_by_role("button", name="Whole board")
    back.tap()
    one.until(lambda: back.is_disabled() and not read())
    closer.tap()
    one.until(read)
    for button in (closer, back):
        assert min(button.bounding_box()[side] for side in ("width", "height")) >= 44


def test_every_wrong_click_is_answered_about_its_piece(person, guest):
    """In the first turn nothing can be flown or taken yet, and not every share be founded."""
    one, asked = _asking(person, guest)
    page = one.page
    for part in ("card", "market", "share"):
        piece = page.locator(f"[data-{part}][data-can=false]").first
        piece.click()
        one.until(lambda: page.get_by_role("alert").count())
        assert asked[-1][1] == piece.get_attribute(f"data-{part}")
        page.get_by_role("alert").get_by_role("button", name="Close").click()
    route = "[data-target][data-can=false]"
    point = page.evaluate(POINT, route)
    page.mouse.click(point["x"], point["y"])
    one.until(lambda: page.get_by_role("alert").count())
    assert asked[-1][0] == "fly"
    assert asked[-1][2] == page.locator(route).first.get_attribute("data-target")


def test_a_finger_is_answered_too(person, guest):
    one, asked = _asking(person, guest, viewport=PHONE, has_touch=True, is_mobile=True)
    card = one.page.locator("[data-card][data-can=false]").first
    card.tap()
    one.page.get_by_role("alert").wait_for()
    assert asked == [["fly", card.get_attribute("data-card"), *asked[0][2:]]]


def _asking(person, guest, **more):
    """Somebody at their first turn with a share they cannot found, and what they ask about."""
    while True:
        ada = guest("Ada")
        table = ada.create("me", "heuristic", "heuristic", game="airlines")["id"]
        view = ada.open(table).until(0)
        founded = {words[1] for words in view["actions"] if words[0] == "found"}
        if view["actions"] and set(view["board"]["hand"]["shares"]) - founded:
            break
    one = person(guest=ada, **more)
    asked = questions(one.page)
    one.go(f"/table/{table}")
    one.wait_for_turn()
    return one, asked


def test_a_network_is_drawn_in_its_companys_colour(person, guest):
    """Along every route with a marker, and along no other."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="airlines")["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    play(lines, 30, _found_and_fly)
    page = person(guest=ada).go(f"/table/{table}")
    page.locator("[data-target]").first.wait_for(state="attached")
    wanted = {
        f"{circle['company']} {route['name']}"
        for route in lines[0].view["board"]["routes"]
        for circle in route["circles"]
        if circle["company"] and not circle["sabotage"]
    }
    assert wanted
    drawn = page.locator("[data-network]")
    assert set(drawn.evaluate_all("all => all.map(one => one.dataset.network)")) == wanted
    paints = drawn.evaluate_all(
        "all => all.map(one => [one.dataset.network.split(' ')[0], one.getAttribute('stroke')])"
    )
    assert len({paint for _, paint in paints}) == len({code for code, _ in paints})


def _found_and_fly(actions):
    wishes = [[words for words in actions if words[0] == verb] for verb in ("fly", "found")]
    return next((found[0] for found in wishes if found), actions[-1])


def _draw_if_you_can(actions):
    """Score cards are in the pile, which is drawn from after a flight."""
    wishes = ("fly", "blind", "found", "expand")
    return next((action for wish in wishes for action in actions if action[0] == wish), actions[0])


def test_whoever_plays_on_has_seen_the_scoring(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="airlines")["id"]
    bob.join(table, 1)
    one = person(guest=ada)
    one.go(f"/table/{table}").locator("main[data-version]").wait_for()
    sockets = [ada.open(table), bob.open(table)]
    cards = sockets[0].until(0)["board"]["scoreCardsLeft"]
    while sockets[0].view["board"]["scoreCardsLeft"] == cards:
        assert not sockets[0].view["result"]
        play(sockets, 1, _draw_if_you_can)
    scoring = one.page.locator(".scoring")
    scoring.wait_for()
    while sockets[0].view["toAct"] != 0:
        assert not sockets[0].view["result"]
        play(sockets, 1, _draw_if_you_can)
    one.wait_for_turn()
    assert scoring.count() == 1
    version = one.version()
    one.page.locator(".choices li button").first.click()
    one.until(lambda: one.version() > version or one.page.locator(".ask").count())
    if one.version() == version:
        one.page.locator(".ask .button").click()
    one.until(lambda: scoring.count() == 0)
