"""Takes a record as a table of somebody's own, to be replayed."""

import re
from typing import Literal

import msgspec
from msgspec.structs import replace

from ludotheque import fair, playback, record
from ludotheque.record import BadRecord, Fair, Record
from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person, checked_name
from ludotheque.server.protocol.http_messages import Verdict
from ludotheque.server.room.new_table import Agreed, new_row
from ludotheque.server.room.room import Room
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, copies
from ludotheque.store.copies import Copy
from ludotheque.store.tables import SeatRow, TableRow

DIGEST = re.compile("[0-9a-f]{64}")


async def take(
    store: Store, rooms: Rooms, person: Person, data: bytes, verdict: Verdict | None
) -> Room:
    """A table with the game of a record; `verdict` is there for one that is over and true."""
    now = store.clock.now()

    def play() -> tuple[TableRow, Copy]:
        try:
            return (_finished if verdict else _unfinished)(person, data, now)
        except BadRecord:
            raise ApiError("bad-record") from None

    return await rooms.keep(*await store.compute(person.id, play))


def _finished(person: Person, data: bytes, now: float) -> tuple[TableRow, Copy]:
    """As it is: its dice, its hashes, its seal; exporting it gives the same bytes."""
    written = record.read(data)
    row = replace(
        _row(person, written, "over", now),
        dice=msgspec.json.encode(written.dice).decode(),
        commitment=written.dice.commitment if isinstance(written.dice, Fair) else "",
        secret=(written.dice.secret or "") if isinstance(written.dice, Fair) else "",
        copied=written.origin.steps if written.origin else 0,
        source_seal=written.origin.seal if written.origin else None,
        format=written.format,
    )
    return row, copies.copy(row, written.steps)


def _unfinished(person: Person, data: bytes, now: float) -> tuple[TableRow, Copy]:
    """Its dice are not known: a game that goes on from it, and is closed at once."""
    written = record.read(data)
    played = playback.replay(written)
    if played.outcome() is not None or played.title.about.hidden:
        raise BadRecord("what is over must be true, what is hidden must be over")
    if not written.steps or not DIGEST.fullmatch(written.seal):
        raise BadRecord("nothing was played, or it has no seal")
    row = _row(person, written, "closed", now)
    row = replace(row, copied=len(written.steps), source_seal=written.seal)
    return row, copies.copy(row, written.steps)


def _row(
    person: Person, written: Record, status: Literal["over", "closed"], now: float
) -> TableRow:
    try:
        names = [checked_name(name) for name in written.seats]
    except ApiError:
        names = []
    if names != written.seats:
        raise BadRecord("a name in it cannot be shown")
    terms = Agreed(written.game, written.edition, written.options, True, "leisure")
    seats = [SeatRow("elsewhere", name=name) for name in names]
    return replace(new_row(person, terms, seats, fair.new_secret(), now), status=status)
