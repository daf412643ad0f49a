"""Opens a stored game: the newest snapshot and the few steps after it.

However long the game is, only so much is read and played again. The events of older
steps are not stored; whoever asks for them gets that stretch of the game replayed.
"""

from collections.abc import Callable, Iterator

import msgspec
from sqlalchemy import Connection

from ludotheque import registry
from ludotheque.dice import Replayed
from ludotheque.record import Fair, Origin, Seeded, Step
from ludotheque.store import log
from ludotheque.store.tables import TableRow
from ludotheque.table import Table

SNAPSHOT_EVERY = 32  # steps

# Made here, not by the first of the threads.
_decode: Callable[[str], Seeded | Fair] = msgspec.json.Decoder(Seeded | Fair).decode


class Unplayable(RuntimeError):
    """A stored game that today's rules do not give again, or whose game is gone."""


class OlderRules(Unplayable):
    """A game begun with an edition of its rules that is not here, by which it must end."""


def new_table(row: TableRow) -> Table:
    """The table that was agreed on, before its first step."""
    try:
        title = registry.title(row.game)
    except registry.NoSuchGame as error:
        raise Unplayable(str(error)) from None
    origin = Origin(row.source_seal, row.copied) if row.source_seal else None
    try:
        table = Table(title, len(row.seats), row.options, _dice(row), origin, row.edition)
    except registry.NoSuchEdition as error:
        raise OlderRules(f"table {row.id}: {error}") from None
    table.orders = {
        n: seat.standing_order for n, seat in enumerate(row.seats) if seat.standing_order
    }
    return table


def _dice(row: TableRow) -> Seeded | Fair:
    if row.dice is not None:
        return _decode(row.dice)
    return Fair(row.commitment, [seat.share for seat in row.seats], row.secret)


def open_table(
    connection: Connection, row: TableRow, first: int | None = None, last: int | None = None
) -> Table:
    """The game as it stands; or with the steps from `first` to `last` and their events."""
    table = new_table(row)
    snapshot = log.snapshot_before(connection, row.id, first)
    if snapshot is not None:
        table.resume(snapshot)
    for step in log.steps_of(connection, row.id, table.version + 1, last):
        _take(table, step, row)
    return table


def positions(connection: Connection, row: TableRow) -> Iterator[Table]:
    """The game at every version in turn: the same table, one step further each time."""
    table = new_table(row)
    for step in log.steps_of(connection, row.id, 0):
        _take(table, step, row)
        table.forget(table.version)
        yield table


def _take(table: Table, step: Step, row: TableRow) -> None:
    plan = table.plan(step.seat, step.action, Replayed(step.draws))
    if plan.step != step:
        raise Unplayable(f"step {plan.version} of table {row.id} is not what was stored")
    table.adopt(plan)
