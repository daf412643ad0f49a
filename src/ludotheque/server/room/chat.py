"""The chat of those seated at a table. Onlookers neither write nor read it."""

import re
import unicodedata

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.bounds import LONGEST_MESSAGE
from ludotheque.server.protocol.socket_messages import ChatMessage, ChatMessages, SendChat
from ludotheque.server.room.room import Room
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Store
from ludotheque.store.chat import MOST_MESSAGES, ChatRow

# What would hide, reverse or break a line. Joiners stay: many a picture is made with them.
UNPRINTABLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


async def send(store: Store, room: Room, person: int, message: SendChat) -> None:
    """Keep a message, then tell it to everybody seated."""
    if room.row.status == "closed":
        raise ApiError("table-closed")
    seat = room.seat_of(person) if message.seat is None else message.seat
    if seat is None or seat not in room.seats_of(person):
        raise ApiError("bad-seats")
    text, now = cleaned(message.text), int(store.clock.now())
    row = await store.add_chat(room.row.id, seat, person, text, now, message.id)
    _tell(room, [row])


async def follow(store: Store, room: Room) -> None:
    """Tell what was said by other servers."""
    known = room.chat_log[-1].number if room.chat_log else -1
    _tell(room, await store.chat_after(room.row.id, known))


def _tell(room: Room, rows: list[ChatRow]) -> None:
    """Tell it to everybody seated, unless it was told before: sent again, or heard of already."""
    numbers = {row.number for row in room.chat_log}
    new = [row for row in rows if row.number not in numbers]
    if new:
        said = sorted([*room.chat_log, *new], key=lambda row: row.number)
        room.chat_log = said[-MOST_MESSAGES:]
        room.audience.tell_seated(ChatMessages([_message(row) for row in new]))


def recall(room: Room, viewer: Viewer) -> None:
    """Tell somebody the last messages, if they may know them."""
    if room.chat_log and room.seats_of(viewer.person):
        viewer.hear(ChatMessages([_message(row) for row in room.chat_log]))


def cleaned(text: str) -> str:
    """A message of plain text as it is shown."""
    if len(text) > LONGEST_MESSAGE:
        raise ApiError("bad-line")
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy or len(tidy) > LONGEST_MESSAGE or UNPRINTABLE.search(tidy):
        raise ApiError("bad-line")
    return tidy


def _message(row: ChatRow) -> ChatMessage:
    return ChatMessage(row.number, row.seat, row.person, row.text, row.at)
