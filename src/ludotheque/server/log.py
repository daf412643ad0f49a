"""What the server writes to standard error: failures, but never a flood of them.

The same failure shows its trace once a minute, is one line some times more, and then is only
counted. So whoever finds a way to make the server fail cannot fill its disk as well.
"""

import logging
import time
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

import msgspec

MINUTE = 60.0
MOST_LINES = 20  # of the same kind in a minute
MOST_KINDS = 500
LONGEST_LINE = 300

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
        "json": {"()": "ludotheque.server.log.JsonLines"},
    },
    "filters": {"throttle": {"()": "ludotheque.server.log.Throttle"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "filters": ["throttle"],
        }
    },
    "loggers": {
        "ludotheque": {"handlers": ["stderr"], "level": "WARNING"},
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
    },
}


def logging_as(form: str) -> dict[str, Any]:
    """The settings of the log, which is to be written in this format."""
    stderr = {**LOGGING["handlers"]["stderr"], "formatter": form}
    return {**LOGGING, "handlers": {"stderr": stderr}}


class JsonLines(logging.Formatter):
    """A record as a line of JSON, its time in UTC."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Throttle(logging.Filter):
    """Lets the first of its kind through whole, the next as lines, the rest not at all."""

    def __init__(self) -> None:
        super().__init__()
        # Of each kind: when its minute began, and how many there were since.
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = _kind(record), time.monotonic()
        began, count = self._kinds.get(kind, (-MINUTE, 0))
        if now - began >= MINUTE:
            self._kinds[kind] = (now, 1)
            if len(self._kinds) > MOST_KINDS:
                self._kinds.popitem(last=False)
            if count > 1:
                _say(record, f"{record.getMessage()} (and {count - 1} more since the last trace)")
            return True
        self._kinds[kind] = (began, count + 1)
        if count >= MOST_LINES:
            return False
        _say(record, _line(record))
        record.exc_info = record.exc_text = None
        return True


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two records the same: where they come from, not whom they name."""
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = (trace.tb_frame.f_code, trace.tb_lineno) if trace is not None else None
    return record.name, record.msg, record.exc_info and record.exc_info[0], where


def _line(record: logging.LogRecord) -> str:
    said = record.getMessage().strip()
    if record.exc_info and record.exc_info[1] is not None:
        said += f": {record.exc_info[1]!r}"
    return " ".join(said.split())[:LONGEST_LINE]


def _say(record: logging.LogRecord, text: str) -> None:
    record.msg, record.args = text, ()
