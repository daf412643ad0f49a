"""Servers whose clocks are minutes apart end a turn when its time is over, by the database's."""

import os
import signal
import subprocess
import sys
import time
from contextlib import closing, contextmanager

import httpx
import psycopg
import pytest

from tests.server.client import Guest
from tests.server.cluster_faults import free_port
from tests.store import databases

AHEAD = 300  # seconds
TURN = 5  # seconds that each has, the least that can be agreed
TURNS = 3
LATE = 2.5  # seconds; the machine may be busy
PATIENCE = 60.0
CLOCK = """SELECT number, (SELECT max(version) FROM steps), deadline,
    extract(epoch FROM clock_timestamp())::float8 FROM timers"""


@contextmanager
def launched(folder, url, ahead):
    """A server in a process of its own, whose clock is wrong."""
    port = free_port()
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.launch", str(folder), url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "AHEAD": str(ahead)},
        text=True,
    ) as launcher:
        assert launcher.stdout.readline() == "ready\n"
        print(f"start honest {port}", file=launcher.stdin, flush=True)
        pid = int(launcher.stdout.readline().split()[1])
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            os.kill(pid, signal.SIGKILL)
            launcher.stdin.close()
            launcher.stdout.read()  # until it has ended, too


def wait_for(origin):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(f"{origin}/health/ready").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("the server did not start")


def ends(database):
    """How late each turn was ended whose time ran out, in seconds.

    The clocks change with every step, too: a bot's turn may end long before its time.
    """
    late, running = [], None
    end = time.monotonic() + PATIENCE
    while len(late) < TURNS:
        assert time.monotonic() < end, late
        number, version, deadline, now = database.execute(CLOCK).fetchone()
        if running is not None and number - running[0] > version - running[1]:
            late.append(now - running[2])
        running = None if deadline is None else (number, version, deadline)
        time.sleep(0.02)
    return late


@pytest.mark.slow
def test_turns_end_when_the_database_says(tmp_path):
    url = databases.new_url("postgresql", tmp_path)
    with launched(tmp_path, url, AHEAD) as early, launched(tmp_path, url, -AHEAD) as late:
        wait_for(early)
        wait_for(late)
        with (
            closing(Guest(late, "Ada")) as ada,
            closing(Guest(early, "Bob")) as bob,
            psycopg.connect(url, autocommit=True) as database,
        ):
            timing = {"turn": TURN, "bank": 0, "increment": 0, "atEnd": "one-turn"}
            table = ada.create("me", "open", "casual", timing=timing, pace="live")["id"]
            ada.open(table)
            bob.open(table)
            assert bob.join(table, 1).status_code == 200
            waited = ends(database)
    assert all(-0.1 < seconds < LATE for seconds in waited), waited
