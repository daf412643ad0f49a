"""Lists of tables as the home page shows them: my own, and those open to anyone."""

import math

import msgspec

from ludotheque.server.protocol.http_messages import MyTable, OpenTable, Status
from ludotheque.server.room.clocks import shown_timing
from ludotheque.server.room.lobby import shown_name
from ludotheque.store import Store
from ludotheque.store.lists import TableSummary
from ludotheque.store.tables import SeatRow
from ludotheque.views import Result

LONGEST_LIST = 100
MOST_OPEN = 50
OPEN_SECONDS = 14 * 24 * 3600  # a table that waited longer waits in vain
_decode_result = msgspec.json.Decoder(Result).decode
RANKS: dict[Status, int] = {"playing": 1, "waiting": 2, "over": 3, "closed": 4}


async def mine(store: Store, person: int) -> list[MyTable]:
    """A person's tables: what waits for them first, then the last changed."""
    found = await store.tables_of(person, LONGEST_LIST)
    tables = [_mine(table, person) for table in found]
    return sorted(tables, key=_urgency)


async def open_tables(store: Store) -> list[OpenTable]:
    """The tables that anyone may join."""
    since = int(store.clock.now()) - OPEN_SECONDS
    return [_open(table) for table in await store.open_tables(since, MOST_OPEN)]


def _urgency(table: MyTable) -> tuple[int, float, int]:
    """What waits for me first, then what runs out soonest, then what changed last."""
    rank = 0 if table.my_turn else RANKS[table.status]
    return rank, math.inf if table.deadline is None else table.deadline, -table.changed


def _mine(table: TableSummary, person: int) -> MyTable:
    sitting = [n for n, seat in enumerate(table.seats) if seat.person == person]
    reserved = [n for n, seat in enumerate(table.seats) if seat.free and seat.reserved == person]
    deciders = table.deciders if table.status == "playing" else []
    mine = [seat for seat in deciders if seat in sitting]
    deadlines = [table.deadlines[seat] for seat in mine or deciders if seat in table.deadlines]
    return MyTable(
        id=table.id,
        game=table.game,
        players=[_player(seat) for seat in table.seats],
        my_seats=sorted(sitting + reserved),
        my_turn=bool(mine) or (table.status == "waiting" and bool(reserved)),
        to_act=next(iter(mine or deciders), None),
        status=table.status,
        pace=table.pace,
        version=table.version,
        changed=table.changed,
        deadline=min(deadlines, default=None),
        result=_decode_result(table.result) if table.result else None,
    )


def _open(table: TableSummary) -> OpenTable:
    return OpenTable(
        id=table.id,
        game=table.game,
        options=table.options,
        pace=table.pace,
        timing=shown_timing(table.timing),
        onlookers=table.onlookers,
        players=[_player(seat) for seat in table.seats],
        free=[n for n, seat in enumerate(table.seats) if seat.free and seat.kind == "open"],
        created=table.created,
    )


def _player(seat: SeatRow) -> str | None:
    return seat.level or shown_name(seat)
