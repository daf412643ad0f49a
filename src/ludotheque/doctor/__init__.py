"""`ludotheque doctor`: is this server set up well, and what is to be done where it is not?"""

from collections.abc import Iterator, Mapping
from typing import Any

from ludotheque.doctor import database, machine, origin, relay
from ludotheque.doctor.finding import Finding
from ludotheque.server.settings import BadSettings, Settings, from_environment, listed

WRONG = 1


def run(given: Mapping[str, Any]) -> int:
    """Print a line for each check; the exit status is 1 when something is wrong."""
    wrong = 0
    for finding in examine(given):
        print(f"{'ok   ' if finding.ok else 'WRONG'} {finding.subject}: {finding.said}", flush=True)
        wrong = wrong if finding.ok else WRONG
    return wrong


def examine(given: Mapping[str, Any]) -> Iterator[Finding]:
    """All findings, the settings' first: without them nothing else can be looked at."""
    try:
        settings = from_environment(given)
    except BadSettings as reason:
        yield Finding("settings", False, str(reason))
        return
    yield _settings(settings)
    yield from database.examine(settings)
    yield from relay.examine(settings)
    yield from machine.examine(settings)
    yield from origin.examine(settings)


def _settings(settings: Settings) -> Finding:
    if "*" in listed(settings.proxies):
        said = "LUDOTHEQUE_PROXIES=* believes every visitor; name the addresses of your proxies"
        return Finding("settings", False, said)
    if settings.public_origins() and not settings.proxies:
        said = "LUDOTHEQUE_ORIGINS without LUDOTHEQUE_PROXIES: all visitors count as one address"
        return Finding("settings", False, f"{said}; name the addresses of your proxies")
    return Finding("settings", True, "understood")
