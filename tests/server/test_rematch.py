"""Again with the same people."""

from tests.server import hidden
from tests.server.client import play
from tests.server.running import running

SHARES = ("ab" * 16, "cd" * 16)


def again(guest, table, share=""):
    return guest.post(f"/api/tables/{table}/rematch", {"share": share})


def finished(server, *, pace="leisure"):
    """A finished game of Ada with Zoe beside her, of Bob, and of nobody else."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.create("me", "here Zoe", "open", game="secret", pace=pace)["id"]
    bob.join(table, 2)
    sockets = [ada.open(table), bob.open(table)]
    play(sockets, 9, choose=lambda actions: actions[0])
    return ada, bob, table, sockets


def test_everybody_is_told_and_finds_his_seat(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, table, (first, second) = finished(server)
        made = again(bob, table, SHARES[0])
        lobby = made.json()
        assert made.status_code == 201
        assert [seat["kind"] for seat in lobby["seats"]] == ["reserved", "reserved", "person"]
        assert [seat["name"] for seat in lobby["seats"]] == ["Ada", "Zoe", "Bob"]
        assert (lobby["host"], lobby["pace"], lobby["mySeats"]) == (True, "leisure", [2])
        for socket in (first, second):
            while socket.lobby["next"] != lobby["id"]:
                socket.receive()
        # Ada finds it on her home page, first of all; a stranger cannot sit there.
        line = ada.get("/api/me").json()["tables"][0]
        assert (line["id"], line["status"], line["myTurn"]) == (lobby["id"], "waiting", True)
        assert line["mySeats"] == [0, 1]
        eve = server.guest("Eve")
        assert eve.join(lobby["id"], 0).json()["code"] == "not-invited"
        assert eve.get(f"/api/tables/{lobby['id']}").json()["myReserved"] == []
        seen = ada.open(lobby["id"])
        assert seen.wait("update")["lobby"]["myReserved"] == [0, 1]
        sat = ada.join(lobby["id"], 1, share=SHARES[1]).json()
        assert (sat["status"], sat["mySeats"]) == ("playing", [0, 1])
        assert [seat["name"] for seat in sat["seats"]] == ["Ada", "Zoe", "Bob"]
        row = server.room(lobby["id"]).row
        assert [seat.share for seat in row.seats] == [SHARES[1], "", SHARES[0]]


def test_options_that_only_an_older_edition_took_are_refused(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        _, bob, table, _ = finished(server)
        server.room(table).row.options = {"gone": True}
        assert again(bob, table).json()["code"] == "bad-options"


def test_a_second_request_gives_the_same_table(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, table, _ = finished(server)
        one = again(bob, table).json()
        same = again(bob, table).json()
        other = again(ada, table).json()
        assert one["id"] == same["id"] == other["id"]
        assert (same["status"], other["status"], other["mySeats"]) == ("waiting", "playing", [0, 1])
        assert again(bob, table).json()["status"] == "playing"


def test_a_closed_one_is_followed_by_another(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, table, _ = finished(server)
        one = again(bob, table).json()["id"]
        host = bob.open(one)
        host.wait("update")
        assert host.ask("close")["type"] == "done"
        other = again(ada, table).json()
        assert (other["id"] != one, other["status"], other["host"]) == (True, "waiting", True)
        assert again(bob, table).json()["id"] == other["id"]


def test_only_those_seated_and_only_at_the_end(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, table, _ = finished(server)
        assert again(server.guest("Eve"), table).json()["code"] == "not-allowed"
        assert again(server.guest(), table).json()["code"] == "not-signed-in"
        running_one = ada.create("me", "me", game="secret")["id"]
        assert again(ada, running_one).json()["code"] == "not-over"
        assert again(bob, table, "xyz").json()["code"] == "bad-request"


def test_bots_sit_down_at_once(guest):
    ada = guest("Ada")
    table = ada.create("me", "casual", "heuristic")["id"]
    socket = ada.open(table)
    assert socket.until(0) and socket.ask("stand-in", seat=0, level="casual")["type"] == "done"
    while not socket.view["result"]:
        socket.receive()
    lobby = again(ada, table).json()
    assert lobby["status"] == "playing"
    assert [seat["level"] for seat in lobby["seats"]] == [None, "casual", "heuristic"]
    assert lobby["seats"][0]["standIn"] is None
