"""The two wires: the short way out, and the plain one that every server offers."""

import gc
import inspect
import re
import time

import pytest
from litestar import WebSocket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from ludotheque.server.http_protocol import BoundedHttp
from ludotheque.server.sockets.fast_wire import FastWire, head, is_short_text
from tests.server import raw
from tests.server.client import play
from tests.server.running import plain, running


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_makes(length):
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125])
def test_a_short_text_is_known(length):
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)
    assert is_short_text(frame)
    assert not is_short_text(frame + b"x")
    assert not is_short_text(frame[:-1])


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.CONT, b"x").serialize(mask=True),
        Frame(Opcode.PING, b"x").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"x").serialize(mask=True)[1:],  # a reserved bit
    ],
)
def test_all_else_is_left_to_the_library(frame):
    assert not is_short_text(frame)


def test_the_middle_of_a_message_is_no_message_of_its_own(server, guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    begin = b'{"id":"torn","type":"none","more":"\xc4'
    end = b"\x81\xc4\x81" + b"x" * 69 + b'"}'  # with the byte before it, letters
    assert is_short_text(end)
    message = raw.frame(raw.TEXT, begin + end)
    with raw.connection(server) as opened:
        opened.sendall(raw.handshake(server, f"/ws/tables/{table}", Cookie=ada.cookie()))
        heard_until(opened, b"\r\n\r\n")
        opened.sendall(raw.frame(raw.TEXT, b'{"type":"hello","version":-1}'))
        heard_until(opened, b'"type":"update"')
        opened.sendall(message[: -len(end)])
        time.sleep(0.2)  # so that the rest arrives by itself
        opened.sendall(message[-len(end) :])
        answer = heard_until(opened, b'"type":"failed"')
        assert b'"id":"torn"' in answer
        opened.sendall(raw.frame(raw.TEXT, b'{"id":"next","type":"log","before":1}'))
        assert b'"id":"next"' in heard_until(opened, b'"type":"log"')


def heard_until(opened, wanted):
    heard = b""
    opened.settimeout(raw.PATIENCE)
    while wanted not in heard:
        heard += opened.recv(1 << 16)
    return heard


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory):
    """Our application under uvicorn as it comes."""
    with running(data=str(tmp_path_factory.mktemp("data")), configure=plain) as server:
        yield server


def wires(server):
    """The kinds of connections that sockets have there."""
    open_ones = server._server.server_state.connections
    return {type(c) for c in open_ones if isinstance(c, WebSocketsSansIOProtocol)}


def test_the_short_way_is_the_one_that_is_used(server, guest):
    ada = guest("Ada")
    ada.open(ada.create("me", "me", "me")["id"]).until(0)
    assert wires(server) == {FastWire}


def test_a_game_over_the_plain_wire(ordinary):
    ada, bob = ordinary.guest("Ada"), ordinary.guest("Bob")
    table = ada.create("me", "open", "me")["id"]
    bob.join(table, 1)
    sockets = [ada.open(table), bob.open(table)]
    play(sockets, 1000)
    assert wires(ordinary) == {WebSocketsSansIOProtocol}
    assert sockets[0].view["result"] == sockets[1].view["result"]
    assert sockets[0].ask("chat", text="Thank you")["type"] == "done"
    sockets[1].wait("chat")


def test_the_plain_wire_ends(ordinary):
    ada = ordinary.guest("Ada")
    table = ada.create("me", "me", "me", onlookers=False)["id"]
    onlooker = ordinary.guest().open(table)
    assert onlooker.receive()["error"]["code"] == "no-onlookers"
    with pytest.raises(ConnectionClosed, match="1008"):
        onlooker.receive()
    first = ada.open(table)
    first.until(0)
    first.close()
    second = ada.open(table)  # the first is forgotten
    play([second], 3)


def test_an_open_socket_keeps_nothing_of_the_routes(guest):
    ada = guest("Ada")
    table = ada.create("me", "me", "me")["id"]
    before = sockets_of_routes()
    opened = ada.open(table)
    opened.until(0)
    assert sockets_of_routes() <= before
    play([opened], 1)


def sockets_of_routes():
    gc.collect()
    return sum(isinstance(known, WebSocket) for known in gc.get_objects())


# What uvicorn does not promise


def used(kind):
    """The names of its base class that a protocol of ours uses or overrides."""
    names = set(re.findall(r"\bself\.([a-z]\w*)", inspect.getsource(kind)))
    names |= {name for name in vars(kind) if not name.startswith("_")}
    return names - {"say", "receive_text", "close"}  # the wire's own


@pytest.mark.parametrize(
    ("ours", "theirs"), [(FastWire, WebSocketsSansIOProtocol), (BoundedHttp, HttpToolsProtocol)]
)
def test_uvicorn_has_what_our_protocols_build_on(ours, theirs):
    source = inspect.getsource(theirs)
    assert used(ours)
    for name in used(ours):
        there = re.search(rf"def {name}\(|self\.{name}(: [^=]+)? =", source)
        assert there, f"uvicorn's {theirs.__name__} has no {name} any more"


def test_the_library_has_what_the_wire_looks_at():
    conn = ServerProtocol()
    names = set(re.findall(r"self\.conn\.(\w+)", inspect.getsource(FastWire)))
    assert names >= {"events", "parser_exc", "handshake_exc", "receive_data", "fail", "state"}
    for name in names:
        assert hasattr(conn, name), f"websockets' protocol has no {name} any more"
    assert conn.events == [] and conn.parser_exc is conn.handshake_exc is None


def test_uvicorn_still_reads_through_these():
    """Whatever arrives passes by our counts: nothing goes around them."""
    source = inspect.getsource(WebSocketsSansIOProtocol)
    assert source.count("self.conn.receive_data(") == 1
    assert source.count("self.queue.get(") == 1
    assert inspect.getsource(HttpToolsProtocol).count("self.parser.feed_data(") == 1
