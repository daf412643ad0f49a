import logging
from contextlib import closing

import pytest

from tests.server.receivers import Endpoint
from tests.server.running import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(data=str(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def guest(server):
    """Makes guests: guest("Ada")."""
    yield server.guest
    while server.guests:
        server.guests.pop().close()


@pytest.fixture
def quiet(caplog):
    """Nothing is logged meanwhile, neither by us nor by what serves us."""
    serving = logging.getLogger("uvicorn")
    serving.addHandler(caplog.handler)
    yield
    serving.removeHandler(caplog.handler)
    assert not caplog.get_records("call")


@pytest.fixture
def endpoint():
    """A server of others, to which notices are sent."""
    with closing(Endpoint()) as endpoint:
        yield endpoint
