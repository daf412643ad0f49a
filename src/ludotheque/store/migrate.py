"""Brings a database to today's schema when the server starts.

Alembic does the work, and is loaded only when there is any: a server that starts on a
database of its own version starts fast. Revisions are numbered by their file names.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x6C75646F  # any number that nobody else locks in this database
REVISIONS = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


class TooNew(RuntimeError):
    """The database was written by a later version of the program."""


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        now = current(connection)
    if now == REVISIONS[-1]:
        return
    if now is not None and now not in REVISIONS:
        raise TooNew("the database belongs to a newer version of Ludotheque")
    with _unchecked(engine), engine.begin() as connection:
        _wait_for_others(connection)
        _upgrade(connection)


def try_writing(engine: Engine) -> None:
    """Fail where nothing can be written, before anybody plays there."""
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def current(connection: Connection) -> str | None:
    """The revision that the database has, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _wait_for_others(connection: Connection) -> None:
    """Of several servers that start at once, one migrates; the others find it done."""
    if connection.dialect.name == "postgresql":
        lock = text("SELECT pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": MIGRATING})


@contextmanager
def _unchecked(engine: Engine) -> Iterator[None]:
    """SQLite writes a table anew to change it; its references are wrong for that moment."""
    if engine.dialect.name != "sqlite":
        yield
        return
    _pragma(engine, "foreign_keys=OFF")
    try:
        yield
    finally:
        _pragma(engine, "foreign_keys=ON")


def _pragma(engine: Engine, pragma: str) -> None:
    """Set outside any transaction, where alone it counts, on the one connection there is."""
    raw = engine.raw_connection()
    try:
        raw.cursor().execute(f"PRAGMA {pragma}")
    finally:
        raw.close()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
