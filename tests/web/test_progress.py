"""Over many games: looked through on request, told with intervals, and puzzles of one's own."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from ludotheque.coach import puzzles
from ludotheque.coach.review import Judged
from ludotheque.server.protocol.progress_messages import PuzzleAnswer
from tests.server.reviewed import finished, look_through, played
from tests.server.test_puzzles import cards, today
from tests.web.browsing import DESK, PHONE, TABLET
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser
WORDS = {
    "en": {
        "link": "My progress and puzzles",
        "title": "My progress",
        "seen": "14 of 14 games looked through",
        "phases": ["The whole game", "Opening", "Middle", "End"],
        "curve": "Curve of the points lost",
        "table": "As a table",
        "puzzle": "Puzzle 1",
        "ask": "What would you do here?",
        "worth": "What it is worth",
        "lines": ["You chose now", "You played then", re.compile("The coach (would|compared)")],
        "again": "Try again from here",
        "replay": "See it in the replay",
    },
    "fr": {
        "link": "Mes progrès et problèmes",
        "title": "Mes progrès",
        "seen": "14 parties examinées sur 14",
        "phases": ["Toute la partie", "Début", "Milieu", "Fin"],
        "curve": "Courbe des points perdus",
        "table": "En tableau",
        "puzzle": "Problème 1",
        "ask": "Que feriez-vous ici\u00a0?",
        "worth": "Ce que cela vaut",
        "lines": [
            "Votre choix",
            "Joué alors",
            re.compile("entraîneur a(urait)? (préféré|comparé)"),
        ],
        "again": "Réessayer",
        "replay": "La voir dans la partie revue",
    },
    "de": {
        "link": "Meine Entwicklung und Aufgaben",
        "title": "Meine Entwicklung",
        "seen": "14 von 14 Partien angesehen",
        "phases": ["Die ganze Partie", "Anfang", "Mitte", "Ende"],
        "curve": "Kurve der je Entscheidung verlorenen Punkte",
        "table": "Als Tabelle",
        "puzzle": "Aufgabe 1",
        "ask": "Was würdest du hier tun?",
        "worth": "Was das wert ist",
        "lines": ["Jetzt gewählt", "Damals gespielt", re.compile("Der Trainer (würde|verglich)")],
        "again": "Hier noch einmal versuchen",
        "replay": "In der Partie ansehen",
    },
}
RAW = re.compile(r"(?<!\w)(?:progress|puzzles?|action|prompt|coach)-[a-z]|\{")  # ids for texts
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def ada(server):
    """Somebody whose games were looked through."""
    ada = server.guest("Ada")
    played(server, ada)
    return ada


@pytest.fixture
def bob(guest):
    """Somebody whose games were not."""
    return guest("Bob")


def decide(one, number=-1):
    """Answer the puzzle in sight by the board, whether the page asks first or not."""
    one.page.mouse.move(0, 0)
    one.lot(one.choices()[number]).click()
    confirm = one.page.locator(".ask .button:enabled")
    answered = one.page.locator("section.worth")
    one.until(lambda: confirm.count() or answered.count())
    if not answered.count():
        confirm.click()
    answered.wait_for()


@pytest.mark.parametrize("language", WORDS)
def test_from_home_to_numbers_and_a_puzzle(person, server, language):
    words = WORDS[language]
    cleo = server.guest("Cleo")
    played(server, cleo)
    one = person(locale=language, guest=cleo)
    page = one.go()
    page.get_by_role("link", name=words["link"]).click()
    page.get_by_role("heading", name=words["title"], level=1).wait_for()
    expect(page.get_by_role("status")).to_have_text(words["seen"])
    first, kinds = page.locator("section.title table").all()[:2]
    rows = first.get_by_role("row").all_inner_texts()[1:]
    assert [row.startswith(name) for row, name in zip(rows, words["phases"], strict=True)]
    mean, low, high = numbers(first.get_by_role("cell").first.inner_text())
    assert low < mean < high
    assert "14" in rows[0]
    assert kinds.get_by_role("row").count() >= 2
    page.get_by_role("img", name=words["curve"]).wait_for()
    page.get_by_text(words["table"]).click()
    assert page.locator("details table").get_by_role("row").count() > 5
    assert not RAW.search(page.locator("main").inner_text())

    page.get_by_role("link", name=words["puzzle"]).click()
    page.get_by_role("heading", name=words["ask"]).wait_for()
    decide(one)
    answer = page.get_by_role("region", name=words["worth"])
    for line in words["lines"]:
        expect(answer).to_contain_text(line)
    assert len(re.findall(r"\d+\s?%", answer.inner_text())) == 3
    assert not RAW.search(answer.inner_text())
    before = one.version()
    answer.get_by_role("link", name=words["replay"]).click()
    one.until(lambda: f"/at/{before}" in page.url)
    page.go_back()
    answer.get_by_role("button", name=words["again"]).click()
    one.until(lambda: "/table/" in page.url)
    page.locator("main[data-version] [data-lot]").first.wait_for()
    assert one.version() >= before


def numbers(text):
    return [float(number.replace(",", ".")) for number in re.findall(r"\d+[.,]\d", text)]


def test_the_coach_leads_there(person, ada):
    table = next(line["id"] for line in ada.get("/api/me").json()["tables"])
    page = person(guest=ada).go(f"/table/{table}/at/3")
    page.get_by_role("tab", name="Coach").click()
    page.get_by_role("region", name="Coach").get_by_role("link", name="My progress").click()
    page.get_by_role("heading", name="My progress", level=1).wait_for()


def test_games_are_looked_through_and_one_may_leave_meanwhile(person, bob):
    """The real coach: of two games, each of three seats."""
    for _ in range(2):
        finished(bob)
    one = person(guest=bob)
    page = one.go("/progress")
    seen = page.get_by_role("status")
    expect(seen).to_have_text("0 of 2 games looked through")
    expect(page.get_by_text("have your games looked through")).to_be_visible()
    first = []

    def only_one_game(route):
        """What is asked of the other waits, so that one can leave between the two."""
        table = route.request.url.partition("/tables/")[2].partition("/")[0]
        if not first or table in first:
            first.append(table)
            route.continue_()

    page.route("**/coach/**", only_one_game)
    page.get_by_role("button", name="Look through my games").click()
    page.get_by_role("button", name="Stop here").wait_for()
    expect(seen).to_have_text("1 of 2 games looked through")
    page.get_by_role("button", name="Stop here").click()
    page.unroute("**/coach/**")
    page.reload()
    expect(seen).to_have_text("1 of 2 games looked through")
    expect(page.locator("section.title")).to_contain_text("At least 8 are needed")
    page.get_by_role("button", name="Go on looking through").click()
    expect(seen).to_have_text("2 of 2 games looked through")
    expect(page.get_by_role("button", name="looking through")).to_have_count(0)


def test_nothing_played_nothing_to_see(person, bob):
    page = person(guest=bob).go("/progress")
    expect(page.get_by_text("first play a game to its end")).to_be_visible()
    stranger = person().go("/progress")
    expect(stranger.get_by_text("first play a game to its end")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "says", "play"),
    [
        ("en", "positions of your own games", "Play a game"),
        ("fr", "positions de vos propres parties", "Jouer une partie"),
        ("de", "Stellungen aus deinen eigenen Partien", "Eine Partie spielen"),
    ],
)
def test_where_there_is_no_puzzle_it_says_how_to_get_some(person, bob, language, says, play):
    for one in (person(locale=language, guest=bob), person(locale=language)):
        page = one.go("/puzzle/1")
        expect(page.get_by_role("main")).to_contain_text(says)
        assert_clean(page, "no puzzle")
        page.get_by_role("link", name=play).click()
        page.locator("section.shelf").wait_for()
        one.forgive()


def test_what_was_answered_is_remembered(person, server, bob):
    look_through(server, bob, finished(bob), loss=lambda _: 0.5)
    one = person(guest=bob)
    page = one.go("/puzzle/2")
    decide(one)
    said = page.locator("section.worth").inner_text()
    page.reload()
    page.locator("section.worth").wait_for()
    assert page.locator("section.worth").inner_text() == said
    assert page.locator("[data-lot].can").count() == 0
    page.get_by_role("link", name="My progress").click()
    card = page.get_by_role("link", name="Puzzle 2")
    expect(card).to_contain_text(re.compile("Solved|Missed"))
    expect(page.get_by_text(re.compile(r"[01] of 1 solved so far"))).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle 1")).to_contain_text("To be solved")


@pytest.mark.parametrize(("better", "said"), [(0.7, "would rather"), (0.5, "compared with")])
def test_only_what_is_better_the_coach_would_rather(person, server, bob, better, said):
    table = finished(bob)
    look_through(server, bob, table, loss=lambda _: 0.5)
    drawn = cards(server, bob)["puzzles"]
    shown = bob.get(f"/api/puzzles/{today(server)}/1").json()
    one, other = shown["view"]["actions"][:2]
    judged = Judged(shown["version"], shown["view"]["prompt"], one, other, [], better, 0.6, 0.0)
    text = msgspec.json.encode(PuzzleAnswer(judged, judged, solved=True)).decode()
    seat = server.room(table).row.seats[0]
    store = server.services.store
    server.inside(store.answer_puzzle(seat.person, today(server), 1, text, solved=True))
    page = person(guest=bob).go(f"/puzzle/{drawn[0]['number']}")
    expect(page.get_by_role("region", name="What it is worth")).to_contain_text(said)


def test_by_keys_alone_and_for_a_screen_reader(person, server, bob):
    look_through(server, bob, finished(bob), loss=lambda _: 0.5)
    one = person(guest=bob)
    page = one.go("/puzzle/1")
    lots = one.choices()
    assert_clean(page, "a puzzle")
    one.enter_board()
    one.roam_to(lots[0])
    page.keyboard.press("Enter")
    confirm, answered = page.locator(".ask .button:enabled"), page.locator("section.worth")
    one.until(lambda: confirm.count() or answered.count())
    if not answered.count():
        page.keyboard.press("Enter")
    answered.wait_for()
    expect(page.locator(":focus")).to_have_text(re.compile("better"))
    assert_clean(page, "an answered puzzle")


def test_what_a_rule_forbids_is_named(person, server, bob):
    look_through(server, bob, finished(bob), loss=lambda n: 0.5 if n > 4 else 0.0)
    one = person(guest=bob)
    page = one.go("/puzzle/1")
    lots = one.choices()
    one.lot(next(lot for lot in ("a1", "i9", "e1", "b2") if lot not in lots)).click()
    expect(page.get_by_role("alert")).to_contain_text("Rule GRA")
    one.forgive()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_every_size_is_clean(person, ada, size):
    one = person(guest=ada, viewport=size, has_touch=size is not DESK)
    page = one.go("/progress")
    page.get_by_role("img", name="Curve").wait_for()
    page.get_by_text("As a table").click()
    assert page.evaluate(FITS)
    assert_clean(page, "progress")
    one.go("/puzzle/3")
    one.page.locator("[data-lot]").first.wait_for()
    assert page.evaluate(FITS)


def test_too_much_at_once_is_said_plainly(person, server, bob, monkeypatch):
    finished(bob)
    buckets = server.services.limits.coaching
    monkeypatch.setattr(buckets, "take", lambda _: False)
    one = person(guest=bob)
    page = one.go("/progress")
    page.get_by_role("button", name="Look through my games").click()
    expect(page.get_by_role("alert")).to_contain_text("Go on in a few minutes")
    expect(page.get_by_role("button", name="Look through my games")).to_be_enabled()
    one.forgive()


def test_without_enough_losses_there_is_a_sentence(person, server, bob):
    look_through(server, bob, finished(bob), loss=lambda _: puzzles.BIG / 3 - 0.001)
    page = person(guest=bob).go("/progress")
    expect(page.get_by_text("There are no more today")).to_be_visible()
