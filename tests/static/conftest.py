"""The static edition as it is built, and a plain web server that knows nothing of it."""

import fcntl
import functools
import os
import threading
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from ludotheque.static.build import build
from ludotheque.static.checkout import CannotFetch, Checkout
from tests.web.browsing import chromium

ROOT = Path(__file__).parents[2]
ASKED = os.environ.get("TEST_STATIC")  # "1": the short ones; "all": by `make test-static`
WHOLE = ASKED == "all"


def pytest_collection_modifyitems(items):
    """The first build takes minutes, and so does playing in it: not where nobody asks for it."""
    for item in items:
        if Path(__file__).parent not in item.path.parents or "box" not in item.fixturenames:
            continue
        if ASKED is None:
            item.add_marker(pytest.mark.skip(reason="on demand: TEST_STATIC=1"))
        elif item.get_closest_marker("whole") and not WHOLE:
            item.add_marker(pytest.mark.skip(reason="on demand: TEST_STATIC=all"))


@contextmanager
def building():
    """The checkout, for one builder at a time; what cannot be fetched here is not tested."""
    checkout = Checkout(ROOT)
    with (checkout.cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield checkout
        except CannotFetch as reason:
            pytest.skip(str(reason))


@pytest.fixture(scope="session")
def box(tmp_path_factory):
    """The folder, built once: what it is made of is kept in the build folder."""
    out = tmp_path_factory.mktemp("static") / "box"
    with building() as checkout:
        build(checkout, out)
    return out


@pytest.fixture(scope="module")  # while it is open, its thread has an event loop that runs
def browser():
    with chromium() as browser:
        yield browser


class Quiet(SimpleHTTPRequestHandler):
    """As simple as a web host can be; the paths that were asked for are kept."""

    def log_message(self, *_):
        self.server.asked.append(self.path)


@contextmanager
def hosting(folder):
    """Serves the parent of a folder: the edition lies somewhere below the root."""
    handler = functools.partial(Quiet, directory=str(folder.parent))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.asked = []
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        server.origin = f"http://127.0.0.1:{server.server_port}"
        server.address = f"{server.origin}/{folder.name}/"
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def hosted(box):
    with hosting(box) as server:
        yield server
