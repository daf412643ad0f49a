import pytest

from tests.server.client import Guest
from tests.server.running import running
from tests.web.browsing import Person, chromium


@pytest.fixture(scope="session")
def browser():
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Bots answer at once: they wait for nobody's second thoughts."""
    with running(data=str(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def guest(server):
    """Makes guests who play without a browser: guest("Ada")."""
    made = []

    def make(name):
        made.append(Guest(server.origin, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def person(browser, server):
    """Makes people with a browser; no page may have complained in the end."""
    made = []

    def make(**more):
        made.append(Person(browser, more.pop("origin", server.origin), **more))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    assert [error for one in made for error in one.errors] == []
