"""What cannot be read is a bad request, wherever it stands, and leaves no trace in the log."""

import pytest

from tests.server import raw
from tests.server.client import play

DEEP = b"[" * 15_000
DEEP_FIELD = b'{"x":' + DEEP
BODIES = {
    "deep": DEEP,
    "deep field": DEEP_FIELD,
    "deep objects": b'{"name":' * 5000,
    "not UTF-8": b'{"name":"\xff\xfe"}',
    "half a pair": b'{"name":"\\ud800"}',
    "NUL": b'{"name":"\\u0000"}',
    "a huge number": b'{"name":"Ada","seat":' + b"9" * 10_000 + b"}",
    "nothing": b"",
    "UTF-16": '{"name":"Ada"}'.encode("utf-16"),
}
DOORS = ["session", "sign-in", "account", "account/password", "tables", "tables/{table}/join"]


def code(answer):
    return answer.json()["code"]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("kind", BODIES)
def test_bodies(guest, kind):
    ada = guest("Ada")
    table = ada.create("me", "open", "me")["id"]
    headers = {"Content-Type": "application/json"}
    for door in DOORS:
        path = f"/api/{door.format(table=table)}"
        answer = ada.http.post(path, content=BODIES[kind], headers=headers)
        assert code(answer) in {"bad-request", "bad-name", "not-allowed"}, path
    for door in ("verify", "records"):
        answer = ada.http.post(f"/api/{door}", content=BODIES[kind], headers=headers)
        assert code(answer) == "bad-record", door


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "query", ["seat=%ff", "%ff=%fe", "seat=" + "9" * 1500, "seat=99999999999999999999", "seat=x"]
)
def test_queries(guest, query):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    play([ada.open(table)], 1)
    answer = ada.get(f"/api/tables/{table}/moments/1?{query}")
    if query == "%ff=%fe":
        assert answer.status_code == 200  # nobody asked
    else:
        assert code(answer) in {"bad-request", "bad-seats"}


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%ff%fe",
        "/api/tables/%00",
        "/api/tables/%ed%a0%80",
        "/api/games/%ff/rules/%ff",
        "/%ff",
        "/assets/%00.js",
        "/api/tables/nowhere/moments/" + "9" * 1500,
        "/api/tables/{table}/moments/99999999999999999999",
        "/api/tables/{table}/moments/-99999999999999999999",
        "/api/tables/{table}/moments/%ff",
    ],
)
def test_paths(guest, path):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    answer = ada.get(path.format(table=table))
    assert answer.status_code in {200, 400, 404}
    if path.startswith("/api"):
        known = {"bad-request", "not-found", "no-such-table", "no-such-game", "no-such-moment"}
        assert code(answer) in known


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    "value",
    [b"\xff\xfe", b"ludotheque=\xff", b"ludotheque=%ff%fe", b"=;=;;", b'ludotheque="\\777"'],
)
@pytest.mark.parametrize("name", [b"Cookie", b"Origin", b"Accept", b"Content-Type", b"X-Anything"])
def test_headers(server, name, value):
    head = raw.head(server, "/api/me", Connection="close")[:-2]
    with raw.connection(server) as opened:
        opened.sendall(head + name + b": " + value + b"\r\n\r\n")
        assert raw.everything(opened)[9:12] in {b"401", b"400"}


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("value", [b"ludotheque=\xff", b"ludotheque=%ff%fe", b"=;=;;"])
def test_headers_of_sockets(server, value):
    head = raw.handshake(server)[:-2]
    with raw.connection(server) as opened:
        opened.sendall(head + b"Cookie: " + value + b"\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 101")


FRAMES = [
    DEEP.decode(),
    DEEP_FIELD.decode(),
    '{"type":"act","id":"1","version":0,"action":' + "[" * 15_000,
    '{"type":"act","id":"1","version":9223372036854775807,"action":["pass"]}',
    '{"type":"act","id":"1","version":0,"action":["undo",9223372036854775808]}',
    '{"type":"act","id":"1","version":' + "9" * 9000 + ',"action":["pass"]}',
    '{"type":"act","id":"' + "x" * 65 + '","version":0,"action":["pass"]}',
    '{"type":"log","id":"1","before":9223372036854775807}',
    '{"type":"log","id":"1","before":-9223372036854775808}',
    '{"type":"chat","id":"1","text":"x","seat":9223372036854775807}',
    '{"type":"hello","version":9223372036854775807}',
    '{"type":"stand-in","id":"1","seat":9223372036854775807,"level":"casual"}',
    '{"type":"order","id":"1","version":0,"order":[9223372036854775808]}',
    '{"type":"chat","id":"1","text":"\\ud800"}',
]


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("number", range(len(FRAMES)))
def test_messages(guest, number):
    ada = guest("Ada")
    socket = ada.open(ada.create("me", "me", "me")["id"])
    socket.until(0)
    socket.send(FRAMES[number])
    assert socket.wait("failed")["error"]["code"] == "bad-request"
    play([socket], 1)  # it goes on


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("number", [0, 1, 10])
def test_first_messages(guest, number):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    from tests.server.client import Socket

    socket = Socket(ada, table)
    ada.sockets.append(socket)
    socket.send(FRAMES[number])
    assert socket.wait("failed")["error"]["code"] == "bad-request"


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize(
    ("opcode", "payload", "answer"),
    [
        (raw.TEXT, b"\xff\xfe", (1007).to_bytes(2, "big")),
        (raw.BINARY, b'{"type":"hello","version":-1}', b"bad-request"),
    ],
)
def test_a_frame_that_is_no_text(server, guest, opcode, payload, answer):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    with raw.connection(server) as opened:
        opened.sendall(raw.handshake(server, f"/ws/tables/{table}", Cookie=ada.cookie()))
        assert opened.recv(4096).startswith(b"HTTP/1.1 101")
        opened.sendall(raw.frame(opcode, payload))
        assert answer in raw.everything(opened)
