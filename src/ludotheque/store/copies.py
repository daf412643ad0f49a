"""Writes a table with a game that was played before: a branch of another, or a record."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, insert

from ludotheque.record import Step
from ludotheque.store import log, opening, quotas, tables
from ludotheque.store.schema import snapshots, steps
from ludotheque.store.tables import TableRow
from ludotheque.table import Table


class Copy(msgspec.Struct):
    """A game played again at its new table, with the rows that keep it."""

    table: Table
    steps: list[dict[str, Any]]
    snapshots: list[dict[str, Any]]
    snapshot_version: int  # of the last one


def copy(row: TableRow, taken: Sequence[Step]) -> Copy:
    """Play these steps at the table of this row, with the draws that they had.

    A record that comes with its dice keeps its hashes; else they are made anew.
    """
    if row.dice is None:
        taken = [replace(step, hash="") for step in taken]
    made = Copy(opening.new_table(row, taken[0]), [], [], -1)
    for version, step in enumerate(taken):
        if version > 0:
            made.table.repeat(step)
        made.steps.append(log.last_row(row.id, made.table, row.created))
        if made.table.version >= made.snapshot_version + opening.SNAPSHOT_EVERY:
            snapshot = made.table.snapshot()
            if snapshot.version > made.snapshot_version:
                made.snapshot_version = snapshot.version
                made.snapshots.append(log.snapshot_row(row.id, snapshot))
    return made


def write(connection: Connection, row: TableRow, made: Copy) -> None:
    quotas.check(connection, row)
    tables.create(connection, row)
    connection.execute(insert(steps), made.steps)
    if made.snapshots:
        connection.execute(insert(snapshots), made.snapshots)
