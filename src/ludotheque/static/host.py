"""The server in a page: one person, no threads, no processes, no network.

A worker of the page starts it and hands over what arrives; docs/static.md tells the whole.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ludotheque.bots import levels
from ludotheque.server.app import create_routes
from ludotheque.server.errors import ApiError
from ludotheque.server.limits import Rate, Rates
from ludotheque.server.people.sessions import COOKIE, token_hash
from ludotheque.server.services import Means, Services
from ludotheque.server.settings import Settings
from ludotheque.server.sockets.wire import WIRE, letting_go, text_of
from ludotheque.server.workers.here import Here
from ludotheque.store import Store, check
from ludotheque.store.clock import Clock
from ludotheque.store.places import Inline

TOKEN = "here"  # noqa: S105 - whoever has the page is the one person it knows
HEADERS = [(b"content-type", b"application/json"), (b"cookie", f"{COOKIE}={TOKEN}".encode())]
NO_LIMITS = Rates(**dict.fromkeys(Rates.__struct_fields__, Rate(1e6, 1e6)))
BEAT = 0.6  # seconds that a bot takes
TOO_SLOW = "master"  # for rules that run interpreted
BASE = {"http_version": "1.1", "root_path": "", "headers": HEADERS, "client": None, "server": None}


async def start(
    database: str, keep: Callable[[], Awaitable[None]], think: Callable[[str], Awaitable[str]]
) -> "Host":
    """Open the database: `keep` stores it, `think` answers as a worker process does."""
    if str(levels.__file__).endswith(".pyc"):
        levels.OFFERED.remove(TOO_SLOW)
    store = Store(Path(database), lambda: Inline(keep), Alone())
    means = Means(Here(think), Here(think), Here(think), NoPasswords())
    services = Services(Settings(bot_delay=BEAT, rates=NO_LIMITS), store, means)
    key = token_hash(TOKEN)
    assert key is not None
    if await store.find_session(key) is None:
        await store.create_guest(key, "", int(time.time()))
    opened = services.open()
    await opened.__aenter__()
    return Host(letting_go(create_routes(services)), opened)


class Host:
    """The application, asked by messages."""

    def __init__(self, app: Any, opened: Any) -> None:
        self._app = app
        self._opened = opened

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """The status and the text of the answer to a request."""
        answer: list[Any] = []
        asked = iter([{"type": "http.request", "body": body.encode(), "more_body": False}])

        async def receive() -> Any:
            return next(asked, None) or await asyncio.Future()

        async def send(message: Any) -> None:
            answer.append(message)

        scope = {**_scope("http", address), "scheme": "http", "method": method}
        await self._app(scope, receive, send)
        text = b"".join(message.get("body", b"") for message in answer)
        return answer[0]["status"], text.decode()

    def dial(self, address: str, tell: Callable[[str, str], None]) -> "Port":
        """Open a socket; `tell` hears of "open", "message" and "close"."""
        port = Port(tell)
        scope = {**_scope("websocket", address), "scheme": "ws", "subprotocols": [], WIRE: port}
        port.task = asyncio.ensure_future(self._app(scope, port.receive, port.send))
        return port

    def accepts(self, backup: str) -> bool:
        """Whether a file is a database of this version, or of one before."""
        try:
            with check.opened(Path(backup)):
                return True
        except check.NoArchive:
            return False

    async def close(self) -> None:
        await self._opened.__aexit__(None, None, None)


class Port:
    """The wire to a page: messages between two workers of one browser."""

    task: "asyncio.Future[Any]"

    def __init__(self, tell: Callable[[str, str], None]) -> None:
        self._tell = tell
        self._arrived: asyncio.Queue[Any] = asyncio.Queue()
        self._arrived.put_nowait({"type": "websocket.connect"})

    def hear(self, text: str) -> None:
        self._arrived.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._arrived.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> Any:
        return await self._arrived.get()

    async def receive_text(self) -> str:
        return text_of(await self._arrived.get())

    async def say(self, text: bytes) -> None:
        self._tell("message", text.decode())

    async def close(self, code: int, reason: str = "") -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    async def send(self, message: Any) -> None:
        self._tell(message["type"].removeprefix("websocket.").replace("accept", "open"), "")


class Alone(Clock):
    """Nobody else writes to the database: there is nothing to look for."""

    look = 24 * 3600.0


class NoPasswords:
    """There are no accounts in a page."""

    async def hash(self, password: str) -> str:
        raise ApiError("not-allowed")

    async def check(self, password: str, kept: str | None) -> bool:
        raise ApiError("not-allowed")

    def outdated(self, kept: str) -> bool:
        raise ApiError("not-allowed")


def _scope(kind: str, address: str) -> dict[str, Any]:
    path, _, query = address.partition("?")
    where = {"path": path, "raw_path": path.encode(), "query_string": query.encode()}
    return {**BASE, **where, "type": kind, "asgi": {"version": "3.0"}, "state": {}}
