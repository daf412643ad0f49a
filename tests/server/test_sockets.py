"""The way of a click: stored, then told, to each viewer his own."""

import json
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.store import log
from ludotheque.store.stored import REMEMBERED
from ludotheque.views import view
from tests.server.client import Socket, play


def table_of_two(guest, **more):
    """Ada and Bob at a table of three; Ada plays the third seat as well."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "me", **more)["id"]
    assert bob.join(table, 1).status_code == 200
    return table, ada.open(table), bob.open(table)


def projected(server, table, seat):
    """What the server itself would show to this seat."""
    return json.loads(msgspec.json.encode(view(server.room(table).table, seat)))


def test_a_game_is_played_to_its_end(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 1000)
    assert ada.view["result"]["winners"]
    assert ada.view["result"] == bob.view["result"]
    assert ada.lobby["status"] == "over"
    assert sorted(ada.steps) == sorted(bob.steps) == list(range(ada.view["version"] + 1))


def test_done_means_stored(server, guest):
    table, ada, bob = table_of_two(guest)
    for _ in range(6):
        version = play([ada, bob], 1)
        assert server.inside(server.services.store.read(log.last_version, table)) == version


def test_actions_go_to_the_actor_alone(guest):
    table, ada, bob = table_of_two(guest)
    onlooker = guest().open(table)
    for _ in range(6):
        play([ada, bob], 1)
        onlooker.until(ada.view["version"])
        seats = [ada.view["toAct"] in (0, 2), ada.view["toAct"] == 1, False]
        assert [bool(s.view["actions"]) for s in (ada, bob, onlooker)] == seats
    assert onlooker.view["seat"] is None
    assert onlooker.lobby["mySeat"] is None
    assert onlooker.act(["start", "b2"])["error"]["code"] == "not-signed-in"
    stranger = guest("Eve").open(table)
    stranger.until(0)
    assert stranger.act(["start", "b2"])["error"]["code"] == "not-allowed"
    assert stranger.ask("why", action=["pass"])["error"]["code"] == "not-allowed"


def test_somebody_with_several_seats_plays_each_in_turn(guest):
    _, ada, bob = table_of_two(guest)
    seen = set()
    for _ in range(6):
        play([ada, bob], 1)
        seen.add(ada.view["seat"])
        if ada.my_turn():
            assert ada.view["seat"] == ada.view["toAct"]
        assert bob.view["seat"] == 1
    assert seen == {0, 2}


def test_the_same_message_twice_is_done_once(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 2)
    mover = ada if ada.my_turn() else bob
    version, action = mover.view["version"], mover.view["actions"][0]
    wish = {"id": "twice", "version": version, "action": action}
    answers = [mover.ask("act", **wish) for _ in range(3)]
    assert {a["type"] for a in answers} == {"done"}
    assert {a["version"] for a in answers} == {version + 1}
    mover.until(version + 1)
    assert mover.ask("undo", wholeTurn=False)["version"] == version + 2
    mover.until(version + 2)
    # Much later the answer is still the first one, for him who asked and nobody else.
    assert mover.ask("act", **wish)["version"] == version + 1
    other = bob if mover is ada else ada
    assert other.ask("act", **wish)["error"]["code"] == "stale-version"
    assert mover.ask("act", **{**wish, "id": "other"})["error"]["code"] == "stale-version"


def test_a_stale_action_is_refused(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 2)
    mover = ada if ada.my_turn() else bob
    stale = mover.view["version"] - 1
    answer = mover.act(mover.view["actions"][0], version=stale)
    assert answer["error"]["code"] == "stale-version"
    for kind in ("preview", "why"):
        answer = mover.ask(kind, action=mover.view["actions"][0], version=stale)
        assert answer["error"]["code"] == "stale-version"


def test_refusals_name_the_rule(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 3)
    mover, other = (ada, bob) if ada.my_turn() else (bob, ada)
    assert mover.act(["pass"])["error"] == {"code": "illegal", "rule": "GRA-3.5"}
    assert mover.ask("why", action=["pass"])["rule"] == "GRA-3.5"
    assert mover.ask("why", action=mover.view["actions"][0])["rule"] is None
    assert other.act(["pass"])["error"]["code"] == "not-your-turn"
    for words in ([], ["dance"], ["start", 10**30], ["fly", "c4", "zz"]):
        answer = mover.act(words)
        assert answer["error"]["code"] in {"no-such-action", "illegal", "bad-request"}, words
    assert mover.ask("order", order=["hold"])["error"]["code"] == "no-such-order"


def test_a_preview_changes_nothing(server, guest):
    table, ada, bob = table_of_two(guest)
    play([ada, bob], 3)
    mover = ada if ada.my_turn() else bob
    before = server.room(table).table.state.text()
    shown = mover.ask("preview", action=mover.view["actions"][0])["preview"]
    assert shown["events"] and shown["complete"]
    assert shown["board"] != mover.view["board"]
    assert server.room(table).table.state.text() == before
    mover.act(mover.view["actions"][0])
    assert mover.until(mover.view["version"])["facts"] == shown["facts"]


def test_undo_up_to_the_barrier(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 4)
    mover, other = (ada, bob) if ada.my_turn() else (bob, ada)
    board, version = mover.view["board"], mover.view["version"]
    mover.act(mover.view["actions"][0])
    mover.until(version + 1)
    assert mover.view["board"] != board
    assert other.until(version + 1)["canUndo"] is False
    assert mover.view["canUndo"] is True
    answer = mover.ask("undo", wholeTurn=False)
    assert (answer["type"], answer["version"]) == ("done", version + 2)
    mover.until(version + 2)
    other.until(version + 2)
    assert mover.view["board"] == board
    assert other.steps[version + 2]["backTo"] == version
    assert mover.ask("undo", wholeTurn=True)["error"]["code"] == "nothing-to-undo"


def test_resume_after_any_gap(server, guest):
    table, ada, bob = table_of_two(guest)
    back_and_forth(ada, bob, 60)
    last = ada.view["version"]
    assert server.room(table).table.first > 0  # old steps are no longer in memory
    for version in (-1, 0, 1, last // 2, last - REMEMBERED - 1, last - 3, last):
        again = ada.guest.open(table, version)
        again.until(last)
        assert again.view == projected(server, table, again.view["seat"])
        got = sorted(again.steps)
        if version >= 0:
            assert got == list(range(version + 1, last + 1))
        else:
            assert got == list(range(got[0], last + 1)) and len(got) >= REMEMBERED
        assert all(again.steps[v] == ada.steps[v] for v in got)
        again.close()


def test_hello_again_asks_again(guest):
    _, ada, bob = table_of_two(guest)
    last = play([ada, bob], 5)
    ada.steps.clear()
    ada.view = None
    ada.send({"type": "hello", "version": 2})
    ada.until(last)
    assert sorted(ada.steps) == list(range(3, last + 1))


def test_a_version_from_the_future_is_no_obstacle(guest):
    table, ada, bob = table_of_two(guest)
    last = play([ada, bob], 5)
    again = bob.guest.open(table, 10**9)
    assert again.until(last)["version"] == last
    assert again.steps


def test_older_steps_are_there_for_the_asking(guest):
    table, ada, bob = table_of_two(guest)
    back_and_forth(ada, bob, 60)
    again = ada.guest.open(table)
    again.until(ada.view["version"])
    steps = dict(again.steps)
    while min(steps) > 0:
        page = again.ask("log", before=min(steps))["steps"]
        assert [step["version"] for step in page] == sorted(step["version"] for step in page)
        steps.update({step["version"]: step for step in page})
    assert steps == ada.steps
    assert again.ask("log", before=0)["steps"] == []
    assert again.ask("log", before=-5)["steps"] == []
    assert again.ask("log", before=10**9)["steps"]


def back_and_forth(ada, bob, steps):
    """A long game: every other action is taken back."""
    chance = random.Random(1)
    play([ada, bob], 3)
    for _ in range(steps // 2):
        mover = ada if ada.my_turn() else bob
        version = mover.act(chance.choice(mover.view["actions"]))["version"]
        mover.until(version)
        version = mover.ask("undo", wholeTurn=False)["version"]
        ada.until(version)
        bob.until(version)


def test_two_tabs_are_one_player(guest):
    """Both see everything; when both act at once, one wins."""
    table, ada, bob = table_of_two(guest)
    tab = bob.guest.open(table)
    version = play([ada, bob], 4)
    while not bob.my_turn():
        version = play([ada, bob], 1)
    tab.until(version)
    assert tab.view == bob.view
    first, second = bob.view["actions"][:2]
    bob.send({"type": "act", "id": "one", "version": version, "action": first})
    tab.send({"type": "act", "id": "two", "version": version, "action": second})
    answers = [bob.wait_for("one"), tab.wait_for("two")]
    assert sorted(answer["type"] for answer in answers) == ["done", "failed"]
    bob.until(version + 1)
    tab.until(version + 1)
    assert tab.view == bob.view


def test_lobby_shows_who_is_there(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    socket = ada.open(table)
    assert socket.wait("update")["view"] is None
    assert socket.act(["start", "b2"])["error"]["code"] == "not-started"
    assert [s["kind"] for s in socket.lobby["seats"]] == ["person", "open", "bot"]
    assert [s["connected"] for s in socket.lobby["seats"]] == [True, False, True]
    bob.join(table, 1)
    other = bob.open(table)
    while not socket.lobby["seats"][1]["connected"]:
        socket.receive()
    assert socket.lobby["seats"][1]["name"] == "Bob"
    assert socket.until(0)["version"] >= 0
    other.close()
    while socket.lobby["seats"][1]["connected"]:
        socket.receive()


def test_onlookers_only_where_they_are_welcome(guest):
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.create("me", "open", "casual", onlookers=False)["id"]
    waiting = eve.open(table)
    assert waiting.wait("update")["lobby"]["status"] == "waiting"
    bob = guest("Bob")
    bob.join(table, 1)
    # The game has begun: whoever does not play has to go.
    assert waiting.wait("failed", id="")["error"]["code"] == "no-onlookers"
    with pytest.raises(ConnectionClosed):
        waiting.receive()
    again = eve.open(table)
    assert again.receive()["error"]["code"] == "no-onlookers"
    assert eve.get(f"/api/tables/{table}").json()["code"] == "no-onlookers"
    assert eve.get(f"/api/tables/{table}/record").json()["code"] == "no-onlookers"
    assert bob.open(table).until(0)


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"hello"}',
        "\x00",
        '{"type":"act","id":1}',
        '{"type":"act","id":"x","version":0,"action":["\\ud800"]}',
    ],
)
def test_nonsense_is_refused_and_the_game_goes_on(guest, nonsense):
    _, ada, bob = table_of_two(guest)
    ada.until(0)
    ada.send(nonsense)
    assert ada.wait("failed")["error"]["code"] == "bad-request"
    play([ada, bob], 2)


def test_ids_are_short(guest):
    _, ada, _ = table_of_two(guest)
    ada.until(0)
    ada.send({"type": "why", "id": "x" * 65, "version": 0, "action": []})
    assert ada.wait("failed")["error"]["code"] == "bad-request"


def test_hello_comes_first(guest):
    table, ada, _ = table_of_two(guest)
    socket = Socket(ada.guest, table)
    socket.send({"type": "why", "id": "x", "version": 0, "action": []})
    assert socket.receive()["error"]["code"] == "bad-request"
    socket.close()
    nowhere = Socket(ada.guest, "nowhere")
    assert nowhere.receive()["error"]["code"] == "no-such-table"
    nowhere.close()


def test_frames_are_small(guest):
    _, ada, _ = table_of_two(guest)
    ada.until(0)
    ada.send({"type": "why", "id": "x" * 17_000, "version": 0, "action": []})
    with pytest.raises(ConnectionClosed) as closed:
        ada.wait("never")
    too_big = 1009
    assert closed.value.rcvd.code == too_big


def test_nothing_is_compressed(guest):
    """Packing secrets together with what others say would leak their length."""
    table, ada, _ = table_of_two(guest)
    socket = Socket(ada.guest, table, compression="deflate")
    assert socket._socket.protocol.extensions == []
    socket.close()


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
def test_only_our_own_pages_open_sockets(guest, origin):
    table, ada, _ = table_of_two(guest)
    with pytest.raises(InvalidStatus) as refused:
        Socket(ada.guest, table, origin=origin)
    assert refused.value.response.status_code == 403
