"""The talk of those seated: kept, told to them alone, in measure."""

import json

import pytest
from msgspec.structs import replace

from ludotheque.server.limits import Rate
from ludotheque.store import chat
from tests.server.client import play
from tests.server.running import NO_LIMITS, running


def refusal(answer):
    assert answer["type"] == "failed", answer
    return answer["error"]["code"]


def seated(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "here Zoe", "open")["id"]
    bob.join(table, 2)
    mine, his = ada.open(table), bob.open(table)
    mine.until(0)
    his.until(0)
    return table, ada, bob, mine, his


def texts(said):
    return [line["text"] for line in said["messages"]]


def test_those_seated_hear_each_other(guest):
    _, _, _, mine, his = seated(guest)
    assert mine.ask("chat", text="  Hello <b>Bob</b>  ")["type"] == "done"
    (line,) = his.wait("chat")["messages"]
    assert (line["text"], line["number"]) == ("Hello <b>Bob</b>", 0)
    assert line["seat"] in (0, 1) and line["at"] > 1e9
    assert line["person"] == his.lobby["seats"][0]["person"] != his.lobby["seats"][2]["person"]
    assert his.ask("chat", text="Bonjour Ada 👨‍👩‍👧")["type"] == "done"
    assert texts(mine.wait("chat")) == ["Bonjour Ada 👨‍👩‍👧"]
    assert mine.ask("chat", text="And I", seat=1)["type"] == "done"
    assert [(line["seat"], line["number"]) for line in his.wait("chat")["messages"]] == [(1, 2)]


def test_what_is_sent_twice_is_said_once(server, guest):
    table, _, _, mine, his = seated(guest)
    first = mine.ask("chat", text="hello", id="one")
    assert mine.ask("chat", text="hello", id="one") == first
    assert his.ask("chat", text="me too", id="one")["type"] == "done"  # another's own
    server.inside(reload(server, table))
    assert mine.ask("chat", text="hello", id="one") == first
    assert mine.ask("chat", text="hello", id="two")["type"] == "done"
    said = [line for text in his.heard if '"chat"' in text for line in json.loads(text)["messages"]]
    while len(said) < 3:
        said += his.wait("chat")["messages"]
    assert [line["text"] for line in said] == ["hello", "me too", "hello"]
    assert [line["number"] for line in said] == [0, 1, 2]


async def reload(server, table):
    await server.services.rooms.reload([table])


def test_onlookers_neither_write_nor_read(guest):
    table, _, _, mine, his = seated(guest)
    eve = guest("Eve").open(table)
    eve.until(0)
    assert refusal(eve.ask("chat", text="I know your cards")) == "not-allowed"
    mine.ask("chat", text="a secret")
    his.wait("chat")
    play([mine, his], 1)
    eve.until(1)
    late = guest("Eve").open(table)
    late.until(1)
    assert not any('"chat"' in text for text in eve.heard + late.heard)


def test_whoever_comes_late_or_sits_down_reads_what_was_said(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "casual")["id"]
    mine, his = ada.open(table), bob.open(table)
    mine.wait("update")
    his.wait("update")
    mine.ask("chat", text="one")
    mine.ask("chat", text="two")
    assert texts(ada.open(table).wait("chat")) == ["one", "two"]
    bob.join(table, 1)
    assert texts(his.wait("chat")) == ["one", "two"]
    assert texts(bob.open(table).wait("chat")) == ["one", "two"]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "a\u202eb", "a\x00b", "\x1b[31m"])
def test_lines_that_are_refused(guest, text):
    _, _, _, mine, _ = seated(guest)
    assert refusal(mine.ask("chat", text=text)) == "bad-line"


def test_nobody_speaks_for_another_seat(guest):
    _, _, _, mine, his = seated(guest)
    assert refusal(mine.ask("chat", text="x", seat=2)) == "bad-seats"
    assert refusal(his.ask("chat", text="x", seat=0)) == "bad-seats"
    assert refusal(his.ask("chat", text="x", seat=9)) == "bad-seats"


def test_a_closed_table_is_silent(guest):
    table, ada, _, mine, his = seated(guest)
    mine.ask("chat", text="good bye")
    for socket in (mine, his):
        assert socket.ask("close")["type"] == "done"
    assert refusal(his.ask("chat", text="wait")) == "table-closed"
    assert texts(ada.open(table).wait("chat")) == ["good bye"]


def test_only_the_last_lines_are_kept_and_they_survive_a_restart(tmp_path, monkeypatch):
    monkeypatch.setattr(chat, "MOST_MESSAGES", 5)
    with running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "open", "casual")["id"]
        socket = ada.open(table)
        socket.wait("update")
        for number in range(12):
            assert socket.ask("chat", text=str(number))["type"] == "done"
        cookie = ada.http.cookies["ludotheque"]
    with running(data=str(tmp_path)) as server:
        again = server.guest()
        again.http.cookies["ludotheque"] = cookie
        said = again.open(table).wait("chat")
        assert texts(said) == ["7", "8", "9", "10", "11"]
        assert [line["number"] for line in said["messages"]] == [7, 8, 9, 10, 11]


def test_chat_is_limited_by_person(tmp_path):
    rates = replace(NO_LIMITS, chat=Rate(0.001, 3))
    with running(data=str(tmp_path), rates=rates) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        one, other = ada.open(table), ada.open(table)
        one.until(0)
        other.until(0)
        answers = [socket.ask("chat", text="x")["type"] for socket in (one, other, one)]
        assert answers == ["done"] * 3
        assert refusal(other.ask("chat", text="x")) == "too-many-requests"
