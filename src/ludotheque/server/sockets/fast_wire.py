"""uvicorn's websocket, with a short way for what goes out, and for short texts that come in.

Every move is told to everybody at the table, and making a frame by way of Litestar, ASGI and
the library cost more than working the move out. Of what arrives only a short text in a frame of
its own is read here, where a frame may begin; all else is the library's, for there is more to get
wrong. Decisions 59 and 169 have the numbers.
"""

from asyncio import BaseTransport, Future, get_running_loop
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from ludotheque.server.edge import Edge, peer_of
from ludotheque.server.limits import Bucket
from ludotheque.server.sockets.wire import WIRE, text_of

WHOLE_TEXT = 0x81  # the first byte of a frame
MASKED = 0x80  # in its second byte, beside the length
SHORT, MEDIUM = 126, 1 << 16  # lengths from which on more bytes say how long it is
PIECE = 256  # bytes taken in at once; the smallest frame of a browser has 6
FRAMES_A_TURN = 16
MOST_PARTS = 256  # of one message
AT_A_FRAME = StreamReader.at_eof.__code__  # where the library waits for a frame
NO_TEXT, POLICY_VIOLATION = 1007, 1008  # codes of a close (RFC 6455, 7.4.1)


class FastWire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which an application finds in its scope.

    What arrives is taken in by small pieces: a few frames, then everybody else has a turn,
    and no more while the application has not read the last message. So nobody can send so
    much, or so many small frames, that others wait for it or that it piles up.
    """

    def __init__(self, config: Any, *given: Any, **more: Any) -> None:
        super().__init__(config, *given, **more)
        self._edge: Edge = config.edge
        self._frames = Bucket(self._edge.frames)
        self._unread = memoryview(b"")
        self._due = False  # whether to read on in the next turn
        self.queue: Any = Inbox()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._edge.enter(peer_of(self))  # there was room for it as a request

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.leave(peer_of(self))
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application's task has not begun yet
            scope: Any = self.scope
            scope[WIRE] = self

    def data_received(self, data: bytes) -> None:
        if self._unread or len(data) > PIECE or not self._is_read():
            self._unread = memoryview(bytes(self._unread) + data)
            self._read_on()
        elif is_short_text(data) and self._is_between_messages():
            self._take_text(data)  # nearly always: one message, after the one before was read
        else:
            self._take_in(data)

    def send_receive_event_to_app(self) -> None:
        """A whole message; uvicorn would write a trace for one that is no text."""
        data, self.frames = b"".join(self.frames), []
        self._pass_on(data if self.curr_msg_data_type == "text" else b"")

    def _pass_on(self, text: bytes) -> None:
        if self.close_sent:  # what still arrives is read and thrown away
            return
        try:
            event = {"type": "websocket.receive", "text": text.decode()}
        except UnicodeDecodeError:
            self._hang_up(NO_TEXT, "bad-request")
        else:
            self.queue.put_nowait(event)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # what opened it is of no use any more
            opened: Any = self
            opened.request.headers.clear()  # the library's parser holds on to the request
            opened.response = None
            opened.scope["headers"] = []

    async def receive(self) -> Any:
        event = await self.queue.get()
        self._was_read()
        return event

    async def say(self, text: bytes) -> None:
        """Send text once the browser has taken enough of what was sent before."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(head(len(text)) + text)

    async def receive_text(self) -> str:
        event = await self.queue.get()
        self._was_read()
        return text_of(event)

    async def close(self, code: int, reason: str = "") -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def _was_read(self) -> None:
        if self._unread or self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        """Take in some of what has arrived."""
        self._due = False
        left = FRAMES_A_TURN
        while self._unread and left > 0 and self._is_read():
            if self.transport.is_closing():
                return
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            left -= self._take_in(bytes(piece))
        self._pace()

    def _is_between_messages(self) -> bool:
        """Whether the library waits for the first byte of a message, and for nothing else."""
        if self.conn.state is not OPEN or self.conn.current_size is not None:
            return False
        waiting: Any = self.conn.parser  # generators, each waiting for the next
        while (inner := waiting.gi_yieldfrom) is not None:
            waiting = inner
        return bool(waiting.gi_code is AT_A_FRAME)

    def _take_text(self, frame: bytes) -> None:
        if self._frames.take():
            self._pass_on(apply_mask(frame[6:], frame[2:6]))
        else:
            self._hang_up(POLICY_VIOLATION, "too-many-requests")

    def _take_in(self, piece: bytes) -> int:
        """Take in a piece of what has arrived; how many frames that were."""
        self.conn.receive_data(piece)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif self.conn.handshake_exc is not None:  # uvicorn would leave it hanging
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif not self._frames.take(frames := len(self.conn.events)) or self._is_torn():
            self._hang_up(POLICY_VIOLATION, "too-many-requests")
        else:
            self.handle_events()
            return frames
        return 0

    def _is_torn(self) -> bool:
        """Whether one message comes in more parts than any browser makes of it."""
        return len(self.frames) > MOST_PARTS

    def _hang_up(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _is_read(self) -> bool:
        """Whether the application has taken everything, or wants nothing more."""
        return self.queue.empty() or self.close_sent

    def _pace(self) -> None:
        """Let the network wait while something is unread, and others have a turn before that.

        A single message that the application has not taken yet makes nobody wait: what comes
        after it does.
        """
        if self.transport.is_closing():
            return
        wait = bool(self._unread)
        if wait and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif self.read_paused and not wait:
            self.read_paused = False
            self.transport.resume_reading()
        if self._unread and self._is_read() and not self._due:
            self._due = True
            self.loop.call_soon(self._read_on)


class Inbox:
    """What has arrived for one reader; asyncio's queue takes 3 KB more, empty."""

    __slots__ = ("_events", "_waiting")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._waiting: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._waiting = get_running_loop().create_future()
            await self._waiting
        self._waiting = None
        return self._events.pop(0)

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


def is_short_text(data: bytes) -> bool:
    """Whether this is one frame of a browser, and all of a short text (RFC 6455, 5.2)."""
    length = len(data) - 6  # two bytes, and four of the mask
    return 0 <= length < SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED | length


def head(length: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
