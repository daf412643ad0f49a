"""Tables and seats: who agreed to play what, and who sits where."""

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, insert, select, update

from ludotheque import record
from ludotheque.contract import Options, Words
from ludotheque.store import outbox, timers
from ludotheque.store.notifications import notify
from ludotheque.store.schema import seats, tables
from ludotheque.timing import Timer, Timing

Status = Literal["waiting", "playing", "over", "closed"]
Pace = Literal["live", "leisure", "room"]
Absence = Literal["wait", "stand-in"]
SeatKind = Literal["person", "bot", "open", "invited", "reserved", "elsewhere"]

FREE = ("open", "invited", "reserved")
# What says who plays a seat.
PLAYED_BY = (
    *("kind", "level", "person", "name", "share", "reserved"),
    *("stand_in", "stand_in_own", "stand_in_turn", "ending"),
)


class SeatRow(msgspec.Struct):
    """A seat as it is kept; `person` is None until somebody sits there.

    A reserved seat is kept for the person `reserved`. `stand_in` is the level of the bot
    that plays for the person now, at their own wish where `stand_in_own` is set, for one turn
    where `stand_in_turn` is. `ending`: the person wants the table to be closed.
    """

    kind: SeatKind
    level: str | None = None
    person: int | None = None
    name: str = ""
    share: str = ""
    standing_order: Words = []
    reserved: int | None = None
    stand_in: str | None = None
    stand_in_own: bool = False
    stand_in_turn: bool = False
    ending: bool = False

    @property
    def free(self) -> bool:
        return self.kind in FREE and self.person is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.stand_in is None


class TableRow(msgspec.Struct):
    """A table as it is kept. `secret` never leaves the server before the game is over.

    `hints`: everybody here may ask for them, whoever plays against them. `curtain`: it falls
    between the turns of people at one device. `absence`: what the others do about whoever is
    gone from a table in one room. `next_table` goes on with the same people. The first `copied`
    steps come from another game: `source_table` or, for an imported record, the one with the
    seal `source_seal`. `dice` are those of an imported record; else they are sealed, with this
    secret. `format` is that of its record. `timing` is what was agreed about clocks.
    """

    id: str
    game: str
    edition: int
    options: Options
    onlookers: bool
    owner: int
    commitment: str
    secret: str
    status: Status
    created: int
    seats: list[SeatRow]
    pace: Pace = "live"
    hints: bool = False
    curtain: bool = True
    absence: Absence = "wait"
    next_table: str | None = None
    copied: int = 0
    source_table: str | None = None
    source_seal: str | None = None
    dice: str | None = None
    format: int = record.FORMAT
    closed_at: int | None = None
    timing: Timing | None = None

    def people(self) -> set[int]:
        """Those who sit here, each once."""
        return {seat.person for seat in self.seats if seat.person is not None}


def create(connection: Connection, table: TableRow) -> None:
    values = msgspec.structs.asdict(table)
    del values["seats"]
    values["options"] = _json(table.options)
    values["timing"] = timers.written(table.timing)
    connection.execute(insert(tables), values)
    rows = [
        {
            **msgspec.structs.asdict(seat),
            "standing_order": _json(seat.standing_order),
            "table_id": table.id,
            "seat": number,
        }
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(seats), rows)


def load(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    options = msgspec.json.decode(row["options"], type=Options)
    timing = timers.parsed(row["timing"])
    sitting = seats_of(connection, [table])[table]
    return TableRow(**{**row, "options": options, "timing": timing, "seats": sitting})


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order."""
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query).mappings():
        values = {name: row[name] for name in SeatRow.__struct_fields__}
        values["standing_order"] = msgspec.json.decode(row["standing_order"], type=Words)
        found[row["table_id"]].append(SeatRow(**values))
    return found


def fill(connection: Connection, table: str, number: int, seat: SeatRow) -> bool:
    """Give a free seat to a person or, for good, to a bot; False when somebody was faster."""
    free = and_(_this(table, number), seats.c.person.is_(None), seats.c.kind.in_(FREE))
    values = {**msgspec.structs.asdict(seat), "standing_order": _json(seat.standing_order)}
    notify(connection, "lobby", table)
    return connection.execute(update(seats).where(free).values(values)).rowcount == 1


def change(connection: Connection, row: TableRow, number: int, timer: Timer | None) -> None:
    """Keep who plays a seat now, and the clocks where they changed with it."""
    seat = row.seats[number]
    values = {name: getattr(seat, name) for name in PLAYED_BY}
    connection.execute(update(seats).where(_this(row.id, number)).values(values))
    notify(connection, "lobby", row.id)
    if timer is not None and row.timing is not None:
        timers.keep(connection, row.id, row.timing, timer)


def keep_order(connection: Connection, table: str, seat: int, order: Words) -> None:
    """Keep a seat's standing order; an empty one stands for none."""
    connection.execute(update(seats).where(_this(table, seat)).values(standing_order=_json(order)))
    notify(connection, "order", table, seat)


def order(connection: Connection, table: str, seat: int) -> Words:
    """A seat's standing order."""
    kept = connection.execute(select(seats.c.standing_order).where(_this(table, seat))).scalar_one()
    return msgspec.json.decode(kept, type=Words)


def hand_over(connection: Connection, table: str, person: int) -> None:
    """Make somebody the host of a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(owner=person))
    notify(connection, "lobby", table)


def close(connection: Connection, table: str, now: int) -> bool:
    """Nobody acts at this table any more; False when its game is over."""
    running = and_(tables.c.id == table, tables.c.status != "over")
    closed = {"status": "closed", "closed_at": now}
    if connection.execute(update(tables).where(running).values(closed)).rowcount != 1:
        return False
    timers.end(connection, table)
    outbox.withdraw(connection, table)
    notify(connection, "lobby", table)
    return True


def ticking(
    row: TableRow,
    timer: Timer,
    now: float,
    deciders: list[int],
    *,
    actor: int | None = None,
    undone: bool = False,
) -> Timer:
    """The clocks once it is the turn of these seats: those run that people play."""
    assert row.timing is not None
    turned = timer.turned(row.timing, now, deciders, actor=actor, undone=undone)
    playing = {n for n, seat in enumerate(row.seats) if seat.played_by_person}
    if playing <= set(timer.pausing):
        return turned
    return turned.started(row.timing, now, playing.intersection(deciders), timer.running())


def lock(connection: Connection, table: str) -> TableRow | None:
    """The table, which no other process changes until the end of the transaction."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    return load(connection, table)


def ready(row: TableRow) -> bool:
    """Whether every seat is filled and the game has not begun."""
    return row.status == "waiting" and not any(seat.free for seat in row.seats)


def follow(connection: Connection, table: str, before: str | None, successor: str) -> bool:
    """Say which table goes on with the same people; False when it is no longer `before`."""
    unchanged = and_(tables.c.id == table, tables.c.next_table.is_not_distinct_from(before))
    named = connection.execute(update(tables).where(unchanged).values(next_table=successor))
    notify(connection, "lobby", table)
    return named.rowcount == 1


def _this(table: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table, seats.c.seat == seat)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
