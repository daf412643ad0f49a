"""Takes what is in a backup, which is a database of one person, into another database."""

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from ludotheque.store import check
from ludotheque.store.schema import puzzles, seats, steps, tables

PEOPLE = ("owner", "person", "reserved")  # columns that name somebody
Rows = list[dict[str, Any]]


class Backup(msgspec.Struct):
    """Of every table its row, its seats and its steps, by its id; and what was asked of them.

    Snapshots and what the coach found are only a cache.
    """

    games: dict[str, tuple[Rows, Rows, Rows]]
    puzzles: Rows


def read(file: Path) -> Backup:
    """All that a backup holds."""
    found = {}
    with check.opened(file) as engine, engine.connect() as connection:
        for row in _rows(connection, select(tables)):
            own = [select(part).where(part.c.table_id == row["id"]) for part in (seats, steps)]
            found[row["id"]] = ([row], _rows(connection, own[0]), _rows(connection, own[1]))
        return Backup(found, _rows(connection, select(puzzles)))


def take(connection: Connection, backup: Backup, person: int) -> list[str]:
    """Write the tables that are not there yet, for this person; their ids. Puzzles come along."""
    known = set(connection.execute(select(tables.c.id)).scalars())
    new = [table_id for table_id in backup.games if table_id not in known]
    for table_id in new:
        for part, rows in zip((tables, seats, steps), backup.games[table_id], strict=True):
            if rows:
                connection.execute(insert(part), [_given(row, person) for row in rows])
    _take_puzzles(connection, backup.puzzles, person)
    return new


def _take_puzzles(connection: Connection, asked: Rows, person: int) -> None:
    """Those of days without any, and only about this person's seats: a puzzle shows a hand."""
    days = select(puzzles.c.day).where(puzzles.c.person == person)
    sits = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    known = set(connection.execute(days).scalars())
    own = {(table_id, seat) for table_id, seat in connection.execute(sits)}
    new = [
        _given(row, person)
        for row in asked
        if row["day"] not in known and (row["table_id"], row["seat"]) in own
    ]
    if new:
        connection.execute(insert(puzzles), new)


def _rows(connection: Connection, query: Any) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]


def _given(row: dict[str, Any], person: int) -> dict[str, Any]:
    """The same row, with this person for whoever is named in it."""
    named = {name: person for name in PEOPLE if row.get(name) is not None}
    return {**row, **named}
