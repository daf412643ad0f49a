"""Plays stored games again with the installed rules, and says where one differs.

The database is only read, a server may use it meanwhile. One of an older version is copied
first, and the copy brought to today's schema.
"""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from ludotheque.contract import NOBODY
from ludotheque.store import engines, migrate, opening, tables
from ludotheque.store.errors import Unplayable
from ludotheque.store.schema import steps
from ludotheque.store.tables import TableRow

COPY = "copy.sqlite3"


class NoArchive(ValueError):
    """A database that cannot be checked, said in one line."""


class Checked(msgspec.Struct, frozen=True):
    """A stored game: how many steps came out again, and what did not, "" for nothing."""

    table: str
    game: str
    edition: int
    steps: int
    fault: str


@contextmanager
def opened(url: str | Path) -> Iterator[Engine]:
    """A database to read from, of today's schema."""
    address = engines.parse(url)
    engine = engines.readers(address)
    try:
        with engine.begin() as connection:
            revision = migrate.current(connection)
        if revision == migrate.REVISIONS[-1]:
            yield engine
            return
    except DBAPIError as error:
        raise NoArchive(f"the database cannot be read: {error.orig}") from None
    finally:
        engine.dispose()
    path = engines.sqlite_file(address)
    if revision not in migrate.REVISIONS:
        raise NoArchive("this is no database of this version of Ludotheque, nor of one before")
    if path is None:
        raise NoArchive("the database is of an older version: check a copy that was migrated")
    with tempfile.TemporaryDirectory() as folder, _migrated(path, Path(folder) / COPY) as copied:
        yield copied


@contextmanager
def _migrated(path: Path, copy: Path) -> Iterator[Engine]:
    source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    engine = engines.writer(URL.create("sqlite", database=str(copy)))
    try:
        migrate.migrate(engine)
        yield engine
    finally:
        engine.dispose()


def games(engine: Engine) -> list[str]:
    """The ids of all tables where something was played."""
    begun = select(steps.c.table_id).distinct().order_by(steps.c.table_id)
    with engine.begin() as connection:
        return list(connection.execute(begun).scalars())


def check(engine: Engine, table_id: str) -> Checked:
    """Play a game again from its first step to its last."""
    with engine.begin() as connection:
        row = tables.load(connection, table_id)
        assert row is not None
        played = 0
        try:
            for played, fault in enumerate(_faults(connection, row), 1):
                if fault:
                    return Checked(row.id, row.game, row.edition, played - 1, fault)
        except Unplayable as error:
            return Checked(row.id, row.game, row.edition, played, str(error))
    return Checked(row.id, row.game, row.edition, played, "")


def _faults(connection: Connection, row: TableRow) -> Iterator[str]:
    """What is wrong after each step: the seat to act is stored beside it."""
    query = select(steps.c.turn).where(steps.c.table_id == row.id).order_by(steps.c.version)
    turns = connection.execute(query).scalars().all()
    for table, turn in zip(opening.positions(connection, row), turns, strict=True):
        yield "" if table.to_act() == turn else _other_turn(row.id, table.version, turn)


def _other_turn(table_id: str, version: int, turn: int) -> str:
    then = "the game was over" if turn == NOBODY else f"it was the turn of seat {turn}"
    return f"table {table_id}: after step {version} {then}"
