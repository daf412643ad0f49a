"""Migrations, the version of a database, and one serving process for each SQLite file."""

import os
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import make_url, text
from sqlalchemy.exc import IntegrityError

from ludotheque.store import CannotOpen, Store, engines, lists, sessions, tables
from ludotheque.store.lock import InUse
from ludotheque.store.migrate import MIGRATIONS, REVISIONS, TooNew, current
from ludotheque.store.removing import PARTS_OF_PEOPLE, PARTS_OF_TABLES
from ludotheque.store.schema import metadata, people
from ludotheque.store.schema import tables as all_tables
from ludotheque.store.sessions import PersonRow, SessionRow
from tests.store import databases


def test_all_that_names_a_person_or_a_table_goes_with_it():
    """But for seats, which become nobody's, and tables, which are handed over or removed."""
    kept = {"seats.person", "tables.owner"}
    for part in metadata.sorted_tables:
        for column in part.c:
            if column.references(people.c.id) and str(column) not in kept:
                assert part in PARTS_OF_PEOPLE, column
            if column.references(all_tables.c.id):
                assert part in PARTS_OF_TABLES, column


def test_migrations_end_at_the_schema(store):
    with store._write_engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert current(connection) == REVISIONS[-1]


def test_what_the_first_release_kept_is_still_there(url):
    """A database of revision 0001, with a session, a table, seats and a step."""
    engine = engines.writer(engines.parse(url))
    upgrade_to(engine, "0001")
    with engine.begin() as connection:
        for statement in OLD:
            connection.execute(text(statement), {"hash": b"h"})
    engine.dispose()
    store = Store(url)
    try:
        with store._write_engine.connect() as connection:
            assert sessions.find(connection, b"h") == SessionRow(PersonRow(1, "Ada"), 5)
            row = tables.load(connection, "t")
            assert (row.owner, row.pace, row.copied) == (1, "live", 0)
            assert [(seat.person, seat.kind) for seat in row.seats] == [(1, "person")]
            (line,) = lists.of_person(connection, 1, 9)
            assert (line.version, line.deciders, line.changed) == (0, [0], 7)
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        with pytest.raises(IntegrityError), store._write_engine.begin() as connection:
            sessions.begin(connection, b"other", 99, 1)  # keys are checked again
    finally:
        store.close()


def test_numbers_that_only_words_remember_are_not_given_again(tmp_path):
    """A file of revision 0002, where a guest was deleted and his words were not."""
    url = f"sqlite:///{tmp_path}/old.sqlite3"
    engine = engines.writer(engines.parse(url))
    upgrade_to(engine, "0002")
    with engine.begin() as connection:
        somebody = "INSERT INTO people (name, created, seen) VALUES ('Ada', 5, 5)"
        connection.execute(text(somebody))
        connection.execute(text(OLD[1]))
        connection.execute(text("INSERT INTO lines VALUES ('t', 0, 0, 7, 'hello', 5)"))
    engine.dispose()
    store = Store(url)
    try:
        with store._write_engine.begin() as connection:
            assert sessions.create(connection, b"new", "Eve", 9).id == 8
    finally:
        store.close()


OLD = (
    "INSERT INTO sessions (token_hash, name, created, seen) VALUES (:hash, 'Ada', 5, 5)",
    (
        "INSERT INTO tables (id, game, rules_version, options, onlookers, owner, commitment,"
        " secret, status, created) VALUES ('t', 'g', 1, '{}', true, 1, 'c', '00', 'playing', 7)"
    ),
    (
        "INSERT INTO seats (table_id, seat, kind, session, name, share, standing_order)"
        " VALUES ('t', 0, 'person', 1, 'Ada', '', '[]')"
    ),
    (
        "INSERT INTO steps (table_id, version, seat, action, draws, hash, turn)"
        " VALUES ('t', 0, -1, '[\"setup\"]', '[]', 'h', 0)"
    ),
)


