"""The log: steps appended once and for all, read again from the nearest snapshot."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, desc, func, insert, select, update

from ludotheque.contract import NOBODY, Outcome, Words
from ludotheque.record import Result, Step
from ludotheque.store import outbox, timers
from ludotheque.store.errors import Closed, Damaged
from ludotheque.store.notifications import notify_steps
from ludotheque.store.schema import seats, snapshots, steps, tables
from ludotheque.table import Plan, Snapshot, Table
from ludotheque.timing import Timer, Timing

OVER = "over"
PLAYING = "playing"
MOST_BETWEEN = 64  # steps from the version that somebody saw to what their action became

_encode = msgspec.json.Encoder().encode
_words = msgspec.json.Decoder(Words).decode
_draws = msgspec.json.Decoder(list[int]).decode


def step_row(
    table: str,
    version: int,
    step: Step,
    deciders: list[int],
    now: float,
    asked: str | None = None,
    outcome: Outcome | None = None,
    bot: str | None = None,
) -> dict[str, Any]:
    """A row of `steps`.

    `deciders` are those after it, `asked` is the id that its sender gave to it, `bot` chose it.
    """
    return {
        "table_id": table,
        "version": version,
        "seat": step.seat,
        "action": _encode(step.action).decode(),
        "draws": _encode(step.draws).decode(),
        "hash": step.hash,
        "turn": deciders[0] if deciders else int(NOBODY),
        "deciders": _mask(deciders),
        "asked": asked,
        "at": int(now),
        "result": None if outcome is None else _encode(Result.of(outcome)).decode(),
        "bot": bot,
    }


def planned_row(
    table: str, plan: Plan, now: float, asked: str | None = None, bot: str | None = None
) -> dict[str, Any]:
    """The row of a planned step."""
    outcome = plan.state.outcome()
    return step_row(table, plan.version, plan.step, plan.deciders, now, asked, outcome, bot)


def last_row(table_id: str, table: Table, now: float) -> dict[str, Any]:
    """The last step of a game as the log keeps it."""
    last, outcome = table.log[-1], table.outcome()
    return step_row(table_id, table.version, last, table.deciders(), now, outcome=outcome)


def append(connection: Connection, row: dict[str, Any]) -> None:
    """Append a step that changes the table's status: the first and the last of a game."""
    prepare(connection, [row])
    connection.execute(insert(steps), row)
    status = OVER if row["turn"] == NOBODY else PLAYING
    connection.execute(update(tables).where(tables.c.id == row["table_id"]).values(status=status))


class After(msgspec.Struct):
    """What a step brings about beside the game.

    The clocks after it; the seats whose stand-ins are done; the people whose turn is over, those
    to be told that it is theirs, with the deadline of each, or that the game is over.
    """

    timing: Timing | None = None
    timer: Timer | None = None
    freed: list[int] = []
    ended: list[int] = []
    turn: dict[int, float | None] = {}
    over: list[int] = []


def append_with(connection: Connection, row: dict[str, Any], after: After) -> None:
    """Append a step with all that it brings about."""
    append(connection, row)
    table, version, now = row["table_id"], row["version"], row["at"]
    if after.timing is not None and after.timer is not None:
        timers.keep(connection, table, after.timing, after.timer)
    if after.freed:
        these = (seats.c.table_id == table) & seats.c.seat.in_(after.freed)
        done = {"stand_in": None, "stand_in_turn": False}
        connection.execute(update(seats).where(these).values(done))
    if after.ended:
        outbox.withdraw(connection, table, after.ended)
    for person, deadline in after.turn.items():
        outbox.tell_turn(connection, person, table, version, now, deadline)
    outbox.tell(connection, after.over, table, version, "over", now)


