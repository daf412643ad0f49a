"""What is done with each message of a browser, and who may send it: one function each.

A handler is given the connection and the message. What it returns is the answer; None
where the answer comes later or none is due.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Protocol, TypeVar

from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.roles import Role
from ludotheque.server.protocol.socket_messages import (
    Act,
    AskHint,
    AskLog,
    AskPreview,
    AskPrices,
    AskWhy,
    Close,
    Done,
    FromBrowser,
    GiveOrder,
    Hello,
    Leave,
    Pause,
    Point,
    SendChat,
    SetBotPace,
    ShowLog,
    ShowPreview,
    ShowPrices,
    ShowWhy,
    StandIn,
    ToBrowser,
    Undo,
)
from ludotheque.server.room import chat, pointing, seating
from ludotheque.server.room.room import Room
from ludotheque.server.room.viewer import Viewer
from ludotheque.server.services import Services
from ludotheque.views import seen_preview


class Sender(Protocol):
    """Whoever sent a message: a socket at a table."""

    services: Services
    room: Room
    viewer: Viewer
    person: Person | None
    hint: "asyncio.Task[None] | None"

    def failed(self, asked: str, reason: Exception) -> ToBrowser:
        """The answer for something that went wrong."""


M = TypeVar("M", bound=FromBrowser)
Handler = Callable[[Sender, M], Awaitable[ToBrowser | None]]
HANDLERS: dict[type[FromBrowser], tuple[Role, Handler[Any]]] = {}


def _handles(kind: type[M], role: Role) -> Callable[[Handler[M]], Handler[M]]:
    def declare(handler: Handler[M]) -> Handler[M]:
        HANDLERS[kind] = (role, handler)
        return handler

    return declare


@_handles(Hello, Role.WATCHER)
async def _hello(sender: Sender, message: Hello) -> None:
    """The browser says anew what it has seen; the first hello is read by the connection."""
    await sender.room.catch_up(message.version)
    sender.viewer.uncovered = message.uncover
    sender.viewer.start_from(message.version, changes=message.changes)
    chat.recall(sender.room, sender.viewer)


async def _step(sender: Sender, message: Act | Undo) -> ToBrowser:
    began = perf_counter()
    version = await sender.room.act(_person(sender), message)
    sender.services.counts.acknowledged(perf_counter() - began)
    return Done(message.id, version)


HANDLERS[Act] = HANDLERS[Undo] = (Role.SEATED, _step)


@_handles(AskLog, Role.WATCHER)
async def _log(sender: Sender, message: AskLog) -> ToBrowser:
    if not sender.services.limits.replays.take(sender.viewer.asker):
        raise ApiError("too-many-requests")
    steps: Any = await sender.room.audience.older(sender.viewer, message.before)
    return ShowLog(message.id, steps)


@_handles(AskPreview, Role.SEATED)
async def _preview(sender: Sender, message: AskPreview) -> ToBrowser:
    seat = _seat(sender)
    table = sender.room.started(message.version, [seat])
    return ShowPreview(message.id, seen_preview(table.preview(seat, message.action)))


@_handles(Point, Role.SEATED)
async def _point(sender: Sender, message: Point) -> ToBrowser:
    pointing.point(sender.room, _seat(sender), message)
    return _done(sender, message.id)


@_handles(AskPrices, Role.SEATED)
async def _prices(sender: Sender, message: AskPrices) -> ToBrowser:
    table, seat = sender.room.started(message.version), _seat(sender)
    if table.to_act() != seat:
        raise ApiError("not-your-turn")
    return ShowPrices(message.id, table.prices(seat))


@_handles(AskWhy, Role.SEATED)
async def _why(sender: Sender, message: AskWhy) -> ToBrowser:
    seat = _seat(sender)
    table = sender.room.started(message.version, [seat])
    return ShowWhy(message.id, table.why_not(seat, message.action) or None)


@_handles(GiveOrder, Role.SEATED)
async def _order(sender: Sender, message: GiveOrder) -> ToBrowser:
    version = await sender.room.order(_seat(sender), message.version, message.order)
    return Done(message.id, version)


@_handles(AskHint, Role.SEATED)
async def _hint(sender: Sender, message: AskHint) -> ToBrowser | None:
    """A new plan takes a while: whoever asked may act meanwhile."""
    known = sender.services.hints.recall(sender.room, _seat(sender), message)
    if known is not None:
        return known
    busy = sender.hint is not None and not sender.hint.done()
    if busy or not sender.services.limits.hints.take(_person(sender)):
        raise ApiError("too-many-requests")
    sender.hint = asyncio.create_task(_give_hint(sender, _seat(sender), message))
    return None


async def _give_hint(sender: Sender, seat: int, message: AskHint) -> None:
    try:
        answer: ToBrowser = await sender.services.hints.ask(sender.room, seat, message)
    except Exception as reason:  # noqa: BLE001
        answer = sender.failed(message.id, reason)
    sender.viewer.hear(answer)


@_handles(SendChat, Role.SEATED)
async def _chat(sender: Sender, message: SendChat) -> ToBrowser:
    if not sender.services.limits.chat.take(_person(sender)):
        raise ApiError("too-many-requests")
    await chat.send(sender.services.store, sender.room, _person(sender), message)
    return _done(sender, message.id)


@_handles(SetBotPace, Role.SEATED)
async def _bot_pace(sender: Sender, message: SetBotPace) -> ToBrowser:
    sender.viewer.bot_pace = message.pace
    return _done(sender, message.id)


@_handles(Pause, Role.SEATED)
async def _pause(sender: Sender, message: Pause) -> ToBrowser:
    await sender.room.pause(_person(sender), message.on)
    return _done(sender, message.id)


@_handles(StandIn, Role.MEMBER)
async def _stand_in(sender: Sender, message: StandIn) -> ToBrowser:
    await seating.stand_in(sender.services.store, sender.room, _person(sender), message)
    return _done(sender, message.id)


@_handles(Leave, Role.SEATED)
async def _leave(sender: Sender, message: Leave) -> ToBrowser:
    await seating.leave(sender.services.store, sender.room, _person(sender))
    return _done(sender, message.id)


@_handles(Close, Role.MEMBER)
async def _close(sender: Sender, message: Close) -> ToBrowser:
    await seating.close(sender.services.store, sender.room, _person(sender), message.on)
    return _done(sender, message.id)


def _done(sender: Sender, asked: str) -> ToBrowser:
    """What concerns the table and not its game is done, at the version that the game has."""
    table = sender.room.table
    return Done(asked, -1 if table is None else table.version)


def _person(sender: Sender) -> int:
    assert sender.person is not None  # the roles have seen to it
    return sender.person.id


def _seat(sender: Sender) -> int:
    seat = sender.room.seat_of(_person(sender))
    assert seat is not None
    return seat
