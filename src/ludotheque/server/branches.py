"""Play on from a moment of a finished game: the steps so far, then dice of its own."""

from msgspec.structs import replace
from sqlalchemy import Connection

from ludotheque.contract import NOBODY
from ludotheque.server.house import House
from ludotheque.server.live import LiveTable
from ludotheque.server.messages import NewBranch
from ludotheque.server.people import Person
from ludotheque.server.refusals import Refusal
from ludotheque.server.wishes import Agreed, new_row, seat_rows
from ludotheque.store import copies, log
from ludotheque.store.copies import Copy

SITTING = {"me", "here", "bot"}  # nobody is awaited: the game goes on at once


async def branch(
    house: House, live: LiveTable, person: Person, wish: NewBranch, share: str
) -> LiveTable:
    """A new table whose game begins with the steps of this one up to a version."""
    place = live.place
    if not place.settled() or place.table is None:
        raise Refusal("not-over")
    if not 0 <= wish.version <= place.table.version:
        raise Refusal("no-such-moment")
    if len(wish.seats) != len(place.row.seats) or {s.kind for s in wish.seats} - SITTING:
        raise Refusal("bad-seats")
    old = place.row
    terms = Agreed(old.game, old.edition, old.options, wish.onlookers, wish.pace)
    secret = house.commitments.keep(person.id, wish.commitment)
    row = replace(
        new_row(person, terms, seat_rows(person, wish.seats, share), secret),
        status="playing",
        copied=wish.version + 1,
        source_table=old.id,
        source_seal=(await live.written()).seal,
    )

    def play(connection: Connection) -> Copy:
        return copies.copy(row, log.steps_of(connection, old.id, 0, wish.version))

    made = await house.store.read(play)
    if made.table.to_act() == NOBODY:
        raise Refusal("game-over")
    return await house.tables.keep(row, made)
