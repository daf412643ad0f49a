"""A whole game of each title in one room: a screen, three phones, a seat that shares the screen.

Nothing but the host can be reached meanwhile. One phone reloads, one leaves and comes back. The
longer games are played in the pages for a while, and then beside them while they look on; with
TEST_WHOLE_ROOMS=1 they are played in the pages to their ends, which takes minutes.
"""

import os
import random

import pytest

from ludotheque import registry
from tests.web.room import Room, act, choices
from tests.web.test_axe import assert_clean

pytestmark = pytest.mark.browser
# Decisions in the pages at most; the rest of a longer game is played beside them.
WHOLE = 1000
A_WHILE = WHOLE if os.environ.get("TEST_WHOLE_ROOMS") else 20
BY_HAND = {
    "airlines": A_WHILE,
    "auf-achse": A_WHILE,
    "gratte-ciel": WHOLE,
    "skyline-of-the-world": A_WHILE,
}
# With hidden hands and without; the others are on demand.
IN_THE_SUITE = {"auf-achse", "gratte-ciel"}
TITLES = [
    title if title in IN_THE_SUITE else pytest.param(title, marks=pytest.mark.long)
    for title in BY_HAND
]
RELOADS, LEAVES = 4, 6  # before these decisions
AWAY = "about:blank"


@pytest.fixture
def alone(person, server):
    """People whose browsers reach the host and nothing else; what they tried is kept."""
    tried = []

    def refuse(route):
        tried.append(route.request.url)
        route.abort()

    def make(**more):
        one = person(**more)
        elsewhere = lambda url: not url.startswith((server.origin, "data:"))  # noqa: E731
        one.context.route(elsewhere, refuse)
        return one

    yield make
    assert tried == []


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_in_one_room(title, alone, guest, server):
    host = guest("Screen")
    options = registry.title(title).about.simulation
    seats = ("invited", "invited", "invited", "here Dora")
    table = host.create(*seats, game=title, pace="room", options=options)["id"]
    room = Room(alone, server.origin, host)
    room.screen.go(f"/table/{table}")
    links = [link for _, link in room.codes()]
    for name, link in zip(("Ada", "Bob", "Cleo"), links, strict=True):
        room.scan(name, link)
    dice = random.Random(title)
    by_hand(room, links, BY_HAND[title], dice)
    assert room.screen.over() or BY_HAND[title] < WHOLE
    lines = [host.open(table), *(room.line(phone)[1] for phone in room.phones)]
    play_on(lines, dice)
    for one in (room.screen, *room.phones):
        away = one.page.get_by_role("region", name="Since you last looked")
        one.until(lambda one=one, away=away: one.over() or away.count())
        if not one.over():  # on a phone, what one has missed comes before the result
            away.get_by_role("button", name="Close").click()
        one.until(one.over)
    assert_clean(room.screen.page, "the end on the screen")
    assert_clean(room.phones[0].page, "the end on a phone")


def by_hand(room, links, most, dice):
    """Decisions in the pages. One phone reloads; one leaves until everybody waits for it."""
    screen, (ada, bob, _) = room.screen, room.phones
    acted = set()
    for decision in range(most):
        if decision == RELOADS:
            ada.page.reload()
        if decision == LEAVES:
            bob.page.goto(AWAY)
        screen.until(lambda: waiting(room) is not None or screen.over())
        mover = waiting(room)
        if mover is None:
            break  # the game is over
        if mover.page.url == AWAY:
            mover.go(links[1])  # by the same link
        if mover is screen and not screen.my_turn():
            screen.page.get_by_role("button", name="I am Dora").click()
        mover.until(lambda mover=mover: choices(mover).count())
        act(mover, dice)
        acted.add(mover)
    if bob.page.url == AWAY:  # others decided all the while
        bob.go(links[1])
    assert acted == {screen, *room.phones}


def waiting(room):
    """Whoever has to decide: a phone, or the screen that somebody shares."""
    if room.screen.over():
        return None
    prompt = room.screen.page.get_by_role("region", name="What to do")
    for phone in room.phones:
        if phone.page.url == AWAY:
            if prompt.count() and prompt.get_by_text("Bob").count():
                return phone
        elif phone.my_turn() and choices(phone).count():
            return phone
    shared = room.screen.page.get_by_role("button", name="I am Dora").count()
    return room.screen if shared or room.screen.my_turn() else None


def play_on(lines, dice):
    """The same people play to the end without their pages, which look on."""
    screen = lines[0]
    version = max(line.until(0)["version"] for line in lines)
    while not [line.until(version)["result"] for line in lines][-1]:
        mover = next((line for line in lines if line.my_turn()), None)
        if mover is None:
            mover = screen
            screen.send({"type": "hello", "version": version, "uncover": 3})
            while not screen.my_turn():
                screen.receive()
        answer = mover.act(dice.choice(mover.view["actions"]))
        assert answer["type"] == "done", answer
        version = answer["version"]
