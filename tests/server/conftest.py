import pytest

from tests.server.client import Guest
from tests.server.running import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(data=str(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def guest(server):
    """Makes guests: guest("Ada")."""
    made = []

    def make(name=None):
        made.append(Guest(server.origin, name))
        return made[-1]

    yield make
    for one in made:
        one.close()
