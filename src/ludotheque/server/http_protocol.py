"""uvicorn's HTTP, bounded: a request has to arrive in time, and in a reasonable size.

Whoever sends half a request holds a connection and some memory; here for seconds, not for
ever. Nothing is understood yet, so the refusals have no words but their status.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ludotheque.server.edge import Edge, peer_of

HEAD_SECONDS = 10.0  # from the first byte, or the connection, to the end of the headers
BODY_SECONDS = 30.0
LARGEST_HEAD = 16 * 1024
LARGEST_REQUEST = 1024 * 1024 + 2 * LARGEST_HEAD  # the largest record and what surrounds it
MOST_HEADERS = 100
MOST_PIPELINED = 4  # requests sent before the answer to the first; browsers send none
PIECE = 4 * 1024  # bytes looked at in one go

TIMED_OUT, TOO_LARGE, HEAD_TOO_LARGE, UNAVAILABLE = 408, 413, 431, 503


class BoundedHttp(HttpToolsProtocol):
    """One connection of somebody who may have all the time in the world."""

    def __init__(self, config: Any, *given: Any, **more: Any) -> None:
        super().__init__(config, *given, **more)
        self._edge: Edge = config.edge
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._size = 0  # bytes of this request so far
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = True
        if self._edge.enter(peer_of(self)):
            self._arm(HEAD_SECONDS)
        else:
            self._refuse(UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._size += len(piece)
            super().data_received(piece)
            if not self._counted or self.transport.is_closing():
                return  # it is a websocket now, or nothing any more
            status = self._excess()
            if status:
                self._refuse(status)
                return
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self._in_head and self._timer is None:
            self._arm(HEAD_SECONDS)  # something came that is no request yet

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        self._leave()  # the websocket counts itself
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._size = True, 0
        if self._timer is None:
            self._arm(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._arm(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._size = True, 0
        self._disarm()
        super().on_message_complete()

    def _excess(self) -> int:
        """The status that says what there is too much of; 0 for nothing."""
        if self._in_head and self._size > LARGEST_HEAD:
            return HEAD_TOO_LARGE
        if self.headers is not None and len(self.headers) > MOST_HEADERS:
            return HEAD_TOO_LARGE
        if self._size > LARGEST_REQUEST or len(self.pipeline) > MOST_PIPELINED:
            return TOO_LARGE
        return 0

    def _refuse(self, status: int) -> None:
        """Say why, unless an answer is already on its way, and hang up."""
        self._disarm()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            end = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + end)
        self.transport.close()

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self._refuse, TIMED_OUT)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self._edge.leave(peer_of(self))
