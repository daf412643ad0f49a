"""Auf Achse in two browsers: one person by clicks on the board, the other by keys alone."""

import itertools
import time

import pytest

from ludotheque.games.auf_achse.board import TRAILER_PRICE, TRAILER_ROOM
from tests.server.client import play
from tests.web.browsing import PHONE, TABLET
from tests.web.games import called
from tests.web.keys import nothing_hinders, press

pytestmark = pytest.mark.browser

CAN = "[data-can=true]"
OFFER = f"[data-offer]{CAN}"
CITY = f"[data-target]:not([data-target*='-']){CAN}"
TARGET = f"[data-target]{CAN}"
# In the order of taste: an answer, one of two ways, a bid, business, a drive, the rest.
WISHES = [
    ".ask .button",
    ".choices:has(> button) li button",
    OFFER,
    f"[data-contract]{CAN}",
    CITY,
    TARGET,
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
ROUNDS = 40  # a city is reached long before
LONG = 240  # seconds; the machine may be busy


def test_an_auction_by_pointer_and_by_keys(person, guest):
    """Both drive until somebody calls for a contract; the auction is played to its end."""
    ada, bob = guest("Ada"), guest("Bob")
    options = {"round-limit": ROUNDS}
    table = ada.create("me", "open", game="auf-achse", options=options)["id"]
    assert bob.join(table, 1).status_code == 200
    people = {person(guest=ada): _click, person(guest=bob): press}
    for one in people:
        one.go(f"/table/{table}")
        one.page.locator("[data-target]").first.wait_for(state="attached")
    used = {one: set() for one in people}
    deadline = time.monotonic() + LONG
    while not all({OFFER, "sold"} <= seen for seen in used.values()):
        assert time.monotonic() < deadline, used
        for one, use in people.items():
            _play_on(one, use, used[one])
    assert all({CITY, TARGET} & seen for seen in used.values())


def _play_on(one, use, used):
    """Choose as long as it is this person's turn, and keep what was used."""
    page = one.page
    while wish := page.evaluate(LOOK, WISHES):
        before = page.evaluate(SIGNS)
        if wish == OFFER and OFFER not in used:
            nothing_hinders(page)
        use(page, wish)
        one.until(lambda before=before: page.evaluate(SIGNS) != before)
        used.add(wish)
    if OFFER in used and page.locator("[data-offer]").count() == 0:
        used.add("sold")


def _click(page, wish):
    if page.locator(".drawn").count():
        page.get_by_role("button", name="Put the card away").click()
    if "data-target" in wish:
        point = page.evaluate(MIDDLE, wish)
        page.mouse.click(point["x"], point["y"])
    else:
        page.mouse.move(0, 0)  # what comes under a resting pointer is not clicked at once
        page.locator(wish).first.click()


@pytest.fixture
def dealt(person, guest):
    """Somebody whose truck is placed and who has three contracts."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="auf-achse")["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    for line in lines:
        line.until(0)
    for _ in lines:
        for line in lines:
            line.until(max(other.view["version"] for other in lines))
        mover = next(line for line in lines if line.my_turn())
        mover.act(mover.view["actions"][0])
    one = person(guest=ada)
    one.go(f"/table/{table}")
    one.page.get_by_role("region", name="My contracts").wait_for()
    return one


def test_contracts_are_laid_in_any_order(dealt):
    page = dealt.page
    mine = page.get_by_role("region", name="My contracts").locator("[data-contract]")

    def names():
        return mine.evaluate_all("all => all.map(one => one.dataset.contract)")

    a, b, c = names()

    def lie(*wanted):
        dealt.until(lambda: names() == list(wanted))

    mine.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    lie(b, a, c)
    page.keyboard.press("Shift+ArrowRight")
    lie(b, c, a)
    page.keyboard.press("Shift+ArrowRight")
    lie(b, c, a)
    mine.nth(2).drag_to(mine.first)
    lie(a, b, c)


def test_standing_orders_are_left_and_taken_back(dealt):
    page = dealt.page
    place = page.get_by_role("region", name="Standing order")
    assert place.get_by_role("button", name="Give this order").is_disabled()
    contract = page.get_by_role("region", name="Public contracts").locator("[data-contract]").first
    name = contract.get_attribute("data-contract")
    place.get_by_role("combobox").select_option(f"bid-up-to {name} 3")
    place.get_by_role("button", name="Give this order").click()
    place.locator("p", has_text="Up to offer 3 for").wait_for()
    page.reload()
    place.get_by_role("button", name="Take it back").click()
    place.get_by_role("combobox").select_option("pass")
    place.get_by_role("button", name="Give this order").click()
    place.locator("p", has_text="Pass in every auction").wait_for()


HAND = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("height", "least"), [(PHONE["height"], 200), (664, 100)])
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_an_auction_leaves_a_phone_its_map(person, guest, height, least, locale):
    """Beside the five offers and the way out, which all are seen whole."""
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="auf-achse")["id"]
    line = ada.open(table)
    line.until(0)
    called(line)
    line.close()
    one = person(guest=ada, **HAND | {"viewport": PHONE | {"height": height}, "locale": locale})
    page = one.go(f"/table/{table}")
    page.locator(OFFER).first.wait_for()
    assert page.locator(".picture").bounding_box()["height"] >= least
    desk = page.locator(".desk").bounding_box()
    boxes = [each.bounding_box() for each in page.locator("[data-offer], [data-deed]").all()]
    assert len(boxes) == 6
    assert max(box["y"] + box["height"] for box in boxes) <= desk["y"] + desk["height"]
    (deed, *offers) = boxes
    assert deed["y"] + deed["height"] <= min(box["y"] for box in offers)


RING = 24  # pixels: what is seen at a glance


def test_a_phone_shows_the_chosen_space(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "heuristic", game="auf-achse")["id"]
    one = person(guest=ada, **HAND)
    page = one.go(f"/table/{table}")
    one.wait_for_turn()
    page.get_by_role("button", name="Hint").tap()
    mark = page.locator(".chosen")
    mark.wait_for()
    assert mark.locator("circle").first.bounding_box()["width"] >= RING
    assert mark.locator(".lorry").count() == 1
    hinted = mark.get_attribute("transform")
    sighted = page.locator("[data-target][aria-pressed=true]").get_attribute("data-target")
    other = page.locator(f"{TARGET}:not([data-target='{sighted}'])").first.bounding_box()
    page.touchscreen.tap(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    page.get_by_role("button", name="Do it").wait_for()
    assert mark.get_attribute("transform") != hinted
    page.get_by_role("button", name="Back").tap()
    page.get_by_role("button", name="Show it on the board").tap()
    one.until(lambda: mark.get_attribute("transform") == hinted)


def test_somebody_elses_card_leaves_my_turn_the_map(person, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", game="auf-achse")["id"]
    assert bob.join(table, 1).status_code == 200
    lines = [ada.open(table), bob.open(table)]
    one = person(guest=ada, **HAND)
    page = one.go(f"/table/{table}")
    page.locator("[data-target]").first.wait_for(state="attached")
    folded = page.locator("[data-event][aria-expanded=false]")
    deadline = time.monotonic() + LONG
    while not folded.count():
        assert time.monotonic() < deadline, "nobody drew a card"
        play(lines, 1, lambda actions: _drive(actions, lines[1].my_turn()))
        version = lines[0].view["version"]
        one.until(lambda version=version: one.shown() == version)
    assert one.my_turn()
    folded.tap()
    page.get_by_role("region", name="Event card").wait_for()
    page.get_by_role("button", name="Put the card away").tap()
    page.locator("[data-event]").wait_for(state="detached")


def _drive(actions, to_events):
    """Drive, to a space where a card is drawn or to any other; else whatever comes first."""
    drives = [words for words in actions if words[0] == "drive"]
    wanted = [words for words in drives if (len(words) > 2) == to_events]
    rolls = [words for words in actions if words[0] in {"roll", "end", "pass"}]
    return next(iter(wanted or drives or rolls or actions))


@pytest.fixture
def driving(guest):
    """Two who drive without a browser: their table, themselves and their lines."""
    people = [guest("Ada"), guest("Bob")]
    table = people[0].create("me", "open", game="auf-achse")["id"]
    assert people[1].join(table, 1).status_code == 200
    return table, people, [one.open(table) for one in people]


def _until(lines, found, choose):
    """Play on until a view shows what is wanted, and give whoever is to act then."""
    deadline = time.monotonic() + LONG
    play(lines, 0)
    while True:
        mover = next(line for line in lines if line.my_turn())
        if found(mover.view):
            return mover
        assert time.monotonic() < deadline, "this never came up"
        play(lines, 1, choose)


def _verbs(view):
    return {words[0] for words in view["actions"]}


# Keeps where the truck was sent over, in the units of the map.
KEEP_FRAMES = """
    window.ways = [];
    const move = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.dataset.truck) ways.push(frames.map(frame => frame.transform));
        return move.call(this, frames, options);
    };
