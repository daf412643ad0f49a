import pytest

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
