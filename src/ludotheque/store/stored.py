"""A table as it comes out of the store, with the last steps of its game."""

import msgspec
from sqlalchemy import Connection

from ludotheque.store import chat, days_off, log, opening, outbox, quotas, tables, timers
from ludotheque.store.chat import ChatRow
from ludotheque.store.errors import Taken
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.table import Table
from ludotheque.timing import Span, Timer, new_timer

REMEMBERED = 16  # steps kept at hand for whoever comes back or comes late


class StoredTable(msgspec.Struct):
    """`table` is None before its game begins; `changed` is the Unix time of its last step.

    `timer` are its clocks, where some were agreed and its game has begun. `bots` are the
    levels of those that chose its last steps, by version. `away` is when its people are, on
    their days off. `spoilt` are the versions of snapshots that could not be used.
    """

    row: TableRow
    table: Table | None = None
    snapshot_version: int = -1
    changed: int = 0
    chat: list[ChatRow] = []
    spoilt: list[int] = []
    timer: Timer | None = None
    bots: dict[int, str] = {}
    away: dict[int, list[Span]] = {}


def load(connection: Connection, table_id: str) -> StoredTable | None:
    row = tables.load(connection, table_id)
    if row is None:
        return None
    stored = StoredTable(row, chat=chat.last(connection, table_id))
    stored.away = days_off.spans(connection, row.people())
    last = log.last_version(connection, table_id)
    if last < 0:
        return stored
    first = max(0, last - REMEMBERED)
    stored.changed = log.last_change(connection, table_id)
    stored.table = opening.open_table(connection, row, first, spoilt=stored.spoilt)
    stored.table.forget(first)
    stored.bots = log.bots(connection, table_id, first, last)
    stored.timer = timers.load(connection, table_id)
    stored.snapshot_version = log.newest_snapshot(connection, table_id, last + 1)
    return stored


def create(
    connection: Connection, row: TableRow, now: float, after: TableRow | None = None
) -> StoredTable:
    """Keep a new table, and its game where no seat is free."""
    quotas.check(connection, row)
    tables.create(connection, row)
    if after is not None:
        if not tables.follow(connection, after.id, after.next_table, row.id):
            raise Taken
        reserved = [seat.reserved for seat in row.seats if seat.free and seat.reserved]
        outbox.tell(connection, reserved, row.id, -1, "invited", now + outbox.PATIENCE)
    return _begun(connection, row, now)


def fill(
    connection: Connection, table_id: str, filled: dict[int, SeatRow], now: float
) -> StoredTable:
    """Fill free seats, or raise Taken; the game begins where none is left.

    Whoever else fills seats waits for the end of this transaction, so that one of them
    sees the last seat filled.
    """
    row = tables.lock(connection, table_id)
    if row is None or row.status != "waiting":
        raise Taken
    sitting = row.people()
    for number, seat in filled.items():
        twice = row.seats[number].kind == "open" and seat.person in sitting
        if twice or not tables.fill(connection, table_id, number, seat):
            raise Taken
    seats = [filled.get(number, seat) for number, seat in enumerate(row.seats)]
    return _begun(connection, msgspec.structs.replace(row, seats=seats), now)


def _begun(connection: Connection, row: TableRow, now: float) -> StoredTable:
    """The table; with its game set up and its clocks running, where every seat is filled."""
    if not tables.ready(row):
        return StoredTable(row)
    table = opening.new_table(row)
    log.append(connection, log.last_row(row.id, table, now))
    begun = StoredTable(msgspec.structs.replace(row, status="playing"), table, changed=int(now))
    people = row.people()
    begun.away = days_off.spans(connection, people)
    if row.timing is not None:
        away = [begun.away.get(seat.person or 0, []) for seat in row.seats]
        first = new_timer(row.timing, away)
        begun.timer = tables.ticking(row, first, now, table.deciders())
        timers.begin(connection, row.id, row.timing, begun.timer)
    if len(people) > 1:
        outbox.tell(connection, people, row.id, 0, "begun", now + outbox.PATIENCE)
    return begun
