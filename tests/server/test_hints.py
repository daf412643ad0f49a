"""Hints: for the seat to act alone, from what it may know, and led to the end of the turn."""

import pytest

from ludotheque import registry
from ludotheque.lab.bench import is_compiled
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
    table = ada.create("me", "open", "me", hints=True)["id"]
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


def between_people(guest, **more):
    """Whoever is to act at a table of two people, and the other one."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "me", **more)["id"]
    bob.join(table, 1)
    sockets = [ada.open(table), bob.open(table)]
    for socket in sockets:
        socket.until(0)
    return sorted(sockets, key=lambda socket: not socket.my_turn())


def test_between_people_there_are_none_unless_agreed(guest):
    mover, other = between_people(guest)
    assert not mover.lobby["hints"]
    assert mover.ask("hint")["error"]["code"] == "no-hints"
    assert not [message for message in other.heard if '"hint-asked"' in message]


def test_where_they_were_agreed_everybody_is_told(guest):
    mover, other = between_people(guest, hints=True)
    assert mover.lobby["hints"]
    assert mover.ask("hint")["type"] == "hint"
    told = other.wait("hint-asked")
    assert (told["seat"], told["version"]) == (mover.view["toAct"], mover.view["version"])


def test_against_bots_alone_they_are_always_there(guest):
    ada = guest("Ada")
    assert ada.create("me", "casual", "casual")["hints"]
    assert not ada.create("me", "open", "casual")["hints"]


def of_two(guest, game):
    """A table of the game for one person among as few bots as may be."""
    bots = ["beginner"] * (registry.title(game).about.players.fewest - 1)
    socket = guest.open(guest.create("me", *bots, game=game)["id"])
    while not socket.my_turn():
        socket.receive()
    return socket


@pytest.mark.skipif(not is_compiled(), reason="interpreted, a master searches for too long")
@pytest.mark.parametrize("game", list(registry.titles()))
def test_a_plan_is_followed_to_its_end(guest, game):
    """What is said next is what was announced, and saying it costs no new thought."""
    socket = of_two(guest("Ada"), game)
    for _ in range(3):
        hint = socket.ask("hint")
        plan = [hint["action"], *hint["then"]]
        for k, action in enumerate(plan):
            again = socket.ask("hint")
            assert [again["action"], *again["then"]] == plan[k:]
            assert (again["before"], again["after"]) == (hint["before"], hint["after"])
            socket.until(socket.act(action)["version"])
        while not (socket.my_turn() or socket.view["result"]):
            socket.receive()
        if socket.view["result"]:
            return


def test_what_was_planned_may_be_asked_as_often_as_one_likes(tmp_path):
    with running(data=str(tmp_path), rates=Rates(hints=Rate(0.001, 1))) as server:
        socket = at_my_turn(server.guest("Ada"))
        hint = socket.ask("hint")
        for _ in range(5):
            again = socket.ask("hint")
            assert again | {"id": ""} == hint | {"id": ""}


@pytest.mark.skipif(not is_compiled(), reason="interpreted, a master searches for too long")
def test_a_position_taken_back_has_the_hint_it_had(guest):
    socket = of_two(guest("Ada"), "skyline-of-the-world")
    hint = socket.ask("hint")
    while not hint["then"]:
        socket.until(socket.act(hint["action"])["version"])
        while not socket.my_turn():
            socket.receive()
        hint = socket.ask("hint")
    socket.until(socket.act(hint["action"])["version"])
    socket.until(socket.ask("undo", wholeTurn=False)["version"])
    again = socket.ask("hint")
    assert again | {"id": ""} == hint | {"id": ""}