def upgrade_to(engine, revision):
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_a_migrated_database_opens_without_alembic(tmp_path):
    """Starting fast matters: restarts interrupt games."""
    url = f"sqlite:///{tmp_path}/twice.sqlite3"
    Store(url).close()
    code = (
        "import sys; from ludotheque.store import Store; "
        f"Store({url!r}).close(); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_servers_that_start_at_once_migrate_once(tmp_path):
    """As compose starts them, on an empty PostgreSQL."""
    url = databases.new_url("postgresql", tmp_path)
    code = (
        f"import sys; from ludotheque.store import Store; sys.stdin.read(); Store({url!r}).close()"
    )
    command = [sys.executable, "-c", code]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    starting = [subprocess.Popen(command, **pipes) for _ in range(4)]
    with ThreadPoolExecutor() as threads:
        said = [errors for _, errors in threads.map(subprocess.Popen.communicate, starting)]
    assert said == [""] * 4
    assert [server.returncode for server in starting] == [0] * 4


def test_a_postgresql_that_cannot_keep_every_name_is_refused(tmp_path):
    address = make_url(databases.new_url("postgresql", tmp_path))
    ascii_only = f"{address.database}_ascii"
    kind = "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    databases.postgresql().psql(f"CREATE DATABASE {ascii_only} {kind}")
    with pytest.raises(CannotOpen, match="its encoding is SQL_ASCII; create it"):
        Store(address.set(database=ascii_only))


def test_a_newer_database_is_left_alone(url):
    store = Store(url)
    with store._write_engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(TooNew):
        Store(url)


def test_only_files_and_postgresql_are_served():
    for url in (
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://localhost/x",
        "x",
        "postgresql://a:b/c",
    ):
        with pytest.raises(ValueError, match="an SQLite file or a PostgreSQL"):
            engines.parse(url)


def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path):
    url = f"sqlite:///{tmp_path}/shared.sqlite3"
    code = (
        f"from ludotheque.store import Store; s = Store({url!r}); print('up', flush=True); input()"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], **pipes) as first:
        assert first.stdout.readline() == b"up\n"
        with pytest.raises(InUse, match="already serves"):
            Store(url)
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
    Store(url).close()


def test_postgresql_may_have_several_processes(tmp_path):
    from tests.store import databases

    url = databases.new_url("postgresql", tmp_path)
    first, second = Store(url), Store(url)
    first.close()
    second.close()


@contextmanager
def served_elsewhere(path):
    """Another process that serves this file."""
    code = (
        "import sys; from ludotheque.store import Store; from pathlib import Path; "
        "s = Store(Path(sys.argv[1])); print('up', flush=True); input()"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code, str(path)], **pipes) as other:
        assert other.stdout.readline() == b"up\n"
        yield
        other.communicate(b"\n")


@pytest.mark.parametrize("way", ["symbolic link", "hard link", "folder", "no lock file"])
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file beside it is locked")
def test_no_other_name_of_a_file_gets_round_its_lock(tmp_path, way):
    path = tmp_path / "games.sqlite3"
    other = {
        "symbolic link": tmp_path / "linked.sqlite3",
        "hard link": tmp_path / "same.sqlite3",
        "folder": tmp_path / "folder" / "games.sqlite3",
        "no lock file": path,
    }[way]
    with served_elsewhere(path):
        if way == "symbolic link":
            other.symlink_to(path)
        elif way == "hard link":
            other.hardlink_to(path)
        elif way == "folder":
            other.parent.symlink_to(tmp_path, target_is_directory=True)
        else:
            path.with_name("games.sqlite3.lock").unlink(missing_ok=True)
        with pytest.raises(InUse, match="already serves"):
            Store(other)
    Store(other).close()


def test_a_file_is_served_once_by_this_process_too(tmp_path):
    path = tmp_path / "games.sqlite3"
    store = Store(path)
    with pytest.raises(InUse):
        Store(path)
    with pytest.raises(InUse):  # the refusal has let go of nothing
        Store(path)
    store.close()
    Store(path).close()


def test_what_is_kept_is_closed_to_other_users(tmp_path, caplog):
    path = tmp_path / "games.sqlite3"
    before = os.umask(0o022)
    try:
        store = Store(path)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys([path.name, f"{path.name}-wal", f"{path.name}-shm"], 0o600)
    assert not caplog.records
    path.chmod(0o644)  # the host's own doing: it is said and left as it is
    Store(path).close()
    assert path.stat().st_mode & 0o777 == 0o644
    assert f"can read {path}" in caplog.text


def test_a_database_that_cannot_be_written_is_not_opened(url):
    Store(url).close()
    with read_only(url), pytest.raises(CannotOpen, match=r"(?i)read-?only") as refused:
        Store(url)
    assert "\n" not in str(refused.value)
    Store(url).close()


@contextmanager
def read_only(url):
    address = engines.parse(url)
    if address.get_backend_name() == "postgresql":
        engine = engines.writer(address.set(database="postgres"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            change = f"ALTER DATABASE {address.database} SET default_transaction_read_only"
            connection.execute(text(f"{change} = on"))
            yield
            connection.execute(text(f"{change} = off"))
        engine.dispose()
        return
    path = Path(address.database)
    path.chmod(0o444)
    temporary = Path(tempfile.gettempdir()).resolve()
    for folder in path.resolve().parents:
        if temporary in folder.parents:
            folder.chmod(0o777)
    me = os.geteuid()
    if me == 0:  # nothing is closed to root
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(me)
        path.chmod(0o600)
