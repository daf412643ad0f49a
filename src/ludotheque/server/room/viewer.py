"""One socket as a table sees it: what it has been told, what it is still to be told."""

import asyncio
from collections.abc import Hashable

from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.socket_messages import BotPace, ToBrowser

LONGEST_QUEUE = 200  # messages; whoever reads no faster than that is let go


class Viewer:
    """Messages wait here in order; the newest view is made only when it can be sent."""

    def __init__(self, person: int | None, asker: Hashable) -> None:
        """`asker` is whose turn it takes to have a game played again."""
        self.person = person
        self.asker = asker
        self.told = -1
        self.knows_lobby = False  # as of `seat`
        self.seat: int | None = None
        self.uncovered: int | None = None  # a seat that a screen shows the hand of
        self.wants_changes = False
        self.drawn: tuple[int | None, int] | None = None  # whose board this has, of which version
        self.lost = False
        self.bot_pace: BotPace = "slow"
        self._queue: list[bytes | None] = []
        self._waiting: asyncio.Future[None] | None = None
        self._behind = False

    def start_from(self, version: int, *, changes: bool = False) -> None:
        """The browser has seen the game up to a version, and nothing else that counts."""
        self.told, self.knows_lobby = version, False
        self.wants_changes, self.drawn = changes, None
        self.fall_behind()

    def hear(self, message: ToBrowser) -> None:
        self.hear_encoded(encode(message))

    def hear_encoded(self, message: bytes) -> None:
        self._queue.append(message)
        if len(self._queue) > LONGEST_QUEUE:
            self.lost = True
        self._wake()

    def disconnect(self) -> None:
        """Nothing more is told; the socket ends."""
        self.lost = True
        self.fall_behind()

    def fall_behind(self) -> None:
        """There is something new; however often that happens, one update tells it all."""
        if not self._behind:
            self._behind = True
            self._queue.append(None)
        self._wake()

    async def all(self) -> list[bytes | None]:
        """Everything that waits, once there is something; None stands for an update to be made."""
        while not self._queue:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        waiting, self._queue = self._queue, []
        self._behind = False
        return waiting

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
