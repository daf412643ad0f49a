"""What is hidden stays hidden, on every channel of the server."""

import json
from collections import defaultdict

import pytest

from tests.rules.secret import ChoosesByTheHand, ShowsTheBag
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


def test_a_screen_in_the_room_hears_nothing_of_any_hand(tmp_path):
    """Twin worlds of a room: Ada shares the screen, Bob and Cleo have phones.

    While the curtain hides Ada's card, the screen hears the same whatever anybody holds; while
    it is lifted, the same whatever the others hold. Bob points at choices, asks what
    they do and why another cannot be made: nothing of that is heard in the room.
    """
    covered, lifted = twin_rooms(tmp_path, hidden.Obedient())
    assert differing(covered) == []
    assert differing(lifted) == []


def test_what_is_pointed_at_in_the_open_tells_no_hand_either(tmp_path):
    """At an open prompt the screen does hear what Bob points at, and that alone."""
    covered, lifted = twin_rooms(tmp_path, hidden.Obedient(), open_prompts=["swap"])
    assert differing(covered) == []
    assert differing(lifted) == []
    assert any('"type": "pointed"' in told for heard in covered.values() for told in heard)


@pytest.mark.parametrize(
    ("game", "prompts", "caught"),
    [(ShowsTheBag, [], True), (ChoosesByTheHand, ["swap"], True), (ChoosesByTheHand, [], False)],
)
def test_a_leak_to_the_screen_is_caught(tmp_path, game, prompts, caught):
    """A view that shows too much; a prompt that is called open although its choices tell."""
    covered, _ = twin_rooms(tmp_path, game(), open_prompts=prompts)
    assert bool(differing(covered)) is caught


def twin_rooms(folder, game, **declared):
    """What the screen heard in many rooms: behind the curtain by the open card, before it by Ada's
    card, too. Each with the hands that it was heard with."""
    covered, lifted = defaultdict(dict), defaultdict(dict)
    with hidden.on_the_shelf(game, **declared), running(data=str(folder)) as server:
        people = screen, bob, cleo = [server.guest(name) for name in ("Screen", "Bob", "Cleo")]
        for _ in range(40):
            opened = screen.create("here Ada", "invited", "invited", game="secret", pace="room")
            table = opened["id"]
            for seat, phone in ((1, bob), (2, cleo)):
                phone.join(table, seat, invitation=opened["invitations"][seat])
            lines = [person.open(table) for person in people]
            state = server.room(table).table.state
            hand, card = tuple(map(int, state.hand)), int(state.open)
            before = in_the_room(*lines)
            told = [one for one in before if one["type"] != "update" or one["view"]["seat"] is None]
            past = screen.get(f"/api/tables/{table}/moments/1").json()
            covered[card].setdefault(told_of(table, [*told, past]), set()).add(hand)
            lifted[card, hand[0]].setdefault(told_of(table, before), set()).add(hand)
            for line in lines:
                line.close()
    return covered, lifted


def in_the_room(screen, bob, cleo):
    """Ada lifts the curtain and holds, Bob hesitates and holds: all that the screen heard."""
    for line in (screen, bob, cleo):
        line.until(0)
    screen.send({"type": "hello", "version": 0, "uncover": 0})
    while not screen.my_turn():
        screen.receive()
    bob.until(screen.act(["hold"])["version"])
    for action in bob.view["actions"]:
        bob.ask("point", action=action)
        bob.ask("preview", action=action)
    bob.ask("point", action=[])
    bob.ask("why", action=["hold"])
    version = bob.act(["hold"])["version"]
    screen.until(version)
    cleo.until(version)
    return [json.loads(heard) for heard in screen.heard]


def told_of(table, messages):
    """The same for all tables, but for what names one, or may come sooner or later."""
    for message in messages:
        message.pop("id", None)
        message.pop("lobby", None)
    told = [one for one in messages if one.get("type") not in {"lobby", "chat", "done"}]
    return json.dumps(told).replace(table, "table")


def differing(heard):
    """What was public when the screen heard different things; hands did vary."""
    assert any(len(set().union(*told.values())) > 1 for told in heard.values())
    return [public for public, told in heard.items() if len(told) > 1]


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
