"""Takes the games of a backup, which is a database of one person, into another database."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, select

from ludotheque.store import check
from ludotheque.store.schema import seats, steps, tables

PEOPLE = ("owner", "person", "reserved")  # columns that name somebody
Rows = list[dict[str, Any]]


def read(file: Path) -> dict[str, tuple[Rows, Rows, Rows]]:
    """Every table of a backup: its row, its seats and its steps. Snapshots are only a cache."""
    found = {}
    with check.opened(file) as engine, engine.connect() as connection:
        for row in _rows(connection, select(tables)):
            own = [select(part).where(part.c.table_id == row["id"]) for part in (seats, steps)]
            found[row["id"]] = ([row], _rows(connection, own[0]), _rows(connection, own[1]))
    return found


def take(
    connection: Connection, backup: dict[str, tuple[Rows, Rows, Rows]], person: int
) -> list[str]:
    """Write the tables that are not there yet, for this person; their ids."""
    known = set(connection.execute(select(tables.c.id)).scalars())
    new = [table_id for table_id in backup if table_id not in known]
    for table_id in new:
        for part, rows in zip((tables, seats, steps), backup[table_id], strict=True):
            if rows:
                connection.execute(insert(part), [_given(row, person) for row in rows])
    return new


def _rows(connection: Connection, query: Any) -> Rows:
    return [dict(row) for row in connection.execute(query).mappings()]


def _given(row: dict[str, Any], person: int) -> dict[str, Any]:
    """The same row, with this person for whoever is named in it."""
    named = {name: person for name in PEOPLE if row.get(name) is not None}
    return {**row, **named}
