"""Tables and seats: who agreed to play what, and who sits where."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, insert, or_, select, update

from ludotheque.contract import Options, Words
from ludotheque.store.schema import seats, steps, tables

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "invited"]


# The seat to act at a table, as its last step left it.
_TURN = (
    select(steps.c.turn)
    .where(steps.c.table_id == tables.c.id)
    .order_by(steps.c.version.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)


class SeatRow(msgspec.Struct):
    """A seat as it is kept; `session` is None until somebody sits there."""

    kind: SeatKind
    level: str | None = None
    session: int | None = None
    name: str = ""
    share: str = ""
    standing_order: Words = []

    @property
    def free(self) -> bool:
        return self.kind != "bot" and self.session is None


class TableRow(msgspec.Struct):
    """A table as it is kept. `secret` never leaves the server before the game is over."""

    id: str
    game: str
    rules_version: int
    options: Options
    onlookers: bool
    owner: int
    commitment: str
    secret: str
    status: Status
    created: int
    seats: list[SeatRow]


class Line(msgspec.Struct):
    """A table in somebody's list. `turn` is the seat to act, -1 for none."""

    id: str
    game: str
    status: Status
    turn: int
    seats: list[SeatRow]


def create(connection: Connection, table: TableRow) -> None:
    values = msgspec.structs.asdict(table)
    del values["seats"]
    values["options"] = _json(table.options)
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
    return TableRow(**{**row, "options": options, "seats": _seats(connection, [table])[table]})


def sit(connection: Connection, table: str, seat: int, session: int, name: str, share: str) -> bool:
    """Take a free seat; False when somebody else was faster."""
    free = and_(seats.c.table_id == table, seats.c.seat == seat, seats.c.session.is_(None))
    taken = update(seats).where(free, seats.c.kind != "bot")
    values = {"session": session, "name": name, "share": share}
    return connection.execute(taken.values(values)).rowcount == 1


def keep_order(connection: Connection, table: str, seat: int, order: Words) -> None:
    """Keep a seat's standing order; an empty one stands for none."""
    this = and_(seats.c.table_id == table, seats.c.seat == seat)
    connection.execute(update(seats).where(this).values(standing_order=_json(order)))


def of_session(connection: Connection, session: int, most: int) -> list[Line]:
    """The newest tables where this person sits or that he opened, the newest first."""
    sits = select(seats.c.table_id).where(seats.c.session == session)
    mine = or_(tables.c.owner == session, tables.c.id.in_(sits))
    query = select(tables.c.id, tables.c.game, tables.c.status, _TURN.label("turn")).where(mine)
    newest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
    rows = connection.execute(newest).all()
    sitting = _seats(connection, [row.id for row in rows])
    return [
        Line(row.id, row.game, row.status, -1 if row.turn is None else row.turn, sitting[row.id])
        for row in rows
    ]


def to_wake(connection: Connection) -> list[str]:
    """The running tables where a bot or a standing order has the turn."""
    to_act = and_(seats.c.table_id == tables.c.id, seats.c.seat == _TURN)
    unattended = or_(seats.c.kind == "bot", seats.c.standing_order != _json([]))
    query = select(tables.c.id).select_from(tables).join(seats, to_act)
    running = query.where(tables.c.status == "playing", unattended)
    return list(connection.execute(running).scalars())


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        order = msgspec.json.decode(row.standing_order, type=Words)
        seat = SeatRow(row.kind, row.level, row.session, row.name, row.share, order)
        found[row.table_id].append(seat)
    return found


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
