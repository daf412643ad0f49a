"""The socket of a table, from its first message to its end.

Everything that arrives is decoded by one decoder and goes to the handler of its kind;
everything that leaves comes from the table's audience or answers a message by its id.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludotheque.server.access import denial
from ludotheque.server.errors import UNREADABLE, ApiError, error_of
from ludotheque.server.limits import Bucket
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.bounds import Id
from ludotheque.server.protocol.encoding import encode, frame
from ludotheque.server.protocol.message import Error
from ludotheque.server.protocol.roles import Role
from ludotheque.server.protocol.socket_messages import Failed, FromBrowser, Hello
from ludotheque.server.room import chat, seating
from ludotheque.server.room.room import Room
from ludotheque.server.room.viewer import Viewer
from ludotheque.server.services import Services
from ludotheque.server.sockets.handlers import HANDLERS
from ludotheque.server.sockets.wire import GONE, HELD, Wire, wire_of
from ludotheque.store import Crowded

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
HELLO_SECONDS = 10  # for the first message

AnySocket = WebSocket[Any, Any, Any]


class _Identified(msgspec.Struct):
    """Any message, as far as its id goes."""

    id: Id = ""


_identify = msgspec.json.Decoder(_Identified).decode
_decode: Callable[[str], FromBrowser] = msgspec.json.Decoder(reduce(or_, HANDLERS)).decode
_logger = logging.getLogger(__name__)


# Whoever opens a socket is looked at with their first message.
@websocket("/ws/tables/{table_id:str}", role=Role.ANYONE)
async def table_socket(
    socket: AnySocket, services: NamedDependency[Services], table_id: FromPath[str]
) -> None:
    await socket.accept()
    wire = wire_of(socket)
    person: Person | None = socket.user
    try:
        room = await services.rooms.get(table_id)
        hello = _read(await asyncio.wait_for(wire.receive_text(), HELLO_SECONDS))
        if not isinstance(hello, Hello):
            raise ApiError("bad-request")
        role, _ = HANDLERS[Hello]
        if denial(role, person, room) is not None:
            await services.rooms.renewed(table_id)  # they may have sat down by another server
        _check(role, person, room)
    except (WebSocketDisconnect, TimeoutError):
        return
    except Exception as reason:  # noqa: BLE001
        await _close(wire, error_of(reason))
        return
    address = socket.client.host if socket.client else ""
    viewer = Viewer(*(None, address) if person is None else (person.id, person.id))
    scope: Any = socket.scope
    scope[HELD] = Connection(wire, services, person, room, viewer).hold(hello)


class Connection:
    """One socket at one table."""

    __slots__ = ("_bucket", "_wire", "hint", "person", "room", "services", "viewer")

    def __init__(
        self, wire: Wire, services: Services, person: Person | None, room: Room, viewer: Viewer
    ) -> None:
        self.services = services
        self.person = person
        self.room = room
        self.viewer = viewer
        self.hint: asyncio.Task[None] | None = None
        self._wire = wire
        self._bucket = Bucket(services.limits.message_rate)

    async def hold(self, hello: Hello) -> None:
        # No bot that stood in for them acts any more once they see the table.
        await seating.returned(self.room, self.viewer.person)
        await self.room.catch_up(hello.version)
        self.viewer.uncovered = hello.uncover
        self.viewer.start_from(hello.version, changes=hello.changes)
        chat.recall(self.room, self.viewer)
        self.room.enter(self.viewer)
        await seating.seen(self.services.store, self.room, self.viewer.person)
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear()
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            if self.hint is not None:
                self.hint.cancel()
            self.services.rooms.leave(self.room, self.viewer)

    def failed(self, asked: str, reason: Exception) -> Failed:
        """The answer for something that went wrong."""
        error = error_of(reason)
        if error.code == "unavailable":
            _logger.error("a message at table %s failed", self.room.row.id, exc_info=reason)
        return Failed(asked, error)

    async def _tell(self) -> None:
        """Send what waits, as fast as this socket takes it."""
        try:
            while await self._tell_once():
                pass
        except GONE:
            pass
        except Crowded:
            await self._wire.close(TRY_AGAIN_LATER)
        except Exception:
            _logger.exception("a socket of table %s ends", self.room.row.id)
            await _close(self._wire, Error("unavailable"))

    async def _tell_once(self) -> bool:
        """Send what waits, once there is something; False when nothing more is to be told.

        A function of its own: whoever waits for the next message does not keep the last.
        """
        waiting = await self.viewer.all()
        if self.viewer.lost:
            await self._wire.close(TRY_AGAIN_LATER)
            return False
        if None in waiting and not self.room.may_watch(self.viewer.person):
            await _close(self._wire, Error("no-onlookers"))
            return False
        messages = []
        for message in waiting:
            messages.append(message or await self.room.audience.update(self.viewer))
        await self._wire.say(frame(messages))
        return True

    async def _hear(self) -> None:
        """Take one message and answer it."""
        text = await self._wire.receive_text()
        try:
            if not self._bucket.take():
                raise ApiError("too-many-requests")
            message = _read(text)
            role, handler = HANDLERS[type(message)]
            _check(role, self.person, self.room)
            answer = await handler(self, message)
        except Exception as reason:  # noqa: BLE001
            answer = self.failed(_id(text), reason)
        if answer is not None:
            self.viewer.hear(answer)


def _check(role: Role, person: Person | None, room: Room) -> None:
    code = denial(role, person, room)
    if code is not None:
        raise ApiError(code)


def _read(text: str) -> FromBrowser:
    try:
        return _decode(text)
    except UNREADABLE:
        raise ApiError("bad-request") from None


def _id(text: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender hears of it."""
    try:
        return _identify(text).id
    except UNREADABLE:
        return ""


async def _close(wire: Wire, error: Error) -> None:
    try:
        await wire.say(frame([encode(Failed("", error))]))
        await wire.close(POLICY_VIOLATION, error.code)
    except GONE:
        pass
