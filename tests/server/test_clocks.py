"""Clocks at a running server, by a clock that the tests move."""

import asyncio
import threading
from contextlib import closing

import pytest
from sqlalchemy import text

from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, timers
from tests.rules import sealed
from tests.server.client import play, prudent, take_turns, to_person
from tests.server.moved_clock import MovedClock
from tests.server.running import running, two_servers
from tests.store import databases

HOUR = 3600
DAYS = {"turn": 24 * HOUR, "bank": 48 * HOUR, "increment": 0}
LIVE = {"turn": 0, "bank": 600, "increment": 10}


@pytest.fixture
def clock():
    return MovedClock()


@pytest.fixture
def server(tmp_path, clock):
    with running(data=str(tmp_path), clock=clock) as server:
        yield server


def two(server, timing, **more):
    """A game of two people and a bot, with a socket each."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "open", "casual", timing=timing, **more)["id"]
    assert bob.join(table, 1).status_code == 200
    sockets = [ada.open(table), bob.open(table)]
    for socket in sockets:
        socket.until(0)
    return table, sockets


def until(socket, wanted):
    while not wanted(socket.lobby):
        socket.receive()
    return socket.lobby


def clocks(server, table):
    """The clocks as a newcomer sees them."""
    return server.guest("Eve").get(f"/api/tables/{table}").json()["clocks"]


def test_the_clock_of_whoever_is_to_act_runs(server, clock):
    table, sockets = two(server, LIVE, pace="live")
    seat, socket = to_person(sockets)
    before = clocks(server, table)
    assert before["left"] == [600, 600, 600]
    assert before["deadlines"] == [clock.now() + 600 if n == seat else None for n in range(3)]
    server.inside(clock.move(25))
    assert clocks(server, table)["left"][seat] == 575
    socket.act(prudent(socket.view["actions"]))
    to_person(sockets)
    assert clocks(server, table)["left"][seat] == 585


def test_a_table_without_clocks_has_none(server):
    table = server.guest("Ada").create("me", "casual", "casual")
    assert (table["timing"], table["clocks"]) == (None, None)


def test_whoever_runs_out_of_time_is_played_for_until_they_return(server, clock):
    table, sockets = two(server, DAYS, pace="leisure")
    late, _ = to_person(sockets)
    sockets[late].close()
    other = sockets[1 - late]
    server.inside(clock.move(72 * HOUR - 1))
    assert other.guest.get(f"/api/tables/{table}").json()["seats"][late]["standIn"] is None
    server.inside(clock.move(1))
    until(other, lambda lobby: lobby["seats"][late]["standIn"])
    take_turns(other, 2)  # and it plays on
    assert other.lobby["clocks"]["left"][late] == 24 * HOUR  # the bank is empty
    back = sockets[late].guest.open(table)
    back.until(0)
    assert back.lobby["seats"][late]["standIn"] is None


def test_one_turn_is_played_where_that_was_agreed(server, clock):
    table, sockets = two(server, {**DAYS, "atEnd": "one-turn"})
    late, _ = to_person(sockets)
    server.inside(clock.move(72 * HOUR))
    other = sockets[1 - late]
    until(other, lambda lobby: lobby["seats"][late]["standIn"])
    until(other, lambda lobby: not lobby["seats"][late]["standIn"])
    seat, _ = to_person(sockets)
    assert seat != late or clocks(server, table)["deadlines"][late] == clock.now() + 24 * HOUR


def test_the_clocks_stand_while_everybody_wants_it(server, clock):
    table, sockets = two(server, LIVE)
    seat, _ = to_person(sockets)
    assert sockets[0].ask("pause", on=True)["type"] == "done"
    server.inside(clock.move(10))
    assert clocks(server, table)["left"][seat] == 590  # one of two is not everybody
    assert sockets[1].ask("pause", on=True)["type"] == "done"
    assert not any(clocks(server, table)["deadlines"])
    server.inside(clock.move(50_000))
    assert sockets[0].ask("pause", on=False)["type"] == "done"
    after = clocks(server, table)
    assert (after["left"][seat], after["deadlines"][seat]) == (590, clock.now() + 590)
    assert after["pausing"] == [1]


def test_no_clocks_no_pause(server):
    ada = server.guest("Ada")
    socket = ada.open(ada.create("me", "casual", "casual")["id"])
    socket.until(0)
    assert socket.ask("pause", on=True)["error"]["code"] == "not-allowed"


def test_bots_have_no_clock(server):
    ada = server.guest("Ada")
    table = ada.create("me", "casual", "casual", timing=LIVE)["id"]
    socket = ada.open(table)
    socket.until(0)
    take_turns(socket, 1)
    assert socket.ask("stand-in", seat=0, level="casual")["type"] == "done"
    until(socket, lambda lobby: not any(lobby["clocks"]["deadlines"]))


def test_taking_back_brings_no_time(server, clock):
    ada = server.guest("Ada")
    table = ada.create("me", "me", "me", timing=LIVE)["id"]
    socket = ada.open(table)
    seat = socket.until(0)["toAct"]
    for _ in range(3):
        server.inside(clock.move(5))
        play([socket], 1)
        assert socket.view["canUndo"]  # nothing is drawn in this game
        assert socket.ask("undo", wholeTurn=False)["type"] == "done"
    assert clocks(server, table)["left"][seat] == 585


def test_a_closed_table_has_no_deadline(server, clock):
    table, sockets = two(server, LIVE)
    to_person(sockets)
    for socket in sockets:
        assert socket.ask("close")["type"] == "done"
    assert not any(clocks(server, table)["deadlines"])
    server.inside(clock.move(5000))
    assert server.inside(server.services.store.beat()).due == []


@pytest.mark.parametrize(
    "timing",
    [
        {"turn": 0, "bank": 600, "increment": 0},
        {"turn": -1, "bank": 600, "increment": 10},
        {"turn": 0, "bank": 10**9, "increment": 10},
        {**DAYS, "hours": {"start": 0, "end": 30, "zone": "Europe/Paris"}},
        {**DAYS, "hours": {"start": 0, "end": 600, "zone": "Mars/Olympus"}},
        {**DAYS, "atEnd": "nothing"},
    ],
)
def test_what_cannot_be_played_is_refused(server, timing):
    ada = server.guest("Ada")
    seats = [{"kind": "me"}] * 3
    wish = {"game": "gratte-ciel", "options": {}, "seats": seats, "timing": timing}
    assert ada.post("/api/tables", wish).status_code == 400


def test_a_rematch_keeps_the_clocks(server):
    ada = server.guest("Ada")
    table = ada.create("me", "me", "me", timing=DAYS)["id"]
    socket = ada.open(table)
    play([socket], 1000)
    again = ada.post(f"/api/tables/{table}/rematch", {}).json()
    assert again["timing"] == {**DAYS, "atEnd": "until-return", "hours": None}
    assert again["clocks"]["left"] == [72 * HOUR] * 3


def test_my_games_are_in_the_order_of_their_deadlines(server):
    ada = server.guest("Ada")
    slow = ada.create("me", "me", "me", timing=DAYS)["id"]
    none = ada.create("me", "me", "me")["id"]
    fast = ada.create("me", "me", "me", timing=LIVE)["id"]
    tables = ada.get("/api/me").json()["tables"]
    assert [table["id"] for table in tables] == [fast, slow, none]
    assert tables[0]["deadline"] < tables[1]["deadline"]


@pytest.fixture
def bidding(tmp_path, clock):
    """A house with a game where all decide at once."""
    with sealed.on_the_shelf(), running(data=str(tmp_path), clock=clock) as server:
        yield server


def bidders(server, **more):
    people = [server.guest(name) for name in ("Ada", "Bob", "Cem")]
    table = people[0].create("me", "open", "open", game="sealed", **more)["id"]
    for seat in (1, 2):
        assert people[seat].join(table, seat).status_code == 200
    sockets = [person.open(table) for person in people]
    for socket in sockets:
        socket.until(0)
    return table, sockets


def test_everybody_who_decides_at_once_has_a_clock_that_runs(bidding, clock):
    table, sockets = bidders(bidding, timing=LIVE)
    assert clocks(bidding, table)["deadlines"] == [clock.now() + 600] * 3
    bidding.inside(clock.move(100))
    assert sockets[1].act(["bid", 1])["type"] == "done"
    after = clocks(bidding, table)
    assert after["left"] == [500, 510, 500]
    assert after["deadlines"] == [clock.now() + 500, None, clock.now() + 500]
    bidding.inside(clock.move(500))
    until(sockets[1], lambda lobby: lobby["seats"][0]["standIn"] and lobby["seats"][2]["standIn"])


def test_no_clock_runs_while_the_server_is_down(tmp_path):
    clock = MovedClock(beat=10.0)
    with running(data=str(tmp_path), clock=clock) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "casual", timing=LIVE)["id"]
        seat = to_person([ada.open(table)])[1].view["toAct"]
        server.inside(clock.move(104))  # its last beat was four seconds ago
        cookie = ada.http.cookies["ludotheque"]
    later = MovedClock(clock.now() + 5 * HOUR, beat=10.0)
    with running(data=str(tmp_path), clock=later) as server:
        server.inside(later.move(0))
        assert clocks(server, table)["left"][seat] == 496
        server.inside(later.move(495))
        assert clocks(server, table)["left"][seat] == 1
        server.inside(later.move(1))
        again = server.guest()
        again.http.cookies["ludotheque"] = cookie
        assert again.get(f"/api/tables/{table}").json()["seats"][seat]["standIn"] == "heuristic"


def test_no_clock_runs_while_the_server_sleeps(tmp_path):
    """A laptop that is shut serves nobody; the same process goes on when it is opened."""
    clock = MovedClock(beat=10.0)
    with running(data=str(tmp_path), clock=clock) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "casual", timing=LIVE)["id"]
        socket = ada.open(table)
        seat = to_person([socket])[1].view["toAct"]
        server.inside(clock.move(50))
        clock.jump(8 * HOUR)
        server.inside(clock.move(10))
        assert clocks(server, table)["left"][seat] == 540
        assert socket.act(prudent(socket.view["actions"]))["type"] == "done"


def test_a_deadline_is_carried_out_once_by_two_servers(tmp_path):
    """Both find it due; one of them does it, and the other sees that it was done."""

    async def play():
        clock = MovedClock()
        with two_servers(tmp_path, clock) as (one, two):
            room = await timed_table(one)
            there = await two.rooms.get(room.row.id)
            clock.jump(DAYS["turn"] + DAYS["bank"])
            await asyncio.gather(room.run_out(), there.run_out())
            number = room.timer.number
            assert there.timer.number == number == 2
            (seat,) = room.timer.deciders
            assert room.row.seats[seat].stand_in == there.row.seats[seat].stand_in == "heuristic"
            await asyncio.gather(one.autoplay.close(), two.autoplay.close())

    asyncio.run(play())


def test_clocks_stand_whatever_another_server_writes_meanwhile(tmp_path):
    """It finds that none was alive while the other is about to write how a table's clocks are."""
    ready, done = threading.Event(), threading.Event()

    def write_slowly(connection, room, timer):
        timers.keep(connection, room.row.id, room.row.timing, timer)
        ready.set()
        done.wait(20)

    async def play():
        clock = MovedClock()
        with two_servers(tmp_path, clock) as (one, two):
            room = await timed_table(one)
            await one.timekeeper.beat()
            clock.jump(4 * clock.beat)
            changed = room.timer.stopped(room.row.timing, clock.now())
            changed = changed.started(room.row.timing, clock.now(), room.timer.running())
            writing = asyncio.create_task(one.store.write(write_slowly, room, changed))
            await asyncio.to_thread(ready.wait, 20)
            beating = asyncio.create_task(two.timekeeper.beat())
            for _ in range(1000):
                if await two.store.read(waits_for_a_lock):
                    break
                await asyncio.sleep(0.01)
            done.set()
            await asyncio.gather(writing, beating)
            there = await two.rooms.get(room.row.id)
            assert there.timer == changed

    asyncio.run(play())


