"""Opens a stored game: the newest snapshot and the few steps after it.

However long the game is, only so much is read and played again. The events of older
steps are not stored; whoever asks for them gets that stretch of the game replayed.
"""

import logging
from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Connection

from ludotheque import registry
from ludotheque.contract import Illegal
from ludotheque.record import Fair, Origin, Seeded, Step
from ludotheque.store import log
from ludotheque.store.errors import OlderRules, Unplayable
from ludotheque.store.tables import TableRow
from ludotheque.table import BadSnapshot, Differs, Snapshot, Table

SNAPSHOT_EVERY = 32  # steps

# Made here, not by the first of the threads.
_decode: Callable[[str], Seeded | Fair] = msgspec.json.Decoder(Seeded | Fair).decode
_logger = logging.getLogger(__name__)


def new_table(row: TableRow, begun: Step | Snapshot | None = None) -> Table:
    """The table that was agreed on, set up; or as it began when it was played before."""
    try:
        title = registry.title(row.game)
        table = Table(
            title,
            len(row.seats),
            row.options,
            _dice(row),
            origin=Origin(row.source_seal, row.copied) if row.source_seal else None,
            edition=row.edition,
            format=row.format,
            begun=begun,
        )
    except registry.NoSuchEdition as error:
        raise OlderRules(f"table {row.id}: {error}") from None
    except (BadSnapshot, Differs):
        raise
    except (registry.NoSuchGame, ValueError, Illegal) as error:
        raise Unplayable(f"table {row.id}: {error}") from None
    table.orders = {
        n: seat.standing_order for n, seat in enumerate(row.seats) if seat.standing_order
    }
    return table


def _dice(row: TableRow) -> Seeded | Fair:
    if row.dice is not None:
        return _decode(row.dice)
    return Fair(row.commitment, [seat.share for seat in row.seats], row.secret)


def open_table(
    connection: Connection,
    row: TableRow,
    first: int | None = None,
    last: int | None = None,
    spoilt: list[int] | None = None,
) -> Table:
    """The game as it stands; or with the steps from `first` to `last` and their events.

    Snapshots that cannot be used are passed by, and their versions added to `spoilt`.
    """
    table = _resumed(connection, row, first, spoilt)
    after = 0 if table is None else table.version + 1
    for step in log.steps_of(connection, row.id, after, last):
        table = _after(table, step, row)
    if table is None:
        raise Unplayable(f"table {row.id} has no steps")
    return table


def positions(connection: Connection, row: TableRow) -> Iterator[Table]:
    """The game at every version in turn: the same table, one step further each time."""
    table = None
    for step in log.steps_of(connection, row.id, 0):
        table = _after(table, step, row)
        table.forget(table.version)
        yield table


def _resumed(
    connection: Connection, row: TableRow, first: int | None, spoilt: list[int] | None
) -> Table | None:
    """The table at its newest snapshot that can be used; a snapshot is only a cache."""
    while (found := log.snapshot_before(connection, row.id, first)) is not None:
        snapshot, chained = found
        try:
            if snapshot.hash != chained:
                raise BadSnapshot("it does not belong to the steps of its table")
            return new_table(row, snapshot)
        except BadSnapshot as error:
            which = f"the snapshot of table {row.id} at version {snapshot.version}"
            _logger.warning("%s is passed by: %s", which, error)
            if spoilt is not None:
                spoilt.append(snapshot.version)
            first = snapshot.version
    return None


def _after(table: Table | None, step: Step, row: TableRow) -> Table:
    """The table after one more step; the first of all sets it up."""
    try:
        if table is None:
            return new_table(row, step)
        table.repeat(step)
    except Differs as error:
        raise Unplayable(f"table {row.id}: {error}") from error
    return table
