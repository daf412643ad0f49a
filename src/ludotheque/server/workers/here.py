"""One worker that is no process: a function, here or in another thread of a page."""

from collections.abc import Awaitable, Callable, Hashable

import msgspec

from ludotheque.server.workers.worker import Answer, Question
from ludotheque.server.workers.workers import Failed
from ludotheque.store.turns import Turns

_decode = msgspec.json.Decoder(Answer).decode


class Here:
    """Asks `reply`, which gives a line for a line as a worker process does."""

    def __init__(self, reply: Callable[[str], Awaitable[str]]) -> None:
        self._reply = reply
        self.turns = Turns(1)

    async def ask(self, question: Question, asker: Hashable) -> Answer:
        return await self.turns.run(asker, lambda: self._answer(question))

    async def close(self) -> None:
        await self.turns.close()

    async def _answer(self, question: Question) -> Answer:
        line = msgspec.json.encode(question).decode()
        try:
            return _decode(await self._reply(line))
        except (OSError, msgspec.DecodeError) as error:
            raise Failed(f"no answer: {error}") from error
