"""Steps told by way of a Redis or a Valkey, where a site has one.

They are told after the commit, not with it: a server that dies in between has told nobody, and
what is told while the connection is lost is not heard. So only steps go this way, which are many
and have versions: whoever has missed one finds it missing. All else is told by PostgreSQL.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import aclosing, asynccontextmanager
from typing import Any

from ludotheque.store.errors import CannotOpen
from ludotheque.store.listener import ALIVE_EVERY, FIRST_PAUSE, LONGEST_PAUSE, PATIENCE
from ludotheque.store.notifications import CHANNEL, Notification

MOST_WAITING = 10_000  # steps while there is no connection; then the oldest are forgotten
AT_ONCE = 500

_logger = logging.getLogger(__name__)


class Relay:
    """The connection by which this server tells the others of its steps, and hears of theirs."""

    def __init__(self, address: str, server: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415 - only where there is one
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415

        once = Retry(NoBackoff(), 0)  # whoever runs this tries again
        times: dict[str, Any] = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
        self._redis: Any = Redis.from_url(address, retry=once, **times)
        self._server = server
        self._noted: list[str] = []  # in the transaction that is open
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._new = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """A transaction begins; what an earlier one noted and never committed is forgotten."""
        self._noted.clear()

    def note(self, steps: Iterable[tuple[str, int]]) -> None:
        """Tell of these steps, by table and version, if the transaction is committed."""
        self._noted += [f"{self._server} {table} {version}" for table, version in steps]

    def committed(self) -> None:
        """Tell the others before long; nobody waits for it."""
        if self._noted:
            self._waiting.extend(self._noted)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._new.set)

    async def run(
        self, hear: Callable[[Notification], None], resume: Callable[[], Awaitable[None]]
    ) -> None:
        """Tell, and let `hear` know what others tell; `resume` is called when that begins anew."""
        from redis import RedisError  # noqa: PLC0415

        self._loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        async with self._redis:
            while True:
                try:
                    async with self._subscribed() as heard:
                        pause = FIRST_PAUSE
                        await resume()
                        await self._serve(heard, hear)
                except* (RedisError, OSError) as reasons:
                    _logger.warning("steps are not told by Redis: %s", reasons.exceptions[0])
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    @asynccontextmanager
    async def _subscribed(self) -> AsyncIterator[Any]:
        async with aclosing(self._redis.pubsub()) as heard:
            await heard.subscribe(CHANNEL)
            if await heard.get_message(timeout=PATIENCE) is None:
                raise TimeoutError("it does not answer")
            yield heard

    async def _serve(self, heard: Any, hear: Callable[[Notification], None]) -> None:
        async with asyncio.TaskGroup() as both:
            both.create_task(self._tell())
            both.create_task(self._listen(heard, hear))

    async def _tell(self) -> None:
        while True:
            while self._waiting:
                await self._publish(min(len(self._waiting), AT_ONCE))
            self._new.clear()
            if not self._waiting:  # a thread may have added something meanwhile
                await self._new.wait()

    async def _publish(self, count: int) -> None:
        """Tell of the oldest that wait; where that fails they wait on, and may be told twice."""
        steps = [self._waiting.popleft() for _ in range(count)]
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for step in steps:
                    pipeline.publish(CHANNEL, step)
                await pipeline.execute()
        except BaseException:
            self._waiting.extendleft(reversed(steps))
            raise

    async def _listen(self, heard: Any, hear: Callable[[Notification], None]) -> None:
        while True:
            said = await heard.get_message(timeout=ALIVE_EVERY)
            if said is None:
                await heard.ping()
                said = await heard.get_message(timeout=PATIENCE)
                if said is None:
                    raise TimeoutError("it does not answer")
            step = parse(said["data"]) if said["type"] == "message" else None
            if step is not None and step.server != self._server:
                hear(step)


def ask(address: str) -> None:
    """See whether a Redis answers; CannotOpen says why it does not."""
    try:
        from redis import Redis, RedisError  # noqa: PLC0415
    except ImportError:
        raise CannotOpen("the extra ludotheque[redis] is not installed") from None
    try:
        with Redis.from_url(address, socket_timeout=PATIENCE) as asked:
            asked.ping()
    except (RedisError, OSError, ValueError) as error:
        raise CannotOpen(" ".join(str(error).split())) from None


def parse(payload: bytes) -> Notification | None:
    """What was told; None for anything that somebody else has put there."""
    try:
        server, table, version = payload.decode().split(" ")
        return Notification(server, "step", table, int(version))
    except ValueError:
        return None
