import pytest

from ..toy import load  # noqa: TID252


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory):
    """The toy game of the docs, as a title that is not on the shelf."""
    return load(tmp_path_factory.mktemp("toy"))
