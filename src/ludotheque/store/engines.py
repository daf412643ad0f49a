"""Connections: one that writes, and read-only ones beside it.

SQLite runs in WAL with synchronous=FULL: what is committed survives a power cut. Below
3.51.3 two connections that write or checkpoint at once can corrupt a WAL file, so there
is only ever one of them; readers can do neither.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from ludotheque.store.notifications import RELAY, SERVER
from ludotheque.store.relay import Relay

READERS = 4
REPLAYERS = 2  # that read what takes long
BUSY_SECONDS = 10
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
# A reader that keeps few pages: the system's own cache has them all, once for all readers.
READER_PRAGMAS = ("query_only=ON", "cache_size=-256")
BEGIN_WRITING = "BEGIN IMMEDIATE"  # of SQLite: it never has to give way later
UTF8 = {"client_encoding": "utf8"}  # of PostgreSQL, whatever the database's own is
SERVED = "it must be an SQLite file or a PostgreSQL address"


def parse(url: str | Path | URL) -> URL:
    """A database address, or an SQLite file; ValueError for one that cannot be served."""
    if isinstance(url, Path):  # not put together as text: a folder may be called anything
        return URL.create("sqlite", database=str(url))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError(SERVED) from None
    kind = parsed.get_backend_name()
    if kind == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return parsed.set(drivername="sqlite")
    if kind == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    raise ValueError(SERVED)


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def writer(
    url: URL,
    pragmas: tuple[str, ...] = DURABLE,
    server: str | None = None,
    relay: Relay | None = None,
) -> Engine:
    """The engine with the one connection that writes; SQLite's is set up by these pragmas.

    In the name of `server` it tells others on the same PostgreSQL what it has written, of steps
    by `relay` where there is one.
    """
    if sqlite_file(url) is None:
        return _engine(url, 1, UTF8).execution_options(**{SERVER: server, RELAY: relay})
    return _sqlite(url, 1, pragmas, BEGIN_WRITING)


def readers(url: URL, server: str | None = None) -> Engine:
    """The engine whose connections only read; a new database must have its writer first."""
    path = sqlite_file(url)
    if path is None:
        read_only = {**UTF8, "options": "-c default_transaction_read_only=on"}
        engine = _engine(url, READERS + REPLAYERS, read_only)
        return engine.execution_options(**{SERVER: server})
    address = URL.create(
        "sqlite", database=path.resolve().as_uri(), query={"mode": "ro", "uri": "true"}
    )
    return _sqlite(address, READERS + REPLAYERS, READER_PRAGMAS, "BEGIN")


def _sqlite(url: URL, connections: int, pragmas: tuple[str, ...], begin: str) -> Engine:
    # The driver leaves transactions to us; a thread hands its connection on.
    ours = {"isolation_level": None, "check_same_thread": False, "timeout": BUSY_SECONDS}
    engine = _engine(url, connections, ours)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _engine(url: URL, connections: int, arguments: dict[str, Any]) -> Engine:
    return create_engine(
        url,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        # A file is always there; a server may have gone and come back meanwhile.
        pool_pre_ping=url.get_backend_name() == "postgresql",
        connect_args=arguments,
        hide_parameters=True,  # an error that quotes a statement must not quote a secret
    )
