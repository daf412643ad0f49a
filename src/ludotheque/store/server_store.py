"""What the servers of one database keep for each other."""

from collections.abc import Collection

from ludotheque.store import servers
from ludotheque.store.database import Database
from ludotheque.store.listener import Listener


class ServerStore(Database):
    """The other servers, and who looks at tables there."""

    def listener(self) -> Listener | None:
        """What listens to the other servers of a database that is shared."""
        return Listener(self._address, self.server) if self.shared else None

    async def show_up(self) -> set[str]:
        """Show that this server is alive; all that are."""
        return await self.write(servers.show_up, self.clock)

    async def go(self) -> None:
        """Tell the others that this server ends."""
        await self.write(servers.go)

    def note_presence(self, table_id: str, person: int, here: bool) -> None:
        """Tell other servers who looks at a table; nobody waits for it."""
        if self.shared:
            noted = self.writer.run(lambda c: servers.note(c, table_id, person, here))
            noted.add_done_callback(lambda done: done.exception())

    async def elsewhere(self, table_ids: Collection[str]) -> dict[str, set[int]]:
        """Who looks at these tables by other servers."""
        return await self.read(servers.elsewhere, table_ids)
