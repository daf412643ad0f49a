"""A database looked at from outside, whether a server uses it or not; nothing in it is changed."""

import os
import time
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from ludotheque.store import engines, migrate, vitals
from ludotheque.store.errors import CannotOpen, Unavailable


class Examined(msgspec.Struct, frozen=True):
    """What was found. `unwritable` says why nothing can be written, "" where it can.

    `ahead` is by how many seconds its clock is ahead of ours, None where it has no clock.
    """

    age: str  # "new", "older", "current" or "newer"
    unwritable: str
    size: int
    ahead: float | None


def examine(database: str | Path) -> Examined:
    """Look at a database; CannotOpen where it does not answer."""
    try:
        address = engines.parse(database)
    except ValueError as error:
        raise CannotOpen(str(error)) from None
    path = engines.sqlite_file(address)
    if path is not None and not path.exists():
        return Examined("new", _closed(path.parent), 0, None)
    try:
        return _postgresql(address) if path is None else _sqlite(address, path)
    except DBAPIError as error:
        raise CannotOpen(str(error.orig).splitlines()[0]) from None
    except ImportError:
        raise CannotOpen("the extra ludotheque[postgresql] is not installed") from None


def _sqlite(address: URL, path: Path) -> Examined:
    """By reading alone: a server may be writing, and beside it nobody else must."""
    engine = engines.readers(address)
    try:
        with engine.begin() as connection:
            age = _age(connection)
    finally:
        engine.dispose()
    beside = path.with_name(path.name + "-wal")
    size = path.stat().st_size + (beside.stat().st_size if beside.exists() else 0)
    return Examined(age, _closed(path) or _closed(path.parent), size, None)


def _postgresql(address: URL) -> Examined:
    engine = engines.writer(address)
    try:
        with engine.begin() as connection:
            age = _age(connection)
            size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar()
            now = text("SELECT extract(epoch FROM clock_timestamp())")
            ahead = float(connection.execute(now).scalar_one()) - time.time()
        return Examined(age, _unwritable(engine), size or 0, ahead)
    finally:
        engine.dispose()


def _unwritable(engine: Engine) -> str:
    try:
        with engine.begin() as connection:
            vitals.try_writing(connection)
    except DBAPIError as error:
        return str(error.orig).splitlines()[0]
    except Unavailable as error:
        return str(error)
    return ""


def _closed(path: Path) -> str:
    return "" if os.access(path, os.W_OK) else f"{path} is closed to this user"


def _age(connection: Connection) -> str:
    revision = migrate.current(connection)
    if revision is None:
        return "new"
    if revision not in migrate.REVISIONS:
        return "newer"
    return "current" if revision == migrate.REVISIONS[-1] else "older"
