"""Starting, stopping, starting again: nothing is lost, and trouble is one clear line."""

import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.networks import lan_addresses
from ludotheque.server.settings import (
    BadSettings,
    Settings,
    from_environment,
    origins,
    spare_cores,
)
from tests.server.client import play, take_turns
from tests.server.running import running
from tests.store import databases


@pytest.mark.parametrize("kind", databases.KINDS)
def test_a_game_goes_on_after_a_restart(tmp_path, kind):
    url = databases.new_url(kind, tmp_path)
    with running(database=url, data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        before = ada.open(table)
        play([before], 7)
        view, cookie = before.view, ada.http.cookies["ludotheque"]
    with running(database=url, data=str(tmp_path)) as server:
        ada = server.guest()
        ada.http.cookies["ludotheque"] = cookie
        after = ada.open(table, view["version"] - 3)
        assert after.until(view["version"]) == view
        assert {v: before.steps[v] for v in after.steps} == after.steps
        assert len(after.steps) == 3
        assert after.ask("undo", wholeTurn=False)["type"] == "done"
        play([after], 3)


def test_bots_go_on_by_themselves(tmp_path):
    with running(data=str(tmp_path), bot_delay=60.0) as server:
        ada = server.guest("Ada")
        watched = ada.create("casual", "casual", "casual")["id"]
        assert ada.open(watched).until(0)["version"] == 0
        table = waiting_for_bots(ada)
        cookie = ada.http.cookies["ludotheque"]
    with running(data=str(tmp_path)) as server:
        ada = server.guest()
        ada.http.cookies["ludotheque"] = cookie
        deadline = time.monotonic() + 60
        while not (line := tables(ada)[table])["myTurn"]:
            assert time.monotonic() < deadline
        assert line["version"] > 0
        assert tables(ada)[watched]["version"] == 0  # nobody looks on


def waiting_for_bots(guest):
    """A table where a bot has the first turn."""
    while True:
        made = guest.create("me", "casual", "casual")["id"]
        if guest.open(made).until(0)["toAct"] != 0:
            return made


def tables(guest):
    return {line["id"]: line for line in guest.get("/api/me").json()["tables"]}


def test_an_idle_table_is_unloaded_and_comes_back(server, guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    opened = ada.open(table)
    play([opened], 5)
    server.inside(unload(server))
    assert table in server.services.rooms._rooms  # somebody looks at it
    view = opened.view
    opened.close()
    while table in server.services.rooms._rooms:
        server.inside(unload(server))
    again = ada.open(table)
    assert again.until(view["version"]) == view
    take_turns(again, 2)


async def unload(server):
    server.services.rooms.unload(0)


def serving(*arguments, stdout=subprocess.PIPE, **environment):
    code = (
        "import argparse, sys; from ludotheque.server import command; "
        "p = argparse.ArgumentParser(); command.add_arguments(p); "
        "sys.exit(command.run(p.parse_args()))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code, "--no-browser", *arguments],
        env={**os.environ, **environment},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_games_begun_under_older_rules_are_refused_by_that_name(tmp_path, caplog):
    with running(data=str(tmp_path), bot_delay=60.0) as server:
        ada = server.guest("Ada")
        mine = ada.create("me", "me", "me")["id"]
        bots = waiting_for_bots(ada)
        waiting = ada.create("me", "me", "open")["id"]
        cookie = ada.http.cookies["ludotheque"]
    with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite3")) as file, file:
        file.execute("UPDATE tables SET edition = 0")
    with running(data=str(tmp_path)) as server:
        again = server.guest()
        again.http.cookies["ludotheque"] = cookie
        for table in (mine, bots):
            answer = again.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "older-rules")
        assert server.guest("Bob").join(waiting, 2).json()["code"] == "older-rules"
        with pytest.raises(ConnectionClosed, match="older-rules"):
            again.open(mine).wait("update")
        assert {line["id"] for line in again.get("/api/me").json()["tables"]} >= {mine}
    # The one that waits for a bot is looked at when the server starts: one line, no trace.
    assert [(entry.levelname, entry.exc_info) for entry in caplog.records] == [("WARNING", None)]
    assert f"table {bots}: gratte-ciel has no edition 0" in caplog.text


@pytest.mark.parametrize("name", ["a#b", "a?b=c", "100%25", "ü b", "a&b;c"])
def test_a_folder_may_be_called_anything(tmp_path, name):
    folder = tmp_path / name
    with running(data=str(folder)) as server:
        table = server.guest("Ada").create("me", "open", "open")["id"]
        assert server.guest("Bob").join(table, 1).status_code == 200
    assert (folder / "ludotheque.sqlite3").is_file()
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    with serving("--port", "0", "--data", str(tmp_path)) as first:
        assert first.stdout.readline().startswith("Ludotheque: http://127.0.0.1:")
        with serving("--port", "0", "--data", str(tmp_path)) as second:
            said, complained = second.communicate()
            assert (second.returncode, said) == (2, "")
            assert complained.count("\n") == 1
            assert "another Ludotheque already serves" in complained
        first.send_signal(signal.SIGINT)
        assert first.wait(20) == 0


def test_a_busy_port_is_one_clear_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with serving("--data", str(tmp_path), LUDOTHEQUE_PORT=port) as server:
            said, complained = server.communicate()
            assert (server.returncode, said) == (2, "")
            assert complained == (
                f"ludotheque: port {port} is in use; choose another with --port\n"
            )


def test_the_home_network_gets_an_address(tmp_path):
    with serving("--lan", "--port", "0", "--data", str(tmp_path)) as server:
        assert server.stdout.readline().startswith("Ludotheque: http://127.0.0.1:")
        if lan_addresses():
            assert server.stdout.readline().startswith("On the home network: http://")
        server.send_signal(signal.SIGTERM)
        assert server.stdout.read() == ""  # nobody scans a code from a log


@pytest.mark.skipif(not lan_addresses(), reason="this machine has no home network")
def test_a_terminal_shows_a_code_to_scan(tmp_path):
    screen, terminal = pty.openpty()
    with os.fdopen(screen) as shown:
        with serving("--lan", "--port", "0", "--data", str(tmp_path), stdout=terminal) as server:
            assert shown.readline().startswith("Ludotheque: http://127.0.0.1:")
            assert shown.readline().startswith("On the home network: http://")
            code = [shown.readline() for _ in range(12)]
            server.send_signal(signal.SIGTERM)
        assert all("█" in line or "▀" in line for line in code[2:])
        os.close(terminal)


def test_settings_are_safe_without_any():
    plain = from_environment({}, {})
    assert plain == Settings()
    assert plain.host == "127.0.0.1"
    assert not plain.proxies
    assert origins(plain, 8000) == {
        "http://127.0.0.1:8000",
        "http://localhost:8000",
        "http://[::1]:8000",
    }


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("::1", "http://[::1]:8000"),
        ("10.0.0.7", "http://10.0.0.7:8000"),
        ("Games.Local", "http://games.local:8000"),
    ],
)
def test_the_chosen_address_is_answered(host, origin):
    assert origin in origins(Settings(host=host), 8000)


