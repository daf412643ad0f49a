"""Play on from a moment of a finished game: the steps so far, then dice of its own."""

from msgspec.structs import replace

from ludotheque.contract import NOBODY
from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.http_messages import NewBranch
from ludotheque.server.room.new_table import Agreed, new_row, seat_rows
from ludotheque.server.room.room import Room
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store

SITTING = {"me", "here", "bot"}  # nobody is awaited: the game goes on at once


async def branch(
    store: Store, rooms: Rooms, room: Room, person: Person, wish: NewBranch, secret: str, share: str
) -> Room:
    """A new table whose game begins with the steps of this one up to a version."""
    if not room.settled() or room.table is None:
        raise ApiError("not-over")
    if not 0 <= wish.version <= room.table.version:
        raise ApiError("no-such-moment")
    if len(wish.seats) != len(room.row.seats) or {s.kind for s in wish.seats} - SITTING:
        raise ApiError("bad-seats")
    old = room.row
    terms = Agreed(old.game, old.edition, old.options, wish.onlookers, wish.pace)
    seats = seat_rows(person, wish.seats, share)
    row = replace(
        new_row(person, terms, seats, secret, store.clock.now()),
        status="playing",
        copied=wish.version + 1,
        source_table=old.id,
        source_seal=(await room.record()).seal,
    )
    copy = await store.copy_steps(person.id, old.id, wish.version, row)
    if copy.table.to_act() == NOBODY:
        raise ApiError("game-over")
    return await rooms.keep(row, copy)
