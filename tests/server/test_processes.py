"""Several processes behind one port: one that dies is started again, and all end together."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, play
from tests.store import databases

PATIENCE = 30.0


@contextmanager
def serving(tmp_path, processes):
    """`ludotheque serve`: its process, and the address that it tells."""
    command = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--port", "0"]
    url = databases.new_url("postgresql", tmp_path)
    given = ["--processes", str(processes), "--database", url]
    with subprocess.Popen([*command, *given], stdout=subprocess.PIPE, text=True) as parent:
        try:
            (origin,) = re.findall("http://[0-9.:]+", parent.stdout.readline())
            until(lambda: len(servers_of(parent)) == processes)
            yield parent, origin
        finally:
            parent.terminate()
            parent.wait(PATIENCE)


def servers_of(parent):
    """The children that serve, by their numbers."""
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
    found = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return {int(child) for child, command in found.items() if b"spawn_main" in command}


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_that_dies_is_started_again(tmp_path):
    with serving(tmp_path, 2) as (parent, origin):
        ada = Guest(origin, "Ada")
        table = ada.create("me", "me", "me")["id"]
        before = servers_of(parent)
        sockets = [ada.open(table) for _ in range(6)]  # the system spreads them
        version = play(sockets, 5)
        os.kill(min(before), signal.SIGKILL)
        until(lambda: len(servers_of(parent)) == 2 and servers_of(parent) != before)
        again = [ada.open(table) for _ in range(6)]
        assert play(again, 5) == version + 5
        parent.terminate()
        codes = set()
        for socket in again:
            try:
                socket.wait("never")
            except ConnectionClosed as closed:
                codes.add(closed.rcvd.code)
        assert codes == {1012}
        assert parent.wait(PATIENCE) == 0
        ada.close()
