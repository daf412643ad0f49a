"""A board told as what has changed of it is the board, for every game and every viewer."""

import json

import msgspec
import pytest

from ludotheque import registry
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.record import Seeded
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.room.boards import SMALL, Encoded, changes
from ludotheque.table import Table
from tests.server.client import Socket, to_person

MOVES = 120


def told(value):
    return json.loads(encode(value))


def merged(board, changed):
    """What a browser makes of its board (web/src/lib/changes.ts)."""
    board = json.loads(json.dumps(board))
    for change in changed:
        field, *number = change["path"]
        if number:
            board[field][number[0]] = change["value"]
        else:
            board[field] = change["value"]
    return board


def boards(game, seat):
    """A game's boards one after the other, as a seat sees them."""
    title = registry.title(game)
    table = Table(title, title.about.players.fewest, title.options({}), Seeded(7))
    dice = Fast(3)
    for _ in range(MOVES):
        yield table.game.view(table.state, seat)
        if table.to_act() == NOBODY:
            return
        legal = table.legal(table.to_act())
        table.act(table.to_act(), legal[dice.below(len(legal))])


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", registry.titles())
def test_changes_make_the_next_board(game, seat):
    before, shown, sent, whole = None, None, 0, 0
    for board in boards(game, seat):
        found = None if before is None else changes(before, board, Encoded())
        if before is not None:
            assert found is not None
            sent += len(encode(found))
            whole += len(encode(board))
        shown = told(board) if found is None else merged(shown, told(found))
        assert shown == told(board)
        before = board
    assert sent < whole / 2


class Hand(msgspec.Struct, rename="camel"):
    left_over: int
    cards: list[int]


class Short(msgspec.Struct, omit_defaults=True):
    left: int = 0


def test_only_what_differs_is_told():
    assert told(changes(Hand(1, [1, 2]), Hand(1, [1, 2]), Encoded())) == []
    assert told(changes(Hand(1, [1, 2]), Hand(2, [1, 3]), Encoded())) == [
        {"path": ["leftOver"], "value": 2},
        {"path": ["cards", 1], "value": 3},
    ]
    assert told(changes(Hand(1, [1]), Hand(1, [1, 2]), Encoded())) == [
        {"path": ["cards"], "value": [1, 2]}
    ]


class Hands(msgspec.Struct):
    mine: list[int]
    yours: list[int]


def test_what_was_encoded_for_other_eyes_is_told_in_its_own_field():
    encoded = Encoded()
    one, other, third = [1], [2], [3]
    first = changes(Hands(one, one), Hands(other, one), encoded)
    second = changes(Hands(one, one), Hands(one, other), encoded)
    assert told(first) == [{"path": ["mine", 0], "value": 2}]
    assert told(second) == [{"path": ["yours", 0], "value": 2}]
    again = changes(Hands(one, one), Hands(other, third), encoded)
    assert told(again) == [
        {"path": ["mine", 0], "value": 2},
        {"path": ["yours", 0], "value": 3},
    ]


@pytest.mark.parametrize(
    ("old", "new"), [({"a": 1}, {"a": 2}), (Hand(1, []), Short(1)), (Short(1), Short()), (1, 2)]
)
def test_a_board_without_fields_is_told_whole(old, new):
    assert changes(old, new, Encoded()) is None


class Reader:
    """Keeps the board of a socket that asks for changes."""

    def __init__(self, guest, table):
        self.board, self.changed = None, 0
        self.socket = Socket(guest, table)
        guest.sockets.append(self.socket)
        self.socket.send({"type": "hello", "version": -1, "changes": True})

    def read_to(self, version):
        while self.socket.view is None or self.socket.view["version"] < version:
            message = self.socket.receive()
            if message["type"] != "update":
                continue
            if message["changes"] is None:
                self.board = message["view"]["board"]
            else:
                assert message["view"]["board"] is None
                self.board, self.changed = merged(self.board, message["changes"]), self.changed + 1


@pytest.mark.parametrize("game", registry.titles())
def test_who_asks_for_changes_sees_what_everybody_sees(guest, game):
    people = [guest(name) for name in ("Ada", "Bob", "Cleo", "Eve")]
    seats = registry.title(game).about.players.fewest
    table = people[0].create("me", *["open"] * (seats - 1), game=game)["id"]
    for seat in range(1, seats):
        assert people[seat].join(table, seat).status_code == 200
    seated, onlooker = people[:seats], people[-1]
    plain = [one.open(table) for one in (*seated, onlooker)]
    readers = [Reader(one, table) for one in (*seated, onlooker)]
    for _ in range(8):
        version = plain[0].until(0)["version"]
        for one, reader in zip(plain, readers, strict=True):
            reader.read_to(version)
            assert reader.board == one.until(version)["board"]
        if plain[0].view["result"] is not None:
            break
        _, mover = to_person(plain[:-1])
        actions = mover.view["actions"]
        answer = mover.act(actions[len(actions) // 2])
        plain[0].until(answer["version"])
    large = len(json.dumps(plain[0].view["board"])) > 2 * SMALL  # small boards are told whole
    assert all(reader.changed >= 3 if large else not reader.changed for reader in readers)
    assert not any(json.loads(text).get("changes") for one in plain for text in one.heard)
