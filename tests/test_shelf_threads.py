"""The shelf is loaded once, however many threads ask for it first."""

import subprocess
import sys

ASK_AT_ONCE = """
import sys, threading
sys.setswitchinterval(1e-6)
from ludotheque import registry
shelves = []
threads = [threading.Thread(target=lambda: shelves.append(registry.titles())) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert len(shelves) == 8 and len({id(shelf) for shelf in shelves}) == 1
"""


def test_threads_that_ask_at_once_get_one_shelf():
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", ASK_AT_ONCE], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
