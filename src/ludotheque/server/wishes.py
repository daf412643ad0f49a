"""What somebody wishes for a new table, checked and made ready to be kept."""

import secrets
import time

from ludotheque import fair, registry
from ludotheque.bots.levels import HIDDEN, LEVELS
from ludotheque.contract import Options
from ludotheque.registry import Title
from ludotheque.server.messages import NewSeat, NewTable
from ludotheque.server.people import Person, checked_name
from ludotheque.server.refusals import Refusal
from ludotheque.store.tables import SeatRow, TableRow

# No two that look alike, so that an id can be read aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 14  # 69 bits


def new_row(person: Person, wish: NewTable, share: str) -> TableRow:
    """The table that was asked for; Refusal says what is wrong with the wish."""
    title, options = _checked(wish)
    secret = fair.new_secret()
    return TableRow(
        id=new_id(),
        game=title.id,
        rules_version=title.about.rules_version,
        options=options,
        onlookers=wish.onlookers,
        owner=person.id,
        commitment=fair.commitment(secret),
        secret=secret,
        status="waiting",
        created=int(time.time()),
        seats=seat_rows(person, wish.seats, share),
        pace=wish.pace,
    )


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def seat_rows(person: Person, wishes: list[NewSeat], share: str) -> list[SeatRow]:
    """The seats as agreed; whoever opens a table adds to its dice once."""
    seats = []
    for wish in wishes:
        if wish.kind == "me":
            seats.append(SeatRow("person", person=person.id, name=person.name, share=share))
            share = ""
        elif wish.kind == "here":
            seats.append(SeatRow("person", person=person.id, name=checked_name(wish.name)))
        elif wish.kind == "bot":
            seats.append(SeatRow("bot", level=checked_level(wish.level)))
        else:
            seats.append(SeatRow(wish.kind))
    return seats


def checked_level(level: str | None) -> str:
    """A level that is offered; the best where none is named."""
    offered = [known for known in LEVELS if known not in HIDDEN]
    if level is None:
        return offered[-1]
    if level not in offered:
        raise Refusal("bad-seats")
    return level


def _checked(wish: NewTable) -> tuple[Title, Options]:
    try:
        title = registry.title(wish.game)
    except registry.NoSuchGame:
        raise Refusal("no-such-game") from None
    try:
        options = title.options(wish.options)
    except ValueError:
        raise Refusal("bad-options") from None
    players = title.about.players
    if not players.fewest <= len(wish.seats) <= players.most:
        raise Refusal("bad-seats")
    return title, options
