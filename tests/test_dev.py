"""`make dev`: what is changed in the working tree is served, through the usual checks."""

import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest

ROOT = Path(__file__).parents[1]
PATIENCE = 60  # seconds; the machine may be busy
RULES = "/api/games/airlines/rules/en"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(true):
    """Wait for it; a server that is just starting refuses connections."""
    for _ in range(PATIENCE * 5):
        try:
            if found := true():
                return found
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError("it never came")


@pytest.fixture
def checkout(tmp_path):
    """A working tree to be changed, with the packages of the real one."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("assets"))
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    (tmp_path / "web").symlink_to(ROOT / "web")
    return tmp_path


@pytest.fixture
def pages(checkout):
    """The address to go to; in the end one Ctrl-C is enough."""
    port, pages = free_port(), free_port()
    command = [sys.executable, "scripts/dev", "--port", str(port), "--pages-port", str(pages)]
    process = subprocess.Popen([*command, "--data", "data"], cwd=checkout)
    yield f"http://127.0.0.1:{pages}"
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    for gone in (port, pages):
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", gone))


@pytest.mark.slow
def test_a_change_is_served(checkout, pages):
    until(lambda: "/@vite/client" in httpx.get(pages).text)
    until(lambda: httpx.get(pages + RULES).status_code == 200)

    ada = Guest(pages, "Ada")
    table = ada.create("me", "me", "me")["id"]
    assert ada.open(table).wait("update")
    ada.close()
    stranger = httpx.post(f"{pages}/api/session", json={}, headers={"Origin": "http://evil.test"})
    assert stranger.status_code == 403

    rulebook = checkout / "src/ludotheque/games/airlines/rulebook.en.md"
    rulebook.write_text(rulebook.read_text().replace("airline", "zeppelin"))
    until(lambda: "zeppelin" in httpx.get(pages + RULES).text)
