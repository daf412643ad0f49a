"""The host's rights, and bots that stand in for people until they return."""

import pytest

from ludotheque.server.room import table_state
from tests.server.client import play, prudent, take_turns
from tests.server.running import running


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setitem(table_state.ABSENCE_SECONDS, "live", 0)


def refusal(answer):
    assert answer["type"] == "failed", answer
    return answer["error"]["code"]


def stand_in(socket, seat, level="casual"):
    return socket.ask("stand-in", seat=seat, level=level)


@pytest.mark.usefixtures("impatient")
def test_a_bot_plays_for_somebody_absent_until_he_returns(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    host = ada.open(table)
    host.until(0)
    assert not host.lobby["seats"][1]["connected"]
    assert stand_in(host, 1)["type"] == "done"
    while host.lobby["seats"][1]["standIn"] != "casual":
        host.receive()
    take_turns(host, 2)  # and it plays on: nobody waits for Bob
    assert {step["seat"] for step in host.steps.values()} >= {0, 1, 2}
    back = bob.open(table)
    while host.lobby["seats"][1]["standIn"] or not host.lobby["seats"][1]["connected"]:
        host.receive()
    back.until(0)
    while not back.my_turn():
        if host.until(back.view["version"])["actions"]:
            take_turns(host, 1)
        back.receive()
    assert back.act(prudent(back.view["actions"]))["type"] == "done"


@pytest.mark.usefixtures("impatient")
def test_nobody_who_is_there_is_replaced(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    his, host = bob.open(table), ada.open(table)
    host.until(0)
    assert host.lobby["seats"][1]["replaceable"] is None
    assert refusal(stand_in(host, 1)) == "not-absent"
    his.close()
    while host.lobby["seats"][1]["connected"]:
        host.receive()
    assert host.lobby["seats"][1]["replaceable"] > 1e9
    assert stand_in(host, 1)["type"] == "done"


@pytest.mark.parametrize("pace", ["live", "leisure"])
def test_absence_takes_a_while(guest, pace):
    ada = guest("Ada")
    table = ada.create("me", "open", "casual", pace=pace)["id"]
    guest("Bob").join(table, 1)
    host = ada.open(table)
    host.until(0)
    assert refusal(stand_in(host, 1)) == "not-absent"
    assert host.lobby["seats"][1]["replaceable"] > 1e9


@pytest.mark.usefixtures("impatient")
def test_whoever_sits_there_replaces_the_absent(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "open", "open")["id"]
    bob.join(table, 1)
    guest("Zoe").join(table, 2)
    his, hers, host = bob.open(table), eve.open(table), ada.open(table)
    for socket in (his, hers, host):
        socket.until(0)
    assert refusal(stand_in(his, 0)) == "not-absent"
    assert refusal(stand_in(hers, 2)) == "not-allowed"
    assert stand_in(his, 2)["type"] == "done"
    assert refusal(stand_in(host, 3)) == "bad-seats"
    assert refusal(stand_in(host, 2, "nonsense")) == "bad-seats"
    assert refusal(hers.ask("close")) == "not-allowed"
    host.close()
    while his.lobby["seats"][0]["connected"]:
        his.receive()
    assert stand_in(his, 0)["type"] == "done"  # a host who is gone kills no game


def test_before_the_game_only_the_host_decides(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "open")["id"]
    bob.join(table, 1)
    his = bob.open(table)
    his.wait("update")
    assert refusal(stand_in(his, 2)) == "not-allowed"
    assert refusal(his.ask("close")) == "not-allowed"


def test_somebody_lets_a_bot_play_for_them_and_takes_over_again(tmp_path):
    with running(data=str(tmp_path), bot_delay=0.1) as server:  # or bots would end the game
        ada = server.guest("Ada")
        table = ada.create("me", "casual", "casual")["id"]
        socket = ada.open(table)
        socket.until(0)
        assert stand_in(socket, 0, "heuristic")["type"] == "done"
        socket.until(socket.view["version"] + 6)
        ada.open(table).until(0)  # a second tab does not end it
        assert socket.lobby["seats"][0]["standIn"] == "heuristic"
        assert stand_in(socket, 0, None)["type"] == "done"
        take_turns(socket, 1)
        assert socket.lobby["seats"][0]["standIn"] is None


def test_acting_oneself_ends_a_stand_in(tmp_path):
    with running(data=str(tmp_path), bot_delay=5.0) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        socket = ada.open(table)
        seat = socket.until(0)["toAct"]
        assert stand_in(socket, seat)["type"] == "done"
        play([socket], 1)
        assert socket.lobby["seats"][seat]["standIn"] is None


def test_stand_ins_survive_a_restart(tmp_path):
    with running(data=str(tmp_path), bot_delay=60.0) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        socket = ada.open(table)
        socket.until(0)
        for seat in range(3):
            assert stand_in(socket, seat)["type"] == "done"
        cookie = ada.http.cookies["ludotheque"]
    with running(data=str(tmp_path)) as server:
        again = server.guest()
        again.http.cookies["ludotheque"] = cookie
        assert again.open(table).until(9)["version"] >= 9


def test_the_host_gives_a_free_seat_to_a_bot(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "invited")["id"]
    host = ada.open(table)
    host.wait("update")
    for seat in (1, 2):
        assert stand_in(host, seat)["type"] == "done"
    take_turns(host, 1)
    assert [seat["kind"] for seat in host.lobby["seats"]] == ["person", "bot", "bot"]
    assert bob.join(table, 1).json()["code"] == "table-full"


def test_a_closed_table(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "open", "casual")["id"]
    bob.join(table, 1)
    host, his, hers = ada.open(table), bob.open(table), eve.open(table)
    for socket in (host, his, hers):
        socket.until(0)
    assert host.ask("close")["type"] == "done"
    while not his.lobby["seats"][0]["ending"]:
        his.receive()
    assert his.lobby["status"] == "playing"  # Ada alone kills no game
    assert host.ask("close", on=False)["type"] == "done"
    assert his.ask("close")["type"] == "done"
    assert host.ask("close")["type"] == "done"
    for socket in (host, his, hers):
        while socket.lobby["status"] != "closed" or socket.view["actions"]:
            socket.receive()
    assert host.ask("close")["type"] == "done"  # again: the same answer
    for socket in (host, his):
        for asked in ("act", "why", "preview"):
            assert refusal(socket.ask(asked, action=["start", "b2"])) == "table-closed"
        assert refusal(socket.ask("undo", wholeTurn=False)) == "table-closed"
        assert refusal(socket.ask("order", order=[])) == "table-closed"
    assert refusal(stand_in(host, 0)) == "table-closed"
    line = bob.get("/api/me").json()["tables"][0]
    assert (line["status"], line["myTurn"]) == ("closed", False)
    assert bob.get(f"/api/tables/{table}/record").json()["dice"]["secret"] is None


def test_a_closed_table_stays_closed_after_a_restart(tmp_path):
    with running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        waiting = ada.create("me", "open", "casual")["id"]
        begun = ada.create("me", "casual", "casual")["id"]
        for table in (waiting, begun):
            socket = ada.open(table)
            socket.wait("update")
            assert socket.ask("close")["type"] == "done"
        cookie = ada.http.cookies["ludotheque"]
    with running(data=str(tmp_path)) as server:
        again = server.guest()
        again.http.cookies["ludotheque"] = cookie
        bob = server.guest("Bob")
        assert bob.join(waiting, 1).json()["code"] == "table-closed"
        assert waiting not in {line["id"] for line in bob.get("/api/tables").json()}
        socket = again.open(begun)
        assert socket.wait("update")["lobby"]["status"] == "closed"
        assert socket.view["actions"] == []


def test_a_finished_game_is_not_closed(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    socket = ada.open(table)
    play([socket], 1000)
    assert refusal(socket.ask("close")) == "game-over"
    assert refusal(stand_in(socket, 0)) == "game-over"
    assert refusal(socket.act(["start", "b2"])) == "game-over"
