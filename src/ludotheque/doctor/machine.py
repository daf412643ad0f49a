"""Checks of the machine: room on the disk, open files, the server that sends mail."""

import shutil
import smtplib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from ludotheque.doctor.finding import Finding
from ludotheque.server.edge import KEPT_FREE, most_descriptors, raise_descriptors
from ludotheque.server.notices import mail
from ludotheque.server.settings import Settings

MEGABYTE = 1_000_000
LEAST_ROOM = 1000 * MEGABYTE


def examine(settings: Settings) -> Iterator[Finding]:
    yield disk(settings.folder())
    yield descriptors(settings.connections)
    if settings.mail:
        yield _mail(settings.mail)


def disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    if free >= LEAST_ROOM:
        return Finding("disk", True, f"{free / MEGABYTE:,.0f} MB free")
    said = f"only {free / MEGABYTE:,.0f} MB free in {folder}; make room, or move it with --data"
    return Finding("disk", False, said)


def descriptors(connections: int) -> Finding:
    raise_descriptors()
    possible = most_descriptors() - KEPT_FREE
    if possible >= connections:
        return Finding("open files", True, f"enough for {connections:,} connections")
    said = f"enough for {max(possible, 0):,} connections, not {connections:,}"
    raised = "raise the limit of open files (LimitNOFILE in a unit, ulimit -n)"
    return Finding("open files", False, f"{said}; {raised}, or lower LUDOTHEQUE_CONNECTIONS")


def _mail(server: str) -> Finding:
    address = urlsplit(server)
    try:
        with mail.connected(address):
            return Finding("mail", True, f"{address.hostname} takes mail from here")
    except (OSError, smtplib.SMTPException) as error:
        reason = " ".join(str(error).split())[:200]
        return Finding("mail", False, f"{address.hostname}: {reason}; see LUDOTHEQUE_MAIL")
