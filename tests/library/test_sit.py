"""A program sits at a table of a real running server, by its invitation."""

import sys
import threading
from pathlib import Path

import pytest

from ludotheque import cli
from tests.server.client import PATIENCE
from tests.server.running import running

BOT = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"


@pytest.fixture
def server(tmp_path):
    with running(data=tmp_path) as server:
        yield server


def sit(link, program=BOT, *more):
    """`ludotheque sit` in a thread; its exit status once it is done."""
    status = []
    command = ["sit", link, "--program", program, "--name", "Robot", *more]
    thread = threading.Thread(target=lambda: status.append(cli.main(command)))
    thread.start()

    def wait():
        thread.join(3 * PATIENCE)
        assert not thread.is_alive()
        return status[0]

    return wait


def finish(guest, table):
    """Play somebody's own seat to the end; how the game ended."""
    socket = guest.open(table)
    while socket.view is None or not socket.view["result"]:
        if socket.my_turn():
            version = socket.act(socket.view["actions"][0])["version"]
            socket.until(version)
        else:
            socket.receive()
    return socket.view["result"], socket.lobby


def test_by_invitation(server, capsys):
    ann = server.guest("Ann")
    table = ann.create("me", "invited", "casual")
    secret = next(secret for secret in table["invitations"] if secret)
    wait = sit(f"{server.origin}/table/{table['id']}#1-{secret}")
    result, lobby = finish(ann, table["id"])
    assert wait() == 0
    assert lobby["seats"][1]["name"] == "Robot"
    assert f"scores {result['scores']}" in capsys.readouterr().out


def test_on_an_open_seat_with_a_bad_program(server, caplog):
    """The server and the people at the table notice nothing of it."""
    ann = server.guest("Ann")
    table = ann.create("me", "casual", "open")
    program = f'{sys.executable} -c "while True: print(input()[:9], flush=True)"'
    wait = sit(f"{server.origin}/table/{table['id']}", program)
    result, lobby = finish(ann, table["id"])
    assert wait() == 0
    assert lobby["seats"][2]["name"] == "Robot"
    assert result["winners"]
    assert any("rubbish" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("hash_", ["", "#1-wrong"])
def test_who_is_not_invited_does_not_sit(server, capsys, hash_):
    ann = server.guest("Ann")
    table = ann.create("me", "invited", "casual")
    assert sit(f"{server.origin}/table/{table['id']}{hash_}")() == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_closed_table_ends_it(server, capsys):
    ann = server.guest("Ann")
    table = ann.create("me", "open", "open")
    wait = sit(f"{server.origin}/table/{table['id']}")
    socket = ann.open(table["id"])
    while not (socket.lobby and socket.lobby["seats"][1]["name"] == "Robot"):
        socket.receive()
    assert socket.ask("close")["type"] == "done"
    assert wait() == 2
    assert "the table was closed" in capsys.readouterr().err
