"""Guests who become accounts, sign in elsewhere and change their password."""

import unicodedata
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludotheque.server.passwords import Passwords
from ludotheque.server.people import People, Person, checked_name
from ludotheque.server.refusals import Refusal
from ludotheque.server.tables import Tables
from ludotheque.store import Store, accounts, sessions
from ludotheque.store.sessions import PersonRow


class Accounts:
    """Every sign-in gives a new session; the one before it ends."""

    def __init__(self, store: Store, people: People, tables: Tables) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._passwords = Passwords()

    async def register(self, person: Person, key: bytes, name: str, password: str) -> str:
        """Make a guest an account with everything he has; the token of his new session."""
        name = checked_name(name)
        if person.account is not None:
            raise Refusal("not-allowed")
        kept = await self._passwords.hash(password)
        folded = account_key(name)
        try:
            work = partial(accounts.create, person=person.id, name=name, key=folded, password=kept)
            if not await self._store.writer.run(work):
                raise Refusal("not-allowed")
        except IntegrityError:
            raise Refusal("name-taken") from None
        return await self._people.renew(PersonRow(person.id, name, person.seen, name), key)

    async def sign_in(
        self, guest: Person | None, key: bytes | None, name: str, password: str
    ) -> tuple[int, str]:
        """The person and the token of a new session. What a guest has goes over to him."""
        found = await self._store.read(accounts.find, account_key(name))
        if not await self._passwords.check(password, None if found is None else found.password):
            raise Refusal("wrong-password")
        assert found is not None
        if self._passwords.outdated(found.password):
            kept = await self._passwords.hash(password)
            await self._store.writer.run(lambda c: accounts.set_password(c, found.person, kept))
        if guest is not None and guest.account is None:
            await self._take_over(guest.id, found.person)
        row = await self._store.read(sessions.person, found.person)
        return found.person, await self._people.renew(row, key)

    async def change_password(self, person: Person, key: bytes, old: str, new: str) -> str:
        """Keep a new password; the token of the one session that is left."""
        found = await self._store.read(accounts.find, account_key(person.account or ""))
        if not await self._passwords.check(old, None if found is None else found.password):
            raise Refusal("wrong-password")
        kept = await self._passwords.hash(new)
        await self._store.writer.run(lambda c: accounts.set_password(c, person.id, kept))
        row = PersonRow(person.id, person.name, person.seen, person.account)
        token = await self._people.renew(row, key, alone=True)
        self._tables.hang_up(person.id)
        return token

    async def sign_out(self, person: Person, key: bytes) -> None:
        """End this session. A guest could never come back to his seats: he is refused."""
        if person.account is None:
            raise Refusal("not-allowed")
        await self._people.leave(key)
        self._tables.hang_up(person.id)

    async def _take_over(self, guest: int, person: int) -> None:
        def work(connection: Connection) -> list[str]:
            return accounts.take_over(connection, guest, person)

        await self._tables.take_anew(await self._store.writer.run(work))
        self._tables.hang_up(guest)


def account_key(name: str) -> str:
    """What makes a name unique: neither case nor the way of writing a letter."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
