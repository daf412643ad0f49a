"""`ludotheque check-archive`: every stored game is played again, and nothing is written."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.store import Store
from tests.server.running import running

OLD = Path(__file__).parent / "0.1"
TABLES = json.loads((OLD / "tables.json").read_text())["tables"]


@pytest.fixture
def old(tmp_path):
    """The database of 0.1."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript((OLD / "database.sql").read_text())
    return path


@pytest.fixture
def new(old):
    """The same, as today's server leaves it."""
    Store(f"sqlite:///{old}").close()
    return old


def change(path, statement):
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(statement)


@pytest.mark.parametrize("which", ["old", "new"])
def test_an_archive_that_comes_out_as_it_was(request, which, capsys):
    path = request.getfixturevalue(which)
    before = path.read_bytes()
    assert main(["check-archive", str(path)]) == 0
    assert capsys.readouterr().out.endswith("9 games, 972 steps, all as they were played\n")
    assert path.read_bytes() == before


def test_it_may_be_checked_while_a_server_runs(old, tmp_path):
    url = f"sqlite:///{old}"
    with running(data=str(tmp_path), database=url) as server:
        server.guest("Bob").create("me", "me", "me")
        command = [sys.executable, "-m", "ludotheque", "check-archive", url]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "10 games, 973 steps, all as they were played\n"


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE steps SET draws = '[]' WHERE version = 0", "step 0 does not fit"),
        (
            "UPDATE steps SET action = '[\"pass\"]' WHERE version = 3",
            "step 3 does not fit: GRA-2.2",
        ),
        ("UPDATE steps SET turn = 9 WHERE version = 7", "after step 7 it was the turn of seat 9"),
        ("DELETE FROM steps WHERE version = 5", "step 5 is missing"),
        ("DELETE FROM steps WHERE version = 0", "step 0 is missing"),
    ],
)
@pytest.mark.parametrize("which", ["old", "new"])
def test_the_first_differing_step_of_a_game_is_named(request, which, statement, said, capsys):
    path, table = request.getfixturevalue(which), TABLES["gratte-ciel finished"]
    change(path, f"{statement} AND table_id = '{table}'")
    assert main(["check-archive", str(path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-2].startswith(f"gratte-ciel, edition 1: table {table}")
    assert said in told[-2]
    assert told[-1] == "1 of 9 games differ"


def test_an_unknown_edition_is_named(new, capsys):
    change(new, f"UPDATE tables SET edition = 7 WHERE id = '{TABLES['airlines running']}'")
    assert main(["check-archive", str(new)]) == 1
    assert "airlines has no edition 7" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "there is no file"),
        (b"not a database, whatever its name is", "not a database"),
        (b"", "no database of this version"),
    ],
)
def test_what_cannot_be_checked_is_one_line(tmp_path, capsys, content, said):
    path = tmp_path / "archive.sqlite3"
    if content is not None:
        path.write_bytes(content)
    assert main(["check-archive", str(path)]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1 and said in complaint


def test_a_newer_database_is_left_alone(new, capsys):
    change(new, "UPDATE alembic_version SET version_num = '9999'")
    assert main(["check-archive", str(new)]) == 2
    assert "no database of this version" in capsys.readouterr().err


def test_without_an_argument_it_is_the_servers_own(old, monkeypatch, capsys):
    monkeypatch.setenv("LUDOTHEQUE_DATABASE", f"sqlite:///{old}")
    assert main(["check-archive"]) == 0
    assert "9 games" in capsys.readouterr().out
