"""People in one room: a screen that everybody sees, codes for phones, seats handed over."""

import pytest

from ludotheque.server.limits import Rate
from ludotheque.server.networks import ordered
from ludotheque.server.settings import Settings, reachable
from ludotheque.store.codes import LETTERS
from tests.server import hidden
from tests.server.client import to_person
from tests.server.running import limited, running, several


def code(host, table, seat):
    return host.post(f"/api/tables/{table}/codes", {"seat": seat})


@pytest.fixture
def room(guest):
    """A screen, and a table at which two phones are awaited beside a bot."""
    screen = guest("Screen")
    return screen, screen.create("invited", "invited", "casual", pace="room")["id"]


def seated(room, guest, name, seat):
    """A phone that has typed the code of a seat and sat down there."""
    screen, table = room
    phone = guest(name)
    found = phone.post("/api/codes", {"code": code(screen, table, seat).json()["code"]}).json()
    assert (found["table"], found["seat"]) == (table, seat)
    answer = phone.join(table, seat, invitation=found["invitation"])
    assert answer.status_code == 200, answer.text
    return phone


def test_a_phone_sits_down_by_a_short_code(room, guest):
    screen, table = room
    given = code(screen, table, 0).json()["code"]
    assert len(given) == 6
    assert set(given) <= set(LETTERS)
    assert code(screen, table, 0).json()["code"] == given
    ada = guest("Ada")
    typed = f" {given[:3].lower()}-{given[3:]} "  # as people write it
    found = ada.post("/api/codes", {"code": typed}).json()
    ada.join(table, found["seat"], invitation=found["invitation"])
    assert screen.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ada"
    assert ada.post("/api/codes", {"code": given}).json()["code"] == "wrong-code"
    assert code(screen, table, 0).json()["code"] == "not-allowed"


def test_codes_are_for_the_host_and_for_seats_that_phones_may_have(room, guest):
    screen, table = room
    assert code(guest("Eve"), table, 0).json()["code"] == "not-allowed"
    assert code(screen, table, 2).json()["code"] == "not-allowed"  # a bot's
    assert code(screen, table, 9).json()["code"] == "bad-seats"
    assert guest("Bob").post("/api/codes", {"code": "AAAAAA"}).json()["code"] == "wrong-code"


def test_nobody_tries_many_codes(tmp_path):
    with running(data=str(tmp_path), rates=limited(codes=Rate(0, 3))) as server:
        eve = server.guest("Eve")
        said = [eve.post("/api/codes", {"code": "AAAAAA"}).json()["code"] for _ in range(4)]
        assert said == ["wrong-code"] * 3 + ["too-many-requests"]


def test_a_code_is_good_at_another_server(tmp_path):
    with several(2, tmp_path) as (one, other):
        screen, ada = one.guest("Screen"), other.guest("Ada")
        table = screen.create("invited", "casual", "casual", pace="room")["id"]
        found = ada.post("/api/codes", {"code": code(screen, table, 0).json()["code"]}).json()
        assert ada.join(table, 0, invitation=found["invitation"]).status_code == 200


def test_several_people_share_a_phone(room, guest):
    screen, table = room
    ada = seated(room, guest, "Ada", 0)
    token = code(screen, table, 1).json()["invitation"]
    ada.join(table, 1, invitation=token, name="Bob")
    seats = screen.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ada", "Bob"]


def test_a_seat_is_handed_over_with_the_consent_of_the_screen(room, guest):
    screen, table = room
    ada, bob = seated(room, guest, "Ada", 0), seated(room, guest, "Bob", 1)
    eve = guest("Eve")
    invited = screen.get(f"/api/tables/{table}").json()["invitations"]
    assert invited == [None, None, None]
    assert eve.join(table, 0).json()["code"] == "table-full"
    line = ada.open(table)
    line.until(0)
    token = code(screen, table, 0).json()["invitation"]
    assert eve.join(table, 0, invitation=token).status_code == 200
    assert eve.get(f"/api/tables/{table}").json()["mySeat"] == 0
    while line.lobby["mySeat"] is not None:
        line.receive()
    assert bob.join(table, 0, invitation=token).json()["code"] == "table-full"  # good once


def test_elsewhere_no_host_can_have_the_seat_of_another(guest):
    ada, bob = guest("Ada"), guest("Bob")
    opened = ada.create("me", "invited", "casual")
    bob.join(opened["id"], 1, invitation=opened["invitations"][1])
    assert code(ada, opened["id"], 1).json()["code"] == "not-allowed"


def test_a_screen_sees_a_hand_only_behind_its_curtain(tmp_path):
    """Also of the seats that share it, and only until they have decided."""
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        screen, bob = server.guest("Screen"), server.guest("Bob")
        opened = screen.create("here Ada", "invited", game="secret", pace="room")
        bob.join(opened["id"], 1, invitation=opened["invitations"][1])
        sockets = [screen.open(opened["id"]), bob.open(opened["id"])]
        shown = sockets[0].until(0)
        assert shown["seat"] is None
        assert shown["actions"] == []
        assert sockets[0].lobby["mySeats"] == [0]
        assert sockets[0].view["toAct"] == 0
        past = f"/api/tables/{opened['id']}/moments/0"
        assert screen.get(past).json()["view"]["seat"] is None
        assert screen.get(f"{past}?seat=0").json()["code"] == "not-over"
        assert bob.get(f"{past}?seat=1").json()["view"]["seat"] == 1
        sockets[0].send({"type": "hello", "version": 0, "uncover": 0})
        while not sockets[0].my_turn():
            sockets[0].receive()
        assert sockets[0].view["seat"] == 0
        version = sockets[0].act(["hold"])["version"]
        assert sockets[0].until(version)["seat"] is None
        assert sockets[1].until(version)["toAct"] == 1
        sockets[0].until(sockets[1].act(["hold"])["version"])
        assert sockets[0].view["seat"] is None  # also when it is their turn again
        sockets[0].send({"type": "hello", "version": 0, "uncover": 1})  # not its own
        sockets[0].steps.clear()
        assert sockets[0].wait("update")["view"]["seat"] is None


