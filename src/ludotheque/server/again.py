"""Again with the same people: one more table, found from the old one by all who sat there."""

from msgspec.structs import replace
from sqlalchemy import Connection

from ludotheque import registry
from ludotheque.server.house import House
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import Join
from ludotheque.server.people import Person
from ludotheque.server.refusals import Refusal
from ludotheque.server.tables import Tables
from ludotheque.server.wishes import new_row
from ludotheque.store import tables as kept
from ludotheque.store.tables import SeatRow


class _Named(Exception):
    """Another process has named the next table already."""


async def again(
    house: House, live: LiveTable, person: Person, commitment: str, share: str
) -> LiveTable:
    """The table that goes on with the same people, with this person's seats taken."""
    async with live.seating.lock:
        if not live.place.over():
            raise Refusal("not-over")
        successor = await _named(house.tables, live)
        if successor is None:
            secret = house.commitments.keep(person.id, commitment)
            try:
                return await _open(house.tables, live, person, secret, share)
            except _Named:
                await live.reload()
                successor = await house.tables.get(str(live.place.row.next_table))
    if commitment not in {"", successor.place.row.commitment}:
        raise Refusal("no-such-commitment")
    for seat in successor.place.reserved_for(person.id)[:1]:
        await successor.seating.join(person, Join(seat), share)
    return successor


async def _named(tables: Tables, live: LiveTable) -> LiveTable | None:
    """The table that was opened already, unless it has been closed since."""
    if live.place.row.next_table is None:
        return None
    successor = await tables.get(live.place.row.next_table)
    return None if successor.place.row.status == "closed" else successor


async def _open(
    tables: Tables, live: LiveTable, person: Person, secret: str, share: str
) -> LiveTable:
    old = live.place.row
    title = registry.title(old.game)
    newest = replace(old, edition=title.about.edition)
    try:
        title.options(old.options, len(old.seats))
    except ValueError:  # an older edition took them
        raise Refusal("bad-options") from None
    row = new_row(person, newest, _same_seats(old.seats, person, share), secret)

    def follow(connection: Connection) -> None:
        if not kept.follow(connection, old.id, old.next_table, row.id):
            raise _Named

    successor = await tables.create(row, follow)
    old.next_table = row.id
    live.audience.lobby_changed()
    return successor


def _same_seats(old: list[SeatRow], person: Person, share: str) -> list[SeatRow]:
    """Bots and my own sit at once; everybody else finds his seat kept for him."""
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
