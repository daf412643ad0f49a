"""What does the long work for a server, wherever it does it."""

from collections.abc import Hashable
from typing import Protocol

from ludotheque.server.workers.worker import Answer, Question
from ludotheque.store.turns import Turns


class Failed(RuntimeError):
    """A worker died, or took too long."""


class Workers(Protocol):
    """Whoever is asked to choose for a bot, or to check a record, in these turns."""

    turns: Turns

    async def ask(self, question: Question, asker: Hashable) -> Answer:
        """Ask one worker, in the turn of this asker; Failed when it has no answer."""

    async def close(self) -> None:
        """Leave every thought unfinished."""
