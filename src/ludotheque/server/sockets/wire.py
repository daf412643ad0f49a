"""The wire to one browser: uvicorn's websocket, with a short way for what goes out.

Every move is told to everybody at the table, and making a frame by way of Litestar, ASGI and
the library cost more than working the move out. What arrives is read by the library alone:
there is more to get wrong. Decision 59 has the numbers. Under any other server a plain wire
goes the long way.
"""

from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

WIRE = "wire"  # where an application finds it in its scope
WHOLE_TEXT = 0x81  # the first byte of a frame
SHORT, MEDIUM = 126, 1 << 16  # lengths from which on more bytes say how long it is
GONE = (WebSocketDisconnect, OSError)  # what sending to a closed socket raises


class Wire(Protocol):
    """One connection: text goes out, text comes in."""

    async def say(self, text: bytes) -> None:
        """Send text; one of GONE when nobody is there any more."""

    async def receive_text(self) -> str:
        """The next message; WebSocketDisconnect after the last."""


def wire_of(socket: "WebSocket[Any, Any, Any]") -> Wire:
    """The wire of an accepted socket."""
    scope: Any = socket.scope
    wire: Wire = scope.get(WIRE) or PlainWire(socket)
    return wire


class PlainWire:
    """The way that every ASGI server offers."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]") -> None:
        self._socket = socket

    async def say(self, text: bytes) -> None:
        await self._socket.send_text(text.decode())

    async def receive_text(self) -> str:
        event: Any = await self._socket.receive()
        return text_of(event)


class FastWire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which an application finds in its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application's task has not begun yet
            scope: Any = self.scope
            scope[WIRE] = self

    async def say(self, text: bytes) -> None:
        """Send text once the browser has taken enough of what was sent before."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(head(len(text)) + text)

    async def receive_text(self) -> str:
        return text_of(await self.receive())


def text_of(event: Any) -> str:
    """The text of what an ASGI server has received."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    return event.get("text") or ""


def head(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
