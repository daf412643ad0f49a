"""Days off: the clocks of whoever has one stand on it, at every table."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.server.client import to_person
from tests.server.moved_clock import MovedClock
from tests.server.running import running
from tests.server.test_clocks import DAYS, HOUR, clocks, two

DAY = 24 * HOUR


@pytest.fixture
def clock():
    noon = datetime(2027, 3, 10, 12, tzinfo=UTC)
    return MovedClock(noon.timestamp(), beat=HOUR)


@pytest.fixture
def server(tmp_path, clock):
    with running(data=str(tmp_path), clock=clock) as server:
        yield server


def take(guest, clock, first, last, zone="UTC"):
    """Take days off, counted from today."""
    today = datetime.fromtimestamp(clock.now(), UTC).date()
    days = [(today + timedelta(days=n)).isoformat() for n in (first, last)]
    return guest.post("/api/notices/days-off", {"first": days[0], "last": days[1], "zone": zone})


def test_the_clock_stands_on_days_off_and_everybody_sees_until_when(server, clock):
    table, sockets = two(server, DAYS, pace="leisure")
    seat, socket = to_person(sockets)
    before = clocks(server, table)["deadlines"][seat]
    shown = take(socket.guest, clock, 1, 3).json()
    assert (shown["daysLeft"], len(shown["daysOff"])) == (27, 1)
    assert clocks(server, table)["deadlines"][seat] == before + 3 * DAY
    server.inside(clock.move(12 * HOUR + 5))
    eve = server.guest("Eve").get(f"/api/tables/{table}").json()
    assert eve["seats"][seat]["awayUntil"] == clock.now() - 5 + 3 * DAY
    assert eve["clocks"]["left"][seat] == DAYS["turn"] + DAYS["bank"] - 12 * HOUR
    server.inside(clock.move(3 * DAY))
    after = server.guest("Eve").get(f"/api/tables/{table}").json()
    assert after["seats"][seat]["awayUntil"] is None
    assert after["clocks"]["deadlines"][seat] == before + 3 * DAY
    server.inside(clock.move(before + 3 * DAY - clock.now() - 1))
    assert server.guest("Eve").get(f"/api/tables/{table}").json()["seats"][seat]["standIn"] is None
    server.inside(clock.move(1))
    assert server.guest("Eve").get(f"/api/tables/{table}").json()["seats"][seat]["standIn"]


def test_days_off_hold_at_tables_that_begin_later(server, clock):
    ada = server.guest("Ada")
    take(ada, clock, 0, 0)
    table = ada.create("me", "me", "me", timing=DAYS)
    seat = next(n for n, deadline in enumerate(table["clocks"]["deadlines"]) if deadline)
    assert table["clocks"]["deadlines"][seat] == clock.now() + 12 * HOUR + 72 * HOUR


def test_whoever_is_back_early_gives_back_what_has_not_passed(server, clock):
    table, sockets = two(server, DAYS, pace="leisure")
    seat, socket = to_person(sockets)
    before = clocks(server, table)["deadlines"][seat]
    (days,) = take(socket.guest, clock, 0, 9).json()["daysOff"]
    server.inside(clock.move(30 * HOUR))
    back = socket.guest.post(f"/api/notices/days-off/{days['id']}/end", {}).json()
    assert (back["daysOff"], back["daysLeft"]) == ([], 28)
    assert clocks(server, table)["deadlines"][seat] == before + 30 * HOUR


def test_days_that_have_not_begun_are_given_back_whole(server, clock):
    ada, eve = server.guest("Ada"), server.guest("Eve")
    (days,) = take(ada, clock, 5, 9).json()["daysOff"]
    end = f"/api/notices/days-off/{days['id']}/end"
    assert eve.post(end, {}).json()["daysOff"] == []
    assert ada.get("/api/notices").json()["daysOff"] == [days]
    assert ada.post(end, {}).json()["daysLeft"] == 30


@pytest.mark.parametrize(
    ("first", "last", "zone", "code"),
    [
        (-1, 2, "UTC", "bad-days"),
        (3, 2, "UTC", "bad-days"),
        (400, 401, "UTC", "bad-days"),
        (1, 2, "Mars/Olympus", "bad-days"),
        (6, 8, "UTC", "bad-days"),  # the first of them is off already
        (20, 50, "UTC", "no-days-left"),
    ],
)
def test_what_cannot_be_taken_is_refused(server, clock, first, last, zone, code):
    ada = server.guest("Ada")
    take(ada, clock, 5, 6)
    assert take(ada, clock, first, last, zone).json()["code"] == code


def test_every_year_has_its_own_days(server, clock):
    ada = server.guest("Ada")
    to_new_year = (datetime(2028, 1, 1, tzinfo=UTC) - datetime(2027, 3, 10, tzinfo=UTC)).days
    assert take(ada, clock, 1, 30).json()["daysLeft"] == 0
    assert take(ada, clock, to_new_year - 1, to_new_year).json()["code"] == "no-days-left"
    assert len(take(ada, clock, to_new_year, to_new_year + 9).json()["daysOff"]) == 2


def test_nobody_is_absent_on_their_days_off(server, clock):
    _, sockets = two(server, None, pace="leisure")
    seat, socket = to_person(sockets)
    take(socket.guest, clock, 0, 9)
    socket.close()
    server.inside(clock.move(4 * DAY))
    other = sockets[1 - seat]
    refused = other.ask("stand-in", seat=seat, level="casual")
    assert refused["error"]["code"] == "not-absent"


def test_the_days_of_a_guest_and_of_an_account_come_together(server, clock):
    ada, guest = server.guest("Ada"), server.guest("Guest")
    ada.post("/api/account", {"name": "Ada", "password": "correct horse"})
    take(ada, clock, 1, 2)
    take(guest, clock, 2, 3)
    table = guest.create("me", "me", "me", timing=DAYS)
    seat = next(n for n, deadline in enumerate(table["clocks"]["deadlines"]) if deadline)
    assert table["clocks"]["deadlines"][seat] == clock.now() + 72 * HOUR + 2 * DAY
    guest.post("/api/sign-in", {"name": "Ada", "password": "correct horse"})
    assert clocks(server, table["id"])["deadlines"][seat] == clock.now() + 72 * HOUR + 3 * DAY
