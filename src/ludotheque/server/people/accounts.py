"""Guests who become accounts, sign in elsewhere and change their password."""

import unicodedata

from ludotheque.server.errors import ApiError
from ludotheque.server.people.passwords import Passwords
from ludotheque.server.people.sessions import (
    DIRECTION_MARKS,
    MOST_TYPED,
    Person,
    Sessions,
    checked_name,
)
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, Taken
from ludotheque.store.sessions import PersonRow

INVISIBLE = {**DIRECTION_MARKS, 0x200C: None, 0x200D: None}  # marks of direction, joiners


class Accounts:
    """Every sign-in gives a new session; the one before it ends."""

    def __init__(self, store: Store, sessions: Sessions, rooms: Rooms) -> None:
        self._store = store
        self._sessions = sessions
        self._rooms = rooms
        self._passwords = Passwords()

    async def register(self, person: Person, key: bytes, name: str, password: str) -> str:
        """Make a guest an account with everything they have; the token of their new session."""
        name = checked_name(name)
        if person.account is not None:
            raise ApiError("not-allowed")
        hashed = await self._passwords.hash(password)
        folded = account_key(name)
        try:
            if not await self._store.create_account(person.id, name, folded, hashed):
                raise ApiError("not-allowed")
        except Taken:
            raise ApiError("name-taken") from None
        return await self._sessions.renew(PersonRow(person.id, name, person.seen, name), key)

    async def sign_in(
        self, guest: Person | None, key: bytes | None, name: str, password: str
    ) -> tuple[int, str]:
        """The person and the token of a new session. What a guest has goes over to them."""
        found = await self._store.find_account(account_key(name))
        if not await self._passwords.check(password, None if found is None else found.password):
            raise ApiError("wrong-password")
        assert found is not None
        if self._passwords.outdated(found.password):
            hashed = await self._passwords.hash(password)
            await self._store.set_password(found.person, hashed)
        if guest is not None and guest.account is None:
            await self._take_over(guest.id, found.person)
        row = await self._store.person(found.person)
        return found.person, await self._sessions.renew(row, key)

    async def change_password(self, person: Person, key: bytes, old: str, new: str) -> str:
        """Keep a new password; the token of the one session that is left."""
        found = await self._store.find_account(account_key(person.account or ""))
        if not await self._passwords.check(old, None if found is None else found.password):
            raise ApiError("wrong-password")
        hashed = await self._passwords.hash(new)
        await self._store.set_password(person.id, hashed)
        row = PersonRow(person.id, person.name, person.seen, person.account)
        token = await self._sessions.renew(row, key, alone=True)
        self._rooms.disconnect(person.id)
        return token

    async def sign_out(self, person: Person, key: bytes) -> None:
        """End this session. A guest could never come back to their seats: they are refused."""
        if person.account is None:
            raise ApiError("not-allowed")
        await self._sessions.leave(key)
        self._rooms.disconnect(person.id)

    async def _take_over(self, guest: int, person: int) -> None:
        await self._rooms.reload(await self._store.take_over(guest, person))
        self._rooms.disconnect(guest)


def account_key(name: str) -> str:
    """What makes a name unique: neither case nor joiners nor the way of writing a letter.

    The empty key, which no account has, stands for everything that is too long for a name.
    """
    if len(name) > MOST_TYPED:
        return ""
    folded = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return folded.translate(INVISIBLE)
