"""What is kept of notices: those to send, who wants which, and by which channels."""

from collections.abc import Sequence

from ludotheque.store import outbox, reach, wishes
from ludotheque.store.database import Database
from ludotheque.store.outbox import Claim, Notice, Soon
from ludotheque.store.reach import Channel, Reach
from ludotheque.store.wishes import TableWish, Wish


class NoticeStore(Database):
    """Who is told of what, and how."""

    async def claim_notices(self) -> Claim:
        """What is to be sent now, by this server alone."""
        return await self.write(outbox.claim, self.clock.now())

    async def spare_notice(self, soon: Soon) -> None:
        """Somebody looks at what they would be told of in a moment."""
        await self.write(outbox.spare, soon, self.clock.now())

    async def settle_notices(
        self, channel: int, notices: Sequence[Notice], state: str, error: str | None = None
    ) -> None:
        if notices:
            await self.write(outbox.settle, channel, notices, state, error)

    async def postpone_notices(
        self, channel: int, notices: Sequence[Notice], due: float, error: str | None = None
    ) -> None:
        """Try again later; without an error this was no attempt."""
        if notices:
            await self.write(outbox.postpone, channel, notices, due, error)
            self.told.set()

    async def seen(self, table_id: str, person: int) -> None:
        """Somebody looks at a table: they need not be told that it waits for them."""
        await self.write(outbox.seen, table_id, person)

    async def table_wishes(self, person: int) -> list[TableWish]:
        """The tables of which somebody wants to be told in their own way."""
        return await self.read(wishes.of_person, person)

    async def set_table_wish(self, person: int, table_id: str, wish: Wish) -> None:
        await self.write(outbox.set_wish, person, table_id, wish)

    async def reach(self, person: int) -> Reach | None:
        return await self.read(reach.find, person)

    async def set_reach(self, person: int, wish: Reach) -> None:
        await self.write(reach.keep, person, wish)

    async def person_of_feed(self, secret: str) -> int | None:
        return await self.read(reach.of_feed, secret)

    async def channels(self, person: int) -> list[Channel]:
        return await self.read(reach.channels_of, person)

    async def add_channel(self, wish: Channel) -> int:
        """Keep a new channel and give its number; Full when there are too many."""
        return await self.write(reach.add_channel, wish)

    async def change_channel(self, before: Channel, after: Channel) -> None:
        await self.write(reach.change_channel, before, after)

    async def remove_channel(self, number: int) -> None:
        await self.write(reach.remove_channel, number)

    async def channel_of_secret(self, secret: str) -> int | None:
        return await self.read(reach.of_secret, secret)

    def key(self, name: str, made: str) -> str:
        """A key of this house; `made` becomes it where there is none. Before the server runs."""
        with self._write_engine.begin() as connection:
            return reach.key(connection, name, made)
