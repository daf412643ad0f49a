"""Any server, any table: what is stored by one reaches those who look by another."""

import time

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.store import Unavailable
from tests.server.client import PATIENCE, Socket, play, prudent
from tests.server.running import both_sides, running, several
from tests.store import databases


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    with several(2, tmp_path_factory.mktemp("two")) as servers:
        yield servers


@pytest.fixture
def sides(servers):
    yield both_sides(servers)
    for guest in (guest for server in servers for guest in server.guests):
        guest.close()


def test_a_game_is_played_by_two_servers(sides):
    _table, here, there = sides
    version = play([here, there], 60)
    assert here.view["version"] == there.view["version"] == version
    assert here.view["board"] == there.view["board"]
    assert sorted(here.steps) == sorted(there.steps)


def test_the_lobby_tells_who_sat_down_by_another_server(sides):
    _table, here, _there = sides
    here.until(0)
    assert here.lobby["seats"][1]["name"] == "Bob"
    while not here.lobby["seats"][1]["connected"]:
        here.receive()
    assert here.lobby["status"] == "playing"


def test_presence_is_of_all_servers(sides):
    _table, here, there = sides
    while not here.lobby or not here.lobby["seats"][1]["connected"]:
        here.receive()
    there.close()
    while here.lobby["seats"][1]["connected"]:
        here.receive()


def test_the_chat_is_of_all_servers(sides):
    _table, here, there = sides
    assert there.ask("chat", text="Hello")["type"] == "done"
    assert [said["text"] for said in here.wait("chat")["messages"]] == ["Hello"]
    assert here.ask("chat", text="Hello yourself")["type"] == "done"
    while (said := there.wait("chat")["messages"][-1]["text"]) != "Hello yourself":
        assert said == "Hello"


def test_a_table_is_closed_for_all_servers(servers):
    one, two = servers
    ada = one.guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    here, there = ada.open(table), two.welcome(ada).open(table)
    there.until(0)
    assert here.ask("close", on=True)["type"] == "done"
    while there.lobby["status"] != "closed":
        there.receive()
    assert there.act(prudent([["fly", "a1", "b1"]]))["error"]["code"] == "table-closed"


def test_a_table_opened_again_by_its_players_elsewhere(sides, servers):
    """A room that is loaded while steps are stored by another server misses none."""
    table, here, there = sides
    for _ in range(10):
        play([here, there], 2)
        again = servers[1].welcome(there.guest).open(table)
        assert again.until(here.view["version"])["version"] >= here.view["version"]
        again.close()


def test_a_session_ends_by_all_servers_at_once(servers):
    one, two = servers
    ada = one.guest("Ada")
    made = ada.post("/api/account", {"name": "Ada Two Servers", "password": "correct horse"})
    assert made.status_code == 200
    there = two.welcome(ada)
    table = ada.create("me", "me", "me")["id"]
    socket = there.open(table)
    socket.until(0)
    token = dict(there.http.cookies)
    assert there.get("/api/me").status_code == 200
    assert ada.post("/api/sign-out", {}).status_code == 200
    with pytest.raises(ConnectionClosed, match="1013"):
        socket.wait("never")
    there.http.cookies.update(token)
    assert there.get("/api/me").status_code == 401


@pytest.fixture
def deaf(servers):
    """The second server, which hears nothing of the first."""
    listener = servers[1].services.peers._listener
    honest, listener._hear = listener._hear, lambda _: None
    yield servers[1]
    listener._hear = honest


def test_nobody_goes_back_by_a_server_that_has_not_heard_yet(servers, deaf):
    ada = servers[0].guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    here = ada.open(table)
    there = deaf.welcome(ada)
    there.open(table).until(0)
    version = play([here], 3)
    again = there.open(table, version=version)
    assert again.wait("update")["view"]["version"] == version
    assert again.steps == {}


def test_whoever_sat_down_is_known_by_a_server_that_has_not_heard_yet(servers, deaf):
    ada, bob = servers[0].guest("Ada"), servers[0].guest("Bob")
    table = ada.create("me", "open", "me")["id"]
    deaf.welcome(ada).open(table).wait("update")
    there = deaf.welcome(bob)
    assert bob.join(table, 1).status_code == 200
    refused = there.post(f"/api/tables/{table}/rematch", {"commitment": "", "share": ""})
    assert refused.json()["code"] == "not-over"  # and not that Bob does not sit there


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_whoever_arrives_while_all_is_looked_at_again_misses_nothing(servers):
    """A socket that has not said hello yet keeps its table from being put away."""
    ada = servers[0].guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    here, there = ada.open(table), Socket(servers[1].welcome(ada), table)
    until(lambda: table in servers[1].services.rooms)
    servers[1].room(table)
    servers[1].inside(servers[1].services.peers.resume())
    there.send({"type": "hello", "version": -1})
    there.until(0)
    version = play([here], 3)
    assert there.until(version)["board"] == here.view["board"]
    there.close()


def test_what_could_not_be_read_is_read_again(servers, caplog):
    """And not only when somebody has something else to tell."""
    ada, bob = servers[0].guest("Ada"), servers[0].guest("Bob")
    table = ada.create("me", "open", "open")["id"]
    there = servers[1].welcome(ada).open(table)
    there.wait("update")
    with psycopg.connect(servers[0].settings.database, autocommit=True) as database:
        database.execute("ALTER TABLE days_off RENAME TO days_lost")
        assert bob.join(table, 1).status_code == 200
        until(lambda: "cannot be read" in caplog.text)
        database.execute("ALTER TABLE days_lost RENAME TO days_off")
    while there.lobby["seats"][1]["name"] != "Bob":
        there.receive()


def test_a_look_for_missed_steps_that_fails_is_made_again(servers, deaf, monkeypatch):
    """And not only when the next one is due: until then people would wait too long."""
    ada = servers[0].guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    here, there = ada.open(table), deaf.welcome(ada).open(table)
    there.until(0)
    version = play([here], 3)
    store = deaf.services.store
    honest, looks = store.last_versions, []

    async def last_versions(tables):
        looks.append(tables)
        if len(looks) == 1:
            raise Unavailable("for a moment")
        return await honest(tables)

    monkeypatch.setattr(store, "last_versions", last_versions)
    deaf.inside(deaf.services.peers._look_once())
    assert len(looks) > 1
    assert there.until(version)["board"] == here.view["board"]


def test_a_table_that_nobody_uses_is_put_away_although_steps_are_looked_for(servers):
    ada = servers[0].guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    room = servers[0].room(table)
    used = room.used
    servers[0].inside(servers[0].services.peers._look_once())
    assert room.used == used


def test_games_are_woken_once_the_database_answers(tmp_path, caplog):
    url = databases.new_url("postgresql", tmp_path)
    with running(database=url, bot_delay=3600) as server:
        ada = server.guest("Ada")
        while not (waiting := server.inside(server.services.store.tables_to_wake())):
            ada.create("me", "casual", "casual")
    with psycopg.connect(url, autocommit=True) as database:
        database.execute("ALTER TABLE steps RENAME TO lost")
        with running(database=url) as server:
            until(lambda: "no game can be woken" in caplog.text)
            database.execute("ALTER TABLE lost RENAME TO steps")
            until(lambda: waiting[0] in server.services.rooms)
