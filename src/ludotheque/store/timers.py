"""Clocks as they are kept, and the heartbeat by which they stand while no server runs."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, Row, Select, func, insert, select, update

from ludotheque.store import outbox
from ludotheque.store.errors import Taken
from ludotheque.store.notifications import notify
from ludotheque.store.schema import heartbeat, tables, timers
from ludotheque.timing import SeatClock, Span, Timer, Timing

ONE = 1  # the only row of the heartbeat
LATE = 1.5  # beats without a sign of life until nobody was alive
AT_ONCE = 100  # that have run out, in one answer

_encode = msgspec.json.Encoder().encode
_clocks = msgspec.json.Decoder(list[SeatClock]).decode
_seats = msgspec.json.Decoder(list[int]).decode
_timing = msgspec.json.Decoder(Timing | None).decode


class Pulse(msgspec.Struct):
    """Where time has run out, when it does next, and which clocks had stood still."""

    due: list[str]
    next: float | None
    stood: list[str]


def load(connection: Connection, table: str) -> Timer | None:
    row = connection.execute(_timers().where(timers.c.table_id == table)).first()
    return None if row is None else _timer(row)


def begin(connection: Connection, table: str, timing: Timing, timer: Timer) -> None:
    connection.execute(insert(timers).values(table_id=table, **_values(timing, timer)))


def keep(connection: Connection, table: str, timing: Timing, timer: Timer) -> None:
    """Keep the next state of a table's clocks; Taken when it is not the next."""
    last = (timers.c.table_id == table) & (timers.c.number == timer.number - 1)
    changed = connection.execute(update(timers).where(last).values(_values(timing, timer)))
    if changed.rowcount != 1:
        raise Taken
    outbox.move_hours(connection, table, timer.deadlines(timing))
    notify(connection, "lobby", table)


def set_away(
    connection: Connection, table: str, seats: Collection[int], away: list[Span], now: float
) -> None:
    """Let the clocks of these seats stand while their person is away."""
    query = _timers().add_columns(tables.c.timing).join(tables, tables.c.id == timers.c.table_id)
    row = connection.execute(query.where(timers.c.table_id == table).with_for_update()).first()
    timing = None if row is None else parsed(row.timing)
    if row is not None and timing is not None:
        keep(connection, table, timing, _timer(row).with_away(timing, now, seats, away))


def end(connection: Connection, table: str) -> None:
    """No clock of this table is of any use any more."""
    ended = {"deadline": None, "number": timers.c.number + 1}
    connection.execute(update(timers).where(timers.c.table_id == table).values(ended))


def beat(connection: Connection, now: float, every: float) -> Pulse:
    """Show that a server is alive; if none was for a while, no clock has run meanwhile."""
    query = select(heartbeat.c.at).where(heartbeat.c.id == ONE).with_for_update()
    last = connection.execute(query).scalar()
    if last is None:
        connection.execute(insert(heartbeat).values(id=ONE, at=now))
    elif now > last:
        connection.execute(update(heartbeat).values(at=now))
    silent = last is not None and now - last > LATE * every
    stood = _stand(connection, last or now, now) if silent else []
    return Pulse(_due(connection, now), _next(connection, now), stood)


def parsed(timing: str | None) -> Timing | None:
    """What was agreed, as it is kept with a table."""
    return None if timing is None else _timing(timing)


def deadlines(timing: str | None, clocks: str | None, since: float) -> dict[int, float]:
    """When the time of each seat is over whose clock runs, by what is kept of a table."""
    agreed = parsed(timing)
    if agreed is None or clocks is None:
        return {}
    return Timer([], _clocks(clocks), since).deadlines(agreed)


def written(timing: Timing | None) -> str | None:
    return None if timing is None else _encode(timing).decode()


def _stand(connection: Connection, last: float, now: float) -> list[str]:
    """Let every clock that runs have stood from `last` until now; the tables concerned."""
    concerned = []
    query = _timers().add_columns(tables.c.timing).join(tables, tables.c.id == timers.c.table_id)
    running = query.where(timers.c.deadline.is_not(None)).order_by(timers.c.table_id)
    # Another server may be about to end a turn: that one counts, and is waited for.
    for row in connection.execute(running.with_for_update(of=timers)).all():
        timing, timer = parsed(row.timing), _timer(row)
        if timing is None or timer.since >= now:
            continue
        stopped, ran = timer.stopped(timing, max(last, timer.since)), timer.running()
        stood = stopped.started(timing, now, ran, ran)
        keep(connection, row.table_id, timing, stood)
        concerned.append(row.table_id)
    return concerned


def _due(connection: Connection, now: float) -> list[str]:
    over = select(timers.c.table_id).where(timers.c.deadline <= now)
    return list(connection.execute(over.order_by(timers.c.deadline).limit(AT_ONCE)).scalars())


def _next(connection: Connection, now: float) -> float | None:
    later = select(func.min(timers.c.deadline)).where(timers.c.deadline > now)
    return connection.execute(later).scalar()


def _timers() -> Select[tuple[object, ...]]:
    return select(timers)


def _timer(row: Row[tuple[object, ...]]) -> Timer:
    return Timer(
        deciders=_seats(row.deciders),
        clocks=_clocks(row.clocks),
        since=row.since,
        pausing=_seats(row.pausing),
        number=row.number,
    )


def _values(timing: Timing, timer: Timer) -> dict[str, object]:
    return {
        "number": timer.number,
        "deciders": _encode(timer.deciders).decode(),
        "clocks": _encode(timer.clocks).decode(),
        "since": timer.since,
        "pausing": _encode(timer.pausing).decode(),
        "deadline": timer.deadline(timing),
    }
