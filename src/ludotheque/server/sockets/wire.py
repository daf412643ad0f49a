"""The wire to one browser, as a table's socket uses it: text goes out, text comes in."""

from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Receive, Send

WIRE = "wire"  # where an application finds it in its scope
HELD = "held"  # where a route leaves what a socket goes on with
GONE = (WebSocketDisconnect, OSError)  # what sending to a closed socket raises


class Wire(Protocol):
    """One connection: text goes out, text comes in."""

    async def say(self, text: bytes) -> None:
        """Send text; one of GONE when nobody is there any more."""

    async def receive_text(self) -> str:
        """The next message; WebSocketDisconnect after the last."""

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up; one of GONE when nobody is there any more."""


def letting_go(routes: ASGIApp) -> ASGIApp:
    """Routes that open a socket and are done: what they kept of it is freed while it lives."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        await routes(scope, receive, send)
        if HELD in scope:
            held = scope[HELD]
            scope.clear()
            await held

    return serve


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

    async def close(self, code: int, reason: str = "") -> None:
        await self._socket.close(code, reason)


def text_of(event: Any) -> str:
    """The text of what an ASGI server has received."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    return event.get("text") or ""
