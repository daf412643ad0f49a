"""The outer edge: half requests, floods of frames, too many connections."""

import time
from contextlib import ExitStack, suppress

import pytest

from ludotheque.server import edge, http_protocol
from ludotheque.server.limits import OpenCounts, Rate, address_key
from tests.server import raw
from tests.server.client import play
from tests.server.running import limited, running

FEW_FRAMES = limited(frames=Rate(10, 50))


@pytest.fixture
def strict(tmp_path):
    with running(data=str(tmp_path), rates=FEW_FRAMES) as server:
        yield server


# Frames


def join(server, opened, guest):
    """Open a socket at a table of the guest's own, by hand."""
    table = guest.create("me", "me", "me")["id"]
    opened.sendall(raw.handshake(server, f"/ws/tables/{table}", Cookie=guest.cookie()))
    assert opened.recv(4096).startswith(b"HTTP/1.1 101")
    opened.sendall(raw.frame(raw.TEXT, b'{"type":"hello","version":-1}'))
    assert b"update" in opened.recv(65536)


FLOODS = {
    "text": raw.frame(raw.TEXT, b"{}"),
    "empty": raw.frame(raw.TEXT),
    "ping": raw.frame(raw.PING),
    "pong": raw.frame(raw.PONG, b"x"),
    "parts": raw.frame(raw.CONTINUATION, final=False),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_ends_the_socket(strict, kind):
    ada = strict.guest("Ada")
    with raw.connection(strict) as opened:
        join(strict, opened, ada)
        begin = raw.frame(raw.TEXT, b"{", final=False) if kind == "parts" else b""
        raw.push(opened, begin + FLOODS[kind] * 2000)
        heard = raw.everything(opened)
        assert raw.closing_code(heard) == 1008
        assert heard.count(b"too-many-requests") <= 61  # not an answer for each
    play([ada.open(ada.get("/api/me").json()["tables"][0]["id"])], 1)


@pytest.mark.parametrize("kind", ["text", "ping"])
def test_a_flood_before_the_first_word_ends_as_well(strict, kind):
    with raw.connection(strict) as opened:
        opened.sendall(raw.handshake(strict))
        assert opened.recv(4096).startswith(b"HTTP/1.1 101")
        raw.push(opened, FLOODS[kind] * 40_000)
        raw.everything(opened)  # it ends at all


def test_ordinary_players_are_far_from_the_limit(strict):
    ada = strict.guest("Ada")
    socket = ada.open(ada.create("me", "me", "me")["id"])
    play([socket], 10)
    assert socket.ask("why", action=["pass"])["type"] == "why"


def test_what_nobody_reads_does_not_pile_up(server):
    """While the application works on a message, those after it stay in the network."""
    ada = server.guest("Ada")
    with raw.connection(server) as opened:
        join(server, opened, ada)
        (wire,) = sockets(server)
        opened.settimeout(0.2)
        with suppress(TimeoutError):  # the sender may have to wait
            opened.sendall(raw.frame(raw.TEXT, b'{"type":"log","id":"1","before":3}') * 5000)
        assert max(server.inside(waiting_frames(wire)) for _ in range(20)) <= 256 / 6
        opened.settimeout(raw.PATIENCE)


async def waiting_frames(wire):
    return wire.queue.qsize()


def sockets(server):
    return [c for c in server._server.server_state.connections if hasattr(c, "queue")]


def test_a_long_message_in_many_parts_is_read(server):
    ada = server.guest("Ada")
    with raw.connection(server) as opened:
        join(server, opened, ada)
        text = b'{"type":"log","id":"in-parts","before":1' + b" " * 3000 + b"}"
        parts = [text[at : at + 100] for at in range(0, len(text), 100)]
        for number, part in enumerate(parts):
            kind = raw.CONTINUATION if number else raw.TEXT
            opened.sendall(raw.frame(kind, part, final=number == len(parts) - 1))
        assert b"in-parts" in opened.recv(65536)


# Requests


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.3)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("begun", [b"", b"\r\n", b"GET /api/he", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_does_not_last(server, begun):
    with raw.connection(server) as opened:
        opened.sendall(begun)
        assert raw.everything(opened).startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("hasty", "quiet")
def test_half_a_body_does_not_last(server):
    fields = {"Content-Type": "application/json", "Content-Length": "100"}
    with raw.connection(server) as opened:
        opened.sendall(raw.head(server, "/api/session", "POST", **fields) + b'{"name"')
        assert raw.everything(opened).startswith(b"HTTP/1.1 408")
    assert server.guest("Ada").get("/api/me").status_code == 200


@pytest.mark.usefixtures("hasty")
def test_nothing_after_a_request_does_not_last(server):
    """A line now and then, which is no request, must not keep a connection."""
    with raw.connection(server) as opened:
        opened.sendall(raw.head(server))
        assert b"200 OK" in opened.recv(65536)
        opened.sendall(b"\r\n")
        assert raw.everything(opened).startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("hasty")
def test_an_answer_may_take_its_time(server, monkeypatch):
    async def slow():
        import asyncio

        await asyncio.sleep(1)
        return []

    monkeypatch.setattr("ludotheque.server.routes.tables.table_lists.open_tables", lambda _: slow())
    with raw.connection(server) as opened:
        opened.sendall(raw.head(server, "/api/tables"))
        assert opened.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"x" * 100_000,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000,
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 20_000,
        b"\r\n" * 20_000,
    ],
    ids=["address", "header", "headers", "lines"],
)
def test_a_head_is_bounded(server, sent):
    with raw.connection(server) as opened:
        raw.push(opened, sent)
        assert raw.everything(opened)[:12] in {b"HTTP/1.1 431", b"HTTP/1.1 400"}