def test_settings_from_the_environment_and_flags(tmp_path):
    environment = {
        "LUDOTHEQUE_PORT": "81",
        "LUDOTHEQUE_BOT_DELAY": "0.5",
        "LUDOTHEQUE_DATA": str(tmp_path / "deep" / "data"),
        "LUDOTHEQUE_ORIGINS": "https://games.example.org/,https://play.example.org",
    }
    chosen = from_environment({"port": 80, "host": None}, environment)
    assert (chosen.port, chosen.bot_delay) == (80, 0.5)
    assert chosen.folder().stat().st_mode & 0o777 == 0o700
    assert {"http://localhost", "https://games.example.org"} <= origins(chosen, 80)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "many", "LUDOTHEQUE_PORT must be a number from 0 to 65535, not 'many'"),
        ("WORKERS", "0", "LUDOTHEQUE_WORKERS must be a number from 1"),
        ("WORKERS", "-3", "LUDOTHEQUE_WORKERS must be a number from 1"),
        ("BOT_DELAY", "inf", "LUDOTHEQUE_BOT_DELAY must be a number of seconds"),
        ("BOT_DELAY", "nan", "LUDOTHEQUE_BOT_DELAY must be a number of seconds"),
        ("BOT_DELAY", "-1", "LUDOTHEQUE_BOT_DELAY must be a number of seconds"),
        ("BROWSER", "no", "LUDOTHEQUE_BROWSER must be true or false, not 'no'"),
        ("ORIGINS", "games.example.org", "'games.example.org' is no address"),
        ("ORIGINS", "https://a.org/?b", "is no address"),
        ("ORIGINS", "https://[", "is no address"),
        ("PROXIES", "127.0.0.1, rubbish", "LUDOTHEQUE_PROXIES names 'rubbish'"),
        ("PROXIES", "10.0.0.1/8", "LUDOTHEQUE_PROXIES names '10.0.0.1/8'"),
    ],
)
def test_a_wrong_setting_is_said(name, value, said):
    with pytest.raises(BadSettings, match=re.escape(said)):
        from_environment({}, {f"LUDOTHEQUE_{name}": value})


def test_lists_may_be_written_as_people_do():
    environment = {
        "LUDOTHEQUE_ORIGINS": "https://a.org, https://B.org/ ,",
        "LUDOTHEQUE_PROXIES": "127.0.0.1, 10.0.0.0/8, ::1",
        "LUDOTHEQUE_BROWSER": "false",
        "LUDOTHEQUE_WORKERS": "",
    }
    chosen = from_environment({}, environment)
    assert chosen.public_origins() == ["https://a.org", "https://b.org"]
    assert (chosen.browser, chosen.workers) == (False, spare_cores())
    assert 1 <= spare_cores() < max(2, os.cpu_count())
