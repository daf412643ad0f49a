"""The socket of a table: who it is, what he says, what he is told.

Everything that arrives is decoded by one decoder and decided by one table of roles;
everything that leaves comes from the table's audience or answers a message by its id.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludotheque.server.house import House
from ludotheque.server.limits import Bucket
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import (
    Act,
    AskLog,
    AskPreview,
    AskWhy,
    Done,
    Error,
    FromBrowser,
    GiveOrder,
    Hello,
    Refused,
    ShowLog,
    ShowPreview,
    ShowWhy,
    ToBrowser,
    Undo,
)
from ludotheque.server.people import Person
from ludotheque.server.refusals import Refusal, error_of
from ludotheque.server.roles import MESSAGES, refused
from ludotheque.server.viewer import Viewer, encode
from ludotheque.views import seen_preview

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
PATIENCE = 10  # seconds for the first message
LONGEST_ID = 64

AnySocket = WebSocket[Any, Any, Any]
_decode: Callable[[str], FromBrowser] = msgspec.json.Decoder(FromBrowser).decode
_logger = logging.getLogger(__name__)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: AnySocket, house: NamedDependency[House], table_id: FromPath[str]
) -> None:
    await socket.accept()
    person: Person | None = socket.user
    try:
        live = await house.tables.get(table_id)
        hello = await asyncio.wait_for(_receive(socket), PATIENCE)
        if not isinstance(hello, Hello):
            raise Refusal("bad-request")
        _check(hello, person, live)
    except (WebSocketDisconnect, TimeoutError):
        return
    except Exception as reason:  # noqa: BLE001
        await _close(socket, error_of(reason))
        return
    await _Conversation(socket, house, person, live).hold(hello)


class _Conversation:
    """One socket, from its first message to its end."""

    def __init__(
        self, socket: AnySocket, house: House, person: Person | None, live: LiveTable
    ) -> None:
        self._socket = socket
        self._person = person
        self._live = live
        self._viewer = Viewer(None if person is None else person.id)
        self._bucket = Bucket(house.limits.message_rate)

    async def hold(self, hello: Hello) -> None:
        self._viewer.told = hello.version
        self._viewer.fall_behind()
        self._live.audience.enter(self._viewer)
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear()
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            self._live.audience.leave(self._viewer)

    async def _tell(self) -> None:
        """Send what waits, as fast as this socket takes it."""
        try:
            while not self._viewer.lost:
                message = await self._viewer.next()
                if message is None:
                    if not self._live.place.may_watch(self._viewer.person):
                        await _close(self._socket, Error("no-onlookers"))
                        return
                    message = await self._live.audience.update(self._viewer)
                await self._socket.send_text(message)
            await self._socket.close(TRY_AGAIN_LATER)
        except WebSocketDisconnect:
            pass
        except Exception:
            _logger.exception("a socket of table %s ends", self._live.place.row.id)
            await _close(self._socket, Error("unavailable"))

    async def _hear(self) -> None:
        """Take one message and answer it."""
        asked = ""
        try:
            message = await _receive(self._socket)
            asked = "" if isinstance(message, Hello) else message.id
            if not self._bucket.take():
                raise Refusal("too-many-requests")
            if len(asked) > LONGEST_ID:
                asked = ""
                raise Refusal("bad-request")
            _check(message, self._person, self._live)
            answer = await self._answer(message)
        except WebSocketDisconnect:
            raise
        except Exception as reason:
            error = error_of(reason)
            if error.code == "unavailable":
                _logger.exception("a message at table %s failed", self._live.place.row.id)
            answer = Refused(asked, error)
        if answer is not None:
            self._viewer.hear(answer)

    async def _answer(self, message: FromBrowser) -> ToBrowser | None:
        live = self._live
        seat = live.place.seat_of(self._viewer.person)
        if isinstance(message, Hello):
            self._viewer.told = message.version
            self._viewer.fall_behind()
            return None
        if isinstance(message, AskLog):
            steps: Any = await live.audience.older(message.before, seat)
            return ShowLog(message.id, steps)
        assert seat is not None  # the table of roles has seen to it
        if isinstance(message, Act):
            done = await live.act(seat, message.id, message.version, message.action)
            return Done(message.id, done)
        if isinstance(message, Undo):
            done = await live.undo(seat, message.id, message.version, message.whole_turn)
            return Done(message.id, done)
        if isinstance(message, GiveOrder):
            return Done(message.id, await live.order(seat, message.version, message.order))
        return _look(live, seat, message)


def _look(live: LiveTable, seat: int, message: AskPreview | AskWhy) -> ToBrowser:
    """Questions about the position, which change nothing."""
    table = live.started(message.version)
    if isinstance(message, AskPreview):
        return ShowPreview(message.id, seen_preview(table.preview(seat, message.action)))
    return ShowWhy(message.id, table.why_not(seat, message.action) or None)


def _check(message: FromBrowser, person: Person | None, live: LiveTable) -> None:
    code = refused(MESSAGES.get(type(message)), person, live.place)
    if code is not None:
        raise Refusal(code)


async def _receive(socket: AnySocket) -> FromBrowser:
    try:
        return _decode(await socket.receive_text())
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("bad-request") from None


async def _close(socket: AnySocket, error: Error) -> None:
    try:
        await socket.send_text(encode(Refused("", error)))
        await socket.close(POLICY_VIOLATION, error.code)
    except WebSocketDisconnect:
        pass