def test_headers_that_come_last_are_bounded(server):
    fields = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    with raw.connection(server) as opened:
        opened.sendall(raw.head(server, "/api/session", "POST", **fields) + b"0\r\n")
        raw.push(opened, b"X: x\r\n" * 20_000)
        assert b" 431 " in raw.everything(opened)[:40]


def test_an_address_is_bounded(guest):
    answer = guest().get("/api/tables/" + "x" * 3000)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    answer = guest().get("/api/tables?" + "x=1&" * 700)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_whoever_types_a_long_address_gets_a_page(guest):
    """Programs get the code of an error, as everywhere."""
    nobody = guest()
    reading = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for address in ("/" + "x" * 3000, "/?" + "x" * 3000):
        answer = nobody.http.get(address, headers=reading)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert nobody.get(address).json()["code"] == "bad-request"
    assert nobody.http.get("/api/" + "x" * 3000, headers=reading).json()["code"] == "bad-request"


def test_requests_in_advance_are_few(server):
    """Browsers send none; thousands in one go would be worked through in one go."""
    with raw.connection(server) as opened:
        raw.push(opened, raw.head(server) * 5000)
        assert raw.everything(opened).count(b"HTTP/1.1 200") < 100


def test_a_handshake_that_the_library_refuses_ends(server):
    with raw.connection(server) as opened:
        opened.sendall(raw.handshake(server, **{"X-Long": "x" * 9000}))
        assert raw.everything(opened).startswith(b"HTTP/1.1 431")


# Connections


def refused(server):
    with raw.connection(server) as opened:
        raw.push(opened, raw.head(server, Connection="close"))
        return not raw.everything(opened).startswith(b"HTTP/1.1 200")


def test_an_address_has_so_many_connections(tmp_path):
    with running(data=str(tmp_path), connections_per_address=5) as server, ExitStack() as held:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]
        ada.http.close()
        mine = [raw.connection(server) for _ in range(4)]
        for opened in mine:
            held.enter_context(opened)
        eventually(lambda: not refused(server))
        socket = ada.open(table)  # a socket counts as well
        assert refused(server)
        socket.close()
        eventually(lambda: not refused(server))


def eventually(holds):
    until = time.monotonic() + raw.PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_so_many_connections_in_all(tmp_path):
    many = {"connections": 5, "connections_per_address": 100, "proxies": "127.0.0.1"}
    with running(data=str(tmp_path), **many) as server, ExitStack() as held:
        for _ in range(5):
            held.enter_context(raw.connection(server))
        eventually(lambda: refused(server))


def test_a_proxy_brings_everybody(tmp_path):
    """Its own connections are not counted; each visitor's sockets are."""
    few = {"connections_per_address": 2, "proxies": "127.0.0.0/8"}
    with running(data=str(tmp_path), **few) as server, ExitStack() as held:
        ada = server.guest("Ada")
        table = ada.create("me", "me", "me")["id"]

        def socket(visitor):
            opened = held.enter_context(raw.connection(server))
            more = {"Cookie": ada.cookie(), "X-Forwarded-For": visitor}
            opened.sendall(raw.handshake(server, f"/ws/tables/{table}", **more))
            return opened.recv(4096)[9:12]

        assert [socket("192.0.2.7") for _ in range(3)] == [b"101", b"101", b"403"]
        assert socket("192.0.2.8") == b"101"
        one_network = [socket(f"2001:db8::{n}") for n in range(3)]
        assert one_network == [b"101", b"101", b"403"]


def test_counts_come_back_to_nothing():
    counts = OpenCounts(1)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("b")] == [True, False, True]
    for key in ("a", "a", "b"):
        counts.leave(key)
    assert not counts._open


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("somebody", ""),
        ("x" * 5000, ""),
    ],
)
def test_who_counts_as_one(address, key):
    assert address_key(address) == key


def test_as_many_descriptors_as_there_may_be(monkeypatch):
    limits = {}
    monkeypatch.setattr(edge.resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(edge.resource, "setrlimit", limits.__setitem__)
    edge.raise_descriptors()
    assert limits == {edge.resource.RLIMIT_NOFILE: (4096, 4096)}
    assert edge.most_descriptors() == 256
