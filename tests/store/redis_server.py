"""A real Redis for tests, or a Valkey: that of the virtual environment, or the machine's."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

NAMES = ("redis-server", "valkey-server")
MISSING = "neither redis-server nor valkey-server is installed"
PATIENCE = 20.0


def program():
    """Where it is; None where there is none."""
    places = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return next((found for name in NAMES if (found := shutil.which(name, path=places))), None)


needed = pytest.mark.skipif(program() is None, reason=MISSING)


class RedisServer:
    """It keeps nothing, listens on a Unix socket, and may be killed and started again."""

    def __init__(self, folder):
        self.path = f"{folder}/redis.sock"
        self.url = f"unix://{self.path}"
        self._log = f"{folder}/redis.log"

    def start(self):
        given = {"port": "0", "unixsocket": self.path, "save": "", "logfile": self._log}
        flags = [part for name, value in given.items() for part in (f"--{name}", value)]
        self._process = subprocess.Popen([program(), *flags])
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.01)

    def kill(self):
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        Path(self.path).unlink(missing_ok=True)

    def _answers(self):
        with socket.socket(socket.AF_UNIX) as asking:
            try:
                asking.connect(self.path)
            except OSError:
                return False
            asking.sendall(b"PING\r\n")
            return asking.recv(7) == b"+PONG\r\n"


@contextmanager
def redis_server(folder):
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
