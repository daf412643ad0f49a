"""How long a group takes to its first action, and how many steps each of them.

`python -m tests.web.first_action` starts the server as people do, plays the person at the big
screen and those with the phones, and prints what it took. A step is something a person does: a
click, a name typed, a code scanned, an address typed.
"""

import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from urllib.request import urlopen

from tests.server.cluster_faults import free_port
from tests.web.browsing import Person, chromium
from tests.web.room import Room, act

MOST = {"screen": 5, "phone": 3}
SERVE = [sys.executable, "-m", "ludotheque", "serve", "--no-browser"]


def first_action(room):
    """Two phones scan, one types; whoever is first to act does: the steps of each."""
    room.open("Gratte-ciel", {"Green": "bot"})
    codes = room.codes()
    room.scan("Ada", codes[0][1])
    room.scan("Bob", codes[1][1])
    room.type("Cleo", codes[2][0].lower())
    room.screen.until(lambda: any(phone.my_turn() for phone in room.phones))
    mover = next(phone for phone in room.phones if phone.my_turn())
    version = mover.version()
    act(mover)
    room.screen.wait_past(version)
    return room.steps


@contextmanager
def served():
    """The address of a server that was started by its command, and is ready."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([*SERVE, "--port", str(port), "--data", folder])
        try:
            while not _answers(origin):
                time.sleep(0.05)
                assert server.poll() is None, "the server did not start"
            yield origin
        finally:
            server.terminate()
            server.wait()


def _answers(origin):
    try:
        with urlopen(origin):
            return True
    except OSError:
        return False


def main():
    with chromium() as browser:
        began = time.monotonic()
        with served() as origin:
            steps = first_action(Room(lambda **more: Person(browser, origin, **more), origin))
            took = time.monotonic() - began
    for who, count in steps.items():
        print(f"{who}: {count} steps")
    print(f"first action {took:.1f} s after the server was started")


if __name__ == "__main__":
    main()
