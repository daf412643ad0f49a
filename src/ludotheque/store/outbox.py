"""The outbox: notices written with what they tell of, sent after it, withdrawn when it is past.

A row for each channel, table, version and kind makes each of them one notice, whoever writes it.
"""

import secrets
from collections.abc import Collection, Iterable, Mapping

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.store import wishes
from ludotheque.store.reach import Channel, NoticeKind, channel
from ludotheque.store.schema import channels, outbox, seats, tables

WAITING, SENT, WITHDRAWN, FAILED = "waiting", "sent", "withdrawn", "failed"
PATIENCE = 60.0  # seconds in which somebody may see for themselves that it is their turn
AN_HOUR = 3600.0
NEVER = 1e15
LEASE = 45.0  # seconds after which another try is made, if nobody says how this one went
AT_ONCE = 50
ID_BYTES = 16
EARLY = 5.0  # seconds before something is due that the server at which its person looks says so
MOST_ATTEMPTS = 8  # each pause twice as long as the last: about four hours
FIRST_PAUSE = 60.0
MOST_FAILURES = 10  # in a row; then a channel is silent until its person tries it

TURN_KINDS = ("turn", "hour")  # of no use any more once the turn is over


class Due(msgspec.Struct):
    """Notices of one channel that are to be sent now, in the message with this id."""

    message: str
    channel: Channel
    notices: list["Notice"]


class Soon(msgspec.Struct, frozen=True):
    """A notice that is about to be due: what it tells of, and whom."""

    table: str
    version: int
    person: int


class Claim(msgspec.Struct):
    """What is to be sent now by this server alone, what is about to be due, when one is next."""

    due: list[Due]
    soon: list[Soon]
    next: float | None


class Notice(msgspec.Struct):
    """What is told: nothing but that something of this kind is so at this table."""

    table: str
    game: str
    version: int
    kind: NoticeKind
    attempts: int


def tell(
    connection: Connection,
    people: Collection[int],
    table: str,
    version: int,
    kind: NoticeKind,
    due: float,
) -> None:
    """Write a notice to each of these people, by every channel that they want it by."""
    if not people:
        return
    wanted = wishes.of_table(connection, table, people)
    theirs = and_(channels.c.person.in_(people), channels.c.confirmed)
    query = select(channels).where(theirs, channels.c.failures < MOST_FAILURES)
    rows = [
        {
            "channel": row.id,
            "table_id": table,
            "version": version,
            "kind": kind,
            "person": row.person,
            "state": WAITING,
            "due": due,
            "attempts": 0,
        }
        for row in connection.execute(query)
        if _wants(row.kinds, kind, wanted.get(row.person, "usual"))
    ]
    if rows:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(outbox).on_conflict_do_nothing(), rows)


def _wants(kinds: str, kind: NoticeKind, wish: wishes.Wish) -> bool:
    return wish == "always" or (wish == "usual" and f'"{kind}"' in kinds)


def tell_turn(
    connection: Connection,
    person: int,
    table: str,
    version: int,
    now: float,
    deadline: float | None,
) -> None:
    """It is somebody's turn: tell them, and once more when an hour is left."""
    tell(connection, [person], table, version, "turn", now + PATIENCE)
    if deadline is not None and deadline - AN_HOUR > now:
        tell(connection, [person], table, version, "hour", deadline - AN_HOUR)


def move_hours(connection: Connection, table: str, deadlines: Mapping[int, float]) -> None:
    """Clocks stood or run again: an hour is left at another time, or never where they stand."""
    hours = and_(outbox.c.table_id == table, outbox.c.kind == "hour", outbox.c.state == WAITING)
    waiting = set(connection.execute(select(outbox.c.person).where(hours)).scalars())
    if not waiting:
        return
    here = select(seats.c.seat, seats.c.person).where(seats.c.table_id == table)
    sitting = connection.execute(here.where(seats.c.person.in_(waiting))).all()
    for person in waiting:
        mine = [deadlines.get(row.seat, NEVER) for row in sitting if row.person == person]
        due = min(mine, default=NEVER) - AN_HOUR
        connection.execute(update(outbox).where(hours, outbox.c.person == person).values(due=due))


def withdraw(connection: Connection, table: str, people: Collection[int] | None = None) -> None:
    """Whatever waits about the turn of these people at this table, or of all, is past."""
    waiting = and_(outbox.c.table_id == table, outbox.c.state == WAITING)
    if people is not None:
        waiting = and_(waiting, outbox.c.person.in_(people))
    past = update(outbox).where(waiting, outbox.c.kind.in_(TURN_KINDS))
    connection.execute(past.values(state=WITHDRAWN))


