"""The outermost door: what every request must be, what every answer carries.

Only known addresses of this server are answered (a foreign page cannot rebind a name
to it), only its own pages may change something or open a socket, and nobody asks too
fast. Every answer has the security headers; nothing but pages may be stored.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send

from ludotheque.server.errors import status_of
from ludotheque.server.limits import Limits, address_key
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.message import Error, ErrorCode

HEALTH = "/health/"  # asked by machines, by whatever name they know this one
OFFLINE = "/offline/"  # these pages have Python in them
READING = ("GET", "HEAD")
POLICY_VIOLATION = 1008
UNASKED = "/api/unsubscribe/"  # mail programs post there, which have no page
LONGEST_ADDRESS = 2048  # path and query
NOWHERE = "/no/such/page"
POLICY = (
    "default-src 'none'; script-src 'self'{more}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' {sockets}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
ONE_YEAR = b"max-age=31536000"


class SecurityMiddleware:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], limits: Limits) -> None:
        self._app = app
        self._origins = origins
        self._hosts = frozenset(urlsplit(origin).netloc for origin in origins)
        self._limits = limits

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in {ScopeType.HTTP, ScopeType.WEBSOCKET}:
            await self._app(scope, receive, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._hold(scope, receive, send, self._refused(scope, _headers(scope)))
            return
        headers = _headers(scope)
        if _too_long(scope) and _for_a_reader(scope, headers):
            # A sentence in their language, as at any other address where nothing is.
            there = {"path": NOWHERE, "raw_path": NOWHERE.encode(), "query_string": b""}
            scope = {**scope, **there}
        refusal = self._refused(scope, headers)
        answer = _with_headers(scope, headers.get(b"host", ""), send)
        if refusal is not None:
            await _refuse(refusal, answer)
            return
        await self._app(scope, receive, answer)

    async def _hold(
        self, scope: Any, receive: Receive, send: Send, refusal: ErrorCode | None
    ) -> None:
        """A socket, from its opening to its end."""
        address, sockets = _address(scope), self._limits.open_sockets
        try:
            if not sockets.enter(address):
                refusal = "too-many-requests"
            if refusal is None:
                await self._app(scope, receive, send)
                return
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal})
        finally:
            sockets.leave(address)

    def _refused(self, scope: Any, headers: dict[bytes, str]) -> ErrorCode | None:
        """Why this request goes no further, public reasons first."""
        known = headers.get(b"host", "").lower() in self._hosts
        if not known and not scope["path"].startswith(HEALTH):
            return "not-allowed"
        ours = headers.get(b"origin", "").lower() in self._origins
        if _too_long(scope):
            return "bad-request"
        address = _address(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not ours:
                return "not-allowed"
            return None if self._limits.sockets.take(address) else "too-many-requests"
        if scope["method"] not in READING and not scope["path"].startswith(UNASKED):
            if not ours:
                return "not-allowed"
            if headers.get(b"content-type", "").split(";")[0].strip() != "application/json":
                return "bad-request"
        return None if self._limits.requests.take(address) else "too-many-requests"


def _headers(scope: Any) -> dict[bytes, str]:
    return {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _too_long(scope: Any) -> bool:
    return len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS


def _for_a_reader(scope: Any, headers: dict[bytes, str]) -> bool:
    """Whether a browser asks for a page, to show it."""
    page = not scope["path"].startswith(("/api/", "/ws/"))
    return page and scope["method"] in READING and "text/html" in headers.get(b"accept", "")


def _address(scope: Any) -> str:
    return address_key(scope["client"][0] if scope["client"] else "")


def _with_headers(scope: Any, host: str, send: Send) -> Send:
    secure = scope["scheme"] == "https"
    sockets = f"{'wss' if secure else 'ws'}://{host}"
    python = " 'wasm-unsafe-eval'" if scope["path"].startswith(OFFLINE) else ""
    policy = POLICY.format(sockets=sockets, more=python).encode()
    more = {**HEADERS, b"content-security-policy": policy}
    if secure:
        more[b"strict-transport-security"] = ONE_YEAR
    if scope["path"].startswith("/api"):
        more[b"cache-control"] = b"no-store"

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            kept = [(n, v) for n, v in message.get("headers", []) if n.lower() not in more]
            message["headers"] = [*kept, *more.items()]
        await send(message)

    return answer


async def _refuse(code: ErrorCode, send: Send) -> None:
    body = encode(Error(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": status_of(code), "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
