"""What a host may get wrong: one clear line on standard error, and status 2."""

import argparse
import os
import socket

import pytest

from ludotheque.server import command


def complaint(capsys, *arguments):
    """What `ludotheque serve` says when it does not begin."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    assert command.run(parser.parse_args(["--no-browser", "--port", "0", *arguments])) == 2
    said, complained = capsys.readouterr()
    assert said == ""
    assert complained.startswith("ludotheque: ") and complained.count("\n") == 1
    return complained


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Whatever is opened by mistake is not the real one."""
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path / "home"))


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_there_is_no_such_port(capsys, port):
    assert "--port must be a number from 0 to 65535" in complaint(capsys, "--port", port)


def test_an_sqlite_file_has_one_process(capsys):
    assert "for --processes use PostgreSQL" in complaint(capsys, "--processes", "2")


@pytest.mark.parametrize("count", ["0", "1000"])
def test_so_many_processes_there_cannot_be(capsys, count):
    assert "--processes must be a number from 1 to 256" in complaint(capsys, "--processes", count)


@pytest.mark.parametrize("host", ["nonsense.invalid", "192.0.2.1", "a..b", "2001:db8::1"])
def test_the_address_is_not_ours(capsys, host):
    assert f"cannot listen on {host}, port 0" in complaint(capsys, "--host", host)


@pytest.mark.parametrize("folder", ["/etc/passwd", "/etc/passwd/data", "/proc/nope"])
def test_the_folder_cannot_be_had(capsys, folder):
    complained = complaint(capsys, "--data", folder)
    assert folder in complained and "choose another place with --data" in complained


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to root")
def test_the_folder_is_closed(capsys, tmp_path):
    tmp_path.chmod(0o500)
    assert "(Permission denied)" in complaint(capsys, "--data", str(tmp_path / "inner"))


@pytest.mark.parametrize("url", ["mysql://x/y", "garbage", "sqlite://", "postgresql://a:b/c"])
def test_the_database_is_of_no_kind_that_is_served(capsys, url):
    assert "an SQLite file or a PostgreSQL address" in complaint(capsys, "--database", url)


def test_the_folder_of_the_database_is_missing(capsys, tmp_path):
    url = f"sqlite:///{tmp_path}/missing/games.sqlite3"
    assert "(No such file or directory)" in complaint(capsys, "--database", url)


def test_the_file_is_no_database(capsys, tmp_path):
    (tmp_path / "notes.txt").write_text("not a database, but long enough to look at" * 99)
    complained = complaint(capsys, "--database", f"sqlite:///{tmp_path}/notes.txt")
    assert "file is not a database" in complained


def test_postgresql_does_not_answer(capsys):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # taken, and nobody listens
        port = silent.getsockname()[1]
        complained = complaint(capsys, "--database", f"postgresql://me:secret@127.0.0.1:{port}/x")
    assert "the database does not open" in complained and "secret" not in complained


def test_two_addresses_to_listen_on(capsys):
    assert "exclude each other" in complaint(capsys, "--lan", "--host", "127.0.0.1")
