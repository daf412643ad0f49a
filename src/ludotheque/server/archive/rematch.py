"""A rematch: one more table with the same people, found from the old one by all who sat there."""

from msgspec.structs import replace

from ludotheque import registry
from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.http_messages import Join, Rematch
from ludotheque.server.room import seating
from ludotheque.server.room.new_table import new_row, secret_for
from ludotheque.server.room.room import Room
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, Taken
from ludotheque.store.tables import SeatRow


class Rematches:
    """Opens the next table, or finds the one that somebody else has opened."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def open(self, room: Room, person: Person, wish: Rematch, share: str) -> Room:
        """The table that goes on with the same people, with this person's seats taken."""
        async with room.lock:
            if not room.over():
                raise ApiError("not-over")
            if not room.people():
                raise ApiError("not-allowed")  # it was played elsewhere, or by bots alone
            successor = await self._successor(room)
            if successor is None:
                if room.row.pace == "room" and person.id != room.row.owner:
                    raise ApiError("not-allowed")  # the screen is the host of the next table, too
                secret = await secret_for(self._store, person, wish.commitment)
                try:
                    return await self._create(room, person, secret, share)
                except Taken:  # another process has opened it
                    await room.reload()
                    successor = await self._rooms.get(str(room.row.next_table))
        if wish.commitment not in {"", successor.row.commitment}:
            raise ApiError("no-such-commitment")
        for seat in successor.reserved_for(person.id)[:1]:
            await seating.join(self._store, successor, person, Join(seat), share)
        return successor

    async def _successor(self, room: Room) -> Room | None:
        """The table that was opened already, unless it was closed or removed since."""
        if room.row.next_table is None:
            return None
        successor = await self._rooms.find(room.row.next_table)
        return None if successor is None or successor.row.status == "closed" else successor

    async def _create(self, room: Room, person: Person, secret: str, share: str) -> Room:
        old = room.row
        title = registry.title(old.game)
        try:
            options = title.options(old.options, len(old.seats))
        except ValueError:  # an older edition took them
            raise ApiError("bad-options") from None
        terms = replace(old, edition=title.about.edition, options=options)
        seats = _same_seats(old.seats, person, share)
        row = new_row(person, terms, seats, secret, self._store.clock.now())
        successor = await self._rooms.create(row, after=room.row)
        room.row.next_table = row.id
        room.audience.lobby_changed()
        return successor


def _same_seats(old: list[SeatRow], person: Person, share: str) -> list[SeatRow]:
    """Bots and my own sit at once; everybody else finds their seat kept for them."""
    seats = []
    for seat in old:
        if seat.kind == "bot":
            seats.append(SeatRow("bot", level=seat.level))
        elif seat.person == person.id:
            seats.append(SeatRow("person", person=person.id, name=seat.name, share=share))
            share = ""
        else:
            seats.append(SeatRow("reserved", name=seat.name, reserved=seat.person))
    return seats
