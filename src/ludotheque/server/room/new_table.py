"""A new table as it was asked for, checked and made ready to be kept."""

import secrets

import msgspec

from ludotheque import fair, registry
from ludotheque.bots.levels import OFFERED
from ludotheque.contract import Options
from ludotheque.registry import Title
from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person, checked_name
from ludotheque.server.protocol.http_messages import NewSeat, NewTable
from ludotheque.server.room import clocks
from ludotheque.store import Store
from ludotheque.store.tables import Absence, Pace, SeatRow, TableRow
from ludotheque.timing import Timing

# No two that look alike, so that an id can be read aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 14  # 69 bits


class Agreed(msgspec.Struct):
    """What a table is opened with."""

    game: str
    edition: int
    options: Options
    onlookers: bool
    pace: Pace
    hints: bool = False
    curtain: bool = True
    absence: Absence = "wait"
    timing: Timing | None = None


def agreed(wish: NewTable) -> Agreed:
    """What was asked for; ApiError says what is wrong with the wish."""
    title, options = _checked(wish)
    return Agreed(
        title.id,
        title.about.edition,
        options,
        wish.onlookers,
        wish.pace,
        wish.hints,
        wish.curtain,
        wish.absence,
        clocks.agreed(wish.timing),
    )


def new_row(
    person: Person, terms: Agreed | TableRow, seats: list[SeatRow], secret: str, now: float
) -> TableRow:
    """A new table, on the terms of another one, perhaps."""
    return TableRow(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=terms.game,
        edition=terms.edition,
        options=terms.options,
        onlookers=terms.onlookers,
        owner=person.id,
        commitment=fair.commitment(secret),
        secret=secret,
        status="waiting",
        created=int(now),
        seats=seats,
        pace=terms.pace,
        hints=terms.hints,
        curtain=terms.curtain,
        absence=terms.absence,
        timing=terms.timing,
    )


def seat_rows(person: Person, wishes: list[NewSeat], share: str) -> list[SeatRow]:
    """The seats as agreed; whoever opens a table adds to its dice once."""
    seats = []
    for wish in wishes:
        if wish.kind == "me":
            seats.append(SeatRow("person", person=person.id, name=person.name, share=share))
            share = ""
        elif wish.kind == "here":
            name = checked_name(wish.name)
            seats.append(SeatRow("person", person=person.id, name=name, share=share))
            share = ""
        elif wish.kind == "bot":
            seats.append(SeatRow("bot", level=checked_level(wish.level)))
        else:
            seats.append(SeatRow(wish.kind))
    return seats


async def secret_for(store: Store, person: Person, commitment: str) -> str:
    """The secret of a table's dice: as was promised, or a new one where nobody asked for that."""
    if not commitment:
        return fair.new_secret()
    secret = await store.take_commitment(person.id, commitment)
    if secret is None:
        raise ApiError("no-such-commitment")
    return secret


def checked_level(level: str | None) -> str:
    """A level that is offered; the best where none is named."""
    if level is None:
        return OFFERED[-1]
    if level not in OFFERED:
        raise ApiError("bad-seats")
    return level


def _checked(wish: NewTable) -> tuple[Title, Options]:
    try:
        title = registry.title(wish.game)
    except registry.NoSuchGame:
        raise ApiError("no-such-game") from None
    try:
        options = title.options(wish.options, len(wish.seats))
    except registry.OutOfRange:
        raise ApiError("bad-house-rule") from None
    except ValueError:
        raise ApiError("bad-options") from None
    if not title.about.players.admit(len(wish.seats)):
        raise ApiError("bad-seats")
    return title, options
