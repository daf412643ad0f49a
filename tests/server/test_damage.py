"""A database that was damaged, through the running server: what can be played goes on."""

import sqlite3
from contextlib import closing

import pytest

from tests.server.client import play
from tests.server.running import running

STEPS = 80  # with two snapshots at least


def first(actions):
    return actions[0]


def played(folder):
    """A long game, and a short one beside it: their ids, the last view, and Ada's cookie."""
    with running(data=str(folder)) as server:
        ada = server.guest("Ada")
        long, short = (ada.create("me", "me", "me", game="airlines")["id"] for _ in range(2))
        socket = ada.open(long)
        assert play([socket], STEPS, choose=first) >= STEPS
        return long, short, socket.view, ada.http.cookies["ludotheque"]


def spoil(folder, *statements):
    with closing(sqlite3.connect(folder / "ludotheque.sqlite3")) as file, file:
        for statement in statements:
            assert file.execute(statement).rowcount > 0


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET text = 'rubbish'",
        "UPDATE snapshots SET text = replace(text, '1', '2')",
        "UPDATE snapshots SET hash = 'x'",
    ],
)
def test_a_game_with_spoilt_snapshots_goes_on(tmp_path, caplog, statement):
    table, _, view, cookie = played(tmp_path)
    spoil(tmp_path, statement)
    with running(data=str(tmp_path)) as server:
        ada = server.guest()
        ada.http.cookies["ludotheque"] = cookie
        socket = ada.open(table)
        assert socket.until(view["version"]) == view
        assert "is passed by" in caplog.text
        play([socket], 3, choose=first)
        assert ada.get(f"/api/tables/{table}/moments/5").status_code == 200


def test_a_game_that_lacks_a_step_is_not_shown_and_others_go_on(tmp_path, caplog):
    table, other, _, cookie = played(tmp_path)
    spoil(tmp_path, "DELETE FROM steps WHERE version = 40", "DELETE FROM snapshots")
    with running(data=str(tmp_path)) as server:
        ada = server.guest()
        ada.http.cookies["ludotheque"] = cookie
        answer = ada.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert f"table {table} is damaged: step 40 is missing" in caplog.text
        play([ada.open(other)], 3, choose=first)
