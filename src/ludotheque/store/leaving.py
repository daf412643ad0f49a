"""Somebody leaves a table: their seats are free again, or a bot has them for good."""

from msgspec.structs import replace
from sqlalchemy import Connection

from ludotheque.store import tables, timers
from ludotheque.store.errors import Taken
from ludotheque.store.tables import SeatRow, TableRow


def leave(
    connection: Connection,
    table: str,
    person: int,
    level: str,
    now: float,
    late: int | None = None,
) -> None:
    """Take somebody from a table; Taken when they do not sit there, or nothing is played there.

    `late` is the number of the clocks that have run out: Taken when they have changed since.
    Of the others who play, the first is the host from now on; without any the table is closed.
    """
    row = tables.lock(connection, table)
    mine = [] if row is None else [n for n, seat in enumerate(row.seats) if seat.person == person]
    if row is None or not mine or row.status not in {"waiting", "playing"}:
        raise Taken
    seats = list(row.seats)
    for number in mine:
        seats[number] = left(seats[number], level, begun=row.status == "playing")
    after = replace(row, seats=seats)
    _keep_clocks(connection, after, now, late)
    for number in mine:
        tables.change(connection, after, number, None)
    others = [seat.person for seat in seats if seat.person is not None]
    if row.owner == person and others:
        tables.hand_over(connection, table, others[0])
    if not others:
        tables.close(connection, table, int(now))


def left(seat: SeatRow, level: str, *, begun: bool) -> SeatRow:
    """A seat that its person has left. A game that has begun remembers who sat there."""
    if begun:
        played = replace(seat, kind="bot", level=level, person=None)
        return replace(played, stand_in=None, stand_in_own=False, stand_in_turn=False, ending=False)
    kind = "open" if seat.kind == "open" else "invited"
    return replace(seat, kind=kind, person=None, reserved=None, name="", share="")


def _keep_clocks(connection: Connection, row: TableRow, now: float, late: int | None) -> None:
    timer = timers.load(connection, row.id)
    if timer is None or row.timing is None:
        return
    if late is not None and timer.number != late:
        raise Taken
    timers.keep(connection, row.id, row.timing, tables.ticking(row, timer, now, timer.deciders))
