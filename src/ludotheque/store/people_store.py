"""What is kept of people: sessions, accounts, devices, passkeys, codes and days off."""

from collections.abc import Hashable
from datetime import UTC, date, datetime
from typing import Any

from ludotheque.store import accounts, days_off, devices, forgetting, keys, sessions
from ludotheque.store.accounts import AccountRow
from ludotheque.store.database import Database
from ludotheque.store.days_off import DaysOff
from ludotheque.store.keys import Passkey
from ludotheque.store.sessions import PersonRow, SessionRow


class PeopleStore(Database):
    """Who somebody is, and how they prove it."""

    async def find_session(self, key: bytes) -> SessionRow | None:
        return await self.read(sessions.find, key)

    async def create_guest(self, key: bytes, name: str, now: int) -> PersonRow:
        return await self.write(sessions.create, key, name, now)

    async def renew_session(
        self, key: bytes, person: int, now: int, *, old: bytes | None, alone: bool
    ) -> None:
        """A new session in place of `old` or, with `alone`, of all that the person has."""
        await self.write(sessions.renew, key, person, now, old=old, alone=alone)

    async def end_session(self, key: bytes) -> None:
        await self.write(sessions.end, key)

    async def person(self, number: int) -> PersonRow:
        return await self.read(sessions.person, number)

    async def rename(self, person: int, name: str) -> None:
        await self.write(sessions.rename, person, name)

    async def touch(self, key: bytes, now: int) -> None:
        """Note that a session was used."""
        await self.write(sessions.touch, key, now)

    async def find_account(self, key: str) -> AccountRow | None:
        """The account whose folded name this is."""
        return await self.read(accounts.find, key)

    async def create_account(self, person: int, name: str, key: str, password: str) -> bool:
        """Make a guest an account; False when they have one; Taken for the name."""
        return await self.write(accounts.create, person, name, key, password)

    async def set_password(self, person: int, password: str) -> None:
        await self.write(accounts.set_password, person, password)

    async def knows_device(self, device: bytes, key: str) -> bool:
        """Whether this device has signed in before to the account whose folded name this is."""
        return await self.read(devices.known, device, key)

    async def remember_device(
        self, device: bytes, person: int, now: int, *, old: bytes | None, alone: bool
    ) -> None:
        """Note that a device has signed in, which had the token `old`; with `alone`, only that."""
        await self.write(devices.remember, device, person, now, old=old, alone=alone)

    async def take_over(self, guest: int, person: int) -> list[str]:
        """Give all that a guest has to an account; the tables that this concerns."""
        return await self.write(accounts.take_over, guest, person, self.clock.now())

    async def forget(self, person: int, level: str) -> tuple[list[str], list[str]]:
        """Delete a person with all that is theirs: tables that changed, tables that are gone."""
        return await self.write(forgetting.forget, person, level, self.clock.now())

    async def export(self, asker: Hashable, person: int) -> dict[str, Any]:
        """All that is kept of somebody."""
        return await self.read_slowly(asker, lambda c: forgetting.export(c, person))

    async def passkeys(self, person: int) -> list[Passkey]:
        return await self.read(keys.passkeys_of, person)

    async def passkey(self, number: str) -> Passkey | None:
        return await self.read(keys.passkey, number)

    async def add_passkey(self, new: Passkey) -> None:
        """Keep a passkey; Taken when it is kept already, Full when there are too many."""
        await self.write(keys.add_passkey, new)

    async def passkey_used(self, number: str, uses: int) -> None:
        await self.write(keys.used, number, uses)

    async def remove_passkey(self, person: int, number: str) -> None:
        await self.write(keys.remove_passkey, person, number)

    async def add_challenge(self, challenge: str, seconds: float) -> None:
        now = self.clock.now()
        await self.write(keys.add_challenge, challenge, now, now + seconds)

    async def take_challenge(self, challenge: str) -> bool:
        """Whether this was asked, and is answered for the first time."""
        return await self.write(keys.take_challenge, challenge, self.clock.now())

    async def set_codes(self, person: int, hashes: list[bytes]) -> None:
        """New recovery codes, that replace all others."""
        await self.write(keys.set_codes, person, hashes)

    async def add_code(self, person: int, code: bytes, seconds: float) -> None:
        """One more recovery code, for a while."""
        await self.write(keys.add_code, person, code, self.clock.now() + seconds)

    async def codes_left(self, person: int) -> int:
        return await self.read(keys.codes_left, person)

    async def use_code(self, person: int, code: bytes, password: str) -> bool:
        """Set a new password by a recovery code; False when it is none."""
        return await self.write(keys.use_code, person, code, password, self.clock.now())

    async def days_off(self, person: int) -> tuple[list[DaysOff], int]:
        """Those to come, and how many more somebody may take this year."""
        now = self.clock.now()
        year = datetime.fromtimestamp(now, UTC).year
        coming = await self.read(days_off.coming, person, now)
        return coming, await self.read(days_off.left, person, year)

    async def take_days_off(self, person: int, first: date, last: date, zone: str) -> list[str]:
        """The tables concerned; Taken when they cannot be days off, Full when too few are left."""
        now = self.clock.now()
        concerned = await self.write(days_off.take, person, first, last, zone, now)
        self.timed.set()
        return concerned

    async def give_back_days(self, person: int, number: int) -> list[str]:
        """Take no days off after all; the tables concerned."""
        concerned = await self.write(days_off.give_back, person, number, self.clock.now())
        self.timed.set()
        return concerned
