"""How fast people usually play at leisure, which one sees before sitting down with them."""

import pytest

from tests.server.client import prudent, to_person
from tests.server.moved_clock import MovedClock
from tests.server.running import running
from tests.server.test_clocks import HOUR, two

DELAYS = (2 * HOUR, HOUR / 2)


@pytest.fixture
def clock():
    return MovedClock(beat=100 * HOUR)


@pytest.fixture
def server(tmp_path, clock):
    with running(data=str(tmp_path), clock=clock) as server:
        yield server


def play(server, clock, sockets, turns, choose=prudent):
    """So many turns of people, each of whom lets the others wait for a time of their own."""
    for _ in range(turns):
        seat, socket = to_person(sockets)
        server.inside(clock.move(DELAYS[seat]))
        while socket.view["toAct"] == seat:
            socket.until(socket.act(choose(socket.view["actions"]))["version"])


def test_whoever_sits_down_sees_how_fast_the_others_play(server, clock):
    table, sockets = two(server, None, pace="leisure")
    eve = server.guest("Eve")
    assert eve.get(f"/api/tables/{table}/paces").json() == [None, None, None]
    play(server, clock, sockets, 12)
    ada, bob, bot = eve.get(f"/api/tables/{table}/paces").json()
    assert (ada["seconds"], bob["seconds"], bot) == (*DELAYS, None)
    assert ada["turns"] + bob["turns"] == 12
    assert ada["missed"] == bob["missed"] == 0
    # It is known at every table, by whoever is asked to it.
    other = sockets[0].guest.create("me", "open", "open", pace="leisure")["id"]
    assert server.guest().get(f"/api/tables/{other}/paces").json() == [ada, None, None]


def test_turns_that_a_bot_has_played_are_counted(server, clock):
    # A game of Gratte-ciel may end before, when bots play it.
    table, sockets = two(server, None, pace="leisure", game="airlines")
    assert sockets[1].ask("stand-in", seat=1, level="casual")["type"] == "done"
    play(server, clock, sockets[:1], 9, choose=lambda actions: actions[0])
    to_person(sockets[:1])  # the bots have played
    _, bob, _ = server.guest("Eve").get(f"/api/tables/{table}/paces").json()
    assert bob["missed"] == bob["turns"] >= 5


def test_live_tables_say_nothing_about_it(server, clock):
    table, sockets = two(server, None, pace="live")
    play(server, clock, sockets, 12)
    assert sockets[0].guest.get(f"/api/tables/{table}/paces").json() == [None, None, None]
