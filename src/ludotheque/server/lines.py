"""Lists of tables as the home page shows them: my own, and those open to anyone."""

import time

from ludotheque.server.messages import OpenTable, Status, TableLine
from ludotheque.server.people import Person
from ludotheque.store import Store, lists
from ludotheque.store.lists import Line
from ludotheque.store.tables import SeatRow

LONGEST_LIST = 100
MOST_OPEN = 50
OPEN_SECONDS = 14 * 24 * 3600  # a table that waited longer waits in vain
RANKS: dict[Status, int] = {"playing": 1, "waiting": 2, "over": 3, "closed": 4}


async def mine(store: Store, person: Person) -> list[TableLine]:
    """A person's tables: what waits for him first, then the last changed."""
    found = await store.read(lists.of_person, person.id, LONGEST_LIST)
    lines = [_line(line, person.id) for line in found]
    return sorted(
        lines, key=lambda line: (0 if line.my_turn else RANKS[line.status], -line.changed)
    )


async def open_tables(store: Store) -> list[OpenTable]:
    """The tables that anyone may join."""
    since = int(time.time()) - OPEN_SECONDS
    return [_open(line) for line in await store.read(lists.open_to_all, since, MOST_OPEN)]


def _line(line: Line, person: int) -> TableLine:
    sitting = [n for n, seat in enumerate(line.seats) if seat.person == person]
    kept = [n for n, seat in enumerate(line.seats) if seat.free and seat.reserved == person]
    acting = line.status == "playing" and line.turn in sitting
    return TableLine(
        id=line.id,
        game=line.game,
        players=[_player(seat) for seat in line.seats],
        my_seats=sorted(sitting + kept),
        my_turn=acting or (line.status == "waiting" and bool(kept)),
        status=line.status,
        pace=line.pace,
        version=line.version,
        changed=line.changed,
    )


def _open(line: Line) -> OpenTable:
    return OpenTable(
        id=line.id,
        game=line.game,
        options=line.options,
        pace=line.pace,
        onlookers=line.onlookers,
        players=[_player(seat) for seat in line.seats],
        free=[n for n, seat in enumerate(line.seats) if seat.free and seat.kind == "open"],
        created=line.created,
    )


def _player(seat: SeatRow) -> str:
    return seat.name or seat.level or ""
