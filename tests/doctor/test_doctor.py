"""The doctor: all is well on a good server, and each thing that is wrong is one line."""

import os
import socket
import subprocess
import sys
from contextlib import closing, contextmanager

import psycopg
import pytest
from sqlalchemy import create_engine, text

from ludotheque import doctor
from ludotheque.doctor import machine
from ludotheque.server.settings import from_environment
from ludotheque.store import Store, examination
from tests.doctor import proxy as proxies
from tests.doctor.proxy import proxy
from tests.server.receivers import mail_server
from tests.server.running import Running
from tests.store import databases, redis_server


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "home"))


def wrong(**given):
    """What is wrong, by subject."""
    return {one.subject: one.said for one in doctor.examine(given) if not one.ok}


def known(**given):
    return {one.subject for one in doctor.examine(given)}


@pytest.mark.parametrize("kind", databases.KINDS)
def test_a_good_database_is_found_good(tmp_path, kind):
    url = databases.new_url(kind, tmp_path)
    Store(url).close()
    assert wrong(database=url) == {}
    assert {"settings", "database", "schema", "writing", "disk", "open files"} <= known(
        database=url
    )


def test_a_database_in_use_is_found_good(tmp_path):
    path = tmp_path / "games.sqlite3"
    with closing(Store(path)):
        assert wrong(database=f"sqlite:///{path}") == {}


@redis_server.needed
def test_a_redis_answers_or_does_not(tmp_path):
    url = databases.new_url("postgresql", tmp_path)
    with redis_server.redis_server(tmp_path) as redis:
        assert "redis" in known(database=url, tell=redis.url)
        assert wrong(database=url, tell=redis.url) == {}
    assert "see LUDOTHEQUE_TELL" in wrong(database=url, tell=redis.url)["redis"]


def test_it_changes_nothing(tmp_path):
    assert wrong() == {}
    assert not list((tmp_path / "home").iterdir())


def test_a_setting_makes_no_sense(monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_WORKERS", "none")
    assert "LUDOTHEQUE_WORKERS must be a number" in wrong()["settings"]


@pytest.mark.parametrize("trusted", ["*", ""])
def test_visitors_could_choose_their_address_or_all_have_one(monkeypatch, trusted):
    monkeypatch.setenv("LUDOTHEQUE_PROXIES", trusted)
    monkeypatch.setenv("LUDOTHEQUE_ORIGINS", "http://127.0.0.1:9")
    assert "name the addresses of your proxies" in wrong()["settings"]


def test_the_database_does_not_answer():
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        url = f"postgresql://me:secret@127.0.0.1:{silent.getsockname()[1]}/x"
        said = wrong(database=url)["database"]
    assert "does not open" in said and "secret" not in said


def test_the_file_is_no_database(tmp_path):
    (tmp_path / "notes.txt").write_text("not a database, but long enough to look at" * 99)
    assert "not a database" in wrong(database=f"sqlite:///{tmp_path}/notes.txt")["database"]


@pytest.mark.parametrize(
    ("revision", "said"), [("0001", "make a backup"), ("9999", "newer version")]
)
@pytest.mark.parametrize("kind", databases.KINDS)
def test_the_database_is_of_another_version(tmp_path, kind, revision, said):
    url = databases.new_url(kind, tmp_path)
    Store(url).close()
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :n"), {"n": revision})
    engine.dispose()
    assert said in wrong(database=url)["schema"]


def test_postgresql_only_reads(tmp_path):
    url = databases.new_url("postgresql", tmp_path)
    Store(url).close()
    name = url.partition("?")[0].rpartition("/")[2]
    with closing(psycopg.connect(url, autocommit=True)) as house:
        house.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "read-only transaction" in wrong(database=url)["writing"]


def test_the_file_cannot_be_written(tmp_path, monkeypatch):
    path = tmp_path / "games.sqlite3"
    Store(path).close()
    monkeypatch.setattr(examination.os, "access", lambda *_: False)  # nothing is closed to root
    assert "is closed to this user" in wrong(database=f"sqlite:///{path}")["writing"]


def test_the_clocks_of_server_and_database_differ(tmp_path, monkeypatch):
    url = databases.new_url("postgresql", tmp_path)
    here = examination.time.time
    monkeypatch.setattr(examination.time, "time", lambda: here() - 90)
    assert "90 s ahead of this machine's; run NTP" in wrong(database=url)["clock"]


def test_the_disk_is_full(monkeypatch):
    monkeypatch.setattr(machine, "LEAST_ROOM", 1 << 62)
    assert "make room" in wrong()["disk"]


def test_too_few_files_may_be_open():
    doctor_of = f'ulimit -n 200; exec "{sys.executable}" -m ludotheque doctor'
    done = subprocess.run(
        ["/bin/sh", "-c", doctor_of], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 1, done.stderr
    assert "WRONG open files: enough for 72 connections, not 10,000; raise" in done.stdout
    assert "ok    disk: " in done.stdout


def test_the_exit_status_is_0_when_all_is_well(capsys):
    assert doctor.run({}) == 0
    assert "WRONG" not in capsys.readouterr().out


def test_mail_is_taken(monkeypatch):
    with mail_server() as server:
        monkeypatch.setenv("LUDOTHEQUE_MAIL", f"smtp+plain://127.0.0.1:{server.port}")
        monkeypatch.setenv("LUDOTHEQUE_MAIL_FROM", "games@example.org")
        assert wrong() == {}
        assert "mail" in known()
        # The same server with the encryption that it does not offer.
        monkeypatch.setenv("LUDOTHEQUE_MAIL", f"smtp://127.0.0.1:{server.port}")
        assert "see LUDOTHEQUE_MAIL" in wrong()["mail"]
    assert "see LUDOTHEQUE_MAIL" in wrong()["mail"]


@contextmanager
def public(tmp_path, monkeypatch, **kind):
    """A server behind a proxy, and the environment that both share."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with proxy(tmp_path, port, **kind) as origin:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        monkeypatch.setenv("LUDOTHEQUE_ORIGINS", origin)
        monkeypatch.setenv("LUDOTHEQUE_PROXIES", "127.0.0.1")
        settings = from_environment({"port": port})
        server = Running(**{name: getattr(settings, name) for name in settings.__struct_fields__})
        try:
            yield server
        finally:
            server.stop()


def test_a_server_behind_a_good_proxy_is_found_good(tmp_path, monkeypatch):
    with public(tmp_path, monkeypatch):
        assert wrong() == {}
        assert {"origin", "proxy", "sockets", "clock"} <= known()


@pytest.mark.parametrize(
    ("kind", "subject", "said"),
    [
        ({"there": proxies.without_scheme}, "proxy", "pass on X-Forwarded-Proto"),
        ({"there": proxies.under_its_own_name}, "proxy", "pass on Host"),
        ({"there": proxies.without_sockets}, "sockets", "upgrade /ws/"),
        ({"back": proxies.an_hour_late}, "clock", "s behind this machine's"),
    ],
)
def test_a_proxy_forgets_something(tmp_path, monkeypatch, kind, subject, said):
    with public(tmp_path, monkeypatch, **kind):
        found = wrong()
    assert said in found[subject]


def test_nobody_answers_at_the_public_address(tmp_path, monkeypatch):
    with public(tmp_path, monkeypatch) as server:
        monkeypatch.setenv("SSL_CERT_FILE", os.devnull)
        assert "certificate" in wrong()["origin"]
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        server.services.readiness.draining = True
        assert "answers 503" in wrong()["origin"]
    assert "does not answer" in wrong()["origin"]
