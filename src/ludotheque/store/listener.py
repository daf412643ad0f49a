"""Listens to what other servers on the same PostgreSQL have stored.

One connection, which is never in a transaction: one that were would make PostgreSQL keep all
notifications for it. A connection that is lost, or over which no answer comes, is made anew; what
was said meanwhile is not heard, so whoever listens looks at everything once more.
"""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from sqlalchemy import URL

from ludotheque.store.errors import Unavailable
from ludotheque.store.notifications import CHANNEL, Notification, parse

ALIVE_EVERY = 10.0  # seconds between questions whether anybody is at the other end
PATIENCE = 5.0  # for an answer
FIRST_PAUSE = 0.1  # before a lost connection is made anew; then ever longer
LONGEST_PAUSE = 5.0

_logger = logging.getLogger(__name__)


class Listener:
    """The connection by which this server hears of the others."""

    def __init__(self, address: URL, server: str) -> None:
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._server = server
        self._hear: Callable[[Notification], None] = lambda _: None
        self._readable = asyncio.Event()
        self._connection: Any = None
        self._wire: socket.socket | None = None

    async def run(
        self, hear: Callable[[Notification], None], resume: Callable[[], Awaitable[None]]
    ) -> None:
        """Tell `hear` what other servers say; `resume` is called when that begins anew."""
        self._hear = hear
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._connected():
                    pause = FIRST_PAUSE
                    await resume()
                    await self._listen()
            except Unavailable as reason:
                _logger.warning("other servers cannot be heard: %s", reason.__cause__)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def ask(self, query: str, *values: object) -> Any:
        """One value, by this connection; Unavailable while there is none."""
        if self._connection is None:
            raise Unavailable("there is no connection to other servers")
        asking = asyncio.ensure_future(self._ask(query, values))
        answered, _ = await asyncio.wait({asking}, timeout=PATIENCE)
        if not answered:
            self._hang_up()
        # What was said behind the answer may have been read with it, and wakes nobody.
        self._readable.set()
        return await asking

    async def _ask(self, query: str, values: tuple[object, ...]) -> Any:
        with _translated():
            answer = await self._connection.execute(query, values)
            found = None if answer.description is None else await answer.fetchone()
        return None if found is None else found[0]

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[None]:
        from psycopg import AsyncConnection  # noqa: PLC0415

        options: dict[str, Any] = {"autocommit": True, "connect_timeout": int(PATIENCE)}
        with _translated():
            connection = await AsyncConnection.connect(self._address, **options)
        connection.add_notify_handler(self._heard)
        self._connection = connection
        # A second name of the same socket: psycopg takes its own away when it has read.
        self._wire = socket.fromfd(connection.fileno(), socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            await self.ask(f"LISTEN {CHANNEL}")
            yield
        finally:
            self._connection = None
            self._wire.close()
            with suppress(Exception):
                await connection.close()

    async def _listen(self) -> None:
        assert self._wire is not None
        loop, readable = asyncio.get_running_loop(), self._readable
        loop.add_reader(self._wire, readable.set)
        asked = loop.time()
        try:
            while True:
                with suppress(TimeoutError):
                    left = asked + ALIVE_EVERY - loop.time()
                    # Not by wait_for, which until Python 3.12 may lose that it was cancelled.
                    async with asyncio.timeout(max(0.0, left)):
                        await readable.wait()
                readable.clear()
                await self._take_in()
                if loop.time() >= asked + ALIVE_EVERY:
                    asked = loop.time()
                    await self.ask("SELECT 1")
        finally:
            loop.remove_reader(self._wire)

    async def _take_in(self) -> None:
        """What has arrived, unless it is the answer to a question, which is read by who asked."""
        async with self._connection.lock:
            wire = self._connection.pgconn
            with _translated():
                wire.consume_input()
            while (said := wire.notifies()) is not None:
                self._tell(said.extra.decode())

    def _heard(self, said: Any) -> None:
        self._tell(said.payload)

    def _tell(self, payload: str) -> None:
        notification = parse(payload)
        if notification.server != self._server:
            self._hear(notification)

    def _hang_up(self) -> None:
        """End a connection over which no answer comes: whoever waits for one gets an error."""
        _logger.warning("the database does not answer; it is called again")
        if self._wire is not None:
            with suppress(OSError):
                self._wire.shutdown(socket.SHUT_RDWR)


@contextmanager
def _translated() -> Iterator[None]:
    """Whatever goes wrong with the connection, as users of the store know it."""
    from psycopg import Error  # noqa: PLC0415 - only where there is PostgreSQL

    try:
        yield
    except (Error, OSError) as error:
        raise Unavailable("other servers cannot be heard") from error
