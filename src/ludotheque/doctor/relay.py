"""Checks of the Redis by which servers tell each other of steps: does it answer?"""

from collections.abc import Iterator
from urllib.parse import urlsplit

from ludotheque.doctor.finding import Finding
from ludotheque.server.settings import Settings
from ludotheque.store import CannotOpen
from ludotheque.store.relay import ask


def examine(settings: Settings) -> Iterator[Finding]:
    if not settings.tell:
        return
    where = urlsplit(settings.tell).hostname or "Redis"
    try:
        ask(settings.tell)
    except CannotOpen as reason:
        yield Finding("redis", False, f"{where}: {reason}; see LUDOTHEQUE_TELL")
    else:
        yield Finding("redis", True, f"{where} answers")
