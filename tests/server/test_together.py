"""Several people choose at once: all of them succeed, and nobody hears what another chose."""

import json
from collections import defaultdict

import pytest

from tests.rules import sealed
from tests.server.running import running


@pytest.fixture
def house(tmp_path):
    with sealed.on_the_shelf(), running(data=str(tmp_path)) as server:
        yield server


def seated(server, *names, onlookers=(), **more):
    """A table of these people, and a socket for each of them and for each onlooker."""
    people = [server.guest(name) for name in (*names, *onlookers)]
    kinds = ["me", *["open"] * (len(names) - 1)]
    table = people[0].create(*kinds, game="sealed", **more)["id"]
    for seat, person in enumerate(people[1 : len(names)], 1):
        person.join(table, seat)
    sockets = [person.open(table) for person in people]
    for socket in sockets:
        socket.until(0)
    return table, sockets


def test_all_choose_at_the_version_they_see(house):
    """Nobody reads on before choosing: each message is about version 0."""
    _, sockets = seated(house, "Ada", "Bob", "Cem")
    assert all(socket.my_turn() for socket in sockets)
    versions = [socket.act(["bid", 1], version=0)["version"] for socket in sockets]
    assert versions == [1, 2, 3]
    for socket in sockets:
        assert socket.until(3)["board"]["points"] != [0, 0, 0]


def test_a_message_again_is_done_once(house):
    _, (ada, bob, cem) = seated(house, "Ada", "Bob", "Cem")
    ada.act(["bid", 1], version=0)
    first = bob.act(["bid", 2], version=0, id="mine")
    again = bob.act(["bid", 2], version=0, id="mine")
    assert first["version"] == again["version"] == 2
    other = bob.act(["bid", 0], version=0, id="another")
    assert other["error"]["code"] == "stale-version"
    cem.act(["bid", 0], version=0)
    assert bob.act(["bid", 2], version=0, id="mine")["version"] == 2


def test_what_was_asked_before_the_choices_were_opened_is_late(house):
    _, (ada, bob) = seated(house, "Ada", "Bob")
    ada.act(["bid", 1], version=0)
    bob.act(["bid", 2], version=0)
    assert ada.act(["bid", 1], version=1)["error"]["code"] == "stale-version"


def test_a_choice_is_taken_back_while_others_choose(house):
    _, (ada, bob, cem) = seated(house, "Ada", "Bob", "Cem")
    ada.act(["bid", 1])
    ada.until(1)
    bob.act(["bid", 2], version=0)
    assert ada.view["canUndo"]
    assert ada.ask("undo", wholeTurn=False, version=1)["type"] == "done"
    assert ada.until(3)["deciders"] == cem.until(3)["deciders"] == [0, 2]
    assert bob.until(3)["board"]["mine"] == 2


def test_a_preview_is_given_while_others_choose(house):
    _, (ada, bob) = seated(house, "Ada", "Bob")
    ada.act(["bid", 1])
    preview = bob.ask("preview", action=["bid", 2], version=0)["preview"]
    assert preview["events"] == [{"name": "bid", "facts": {"seat": 1, "coins": 2}}]
    assert not preview["complete"]


def test_orders_and_bots_choose_without_waiting_for_anybody(house):
    ada = house.guest("Ada")
    table = ada.create("me", "me", "casual", game="sealed")["id"]
    socket = ada.open(table)
    socket.until(1)  # the bot, which waits for nobody
    assert socket.view["deciders"] == [0, 1]
    assert socket.ask("order", order=["always", 2])["type"] == "done"  # seat 0's
    assert socket.until(2)["deciders"] == [1]


def test_a_table_waits_for_everybody_who_is_to_choose(house):
    def listed(socket):
        (mine,) = socket.guest.get("/api/me").json()["tables"]
        return mine["myTurn"], mine["toAct"]

    _, (ada, bob) = seated(house, "Ada", "Bob")
    assert (listed(ada), listed(bob)) == ((True, 0), (True, 1))
    ada.act(["bid", 1])
    assert (listed(ada), listed(bob)) == ((False, 1), (True, 1))


def what_others_hear(server, bids):
    """What Bob and an onlooker are told while Ada bids, changes her mind, and bids again."""
    found = defaultdict(set)
    for first in bids:
        for second in bids:
            table, sockets = seated(server, "Ada", "Bob", "Cem", onlookers=["Eve"])
            ada, bob, _, eve = sockets
            ada.act(["bid", first])
            ada.ask("undo", wholeTurn=False, version=1)
            ada.act(["bid", second], version=2)
            preview = bob.ask("preview", action=["bid", 0], version=0)["preview"]
            found["preview"].add(json.dumps(preview))
            for name, socket in (("bob", bob), ("eve", eve)):
                socket.until(3)
                past = [
                    socket.guest.get(f"/api/tables/{table}/moments/{version}").text
                    for version in range(4)
                ]
                steps = [socket.steps[version] for version in range(4)]
                found[name].add(json.dumps([socket.view, steps, past]))
            for socket in sockets:
                socket.close()
    return found


def test_nobody_hears_of_a_choice_before_all_have_chosen(house):
    """Twins: whatever Ada bids, Bob and an onlooker get the same bytes."""
    assert [len(shown) for shown in what_others_hear(house, (0, 1, 2)).values()] == [1, 1, 1]


@pytest.mark.parametrize("game", [sealed.ShowsBids, sealed.TellsBids])
def test_the_planted_leak_is_caught(tmp_path, game):
    with sealed.on_the_shelf(game()), running(data=str(tmp_path)) as server:
        found = what_others_hear(server, (1, 2))
    assert len(found["bob"]) > 1
    assert len(found["eve"]) > 1
