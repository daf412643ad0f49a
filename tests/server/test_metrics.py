"""Metrics: on a port of their own, true, and silent about people."""

import io
import logging
import socket

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludotheque.server.log import JsonLines
from ludotheque.server.room.table_state import invitation
from ludotheque.store.vitals import Vitals
from tests.server.client import take_turns
from tests.server.running import running
from tests.store import databases

ADDRESS = "198.51.100.23"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(params=databases.KINDS)
def watched(request, tmp_path):
    url = databases.new_url(request.param, tmp_path)
    with running(database=url, metrics_port=free_port(), proxies="127.0.0.1") as server:
        yield server


def text(server):
    answer = httpx.get(f"http://127.0.0.1:{server.settings.metrics_port}/metrics", timeout=20)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


def samples(server):
    """Every sample by its name and labels, as Prometheus reads them."""
    families = text_string_to_metric_families(text(server))
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_play_is_counted(watched):
    ada = watched.guest("Ada")
    table = ada.create("me", "beginner", "beginner")["id"]
    socket = ada.open(table)
    before = samples(watched)
    take_turns(socket, 3)
    after = samples(watched)
    assert (after["ludotheque_sockets",], after["ludotheque_tables",]) == (1, 1)
    assert after["ludotheque_moves_total",] >= before["ludotheque_moves_total",] + 3
    acknowledged = after["ludotheque_acknowledgement_seconds_count",]
    assert acknowledged == after["ludotheque_acknowledgement_seconds_bucket", "+Inf"] >= 3
    assert after["ludotheque_acknowledgement_seconds_sum",] > 0
    assert after["ludotheque_database_up",] == 1
    assert after["ludotheque_workers", "records"] == 1
    assert after["process_resident_memory_bytes",] > 0
    on_postgresql = watched.settings.database.startswith("postgresql")
    assert (("ludotheque_notification_queue_usage",) in after) == on_postgresql


def test_what_waits_is_counted(watched, monkeypatch):
    async def vitals():
        return Vitals(overdue=4, oldest_seconds=90.0, notification_queue=None)

    monkeypatch.setattr(watched.services.store, "vitals", vitals)
    shown = samples(watched)
    assert shown["ludotheque_outbox_overdue",] == 4
    assert shown["ludotheque_outbox_oldest_seconds",] == 90
    assert shown["ludotheque_writer_queue",] < 3  # servers show that they are alive
    assert shown["ludotheque_workers_waiting", "bots"] == 0


def test_there_are_none_unless_they_are_asked_for(server):
    assert httpx.get(f"{server.origin}/metrics").status_code == 404


def test_they_are_not_on_the_port_of_the_site(watched):
    port = watched.settings.metrics_port
    claimed = {"host": f"127.0.0.1:{port}", "x-forwarded-host": f"127.0.0.1:{port}"}
    for headers in ({}, claimed):
        assert httpx.get(f"{watched.origin}/metrics", headers=headers).status_code in {403, 404}
    site = httpx.get(f"http://127.0.0.1:{port}/api/games")
    assert site.status_code == 404


def test_nothing_tells_of_anybody(watched, monkeypatch):
    """Neither metrics nor health nor the log, although somebody plays and something fails."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    ours = logging.getLogger("ludotheque")
    ours.addHandler(handler)
    try:
        secrets = play_and_fail(watched, monkeypatch)
    finally:
        ours.removeHandler(handler)
    shown = text(watched) + httpx.get(f"{watched.origin}/health/ready").text
    assert "a message at table" in written.getvalue()
    for kept in secrets:
        assert kept not in shown
        assert kept not in written.getvalue()


def play_and_fail(server, monkeypatch):
    """Play, then let the store fail; all that nobody may read anywhere."""
    ada = server.guest()
    ada.http.headers["x-forwarded-for"] = ADDRESS
    ada.post("/api/session", {"name": "Adamantia"})
    table = ada.create("me", "invited", "beginner")
    bob = server.guest("Bartholomew")
    invited = invitation(server.room(table["id"]).row, 1)
    assert bob.join(table["id"], 1, invitation=invited).status_code == 200
    sockets = [ada.open(table["id"]), bob.open(table["id"])]
    for one in sockets:
        one.wait("update")

    async def gone(*_):
        raise ConnectionError("the database is gone")

    monkeypatch.setattr(server.services.store, "append_step", gone)
    monkeypatch.setattr(server.services.store, "add_chat", gone)
    sockets[0].send({"type": "chat", "id": "x", "text": "between us", "seat": None})
    sockets[0].wait("failed")
    room = server.room(table["id"])
    cookies = [guest.cookie().partition("=")[2] for guest in (ada, bob)]
    return ["Adamantia", "Bartholomew", ADDRESS, "between us", room.row.secret, invited, *cookies]
