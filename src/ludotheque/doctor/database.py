"""Checks of the database: does it answer, is it of this version, can it be written, how large?"""

from collections.abc import Iterator

from ludotheque.doctor.finding import Finding
from ludotheque.server.settings import Settings
from ludotheque.store import CannotOpen
from ludotheque.store.examination import Examined
from ludotheque.store.examination import examine as look_at

MEGABYTE = 1_000_000
MOST_SECONDS = 1.0  # between two clocks that NTP keeps
SCHEMA = {
    "new": (True, "empty; the server sets it up when it starts"),
    "current": (True, "of this version"),
    "older": (False, "of an older version; make a backup, then start the server once to migrate"),
    "newer": (False, "of a newer version; install that version of Ludotheque, or a later one"),
}


def examine(settings: Settings) -> Iterator[Finding]:
    try:
        found = look_at(settings.database_address())
    except CannotOpen as error:
        yield Finding("database", False, f"does not open: {error}; see --database")
        return
    except OSError as error:
        said = f"{error.filename} cannot be used ({error.strerror}); see --data and --database"
        yield Finding("database", False, said)
        return
    yield Finding("database", True, f"answers, {found.size / MEGABYTE:,.1f} MB")
    yield Finding("schema", *SCHEMA[found.age])
    yield _writing(found)
    if found.ahead is not None:
        yield clock("the database", found.ahead, MOST_SECONDS)


def _writing(found: Examined) -> Finding:
    if found.unwritable:
        return Finding("writing", False, f"{found.unwritable}; let the server's user write there")
    return Finding("writing", True, "possible")


def clock(whose: str, ahead: float, most: float) -> Finding:
    """Whether a clock agrees with ours; `ahead` is by how many seconds it differs."""
    if abs(ahead) <= most:
        return Finding("clock", True, f"agrees with that of {whose}")
    way = "ahead of" if ahead > 0 else "behind"
    said = f"that of {whose} is {abs(ahead):.0f} s {way} this machine's; run NTP on both"
    return Finding("clock", False, said)