"""
SPOTS = """path => path.map(name => {
    const [x, y] = document.querySelector(`[data-target="${name}"] path`).getAttribute('d')
        .match(/-?[0-9.]+/g);
    return `translate(${x}px, ${y}px)`;
})"""


def test_lorries_drive_the_way_that_was_driven(person, driving):
    """By the end of the road that is further off, where two ways lead to an event space."""
    table, (ada, _), lines = driving
    one = person(guest=ada, reduced_motion="no-preference")
    one.context.add_init_script(KEEP_FRAMES)
    mover = _until(lines, _detour, lambda actions: _drive(actions, False))
    page = one.go(f"/table/{table}")
    page.locator("[data-target]").first.wait_for(state="attached")
    answer = mover.act(_detour(mover.view))
    mover.until(answer["version"])
    told = mover.steps[answer["version"]]["events"][0]["facts"]["path"]
    one.until(lambda: page.evaluate("ways.length"))
    assert page.evaluate("ways[0]") == page.evaluate(SPOTS, told)


def _detour(view):
    """A drive to an event space past its far end, though its near end is open, too."""
    seat, board = view["toAct"], view["board"]
    far = _distances(board, board["trucks"][seat]["space"])
    drives = [words for words in view["actions"] if words[0] == "drive" and len(words) == 3]
    ends = {words[1]: {w[2] for w in drives if w[1] == words[1]} for words in drives}
    for words in drives:
        if far[words[2]] > min(far[end] for end in ends[words[1]]):
            return words
    return None


def _distances(board, start):
    beside = {}
    for road in board["roads"]:
        one, other = road["one"], road["other"]
        spaces = [one, *(f"{one}-{other}-{n + 1}" for n in range(road["spaces"])), other]
        for here, there in itertools.pairwise(spaces):
            beside.setdefault(here, set()).add(there)
            beside.setdefault(there, set()).add(here)
    far, front = {start: 0}, [start]
    for here in front:
        for there in beside.get(here, set()) - far.keys():
            far[there] = far[here] + 1
            front.append(there)
    return far


def test_the_die_names_who_rolled_it(person, driving):
    """In an auction others than who rolled are asked."""
    table, (ada, _), lines = driving
    mover = _until(
        lines, lambda view: view["board"]["auction"] and "bid" in _verbs(view), _business
    )
    caller = mover.view["board"]["auction"]["caller"]
    assert caller != mover.view["toAct"]
    dice = person(guest=ada).go(f"/table/{table}").locator(".dice")
    assert dice.inner_text() == ["Ada", "Bob"][caller]


def _business(actions):
    calls = [words for words in actions if words[0] == "call"]
    return (calls or [_drive(actions, False)])[0]


def test_a_trailer_says_what_it_costs_and_holds(person, driving):
    table, people, lines = driving
    mover = _until(lines, lambda view: "buy" in _verbs(view), lambda actions: _drive(actions, True))
    page = person(guest=people[lines.index(mover)]).go(f"/table/{table}")
    for size, name in enumerate(["small", "large"]):
        deed = page.locator(f"[data-deed='buy {name}']")
        deed.wait_for()
        assert f"+{TRAILER_ROOM[size]}" in deed.inner_text()
        assert f"{TRAILER_PRICE[size]:,} DM" in deed.inner_text()


CALLED = {
    "inspektion": "muenchen",
    "sonderauftrag-flensburg": "flensburg",
    "sonderauftrag-wien": "wien",
}


def test_a_kept_card_explains_itself_at_a_touch(person, driving):
    table, people, lines = driving
    mover = _until(lines, _kept, lambda actions: _drive(actions, True))
    seat, card = _kept(mover.view)
    one = person(guest=people[seat], **HAND)
    page = one.go(f"/table/{table}")
    page.locator(f"[data-called={CALLED[card]}]").wait_for(state="attached")
    chip = page.locator(f"[data-kept={card}]")
    chip.tap()
    page.locator("[data-fleet] .text").wait_for()
    assert page.locator(f"[data-lit={CALLED[card]}]").count() == 1
    chip.tap()
    page.locator("[data-fleet] .text").wait_for(state="detached")


def _kept(view):
    """A seat with a card that calls for a city, and the card."""
    held = [
        (seat, card)
        for seat, truck in enumerate(view["board"]["trucks"])
        for card in truck["cards"]
        if card in CALLED
    ]
    return next(iter(held), None)


LUMINANCE = """part => {
    const paint = getComputedStyle(document.querySelector(part));
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = part.includes('rect') ? paint.fill : paint.backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_contracts_and_empty_lorries_go_with_the_light(person, driving, scheme):
    """By day they are light: the measure sees the difference."""
    table, (ada, _), lines = driving
    _until(lines, lambda view: "roll" in _verbs(view), lambda actions: actions[0])
    page = person(guest=ada, color_scheme=scheme).go(f"/table/{table}")
    for part in ("[data-contract]", "[data-fleet] rect.free"):
        page.locator(part).first.wait_for(state="attached")
        assert (page.evaluate(LUMINANCE, part) < 1 / 3) == (scheme == "dark"), part


# Pairs of names that are written over each other.
COVERED = """() => {
    const boxes = [...document.querySelectorAll('svg .name')].map((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return { city: name.textContent, left, right, top: top + 3, bottom: bottom - 3 };
    });
    return boxes.flatMap((one, index) => boxes.slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right
            && one.top < other.bottom && other.top < one.bottom)
        .map((other) => [one.city, other.city]));
}"""


def test_on_a_phone_no_name_covers_another(person, guest):
    ada = guest("Ada")
    table = ada.create("me", "here Bob", game="auf-achse", curtain=False)["id"]
    line = ada.open(table)
    line.until(0)
    one = person(guest=ada, **HAND)
    one.go(f"/table/{table}")
    for _ in range(3):
        called(line)
        version = line.view["version"]
        one.until(lambda version=version: one.shown() == version)
        assert one.page.locator("svg .name").count() > 1
        assert one.page.evaluate(COVERED) == []
        while line.view["prompt"][0] in {"auction", "match"}:
            passing = ["pass"] in line.view["actions"]
            words = ["pass"] if passing else line.view["actions"][0]
            line.until(line.act(words)["version"])


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_a_tablet_shows_all_of_what_the_desk_says(person, driving, language):
    table, people, _ = driving
    page = person(guest=people[0], viewport=TABLET, locale=language).go(f"/table/{table}")
    desk = page.locator(".desk")
    desk.wait_for()
    assert desk.evaluate("desk => desk.scrollWidth - desk.clientWidth") == 0


def test_a_roll_leaves_the_trailers_where_they_are(person, driving):
    """Whoever clicks twice rolls once, and buys nothing."""
    table, people, lines = driving
    wanted = {"roll", "buy"}
    mover = _until(
        lines, lambda view: wanted <= _verbs(view), lambda actions: _drive(actions, True)
    )
    page = person(guest=people[lines.index(mover)], viewport=TABLET).go(f"/table/{table}")
    trailer = page.locator("[data-deed='buy small']")
    trailer.wait_for()
    before = trailer.bounding_box()
    page.locator("[data-deed=roll]").click()
    page.locator(TARGET).first.wait_for(state="attached")
    assert trailer.bounding_box() == before
