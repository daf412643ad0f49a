"""A visitor without a browser: bytes on a connection, whatever they are."""

import base64
import os
import socket
import struct
from contextlib import contextmanager

from tests.server.client import PATIENCE

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FINAL = 0x80


@contextmanager
def connection(server, address="127.0.0.1"):
    with socket.create_connection((address, server.port), timeout=PATIENCE) as opened:
        yield opened


def head(server, path="/health/live", method="GET", **fields):
    """The head of a request that our own pages could have sent."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}"]
    lines += [f"Origin: {server.origin}", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def handshake(server, path="/ws/tables/nowhere", **fields):
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    return head(server, path, **upgrade, **{"Sec-WebSocket-Key": key}, **fields)


def frame(opcode, payload=b"", final=True):
    """A frame as a browser sends it; short ones only."""
    assert len(payload) < 126
    mask = b"\x00" * 4
    return bytes([opcode | (FINAL if final else 0), 0x80 | len(payload)]) + mask + payload


def everything(opened, most=1 << 20):
    """All that is said until the other side hangs up."""
    heard = b""
    try:
        while len(heard) < most:
            piece = opened.recv(65536)
            if not piece:
                break
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def push(opened, data):
    """Send as much as the other side takes; whether it took everything."""
    try:
        opened.sendall(data)
    except (ConnectionResetError, BrokenPipeError):
        return False
    return True


def closing_code(heard):
    """The code of the close frame that ends what was heard, None without one."""
    for reason in (b"too-many-requests",):
        at = heard.rfind(reason)
        if at >= 2:
            return struct.unpack("!H", heard[at - 2 : at])[0]
    return None
