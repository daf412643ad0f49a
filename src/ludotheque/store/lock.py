"""One serving process for each SQLite file.

A second one could corrupt the file (SQLite below 3.51.3), and its players would not
hear of the moves made through the first. The lock lies beside the file and goes away
with the process, however it ends.
"""

import errno
import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class InUse(RuntimeError):
    """Another process serves this database."""


class FileLock:
    """Held from its creation until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        if fcntl is None:
            raise OSError(errno.ENOTSUP, "no lock protects a file on this system", str(path))
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise InUse(f"another Ludotheque already serves {database}") from None

    def release(self) -> None:
        os.close(self._file)
