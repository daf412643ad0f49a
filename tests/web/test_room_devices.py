"""What a room asks of its devices: to stay awake, to buzz, to sound; and what of those that go."""

import pytest
from playwright.sync_api import expect

from ludotheque.server.room import table_state
from tests.web.room import Room, act

pytestmark = pytest.mark.browser
# The browser's own devices, which here only count.
AWAKE = """
window.held = 0;
const lock = () => ({ release: async () => void window.held-- });
const wakeLock = { request: async () => (window.held++, lock()) };
Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
"""
BUZZING = "window.buzzes = 0; navigator.vibrate = () => ++window.buzzes > 0;"
SOUNDING = """
window.notes = 0;
const Real = OscillatorNode;
window.OscillatorNode = function (...given) { window.notes++; return new Real(...given); };
"""


@pytest.fixture
def room(person, server):
    def prepared(**more):
        one = person(**more)
        for script in (AWAKE, BUZZING, SOUNDING):
            one.context.add_init_script(script)
        return one

    return Room(prepared, server.origin)


def counted(one, what):
    return one.page.evaluate(f"window.{what}")


def mover(room):
    room.screen.until(lambda: any(phone.my_turn() for phone in room.phones))
    return next(phone for phone in room.phones if phone.my_turn())


def test_the_screen_stays_awake_while_a_game_runs(room):
    room.open("Gratte-ciel", {"Blue": "bot", "Yellow": "bot", "Green": "bot"})
    links = room.codes()
    assert counted(room.screen, "held") == 0
    phone = room.scan("Ada", links[0][1])
    room.screen.until(lambda: counted(room.screen, "held") == 1)
    phone.wait_for_turn()
    assert room.line(phone)[1].ask("close")["type"] == "done"
    room.screen.until(lambda: counted(room.screen, "held") == 0)


def test_a_phone_buzzes_when_it_is_its_turn_and_only_then(room):
    room.open("Gratte-ciel", {"Yellow": "bot", "Green": "bot"})
    for name, (_, link) in zip(("Ada", "Bob"), room.codes(), strict=True):
        room.scan(name, link)
    first = mover(room)
    second = next(phone for phone in room.phones if phone is not first)
    first.until(lambda: counted(first, "buzzes") == 1)
    assert counted(second, "buzzes") == 0
    act(first)
    second.until(lambda: counted(second, "buzzes") == 1)


def test_the_screen_sounds_until_it_is_switched_off_and_no_phone_does(room):
    room.open("Gratte-ciel", {"Blue": "bot", "Yellow": "bot", "Green": "bot"})
    phone = room.scan("Ada", room.codes()[0][1])
    screen = room.screen
    act(mover(room))
    screen.until(lambda: counted(screen, "notes") > 0)
    assert counted(phone, "notes") == 0
    screen.page.get_by_role("button", name="Sound off").click()
    before = counted(screen, "notes")
    version = phone.version()
    act(mover(room))
    screen.wait_past(version)
    assert counted(screen, "notes") == before


@pytest.mark.parametrize(
    ("agreed", "level"), [("When somebody is gone", "casual"), ("The game waits", None)]
)
def test_who_is_gone_is_waited_for_or_replaced_as_agreed(room, monkeypatch, agreed, level):
    monkeypatch.setitem(table_state.ABSENCE_SECONDS, "room", 0)
    screen = room.screen
    screen.page.clock.install()
    room.open("Gratte-ciel", {"Green": "bot"}, agreed)
    links = [link for _, link in room.codes()]
    for name, link in zip(("Ada", "Bob", "Cleo"), links, strict=True):
        room.scan(name, link)
    gone = mover(room)
    seat = room.phones.index(gone)
    gone.page.goto("about:blank")
    expect(screen.page.get_by_text("away", exact=True)).to_be_visible()
    screen.page.clock.fast_forward(10_000)
    asked = f"fetch('/api/tables/{room.table()}').then(answer => answer.json())"
    plays = lambda: screen.page.evaluate(asked)["seats"][seat]["standIn"]  # noqa: E731
    if level is None:
        assert plays() is None
        return
    screen.until(lambda: plays() is not None)
    gone.go(links[seat])  # and has their seat again
    gone.page.locator("main[data-version]").wait_for()
    screen.until(lambda: plays() is None)