def prepare(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """What comes before steps where other servers write, too: none may be of a closed table.

    The others are told with the commit, however early it is asked for.
    """
    refuse_closed(connection, rows)
    notify_steps(connection, rows)


def refuse_closed(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Closed when one of these steps belongs to a closed table; none is closed meanwhile."""
    ids = {row["table_id"] for row in rows}
    query = select(tables.c.status).where(tables.c.id.in_(ids)).with_for_update(read=True)
    if "closed" in connection.execute(query).scalars():
        raise Closed


def steps_of(connection: Connection, table: str, first: int, last: int | None = None) -> list[Step]:
    """The steps from version `first` on, up to and including `last`; Damaged when one lacks."""
    wanted = (steps.c.table_id == table) & (steps.c.version >= first)
    if last is not None:
        wanted &= steps.c.version <= last
    query = select(steps.c.version, steps.c.seat, steps.c.action, steps.c.draws, steps.c.hash)
    rows = connection.execute(query.where(wanted).order_by(steps.c.version)).all()
    for version, row in enumerate(rows, first):
        if row.version != version:
            raise Damaged(f"table {table} is damaged: step {version} is missing")
    if last is not None and len(rows) < last + 1 - first:
        raise Damaged(f"table {table} is damaged: step {first + len(rows)} is missing")
    return [_step(row) for row in rows]


def asked_step(
    connection: Connection, table: str, version: int, seats: list[int], asked: str
) -> int | None:
    """The version that an action of these seats on a version became, by the id it was given.

    It is the next one, unless several chose at once.
    """
    near = steps.c.version.between(version + 1, version + MOST_BETWEEN)
    this = (steps.c.table_id == table) & near & steps.c.seat.in_(seats) & (steps.c.asked == asked)
    return connection.execute(select(steps.c.version).where(this)).scalar()


def bots(connection: Connection, table: str, first: int, last: int) -> dict[int, str]:
    """The levels of the bots that chose these steps, by version."""
    these = (steps.c.table_id == table) & steps.c.version.between(first, last)
    query = select(steps.c.version, steps.c.bot).where(these, steps.c.bot.is_not(None))
    return {row.version: row.bot for row in connection.execute(query)}


def last_version(connection: Connection, table: str) -> int:
    """The version of the last step, -1 before the first."""
    mine = select(steps.c.version).where(steps.c.table_id == table)
    newest = connection.execute(mine.order_by(desc(steps.c.version)).limit(1)).scalar()
    return -1 if newest is None else newest


def last_versions(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The versions of the last steps of these tables, where there is one."""
    newest = select(func.max(steps.c.version)).where(steps.c.table_id == tables.c.id)
    query = select(tables.c.id, newest.scalar_subquery()).where(tables.c.id.in_(ids))
    return {table: version for table, version in connection.execute(query) if version is not None}


def step(connection: Connection, table: str, version: int) -> tuple[Step, str | None, int]:
    """One step, the bot that chose it, and when it was made; Damaged where there is none."""
    this = (steps.c.table_id == table) & (steps.c.version == version)
    row = connection.execute(select(steps).where(this)).one_or_none()
    if row is None:
        raise Damaged(f"table {table} is damaged: step {version} is missing")
    return _step(row), row.bot, row.at or 0


def last_change(connection: Connection, table: str) -> int:
    """The Unix time of the last step, 0 where it is not known."""
    mine = select(steps.c.at).where(steps.c.table_id == table)
    return connection.execute(mine.order_by(desc(steps.c.version)).limit(1)).scalar() or 0


def snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    """A row of `snapshots`."""
    return {"table_id": table, **msgspec.structs.asdict(snapshot)}


def newest_snapshot(connection: Connection, table: str, before: int) -> int:
    """The version of the newest snapshot that is older than this; -1 for none."""
    wanted = (snapshots.c.table_id == table) & (snapshots.c.version < before)
    newest = connection.execute(select(func.max(snapshots.c.version)).where(wanted)).scalar()
    return -1 if newest is None else newest


def snapshot_before(
    connection: Connection, table: str, version: int | None
) -> tuple[Snapshot, str | None] | None:
    """The newest snapshot, or the newest before `version`, and the hash of the step it is of."""
    wanted = snapshots.c.table_id == table
    if version is not None:
        wanted &= snapshots.c.version < version
    its_step = (steps.c.table_id == table) & (steps.c.version == snapshots.c.version)
    fields = [snapshots.c[name] for name in Snapshot.__struct_fields__]
    query = select(*fields, steps.c.hash).select_from(snapshots).outerjoin(steps, its_step)
    newest = query.where(wanted).order_by(desc(snapshots.c.version)).limit(1)
    row = connection.execute(newest).first()
    return None if row is None else (Snapshot(*row[:-1]), row[-1])


def drop_snapshots(connection: Connection, table: str, versions: list[int]) -> None:
    """Delete snapshots that cannot be used."""
    these = (snapshots.c.table_id == table) & snapshots.c.version.in_(versions)
    connection.execute(delete(snapshots).where(these))


def _mask(seats: list[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def _step(row: Row[*tuple[Any, ...]]) -> Step:
    return Step(row.seat, _words(row.action), _draws(row.draws), row.hash)