def test_a_bot_stands_in_at_the_wish_of_the_screen(room, guest):
    screen, table = room
    people = [seated(room, guest, name, seat) for seat, name in enumerate(("Ada", "Bob"))]
    seat, _ = to_person([one.open(table) for one in people])
    line = screen.open(table)
    line.until(0)
    answer = line.ask("stand-in", seat=seat, level="casual")
    assert answer["error"]["code"] == "not-absent"


def test_what_was_agreed_about_absence_is_known_to_all_and_kept(tmp_path):
    with running(data=str(tmp_path)) as server:
        screen = server.guest("Screen")
        opened = screen.create("invited", "casual", "casual", pace="room", absence="stand-in")
        assert (
            server.guest("Ada").get(f"/api/tables/{opened['id']}").json()["absence"] == "stand-in"
        )
    with running(data=str(tmp_path)) as server:
        again = server.guest("Bob").get(f"/api/tables/{opened['id']}").json()
        assert again["absence"] == "stand-in"
        other = server.guest("Cleo").create("me", "casual", "casual")
        assert other["absence"] == "wait"


def test_the_address_of_a_code_is_a_page(guest):
    ada = guest("Ada")
    assert ada.get("/KWXPRT").status_code == 200
    assert ada.get("/KWXPR").status_code == 404


def test_the_likeliest_address_comes_first():
    networks = [("docker0", "172.17.0.1"), ("eth1", "10.0.0.4"), ("wlan0", "192.168.1.7")]
    found = ordered(["10.0.0.4"], ["127.0.1.1"], networks)
    assert found == ["10.0.0.4", "192.168.1.7", "172.17.0.1"]
    assert ordered([], [], networks)[0] == "192.168.1.7"


def test_what_works_already_is_shown_before_what_may():
    alone = Settings()
    assert reachable(alone, "http://127.0.0.1:8000/") == []
    assert reachable(alone, "http://[::1]:8000/") == []
    public = Settings(origins="https://games.example.org")
    assert reachable(public, "http://localhost:8000/") == ["https://games.example.org"]
    lan = Settings(host="0.0.0.0")
    assert reachable(lan, "http://192.168.9.9:8123/")[0] == "http://192.168.9.9:8123"


def test_addresses_are_told_to_whoever_is_here(guest):
    assert guest("Ada").get("/api/addresses").json() == {"origins": []}


def test_what_a_phone_points_at_is_lit_where_nothing_is_hidden(room, guest):
    screen, table = room
    people = [seated(room, guest, name, seat) for seat, name in enumerate(("Ada", "Bob"))]
    line = screen.open(table)
    line.until(0)
    seat, mover = to_person([one.open(table) for one in people])
    action = mover.view["actions"][0]
    assert mover.ask("point", action=action)["type"] == "done"
    shown = line.wait("pointed")
    assert (shown["seat"], shown["action"]) == (seat, action)
    assert shown["preview"]["events"]
    mover.ask("point", action=[])
    assert line.wait("pointed")["action"] == []
    assert mover.ask("point", action=["fly", "a1", "a1"])["type"] == "failed"
    assert not any('"pointed"' in heard for heard in mover.heard)


def test_what_a_phone_points_at_tells_nothing_of_a_hand(tmp_path):
    """The screen hears the same whether a phone points, at what, or not at all."""
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        screen, ada, bob = (server.guest(name) for name in ("Screen", "Ada", "Bob"))
        told = []
        for pointed in (None, ["hold"], ["swap"]):
            opened = screen.create("invited", "invited", game="secret", pace="room")
            for seat, phone in enumerate((ada, bob)):
                phone.join(opened["id"], seat, invitation=opened["invitations"][seat])
            mover = ada.open(opened["id"])
            mover.until(0)
            line = screen.open(opened["id"])
            line.until(0)
            before = len(line.heard)
            if pointed:
                assert mover.ask("point", action=pointed)["type"] == "done"
            line.until(mover.act(["hold"])["version"])
            told.append([message.split('"')[3] for message in line.heard[before:]])
        assert told[0] == told[1] == told[2] == ["update"]


def test_the_host_of_a_room_may_ask_for_a_rematch(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        screen, ada, bob = (server.guest(name) for name in ("Screen", "Ada", "Bob"))
        opened = screen.create("invited", "invited", game="secret", pace="room")
        for seat, phone in enumerate((ada, bob)):
            phone.join(opened["id"], seat, invitation=opened["invitations"][seat])
        lines = [phone.open(opened["id"]) for phone in (ada, bob)]
        while not lines[0].until(0)["result"]:
            _, mover = to_person(lines)
            version = mover.act(mover.view["actions"][0])["version"]
            for line in lines:
                line.until(version)
        refused = ada.post(f"/api/tables/{opened['id']}/rematch", {}).json()
        assert refused["code"] == "not-allowed"
        again = screen.post(f"/api/tables/{opened['id']}/rematch", {}).json()
        assert again["host"] is True
        assert [seat["kind"] for seat in again["seats"]] == ["reserved", "reserved"]
