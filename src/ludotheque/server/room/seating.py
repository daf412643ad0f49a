"""Who sits at a table: sitting down, bots that stand in, closing.

Like a step of the game, a change is stored before anybody is told of it.
"""

from msgspec.structs import replace

from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person, checked_name
from ludotheque.server.protocol.http_messages import Join
from ludotheque.server.protocol.socket_messages import StandIn
from ludotheque.server.room import chat
from ludotheque.server.room.new_table import checked_level
from ludotheque.server.room.room import USUAL, Room
from ludotheque.store import Store, Taken
from ludotheque.store.tables import SeatRow


async def join(store: Store, room: Room, person: Person, wish: Join, share: str) -> None:
    """Sit down; whoever takes the last seat starts the game."""
    async with room.lock:
        wanted = room.free_seat(wish.seat, person.id, wish.invitation)
        if wanted is None:
            return
        if wanted.person is not None:
            await _hand_over(room, wish.seat, person)
            return
        reserved = room.reserved_for(person.id) if wanted.kind == "reserved" else []
        filled = {}
        for seat in reserved or [wish.seat]:
            old = room.row.seats[seat]
            # A reserved seat keeps the name of a family member.
            name = old.name or (checked_name(wish.name) if wish.name else person.name)
            filled[seat] = replace(old, person=person.id, name=name, share=share)
            share = ""
        await _fill(store, room, filled)
        for viewer in room.audience.viewers:
            if viewer.person == person.id:
                chat.recall(room, viewer)


async def _hand_over(room: Room, seat: int, person: Person) -> None:
    """Another phone has the seat from now on, with all that belongs to it. The lock is held."""
    old = room.row.seats[seat]
    taken = replace(old, person=person.id, name=person.name or old.name, ending=False)
    await room.change_seat(seat, taken)
    await room.set_stand_in(seat, None)
    room.audience.game_changed()
    _attend(room, seat)


async def stand_in(store: Store, room: Room, person: int, wish: StandIn) -> None:
    """Let a bot play for somebody, or no longer; or give it a seat that is still free."""
    async with room.lock:
        seat = _replaced(room, person, wish)
        level = None if wish.level is None else checked_level(wish.level)
        if seat.free:
            await _fill(store, room, {wish.seat: SeatRow("bot", level=checked_level(level))})
            return
        await room.set_stand_in(wish.seat, level, own=seat.person == person)
        _attend(room, wish.seat)


async def returned(room: Room, person: int | None) -> None:
    """Somebody opens the table again: the bots that others put in for them are done."""
    seats = room.seats_of(person)
    if any(room.row.seats[seat].stand_in for seat in seats):
        async with room.lock:
            for seat in seats:
                if not room.row.seats[seat].stand_in_own:
                    await room.set_stand_in(seat, None)
                    _attend(room, seat)


async def seen(store: Store, room: Room, person: int | None) -> None:
    """Somebody looks at the table: whatever was to tell them so is withdrawn."""
    slow = room.row.pace == "leisure" or room.row.timing is not None
    if person is not None and slow and room.seats_of(person):
        await store.seen(room.row.id, person)


async def leave(store: Store, room: Room, person: int) -> None:
    """Leave for good: a bot plays on, or the seat is free again where nothing was played yet."""
    async with room.lock:
        _refuse_ended(room)
        if room.row.status == "waiting" and room.row.owner == person:
            raise ApiError("not-allowed")  # the table would have no host: they can close it
        try:
            await store.leave(room.row.id, person, USUAL)
        except Taken:
            await room.reload()
            raise ApiError("stale-version") from None
        await room.reload()


async def close(store: Store, room: Room, person: int, on: bool) -> None:
    """Close the table for good: its host before the game, in it everybody who plays together."""
    async with room.lock:
        if room.row.status == "closed":
            return
        _refuse_ended(room)
        if room.row.status == "waiting" and person != room.row.owner:
            raise ApiError("not-allowed")
        for seat in room.seats_of(person) if room.row.status == "playing" else []:
            await room.change_seat(seat, replace(room.row.seats[seat], ending=on))
        playing = [seat for seat in room.row.seats if seat.played_by_person]
        agreed = room.row.status == "waiting" or all(seat.ending for seat in playing)
        if not on or not agreed:
            return
        if not await store.close_table(room.row.id):
            await room.reload()  # another process ended the game meanwhile
        _refuse_ended(room)
        room.row.status = "closed"
        room.attend()
        room.audience.lobby_changed()
        room.audience.game_changed()


def _refuse_ended(room: Room) -> None:
    if room.row.status in {"closed", "over"}:
        raise ApiError("table-closed" if room.row.status == "closed" else "game-over")


def _replaced(room: Room, person: int, wish: StandIn) -> SeatRow:
    """The seat that is spoken of; ApiError when it is not for this person to decide."""
    if not 0 <= wish.seat < len(room.row.seats):
        raise ApiError("bad-seats")
    _refuse_ended(room)
    seat = room.row.seats[wish.seat]
    if seat.person == person:
        return seat
    may = person == room.row.owner or (seat.person is not None and room.seats_of(person))
    if not may or seat.kind in {"bot", "elsewhere"}:
        raise ApiError("not-allowed")
    if seat.person is not None and wish.level is not None:
        since = room.replaceable(wish.seat, room.now())
        if since is None or since > room.now():
            raise ApiError("not-absent")
    return seat


def _attend(room: Room, seat: int) -> None:
    """Somebody else plays this seat now; a thought about it may begin, or be idle."""
    if room.table is not None and seat in room.table.deciders():
        room.attend()


async def _fill(store: Store, room: Room, filled: dict[int, SeatRow]) -> None:
    """Fill free seats; with the last one the game begins, in the same transaction."""
    try:
        stored = await store.fill_seats(room.row.id, filled)
    except Taken:
        await room.reload()
        raise ApiError("seat-taken") from None
    room.take_row(stored.row)
    room.audience.lobby_changed()
    if stored.table is not None:
        room.begin(stored.table, stored.timer)