def set_wish(connection: Connection, person: int, table: str, wish: wishes.Wish) -> None:
    """What somebody wants to be told of a table; if nothing, then nothing of what waits."""
    wishes.keep(connection, person, table, wish)
    if wish == "never":
        waiting = and_(outbox.c.table_id == table, outbox.c.state == WAITING)
        dropped = update(outbox).where(waiting, outbox.c.person == person)
        connection.execute(dropped.values(state=WITHDRAWN))


def seen(connection: Connection, table: str, person: int) -> None:
    """Somebody looks at the table: they need not be told that it is their turn."""
    theirs = and_(
        outbox.c.table_id == table,
        outbox.c.person == person,
        outbox.c.state == WAITING,
        outbox.c.kind != "hour",
    )
    connection.execute(update(outbox).where(theirs).values(state=WITHDRAWN))


def spare(connection: Connection, soon: Soon, now: float) -> None:
    """Somebody looks at what they would be told of in a moment."""
    near = and_(outbox.c.state == WAITING, outbox.c.due <= now + EARLY)
    theirs = and_(outbox.c.table_id == soon.table, outbox.c.person == soon.person)
    connection.execute(update(outbox).where(near, theirs).values(state=WITHDRAWN))


def claim(connection: Connection, now: float) -> Claim:
    """Take what is due, for a while."""
    waiting = and_(outbox.c.state == WAITING, outbox.c.due <= now)
    query = select(outbox, tables.c.game).join(tables, tables.c.id == outbox.c.table_id)
    locked = query.where(waiting).order_by(outbox.c.due, outbox.c.message).limit(AT_ONCE)
    rows = connection.execute(locked.with_for_update(skip_locked=True, of=outbox)).all()
    if len(rows) == AT_ONCE and rows[-1].message not in {None, rows[0].message}:
        # What was sent in one message stays together: the rest of it may not be among these.
        rows = [row for row in rows if row.message != rows[-1].message]
    found: dict[tuple[int, str | None], Due] = {}
    for row in rows:
        key = (row.channel, row.message)
        if key not in found:
            whole = channel(connection, row.channel)
            assert whole is not None  # a channel takes its notices along
            found[key] = Due(row.message or secrets.token_hex(ID_BYTES), whole, [])
        notice = Notice(row.table_id, row.game, row.version, row.kind, row.attempts)
        found[key].notices.append(notice)
    for due in found.values():
        for notice in due.notices:
            tried = {"due": now + LEASE, "attempts": notice.attempts + 1, "message": due.message}
            connection.execute(update(outbox).where(_this(due.channel.id, notice)).values(tried))
    return Claim(list(found.values()), _soon(connection, now), _next(connection))


def settle(
    connection: Connection,
    channel_id: int,
    notices: Iterable[Notice],
    state: str,
    error: str | None,
) -> None:
    """Say how it went: sent, withdrawn, or failed for good."""
    for notice in notices:
        still = and_(_this(channel_id, notice), outbox.c.state == WAITING)
        connection.execute(update(outbox).where(still).values(state=state))
    if state == SENT:
        _note(connection, channel_id, None)
    elif error is not None:
        _note(connection, channel_id, error)


def postpone(
    connection: Connection,
    channel_id: int,
    notices: Iterable[Notice],
    due: float,
    error: str | None = None,
) -> None:
    """Try again later; without an error this was no attempt."""
    for notice in notices:
        values: dict[str, object] = {"due": due, "attempts": notice.attempts + (error is not None)}
        if not values["attempts"]:  # nobody has seen its id: it may go in another message
            values["message"] = None
        still = and_(_this(channel_id, notice), outbox.c.state == WAITING)
        connection.execute(update(outbox).where(still).values(values))
    if error is not None:
        _note(connection, channel_id, error)


def _note(connection: Connection, channel_id: int, error: str | None) -> None:
    failures = 0 if error is None else channels.c.failures + 1
    this = update(channels).where(channels.c.id == channel_id)
    if error is None:  # nothing is written where nothing changes
        this = this.where(or_(channels.c.failures > 0, channels.c.error.is_not(None)))
    connection.execute(this.values(failures=failures, error=error))


def _soon(connection: Connection, now: float) -> list[Soon]:
    near = and_(outbox.c.state == WAITING, outbox.c.due > now, outbox.c.due <= now + EARLY)
    query = select(outbox.c.table_id, outbox.c.version, outbox.c.person).where(near).distinct()
    return [Soon(*row) for row in connection.execute(query)]


def _next(connection: Connection) -> float | None:
    soonest = select(func.min(outbox.c.due)).where(outbox.c.state == WAITING)
    return connection.execute(soonest).scalar()


def _this(channel_id: int, notice: Notice) -> ColumnElement[bool]:
    return and_(
        outbox.c.channel == channel_id,
        outbox.c.table_id == notice.table,
        outbox.c.version == notice.version,
        outbox.c.kind == notice.kind,
    )
