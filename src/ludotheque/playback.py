"""Games of records played again: to be looked at, or checked to the last byte."""

from collections.abc import Iterator

from ludotheque import record, registry
from ludotheque.contract import Dice, Illegal
from ludotheque.record import BadRecord, Fair, Record, Step
from ludotheque.table import Differs, Table


def replay(written: Record, upto: int | None = None) -> Table:
    """The game of a record, played again from its draws; BadRecord when it does not fit.

    A running game keeps its secret, so its hashes and its dice are not looked at, and what
    comes back can be looked at but not played on.
    """
    *_, table = positions(written, upto)
    return table


def positions(written: Record, upto: int | None = None) -> Iterator[Table]:
    """The same game after every step in turn: one table, a step further each time."""
    table = _table_of(written)
    yield table
    for step in written.steps[1 : None if upto is None else upto + 1]:
        _repeat(table, step, None)
        yield table


def verify(data: bytes) -> Table:
    """The finished game in a file, every byte of it checked; BadRecord says what is wrong.

    Of steps that were copied from another game the rules are checked, and that their draws
    could have been; whether that game drew them so, its own record tells.
    """
    written = record.read(data)
    if written.json() != data:
        raise BadRecord("the file is not written as a record is")
    if written.dice.key() is None:
        raise BadRecord("the game is not over: the secret of its dice is not known yet")
    if isinstance(written.dice, Fair) and not written.dice.honest():
        raise BadRecord("the secret is not the one that was promised")
    table = _table_of(written)
    if not table.copied and _own_setup(table).draws != written.steps[0].draws:
        raise BadRecord("step 0 is not what these dice give")
    for number, step in enumerate(written.steps[1:], 1):
        _repeat(table, step, None if number < table.copied else table.own_dice())
    if table.seal(written) != written.seal:
        raise BadRecord("the seal is broken")
    if table.outcome() is None:
        raise BadRecord("the game is not over")
    if written.result != table.result():
        raise BadRecord("the result is not what these rules give")
    return table


def _table_of(written: Record) -> Table:
    """The table of a record, set up as it was."""
    if not written.steps:
        raise BadRecord("it has no steps")
    origin = written.origin
    if origin is not None and origin.steps > len(written.steps):
        raise BadRecord("it has fewer steps than it says were copied")
    try:
        return Table(
            registry.title(written.game),
            len(written.seats),
            written.options,
            written.dice,
            origin=origin,
            edition=written.edition,
            format=written.format,
            begun=written.steps[0],
        )
    except (registry.NoSuchGame, registry.NoSuchEdition, ValueError, Illegal) as error:
        raise BadRecord(str(error)) from None


def _own_setup(table: Table) -> Step:
    """The set-up as the table's own dice give it."""
    own = Table(table.title, table.seats, table.options, table.dice, edition=table.edition)
    return own.log[0]


def _repeat(table: Table, step: Step, dice: Dice | None) -> None:
    try:
        table.repeat(step, dice)
    except Differs as error:
        raise BadRecord(str(error)) from None
