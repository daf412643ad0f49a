"""Somebody's data: all of it in one file, and none of it left when they go."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import String, cast, or_, select

from ludotheque.store import schema
from tests.server.authenticator import Device
from tests.server.client import play, take_turns
from tests.server.running import running

WORD = "a good password"
UNMISTAKABLE = "Hypatia of Alexandria"


@pytest.fixture
def server(tmp_path):
    with running(data=str(tmp_path)) as server:
        yield server


def left_of(server, word):
    """The tables of the database that still contain a word, in any column."""

    def look(connection):
        found = []
        for table in schema.metadata.tables.values():
            holds = or_(*(cast(column, String).contains(word) for column in table.columns))
            if connection.execute(select(table).where(holds).limit(1)).first():
                found.append(table.name)
        return found

    return server.inside(server.services.store.read(look))


def a_life(server):
    """Somebody who plays, has played, talks and wants notices."""
    ada, bob = server.guest(UNMISTAKABLE), server.guest("Bob")
    alone = ada.create("me", "casual", "casual")["id"]
    shared = ada.create("me", "open", "casual")["id"]
    bob.join(shared, 1)
    over = ada.create("me", "me", "open")["id"]
    bob.join(over, 2)
    hers, his = ada.open(over), bob.open(over)
    play([hers, his], 1000)
    socket = ada.open(shared)
    socket.until(0)
    socket.ask("chat", text="Nothing is known of Conon.")
    hook = '{"url":"https://example.org/conic","format":"json"}'
    ada.post("/api/notices/channels", {"kind": "webhook", "address": hook, "kinds": ["turn"]})
    return ada, bob, alone, shared, over


def test_everything_is_in_one_file(server):
    ada, _, alone, shared, over = a_life(server)
    answer = ada.get("/api/account/data")
    assert answer.headers["content-disposition"].endswith('filename="ludotheque.json"')
    kept = answer.json()
    assert kept["name"] == UNMISTAKABLE
    assert {table["id"] for table in kept["tables"]} == {alone, shared, over}
    assert [line["text"] for line in kept["chat"]] == ["Nothing is known of Conon."]
    assert "conic" in kept["channels"][0]["address"]
    by_id = {table["id"]: table for table in kept["tables"]}
    assert {step["seat"] for step in by_id[over]["steps"]} >= {0, 1, 2}
    assert {step["seat"] for step in by_id[alone]["steps"]} <= {0}  # the rest is not theirs yet
    assert "secret" not in answer.text


def test_nothing_is_left_and_the_others_play_on(server):
    ada, bob, alone, shared, over = a_life(server)
    ada.post("/api/account", {"name": UNMISTAKABLE, "password": WORD})
    ways_back(ada)
    for word in (UNMISTAKABLE, "Conon", "conic", "Troll", "astrolabe", alone):
        assert left_of(server, word)  # or the search would find nothing anyway
    wrong = ada.post("/api/account/delete", {"password": "something else"})
    assert wrong.json()["code"] == "wrong-password"
    assert ada.post("/api/account/delete", {"password": WORD}).status_code == 200
    assert ada.get("/api/me").status_code == 401
    for word in (
        *(UNMISTAKABLE, UNMISTAKABLE.casefold()),
        *("Conon", "conic", "Troll", "astrolabe", alone),
    ):
        assert left_of(server, word) == []
    assert bob.get(f"/api/tables/{alone}").status_code == 404
    lobby = bob.get(f"/api/tables/{shared}").json()
    assert (lobby["host"], lobby["seats"][0]["kind"]) == (True, "bot")
    his = bob.open(shared)
    his.until(0)
    take_turns(his, 1)
    assert bob.get(f"/api/tables/{over}/record").json()["seats"][0] == "Guest"


def ways_back(ada):
    """A passkey, codes and a day off."""
    offer = ada.post("/api/account/passkeys/offer", {"password": WORD}).json()
    made = {"credential": Device(ada.origin).make(offer), "name": "astrolabe"}
    assert ada.post("/api/account/passkeys", made).status_code == 200
    assert ada.post("/api/account/codes", {"password": WORD}).status_code == 200
    today = datetime.now(ZoneInfo("Antarctica/Troll")).date().isoformat()
    days = {"first": today, "last": today, "zone": "Antarctica/Troll"}
    assert ada.post("/api/notices/days-off", days).status_code == 200


def test_a_guest_needs_no_password(server):
    ada = server.guest("Eratosthenes")
    ada.create("me", "open", "open")
    assert ada.post("/api/account/delete", {}).status_code == 200
    assert left_of(server, "Eratosthenes") == []
