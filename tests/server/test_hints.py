"""Hints: for the seat to act alone, from what it may know, and not all the time."""

from ludotheque.server.limits import Rate, Rates
from tests.server.client import prudent
from tests.server.running import running


def at_my_turn(guest):
    socket = guest.open(guest.create("me", "casual", "casual")["id"])
    while not socket.my_turn():
        socket.receive()
    return socket


def test_a_hint_is_a_legal_action_with_chances(guest):
    socket = at_my_turn(guest("Ada"))
    hint = socket.ask("hint")
    assert hint["type"] == "hint"
    assert hint["action"] in socket.view["actions"]
    assert 1 <= hint["before"] <= 99 and 1 <= hint["after"] <= 99
    assert hint["level"] != "random"


def test_only_the_seat_to_act_gets_one(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.create("me", "open", "me")["id"]
    bob.join(table, 1)
    sockets = [ada.open(table), bob.open(table)]
    for socket in sockets:
        socket.until(0)
    waiting = next(socket for socket in sockets if not socket.my_turn())
    assert waiting.ask("hint")["error"]["code"] == "not-your-turn"
    onlooker = eve.open(table)
    onlooker.until(0)
    assert onlooker.ask("hint")["error"]["code"] == "not-allowed"


def test_a_hint_for_another_position_is_refused(guest):
    socket = at_my_turn(guest("Ada"))
    refused = socket.ask("hint", version=socket.view["version"] - 1)
    assert refused["error"]["code"] == "stale-version"


def test_hints_are_limited_and_do_not_hold_up_their_asker(tmp_path):
    rates = Rates(hints=Rate(0.001, 1))
    with running(data=str(tmp_path), rates=rates) as server:
        socket = at_my_turn(server.guest("Ada"))
        version = socket.view["version"]
        socket.send({"type": "hint", "id": "slow", "version": version})
        done = socket.act(prudent(socket.view["actions"]))
        assert done["type"] == "done"
        if not any('"slow"' in message for message in socket.heard):
            assert socket.wait_for("slow")["type"] == "hint"
        while not socket.my_turn():
            socket.receive()
        assert socket.ask("hint")["error"]["code"] == "too-many-requests"
