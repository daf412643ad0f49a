"""Nobody kills a game: leaving, and who played what."""

import pytest

from tests.server.client import play, prudent, take_turns, to_person
from tests.server.moved_clock import MovedClock
from tests.server.running import running


def refusal(answer):
    assert answer["type"] == "failed", answer
    return answer["error"]["code"]


def two(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    sockets = [ada.open(table), bob.open(table)]
    for socket in sockets:
        socket.until(0)
    return table, sockets


def until(socket, wanted):
    while not wanted(socket.lobby):
        socket.receive()
    return socket.lobby


def test_a_guest_leaves_and_a_bot_plays_on(server):
    _, (host, his) = two(server)
    assert his.ask("leave")["type"] == "done"
    seat = until(host, lambda lobby: lobby["seats"][1]["kind"] == "bot")["seats"][1]
    assert (seat["name"], seat["level"], seat["person"]) == ("Bob", "heuristic", None)
    take_turns(host, 2)
    assert {step["seat"] for step in host.steps.values()} >= {0, 1, 2}
    assert his.guest.get("/api/me").json()["tables"] == []
    assert refusal(his.ask("leave")) == "not-allowed"


def test_a_host_who_leaves_hands_the_table_on(server):
    _, (host, his) = two(server)
    assert host.ask("leave")["type"] == "done"
    assert until(his, lambda lobby: lobby["host"])["seats"][0]["kind"] == "bot"
    assert his.ask("close")["type"] == "done"
    until(his, lambda lobby: lobby["status"] == "closed")


def test_when_the_last_person_leaves_the_table_is_closed(server):
    table, (host, his) = two(server)
    assert host.ask("leave")["type"] == "done"
    assert his.ask("leave")["type"] == "done"
    assert server.guest("Eve").get(f"/api/tables/{table}").json()["status"] == "closed"


def test_before_the_game_the_seat_is_free_again(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "open", "open")["id"]
    bob.join(table, 1)
    his, host = bob.open(table), ada.open(table)
    for socket in (his, host):
        socket.wait("update")
    assert refusal(host.ask("leave")) == "not-allowed"
    assert his.ask("leave")["type"] == "done"
    lobby = until(host, lambda lobby: lobby["seats"][1]["kind"] == "open")
    assert lobby["seats"][1]["name"] == ""
    assert bob.join(table, 1).status_code == 200


def test_a_finished_game_is_not_left(server):
    ada = server.guest("Ada")
    socket = ada.open(ada.create("me", "me", "me")["id"])
    play([socket], 1000)
    assert refusal(socket.ask("leave")) == "game-over"


def test_the_log_says_who_played(server):
    """People have no mark, bots have their level, for themselves and for others."""
    ada = server.guest("Ada")
    table = ada.create("me", "casual", "casual")["id"]
    socket = ada.open(table)
    socket.until(0)
    take_turns(socket, 1)
    assert socket.ask("stand-in", seat=0, level="heuristic")["type"] == "done"
    last = socket.until(socket.view["version"] + 9)["version"]
    assert socket.ask("stand-in", seat=0, level=None)["type"] == "done"
    steps = {n: step for n, step in socket.steps.items() if 0 < n <= last}
    assert {step["bot"] for step in steps.values() if step["seat"] > 0} == {"casual"}
    mine = [step["bot"] for _, step in sorted(steps.items()) if step["seat"] == 0]
    assert mine[0] is None and mine[-1] == "heuristic"
    (older,) = [
        one["bot"] for one in socket.ask("log", before=last + 1)["steps"] if one["version"] == last
    ]
    assert older == steps[last]["bot"]
    moment = ada.get(f"/api/tables/{table}/moments/{last}").json()
    assert moment["step"]["bot"] == steps[last]["bot"]


def test_a_seat_may_be_lost_for_good_where_that_was_agreed(tmp_path):
    clock = MovedClock()
    timing = {"turn": 3600, "bank": 3600, "increment": 0, "atEnd": "for-good"}
    with running(data=str(tmp_path), clock=clock) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.create("me", "open", "casual", timing=timing)["id"]
        bob.join(table, 1)
        sockets = [ada.open(table), bob.open(table)]
        for socket in sockets:
            socket.until(0)
        late, _ = to_person(sockets)
        server.inside(clock.move(7200))
        seat = until(sockets[1 - late], lambda lobby: lobby["seats"][late]["kind"] == "bot")
        assert seat["seats"][late]["name"] == ("Ada", "Bob")[late]
        assert refusal(sockets[late].act(prudent([["start", "b2"]]))) == "not-allowed"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(data=str(tmp_path_factory.mktemp("data"))) as server:
        yield server
