"""Lists of tables: somebody's own, those open to anyone, those that move by themselves."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, case, or_, select

from ludotheque.contract import Options
from ludotheque.store import timers as kept_timers
from ludotheque.store.schema import seats, steps, tables, timers
from ludotheque.store.tables import Pace, SeatRow, Status, seats_of
from ludotheque.timing import Timing

NO_ORDER = "[]"
# The last step of a table: whose turn it left, and when.
_LAST = and_(
    steps.c.table_id == tables.c.id,
    steps.c.version
    == select(steps.c.version)
    .where(steps.c.table_id == tables.c.id)
    .order_by(steps.c.version.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery(),
)


class TableSummary(msgspec.Struct):
    """A table in a list. `deciders` are the seats that decide; `changed` the last step's time.

    `deadlines` are when the time of each seat is over whose clock runs.

    `result` is how its game ended, as JSON; a game that ended before this was kept has none.
    Its first `copied` steps come from another game.
    """

    id: str
    game: str
    status: Status
    options: Options
    onlookers: bool
    pace: Pace
    created: int
    deciders: list[int]
    version: int
    changed: int
    result: str | None
    timing: Timing | None
    deadlines: dict[int, float]
    seats: list[SeatRow]
    copied: int


def of_person(connection: Connection, person: int, most: int) -> list[TableSummary]:
    """The tables where this person sits or is awaited, or that they opened.

    Those that are not over come first, then the newest.
    """
    has_seat = or_(seats.c.person == person, seats.c.reserved == person)
    sits = select(seats.c.table_id).where(has_seat)
    mine = or_(tables.c.owner == person, tables.c.id.in_(sits))
    running = case((tables.c.status.in_(("waiting", "playing")), 0), else_=1)
    newest = _with_last_step().where(mine).order_by(running, tables.c.created.desc(), tables.c.id)
    return _summaries(connection, newest.limit(most))


def finished(connection: Connection, person: int, most: int) -> list[TableSummary]:
    """The finished games of this person, the last one first."""
    sits = select(seats.c.table_id).where(seats.c.person == person)
    mine = and_(tables.c.status == "over", tables.c.id.in_(sits))
    last = _with_last_step().where(mine).order_by(steps.c.at.desc(), tables.c.id)
    return _summaries(connection, last.limit(most))


def open_to_all(connection: Connection, since: int, most: int) -> list[TableSummary]:
    """The waiting tables with a seat for anyone: the newest, none older than `since`."""
    free = and_(seats.c.kind == "open", seats.c.person.is_(None))
    has_room = tables.c.id.in_(select(seats.c.table_id).where(free))
    waiting = and_(tables.c.status == "waiting", tables.c.created >= since, has_room)
    newest = _with_last_step().where(waiting).order_by(tables.c.created.desc(), tables.c.id)
    return _summaries(connection, newest.limit(most))


def to_wake(connection: Connection) -> list[str]:
    """The running tables where somebody waits for a bot or a standing order."""
    bit = steps.c.deciders.bitwise_rshift(seats.c.seat).bitwise_and(1)
    asked = or_(seats.c.seat == steps.c.turn, bit == 1)
    to_act = and_(seats.c.table_id == tables.c.id, asked)
    orders = seats.c.standing_order != NO_ORDER
    unattended = or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None), orders)
    query = select(tables.c.id).select_from(tables).join(steps, _LAST).join(seats, to_act)
    any_seat = seats.alias()
    waits = and_(any_seat.c.person.is_not(None), any_seat.c.stand_in.is_(None))
    somebody = tables.c.id.in_(select(any_seat.c.table_id).where(waits))
    running = query.where(tables.c.status == "playing", unattended, somebody)
    return list(connection.execute(running.distinct()).scalars())


def _with_last_step() -> Select[Any]:
    last = (steps.c.turn, steps.c.deciders, steps.c.version, steps.c.at, steps.c.result)
    begun = tables.outerjoin(steps, _LAST).outerjoin(timers, timers.c.table_id == tables.c.id)
    return select(tables, *last, timers.c.clocks, timers.c.since).select_from(begun)


def _summaries(connection: Connection, query: Select[Any]) -> list[TableSummary]:
    rows = connection.execute(query).all()
    sitting = seats_of(connection, [row.id for row in rows])
    return [
        TableSummary(
            id=row.id,
            game=row.game,
            status=row.status,
            options=msgspec.json.decode(row.options, type=Options),
            onlookers=row.onlookers,
            pace=row.pace,
            created=row.created,
            deciders=_deciders(row),
            version=-1 if row.version is None else row.version,
            changed=row.created if row.at is None else row.at,
            result=row.result,
            timing=kept_timers.parsed(row.timing),
            deadlines=kept_timers.deadlines(row.timing, row.clocks, row.since),
            seats=sitting[row.id],
            copied=row.copied,
        )
        for row in rows
    ]


def _deciders(row: Row[Any]) -> list[int]:
    """The seats that decide after the last step, the first of them first."""
    if row.turn is None or row.turn < 0:
        return []
    bits = row.deciders or 1 << row.turn
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]
