import pytest

from ludotheque.store import Store
from tests.store import databases


@pytest.fixture(params=databases.KINDS)
def url(request, tmp_path):
    return databases.new_url(request.param, tmp_path)


@pytest.fixture
def store(url):
    store = Store(url)
    yield store
    store.close()
