"""Days off: the clocks of whoever has one stand on it, at every table."""

from collections.abc import Collection
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludotheque.hours import midnight
from ludotheque.store import timers
from ludotheque.store.errors import Full, Taken
from ludotheque.store.notifications import notify_all
from ludotheque.store.schema import days_off, seats, tables
from ludotheque.timing import Span

A_YEAR = 30  # days that everybody has
FURTHEST = 366  # days from today


class DaysOff(msgspec.Struct):
    """From the `first` day to the `last`, both of them off, as dates (ISO 8601) where one lives."""

    id: int
    first: date
    last: date
    end: float


def coming(connection: Connection, person: int, now: float) -> list[DaysOff]:
    """Those that are not over, the next first."""
    mine = (days_off.c.person == person) & (days_off.c.end > now)
    fields = select(days_off.c.id, days_off.c.first, days_off.c.last, days_off.c.end)
    rows = connection.execute(fields.where(mine).order_by(days_off.c.start))
    return [DaysOff(n, _day(first), _day(last), end) for n, first, last, end in rows]


def left(connection: Connection, person: int, year: int) -> int:
    """How many more days of a year somebody may take."""
    query = select(days_off.c.first, days_off.c.last).where(days_off.c.person == person)
    spans = [(_day(first), _day(last)) for first, last in connection.execute(query)]
    return A_YEAR - sum(_days(first, last, year) for first, last in spans)


def spans(connection: Connection, people: Collection[int]) -> dict[int, list[Span]]:
    """When these people are away, each in order and apart: an account's days and a guest's may
    have come together.
    """
    fields = select(days_off.c.person, days_off.c.start, days_off.c.end)
    found: dict[int, list[Span]] = {}
    query = fields.where(days_off.c.person.in_(people)).order_by(days_off.c.start)
    for person, start, end in connection.execute(query):
        before = found.setdefault(person, [])
        if before and start <= before[-1][1]:
            first, last = before.pop()
            before.append((first, max(last, end)))
        else:
            before.append((start, end))
    return found


def take(
    connection: Connection, person: int, first: date, last: date, zone: str, now: float
) -> list[str]:
    """Take days off; the tables whose clocks this concerns.

    Taken when they are past, far away or off already; Full when too few are left.
    """
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    if not today <= first <= last <= today + timedelta(days=FURTHEST):
        raise Taken
    start, end = max(now, midnight(first, zone)), midnight(last + timedelta(days=1), zone)
    for begins, ends in spans(connection, [person]).get(person, []):
        if begins < end and start < ends:
            raise Taken
    for year in {first.year, last.year}:
        if _days(first, last, year) > left(connection, person, year):
            raise Full
    made = {"first": first.isoformat(), "last": last.isoformat(), "zone": zone}
    connection.execute(insert(days_off).values(person=person, start=start, end=end, **made))
    return stand(connection, person, now)


def give_back(connection: Connection, person: int, number: int, now: float) -> list[str]:
    """Take no days off after all: those that have begun end now; the tables concerned."""
    this = (days_off.c.person == person) & (days_off.c.id == number) & (days_off.c.end > now)
    zone = connection.execute(select(days_off.c.zone).where(this)).scalar()
    if zone is None:
        return []
    connection.execute(delete(days_off).where(this, days_off.c.start > now))
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    connection.execute(update(days_off).where(this).values(last=today.isoformat(), end=now))
    return stand(connection, person, now)


def stand(connection: Connection, person: int, now: float) -> list[str]:
    """Let the clocks of somebody stand on their days off; the tables where they sit."""
    sits = select(seats.c.table_id).where(seats.c.person == person).distinct()
    playing = (tables.c.id.in_(sits)) & (tables.c.status == "playing")
    concerned = list(connection.execute(select(tables.c.id).where(playing)).scalars())
    away = spans(connection, [person]).get(person, [])
    for table in concerned:
        here = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person == person)
        timers.set_away(connection, table, list(connection.execute(here).scalars()), away, now)
    notify_all(connection, "lobby", [(table, 0) for table in concerned])
    return concerned


def _days(first: date, last: date, year: int) -> int:
    """How many of these days are in a year."""
    begins, ends = max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
    return max(0, (ends - begins).days + 1)


def _day(text: str) -> date:
    return date.fromisoformat(text)
