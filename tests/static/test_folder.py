"""What lies in the folder: as much as is needed, and under which licences."""

import sqlite3
import zipfile
from contextlib import closing

import pytest

from ludotheque.static.bench import download
from ludotheque.static.first_move import first_move
from ludotheque.store.migrate import REVISIONS

pytestmark = pytest.mark.slow
MOST = 10_000_000  # bytes, as a host sends them


def test_it_is_small_enough(box):
    assert download(box) <= MOST


def test_the_licences_of_everything_come_along(box):
    text = (box / "licences.txt").read_text()
    for name in ("Pyodide", "CPython", "SQLite", "msgspec", "librt", "SQLAlchemy", "svelte"):
        assert name in text
    assert "licences.txt" in (box / "service-worker.js").read_text()


def test_a_new_page_need_not_make_its_database(box):
    with zipfile.ZipFile(box / "py" / "server.zip") as packed:
        content = packed.read("ludotheque/store/empty.sqlite3")
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(content)
        assert (
            database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            == (REVISIONS[-1])
        )
        assert database.execute("SELECT count(*) FROM people").fetchone()[0] == 0


@pytest.mark.browser
@pytest.mark.whole
def test_the_way_to_the_first_move_is_measured(box):
    found = first_move(box)
    for visit in ("cold", "cached", "cached_again", "slow_cpu"):
        steps = found[visit]
        assert 0 < steps["progress"] < steps["shelf"] < steps["table"] <= steps["move"]
        assert 0 < steps["host_cpu"] < steps["cpu"]