def waits_for_a_lock(connection):
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    return connection.execute(text(query)).scalar_one()


def test_the_timekeeper_goes_on_whatever_fails(tmp_path, caplog):
    async def play():
        clock = MovedClock(beat=10, resters=1)
        url = databases.new_url("sqlite", tmp_path)
        with closing(Store(url, clock=clock)) as store:
            services = assemble(Settings(), store)
            await store.write(lambda connection: connection.execute(text("DROP TABLE heartbeat")))
            keeping = asyncio.create_task(services.timekeeper.run())
            await asyncio.wait_for(clock.move(50), 10)
            assert not keeping.done()
            keeping.cancel()

    asyncio.run(play())
    assert caplog.text.count("the clocks cannot be read") == 6


async def timed_table(services):
    from ludotheque import fair
    from ludotheque.server.protocol.http_messages import NewSeat, NewTable, Timing
    from ludotheque.server.room.new_table import agreed, new_row, seat_rows

    person, _ = await services.sessions.welcome("Ada")
    timing = Timing(DAYS["turn"], DAYS["bank"], DAYS["increment"])
    wish = NewTable("gratte-ciel", {}, [NewSeat("me")] * 3, timing=timing)
    seats = seat_rows(person, wish.seats, "")
    now = services.store.clock.now()
    row = new_row(person, agreed(wish), seats, fair.new_secret(), now)
    return await services.rooms.create(row)
