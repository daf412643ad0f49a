"""One serving process for each SQLite file.

A second one could corrupt the file (SQLite below 3.51.3), and its players would not
hear of the moves made through the first. The lock is on the file itself, whatever it is
called, and goes away with the process, however it ends. SQLite's own locks are of another
kind (fcntl), which flock leaves alone on Linux. Elsewhere the two kinds exclude each
other, so there a file beside the database is locked.
"""

import errno
import logging
import os
import sys
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

OURS = 0o600
OTHERS = 0o077
# The files that this process serves. One of them must not be opened again: closing it would
# take away all locks that SQLite has on it in this process.
_served: set[tuple[int, int]] = set()
_logger = logging.getLogger(__name__)


class InUse(RuntimeError):
    """Another server, of this process or another, has this database."""


class FileLock:
    """Held from its creation until `release` or the end of the process.

    A database that is not there yet is made, closed to other users. It is opened before
    SQLite does and must be released after.
    """

    def __init__(self, database: Path) -> None:
        if fcntl is None:
            raise OSError(errno.ENOTSUP, "no lock protects a file on this system", str(database))
        path = database.resolve()
        _make(path)
        if sys.platform != "linux":
            path = path.with_name(path.name + ".lock")
            _make(path)
        found = path.stat()
        self._served = (found.st_dev, found.st_ino)
        if self._served in _served:
            raise _in_use(database)
        self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise _in_use(database) from None
        _served.add(self._served)

    def release(self) -> None:
        _served.discard(self._served)
        os.close(self._file)


def _make(path: Path) -> None:
    """Make an empty file, or say of one that is there that others can read it."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OURS))
    except FileExistsError:
        if path.stat().st_mode & OTHERS:
            _logger.warning("other users of this machine can read %s (chmod 600 ends that)", path)


def _in_use(database: Path) -> InUse:
    return InUse(f"another Ludotheque already serves {database}")
