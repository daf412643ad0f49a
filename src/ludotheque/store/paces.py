"""How fast people usually play at leisure, from what they have played."""

from collections.abc import Iterable
from itertools import pairwise
from statistics import median

import msgspec
from sqlalchemy import Connection, select

from ludotheque.store.schema import seats, steps, tables

LAST_TABLES = 20  # of somebody, which are looked at
FEWEST = 5  # turns, below which nothing is said


class Usual(msgspec.Struct):
    """The seconds that half of somebody's last turns took at most, until they first acted.

    A bot played `missed` of the `turns` for them.
    """

    seconds: float
    turns: int
    missed: int


def usual(connection: Connection, people: Iterable[int]) -> dict[int, Usual]:
    """How these people play, where enough is known."""
    found = {person: _usual(connection, person) for person in people}
    return {person: pace for person, pace in found.items() if pace is not None}


def _usual(connection: Connection, person: int) -> Usual | None:
    waited, missed = [], 0
    for table, mine in _tables(connection, person).items():
        fields = select(steps.c.seat, steps.c.at, steps.c.bot)
        log = connection.execute(
            fields.where(steps.c.table_id == table).order_by(steps.c.version)
        ).all()
        for before, step in pairwise(log):
            if step.seat not in mine or before.seat == step.seat or before.at is None:
                continue
            missed += step.bot is not None
            waited.append(step.at - before.at)
    if len(waited) < FEWEST:
        return None
    return Usual(float(median(waited)), len(waited), missed)


def _tables(connection: Connection, person: int) -> dict[str, set[int]]:
    """The last tables at leisure where somebody sat, and their seats there."""
    query = select(seats.c.table_id, seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    mine = query.where(seats.c.person == person, tables.c.pace == "leisure", tables.c.copied == 0)
    found: dict[str, set[int]] = {}
    for row in connection.execute(mine.order_by(tables.c.created.desc(), tables.c.id)):
        if row.table_id in found or len(found) < LAST_TABLES:
            found.setdefault(row.table_id, set()).add(row.seat)
    return found
