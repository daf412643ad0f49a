"""Guests who become accounts, sign in elsewhere and change their password."""

import unicodedata
from typing import Protocol

import msgspec

from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import (
    DIRECTION_MARKS,
    MOST_TYPED,
    Browser,
    Person,
    Sessions,
    checked_name,
    new_token,
)
from ludotheque.server.room.room import USUAL
from ludotheque.server.room.rooms import Rooms
from ludotheque.store import Store, Taken
from ludotheque.store.sessions import PersonRow

INVISIBLE = {**DIRECTION_MARKS, 0x200C: None, 0x200D: None}  # marks of direction, joiners


class Passwords(Protocol):
    """Hashes and checks passwords."""

    async def hash(self, password: str) -> str:
        """The hash to keep; ApiError for a password that is too short or too long."""

    async def check(self, password: str, kept: str | None) -> bool:
        """Whether this is the password that was kept; None is kept for an unknown name."""

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than today's."""


class SignedIn(msgspec.Struct):
    """Somebody who has shown who they are, and the tokens for the cookies of their browser."""

    person: int
    session: str
    device: str


class Accounts:
    """Every sign-in gives a new session; the one before it ends.

    The device is known to the account from then on, under a token that is new too.
    """

    def __init__(
        self, store: Store, sessions: Sessions, rooms: Rooms, passwords: Passwords
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._rooms = rooms
        self._passwords = passwords

    async def register(
        self, person: Person, browser: Browser, name: str, password: str
    ) -> SignedIn:
        """Make a guest an account with everything they have."""
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
        return await self._signed_in(PersonRow(person.id, name, name), browser)

    async def sign_in(
        self, guest: Person | None, browser: Browser, name: str, password: str
    ) -> SignedIn:
        """Sign in. What a guest has goes over to the account."""
        found = await self._store.find_account(account_key(name))
        if not await self._passwords.check(password, None if found is None else found.password):
            raise ApiError("wrong-password")
        assert found is not None
        if self._passwords.outdated(found.password):
            hashed = await self._passwords.hash(password)
            await self._store.set_password(found.person, hashed)
        return await self.back(guest, browser, found.person)

    async def back(self, guest: Person | None, browser: Browser, person: int) -> SignedIn:
        """Somebody has shown that an account is theirs."""
        if guest is not None and guest.account is None:
            await self._take_over(guest.id, person)
        return await self._signed_in(await self._store.person(person), browser)

    async def check(self, person: Person, password: str) -> None:
        """Whoever has an account shows once more that it is theirs; guests have none."""
        if person.account is None:
            raise ApiError("not-allowed")
        found = await self._store.find_account(account_key(person.account))
        if not await self._passwords.check(password, None if found is None else found.password):
            raise ApiError("wrong-password")

    async def recover(self, browser: Browser, name: str, code: bytes, password: str) -> SignedIn:
        """Keep a new password by a recovery code; this session is the only one left."""
        found = await self._store.find_account(account_key(name))
        hashed = await self._passwords.hash(password)
        if found is None or not await self._store.use_code(found.person, code, hashed):
            raise ApiError("wrong-code")
        row = await self._store.person(found.person)
        signed_in = await self._signed_in(row, browser, alone=True)
        self._rooms.disconnect(found.person)
        return signed_in

    async def change_password(
        self, person: Person, browser: Browser, old: str, new: str
    ) -> SignedIn:
        """Keep a new password; this session and this device are the only ones left."""
        await self.check(person, old)
        hashed = await self._passwords.hash(new)
        await self._store.set_password(person.id, hashed)
        row = PersonRow(person.id, person.name, person.account)
        signed_in = await self._signed_in(row, browser, alone=True)
        self._rooms.disconnect(person.id)
        return signed_in

    async def sign_out(self, person: Person, key: bytes) -> None:
        """End this session. A guest could never come back to their seats: they are refused."""
        if person.account is None:
            raise ApiError("not-allowed")
        await self._sessions.leave(key)
        self._rooms.disconnect(person.id)

    async def delete(self, person: Person, password: str) -> None:
        """Delete somebody and all that is theirs; whoever has an account gives its password."""
        if person.account is not None:
            await self.check(person, password)
        changed, gone = await self._store.forget(person.id, USUAL)
        self._rooms.disconnect(person.id)
        self._sessions.forget(person.id)
        self._rooms.remove(gone)
        await self._rooms.reload(changed)

    async def _signed_in(
        self, row: PersonRow, browser: Browser, *, alone: bool = False
    ) -> SignedIn:
        session = await self._sessions.renew(row, browser.session, alone=alone)
        token, device = new_token()
        now, old = int(self._store.clock.now()), browser.device
        await self._store.remember_device(device, row.id, now, old=old, alone=alone)
        return SignedIn(row.id, session, token)

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
