"""Five days of a game of four: one plays at all hours, one sleeps at night, one is gone for ever,
and one comes back. The test moves the clock; everybody plays in a browser of their own.
"""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.server.moved_clock import MovedClock
from tests.server.running import running
from tests.web.browsing import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]
HOUR = 3600
MORNING, EVENING = 8, 22
DAYTIME = {"start": MORNING * 60, "end": EVENING * 60, "zone": "UTC"}
TIMING = {"turn": 6 * HOUR, "bank": 4 * HOUR, "increment": 0, "hours": DAYTIME}
STEP = 6  # hours between two visits
# Who looks at the table when: by the day, from 0, and the hour.
AWAKE = {
    "Ada": lambda _day, _hour: True,
    "Bob": lambda _day, hour: MORNING <= hour < EVENING,
    "Cem": lambda day, _hour: day == 0,
    "Dee": lambda day, _hour: day in {0, 3, 4},
}


class FiveDays:
    def __init__(self, browser, server, clock):
        self.server, self.clock = server, clock
        self.guests = {name: server.guest(name) for name in AWAKE}
        ada, *others = self.guests.values()
        wish = {"pace": "leisure", "timing": TIMING, "options": {}}
        self.table = ada.create("me", "open", "open", "open", **wish)["id"]
        for seat, other in enumerate(others, 1):
            assert other.join(self.table, seat).status_code == 200
        self.people = {
            name: Person(browser, server.origin, guest=guest) for name, guest in self.guests.items()
        }
        self.stood_in = {name: [] for name in AWAKE}  # the days on which a bot played for them
        self.played = {name: [] for name in AWAKE}  # the days on which they have acted
        self.versions, self.left = [], []

    def lobby(self):
        return self.guests["Ada"].get(f"/api/tables/{self.table}").json()

    def day(self, day):
        for hour in range(0, 24, STEP):
            for name, awake in AWAKE.items():
                if awake(day, hour):
                    self.visit(name, day)
            self.note(day, hour)
            self.server.inside(self.clock.move(STEP * HOUR))
            self.people["Ada"].until(self.nobody_thinks)
        self.versions.append(self.version())

    def visit(self, name, day):
        """Look at one's games, and play if it is one's turn; then close the browser again."""
        (line,) = self.guests[name].get("/api/me").json()["tables"]
        seat = self.lobby()["seats"][list(AWAKE).index(name)]
        if not line["myTurn"] and not seat["standIn"]:
            return
        person = self.people[name]
        page = person.go("/")
        page.get_by_role("link", name="Gratte-ciel").filter(has_text="Over days").click()
        page.locator("main[data-version]").wait_for()
        if not line["myTurn"]:  # a bot has played for them; they are back, and wait
            person.go("/health/live")
            return
        person.wait_for_turn()
        while person.my_turn() and not person.over():
            person.move_by_pointer()
            page.wait_for_timeout(100)  # the title follows the board
        self.played[name].append(day)
        person.go("/health/live")

    def note(self, day, hour):
        lobby = self.lobby()
        for name, seat in zip(AWAKE, lobby["seats"], strict=True):
            if seat["standIn"]:
                self.stood_in[name].append(day)
        if hour == 0:
            self.left = lobby["clocks"]["left"]
        elif hour < MORNING:  # whoever sleeps has lost nothing by it
            assert self.turn() != 1 or lobby["clocks"]["left"][1] == self.left[1]

    def nobody_thinks(self):
        """Bots take the time of this machine, not that of the moved clock."""
        turn = self.turn()
        return turn < 0 or not self.server.room(self.table).row.seats[turn].stand_in

    def turn(self):
        return self.server.room(self.table).table.to_act()

    def version(self):
        return self.server.room(self.table).table.version

    def close(self):
        for person in self.people.values():
            person.context.close()


@pytest.fixture
def five_days(browser, tmp_path):
    clock = MovedClock(datetime(2027, 3, 10, MORNING, tzinfo=UTC).timestamp(), beat=HOUR)
    with running(data=str(tmp_path), clock=clock) as server:
        server.inside(clock.move(-clock.now() % (24 * HOUR)))  # to midnight
        world = FiveDays(browser, server, clock)
        yield world
        world.close()
        assert [error for one in world.people.values() for error in one.errors] == []


def test_a_game_goes_on_whoever_sleeps_leaves_or_comes_back(five_days):
    for day in range(5):
        five_days.day(day)
    assert five_days.versions == sorted(set(five_days.versions)), "on some day nothing was played"
    assert five_days.stood_in["Ada"] == five_days.stood_in["Bob"] == []
    gone, back = five_days.stood_in["Cem"], five_days.stood_in["Dee"]
    assert gone and set(gone) == set(range(gone[0], 5))  # until the end
    assert back and max(back) < 3  # a bot played for Dee until they opened the table again
    assert {0, 3} <= set(five_days.played["Dee"])
    assert set(five_days.played["Cem"]) == {0}
    page = five_days.people["Ada"].go(f"/table/{five_days.table}")
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("a bot stands in")
    expect(seats.nth(3)).not_to_contain_text("a bot stands in")
