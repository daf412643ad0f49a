"""Alive and ready: what proxies and supervisors ask a server."""

import asyncio
import sqlite3
from contextlib import closing

import httpx
import psycopg
import pytest

from ludotheque.server import readiness
from ludotheque.store import Store
from tests.server.running import running
from tests.store import databases


def status(server, which, **headers):
    answer = httpx.get(f"{server.origin}/health/{which}", headers=headers, timeout=20)
    return answer.status_code, answer.json()["status"]


@pytest.mark.parametrize("kind", databases.KINDS)
def test_a_server_is_alive_and_ready(tmp_path, kind):
    with running(database=databases.new_url(kind, tmp_path)) as server:
        assert status(server, "live") == (200, "ok")
        assert status(server, "ready") == (200, "ok")


def test_it_answers_by_any_name(server):
    """A proxy or a supervisor knows a server by an address that no browser uses."""
    assert status(server, "ready", host="10.0.0.7:8000") == (200, "ok")
    other = httpx.get(f"{server.origin}/api/games", headers={"host": "10.0.0.7:8000"})
    assert other.status_code == 403


@pytest.mark.parametrize(
    ("lost", "found"),
    [
        ("ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true"),
        ("SET default_transaction_read_only = on", "RESET default_transaction_read_only"),
    ],
)
def test_it_is_not_ready_while_postgresql_takes_no_writes(tmp_path, monkeypatch, lost, found):
    monkeypatch.setattr(readiness, "FRESH_SECONDS", 0.0)
    url = databases.new_url("postgresql", tmp_path)
    name = url.partition("?")[0].rpartition("/")[2]
    house = psycopg.connect(url.replace(f"/{name}", "/postgres"), autocommit=True)
    with closing(house), running(database=url) as server:
        assert status(server, "ready") == (200, "ok")
        house.execute(f"ALTER DATABASE {name} {lost}")
        hang_up(house, name)
        assert status(server, "ready") == (503, "unavailable")
        assert status(server, "live") == (200, "ok")
        house.execute(f"ALTER DATABASE {name} {found}")
        hang_up(house, name)
        assert status(server, "ready") == (200, "ok")


def hang_up(house, name):
    """End every connection to a database: the next ones find it as it was made."""
    theirs = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    house.execute(theirs, [name])


def test_it_is_not_ready_while_the_file_cannot_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    with running(data=str(tmp_path)) as server:
        with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            assert status(server, "ready") == (503, "unavailable")
        assert status(server, "ready") == (200, "ok")


def test_the_database_is_asked_once_for_all_who_ask_at_once(tmp_path):
    async def ask_often():
        with closing(Store(tmp_path / "games.sqlite3")) as store:
            asked = []
            write = store.writer.run
            store.writer.run = lambda work: asked.append(work) or write(work)
            ready = readiness.Readiness(store)
            assert await asyncio.gather(*[ready.state() for _ in range(50)]) == ["ok"] * 50
            assert await ready.state() == "ok"
            return len(asked)

    assert asyncio.run(ask_often()) == 1
