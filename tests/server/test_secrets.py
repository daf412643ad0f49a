"""What is hidden stays hidden, on every channel of the server."""

import json
from collections import defaultdict

from tests.server import hidden
from tests.server.client import play, take_turns
from tests.server.running import running


def test_each_viewer_gets_his_own_and_nothing_else(tmp_path):
    """Play the same public game with different hidden cards: what Bob hears is the same.

    Cards differ between the tables; whoever holds the same card at the same table must
    hear the same bytes, whatever the others hold.
    """
    heard = defaultdict(set)
    hands = defaultdict(set)
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
        for _ in range(60):
            table = ada.create("me", "open", game="secret")["id"]
            bob.join(table, 1)
            first, second, onlooker = ada.open(table), bob.open(table), eve.open(table)
            state = server.room(table).table.state
            play([first], 1, choose=lambda _: ["hold"])
            second.until(1)
            onlooker.until(1)
            for who, socket in (("bob", second), ("eve", onlooker)):
                mine = int(state.hand[1]) if who == "bob" else None
                key = (who, mine, int(state.open))
                heard[key].add(normal(socket, table))
                hands[key].add(int(state.hand[0]))
            for socket in (first, second, onlooker):
                socket.close()
    varied = [key for key in heard if len(hands[key]) > 1]
    assert len(varied) >= 10  # the hidden card did vary
    assert all(len(heard[key]) == 1 for key in varied)


def normal(socket, table):
    """Everything that was told about the game, without what names the table."""
    views = [m for m in socket.heard if '"type":"update"' in m]
    told = [json.loads(m) for m in views]
    for message in told:
        if message["lobby"]:
            message["lobby"]["commitment"] = ""
    return json.dumps(told).replace(table, "table")


def test_the_planted_leak_is_caught(tmp_path):
    """The same comparison finds a game that shows what it should not."""
    from tests.rules.secret import ShowsTheBag

    heard = defaultdict(set)
    with hidden.on_the_shelf(ShowsTheBag()), running(data=str(tmp_path)) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        for _ in range(40):
            table = ada.create("me", "open", game="secret")["id"]
            bob.join(table, 1)
            socket = bob.open(table)
            state = server.room(table).table.state
            socket.until(0)
            heard[int(state.hand[1]), int(state.open)].add(normal(socket, table))
            socket.close()
    assert any(len(told) > 1 for told in heard.values())


def test_a_record_with_hidden_cards_waits_for_the_end(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", game="secret")["id"]
        path = f"/api/tables/{table}/record"
        assert ada.get(path).json()["code"] == "not-allowed"
        play([ada.open(table)], 2, choose=lambda actions: actions[0])
        record = ada.get(path).json()
        assert record["dice"]["secret"] and record["steps"][0][2]


def test_no_secret_is_ever_sent(server, guest):
    """The table's secret, its key and the hashes of the log are in no message."""
    ada = guest("Ada")
    table = ada.create("me", "me", "casual", share="ab" * 16)["id"]
    socket = ada.open(table)
    take_turns(socket, 6)
    room = server.room(table)
    said = "".join(socket.heard) + ada.get(f"/api/tables/{table}").text
    hashes = [step.hash for step in room.table.log]
    for secret in (room.row.secret, room.table._key.hex(), *hashes):
        assert secret not in said
    assert "ab" * 16 not in said  # nor anybody's share before the end
