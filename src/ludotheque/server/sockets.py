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

from ludotheque.server.frames import (
    Act,
    AskHint,
    AskLog,
    AskPreview,
    AskWhy,
    Close,
    Done,
    FromBrowser,
    GiveOrder,
    Hello,
    Refused,
    Say,
    ShowLog,
    ShowPreview,
    ShowWhy,
    StandIn,
    ToBrowser,
    Undo,
)
from ludotheque.server.house import House
from ludotheque.server.limits import Bucket
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import Error
from ludotheque.server.people import Person
from ludotheque.server.refusals import Refusal, error_of
from ludotheque.server.roles import MESSAGES, refused
from ludotheque.server.viewer import Viewer, encode, frame
from ludotheque.server.wire import WIRE, Wire
from ludotheque.views import seen_preview

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
PATIENCE = 10  # seconds for the first message
LONGEST_ID = 64
GONE = (WebSocketDisconnect, OSError)  # what sending to a closed socket raises

AnySocket = WebSocket[Any, Any, Any]


class _Identified(msgspec.Struct):
    """Any message, as far as its id goes."""

    id: str = ""


_identify = msgspec.json.Decoder(_Identified).decode
_decode: Callable[[str], FromBrowser] = msgspec.json.Decoder(FromBrowser).decode
_logger = logging.getLogger(__name__)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: AnySocket, house: NamedDependency[House], table_id: FromPath[str]
) -> None:
    await socket.accept()
    scope: Any = socket.scope
    wire: Wire = scope[WIRE]
    person: Person | None = socket.user
    try:
        live = await house.tables.get(table_id)
        hello = _read(await asyncio.wait_for(_receive(wire), PATIENCE))
        if not isinstance(hello, Hello):
            raise Refusal("bad-request")
        _check(hello, person, live)
    except (WebSocketDisconnect, TimeoutError):
        return
    except Exception as reason:  # noqa: BLE001
        await _close(socket, wire, error_of(reason))
        return
    await _Conversation(socket, wire, house, person, live).hold(hello)


class _Conversation:
    """One socket, from its first message to its end."""

    def __init__(
        self,
        socket: AnySocket,
        wire: Wire,
        house: House,
        person: Person | None,
        live: LiveTable,
    ) -> None:
        self._socket = socket
        self._wire = wire
        self._house = house
        self._hint: asyncio.Task[None] | None = None
        self._person = person
        self._live = live
        self._viewer = Viewer(None if person is None else person.id)
        self._bucket = Bucket(house.limits.message_rate)
        self._talk_rate = house.limits.talk

    async def hold(self, hello: Hello) -> None:
        # No bot that stood in for him acts any more once he sees the table.
        await self._live.seating.returned(self._viewer.person)
        self._viewer.told = hello.version
        self._viewer.fall_behind()
        self._live.talk.recall(self._viewer)
        self._live.audience.enter(self._viewer)
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear()
        except WebSocketDisconnect:
            pass
        finally:
            telling.cancel()
            if self._hint is not None:
                self._hint.cancel()
            self._live.audience.leave(self._viewer)

    async def _tell(self) -> None:
        """Send what waits, as fast as this socket takes it."""
        try:
            while True:
                waiting = await self._viewer.all()
                if self._viewer.lost:
                    break
                if None in waiting and not self._live.place.may_watch(self._viewer.person):
                    await _close(self._socket, self._wire, Error("no-onlookers"))
                    return
                said = []
                for message in waiting:
                    said.append(message or await self._live.audience.update(self._viewer))
                await self._wire.say(frame(said))
            await self._socket.close(TRY_AGAIN_LATER)
        except GONE:
            pass
        except Exception:
            _logger.exception("a socket of table %s ends", self._live.place.row.id)
            await _close(self._socket, self._wire, Error("unavailable"))

    async def _hear(self) -> None:
        """Take one message and answer it."""
        text = await _receive(self._wire)
        try:
            if not self._bucket.take():
                raise Refusal("too-many-requests")
            message = _read(text)
            _check(message, self._person, self._live)
            answer = await self._answer(message)
        except Exception as reason:  # noqa: BLE001
            answer = self._refusal(_id(text), reason)
        if answer is not None:
            self._viewer.hear(answer)

    def _refusal(self, asked: str, reason: Exception) -> Refused:
        error = error_of(reason)
        if error.code == "unavailable":
            _logger.error("a message at table %s failed", self._live.place.row.id, exc_info=reason)
        return Refused(asked, error)

    async def _answer(self, message: FromBrowser) -> ToBrowser | None:
        live = self._live
        if isinstance(message, (Act, Undo)):
            assert self._person is not None  # the roles have seen to it
            return Done(message.id, await live.act(self._person.id, message))
        if isinstance(message, Hello):
            self._viewer.told = message.version
            self._viewer.fall_behind()
            live.talk.recall(self._viewer)
            return None
        seat = live.place.seat_of(self._viewer.person)
        if isinstance(message, AskLog):
            steps: Any = await live.audience.older(message.before, seat)
            return ShowLog(message.id, steps)
        assert self._person is not None
        if isinstance(message, (Say, StandIn, Close)):
            return Done(message.id, await self._manage(self._person, message))
        assert seat is not None
        if isinstance(message, GiveOrder):
            return Done(message.id, await live.order(seat, message.version, message.order))
        if isinstance(message, AskHint):
            self._begin_hint(seat, self._person.id, message)
            return None
        return _look(live, seat, message)

    async def _manage(self, person: Person, message: Say | StandIn | Close) -> int:
        """What concerns the table and not its game; the version that it has."""
        live = self._live
        if isinstance(message, StandIn):
            await live.seating.stand_in(person.id, message)
        elif isinstance(message, Close):
            await live.seating.close()
        elif not self._talk_rate.take(person.id):
            raise Refusal("too-many-requests")
        else:
            await live.talk.say(person.id, message)
        return -1 if live.place.table is None else live.place.table.version

    def _begin_hint(self, seat: int, person: int, message: AskHint) -> None:
        """A hint takes a while: its asker may act meanwhile."""
        busy = self._hint is not None and not self._hint.done()
        if busy or not self._house.limits.hints.take(person):
            raise Refusal("too-many-requests")
        self._hint = asyncio.create_task(self._give_hint(seat, message))

    async def _give_hint(self, seat: int, message: AskHint) -> None:
        answer: ToBrowser
        try:
            answer = await self._house.hints.ask(self._live, seat, message)
        except Exception as reason:  # noqa: BLE001
            answer = self._refusal(message.id, reason)
        self._viewer.hear(answer)


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


def _read(text: str) -> FromBrowser:
    try:
        message = _decode(text)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("bad-request") from None
    if not isinstance(message, Hello) and len(message.id) > LONGEST_ID:
        raise Refusal("bad-request")
    return message


def _id(text: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender hears of it."""
    try:
        return _identify(text).id[:LONGEST_ID]
    except (msgspec.DecodeError, UnicodeError):
        return ""


async def _receive(wire: Wire) -> str:
    """The next message."""
    event: Any = await wire.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    return event.get("text") or ""


async def _close(socket: AnySocket, wire: Wire, error: Error) -> None:
    try:
        await wire.say(frame([encode(Refused("", error))]))
        await socket.close(POLICY_VIOLATION, error.code)
    except GONE:
        pass
