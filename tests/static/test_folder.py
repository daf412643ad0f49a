"""What lies in the folder: as much as is needed, and under which licences."""

import pytest

from ludotheque.static.bench import download

pytestmark = pytest.mark.slow
MOST = 10_000_000  # bytes, as a host sends them


def test_it_is_small_enough(box):
    assert download(box) <= MOST


def test_the_licences_of_everything_come_along(box):
    text = (box / "licences.txt").read_text()
    for name in ("Pyodide", "CPython", "SQLite", "msgspec", "librt", "SQLAlchemy", "svelte"):
        assert name in text
    assert "licences.txt" in (box / "service-worker.js").read_text()
