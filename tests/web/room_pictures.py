"""Pictures of a room: what stands on the big screen and in the hands, for each title."""

import random

from ludotheque import registry
from tests.server.client import Guest, prudent
from tests.web.album import SCHEMES
from tests.web.browsing import Person
from tests.web.room import TABLET_FLAT, TV, Room

SCREENS = {"tv": TV, "tablet": TABLET_FLAT, "pad": {"width": 1366, "height": 1024}}
AMID = 24  # steps
CAREFUL = {"gratte-ciel": prudent}  # at random it is over before it has begun
NAMES = ("Ada", "Bob", "Cleo")


def room_pictures(server, browser, out, only=()):
    """Each title while people sit down, in the middle of the game and at its end."""
    out.mkdir(parents=True, exist_ok=True)
    for title in registry.titles():
        if not only or title in only:
            for scheme in SCHEMES:
                _Sitting(server, browser, out, title, scheme).go_through()


class _Sitting:
    def __init__(self, server, browser, out, title, scheme):
        self.out, self.title, self.scheme = out, title, scheme
        self.choose = CAREFUL.get(title, random.Random(title).choice)

        def person(**more):
            return Person(browser, server.origin, color_scheme=scheme, **more)

        self.host = Guest(server.origin, "Screen")
        self.room = Room(person, server.origin, self.host)
        self.people = [Guest(server.origin, name) for name in NAMES]

    def go_through(self):
        options = registry.title(self.title).about.simulation
        kinds = ("invited", "invited", "invited", "casual")
        opened = self.host.create(*kinds, game=self.title, pace="room", options=options)
        table, screen = opened["id"], self.room.screen
        screen.go(f"/table/{table}")
        self.room.codes()
        self.on_screens("waiting")
        for seat, one in enumerate(self.people):
            one.join(table, seat, invitation=opened["invitations"][seat])
        lines = [one.open(table) for one in self.people]
        play(lines, self.choose, AMID)
        mover = next((seat for seat, line in enumerate(lines) if line.my_turn()), 0)
        self.on_screens("amid")
        screen.page.get_by_role("button", name="Lies flat").click()
        self.on_screens("flat")
        self.on_phone("turn", table, mover)
        self.on_phone("others", table, (mover + 1) % len(lines))
        play(lines, self.choose)
        screen.until(screen.over)
        screen.page.keyboard.press("Escape")
        self.on_screens("end")
        self.on_phone("end", table, 0)
        screen.context.close()
        for one in (self.host, *self.people):
            one.close()

    def on_screens(self, what):
        for name, size in SCREENS.items():
            self.room.screen.page.set_viewport_size(size)
            self.take(self.room.screen, f"{what}-{name}")

    def on_phone(self, what, table, seat):
        phone = self.room.phone(self.people[seat])
        phone.go(f"/table/{table}")
        phone.page.locator("main[data-version]").wait_for()
        self.take(phone, f"{what}-phone")
        phone.context.close()

    def take(self, one, what):
        one.page.wait_for_load_state("networkidle")
        one.page.evaluate("document.fonts.ready.then(() => true)")
        path = self.out / f"{self.title}-{what}-{self.scheme}.png"
        one.page.screenshot(path=path, animations="disabled")


def play(lines, choose, steps=5000):
    """So many steps, or until the end."""
    for _ in range(steps):
        version = max(line.until(0)["version"] for line in lines)
        for line in lines:
            line.until(version)
        if lines[0].view["result"]:
            return
        mover = next((line for line in lines if line.my_turn()), None)
        if mover is None:
            lines[0].receive()
            continue
        mover.act(choose(mover.view["actions"]))
