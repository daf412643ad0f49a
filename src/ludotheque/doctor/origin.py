"""Checks of the public addresses, asked as a browser asks: by the way that visitors come."""

import base64
import http.client
import os
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from ludotheque.doctor.database import clock
from ludotheque.doctor.finding import Finding
from ludotheque.server.settings import Settings

SECONDS = 10.0
MOST_SECONDS = 5.0  # Date has whole seconds, and the answer took a while
SWITCHING = 101
HEADERS = "Host, Origin, X-Forwarded-For and X-Forwarded-Proto"
UNKNOWN = "/ws/tables/doctor"  # its socket opens, and is told that there is no such table


def examine(settings: Settings) -> Iterator[Finding]:
    for origin in settings.public_origins():
        try:
            yield from _examine(origin)
        except (OSError, HTTPException) as error:
            said = f"{origin} does not answer ({error or type(error).__name__})"
            yield Finding(
                "origin", False, f"{said}; start the server, look at proxy and certificate"
            )


def _examine(origin: str) -> Iterator[Finding]:
    ready = _asked(origin, "/health/ready")
    if ready.status != http.HTTPStatus.OK:
        said = f"{origin} answers {ready.status}; is the server up, and does the proxy lead to it?"
        yield Finding("origin", False, said)
        return
    yield Finding("origin", True, f"{origin} is ready")
    yield _headers(origin)
    yield _socket(origin)
    if ready.date is not None:
        yield clock(origin, ready.date - time.time(), MOST_SECONDS)


def _headers(origin: str) -> Finding:
    """The server says by what it answers how it believes to be reached."""
    games = _asked(origin, "/api/games")
    if games.status != http.HTTPStatus.OK:
        said = f"{origin} is refused ({games.status}); let the proxy pass on {HEADERS}"
        return Finding("proxy", False, said)
    if origin.startswith("https:") and not games.secure:
        said = f"the server takes {origin} for plain http; let the proxy pass on X-Forwarded-Proto"
        return Finding("proxy", False, f"{said}, and name it in LUDOTHEQUE_PROXIES")
    return Finding("proxy", True, "passes on what it should")


def _socket(origin: str) -> Finding:
    key = base64.b64encode(os.urandom(16)).decode()
    opening = {"Connection": "Upgrade", "Upgrade": "websocket", "Origin": origin}
    wished = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    status = _asked(origin, UNKNOWN, **opening, **wished).status
    if status == SWITCHING:
        return Finding("sockets", True, "open")
    said = f"do not open ({status}); let the proxy upgrade /ws/ to websockets, and pass on Origin"
    return Finding("sockets", False, said)


class Answer:
    """What matters of an answer: its status, whether it came as over https, its time."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.secure = response.headers["strict-transport-security"] is not None
        date = response.headers["date"]
        self.date = None if date is None else parsedate_to_datetime(date).timestamp()


def _asked(origin: str, path: str, **headers: str) -> Answer:
    address = urlsplit(origin)
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(address.hostname or "", address.port, timeout=SECONDS)
    try:
        connection.request("GET", path, headers=headers)
        return Answer(connection.getresponse())
    finally:
        connection.close()
