"""Who is there: guests with a real session. The token is theirs; we keep its hash."""

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping

import msgspec

from ludotheque.server.refusals import Refusal
from ludotheque.store import Store, sessions

TOKEN_BYTES = 32
LONGEST_NAME = 32
COOKIE = "ludotheque"
# A browser takes this name only over HTTPS, for the whole host, from the host itself.
SECURE_COOKIE = f"__Host-{COOKIE}"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
NOTED_EVERY = 24 * 3600
MOST_REMEMBERED = 10_000


class Person(msgspec.Struct):
    """Somebody with a session."""

    id: int
    name: str
    seen: int
    account: str | None = None


class People:
    """Finds and makes sessions, with the recent ones at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Person] = OrderedDict()

    async def find(self, cookies: Mapping[str, str], secure: bool) -> Person | None:
        """Whose cookie this is."""
        token = cookies.get(cookie_name(secure))
        if not token:
            return None
        key = _hash(token)
        person = self._known.get(key)
        if person is None:
            row = await self._store.read(sessions.find, key)
            if row is None:
                return None
            person = self._remember(key, Person(**msgspec.structs.asdict(row)))
        now = int(time.time())
        if now - person.seen > NOTED_EVERY:
            person.seen = now
            await self._store.writer.run(lambda c: sessions.touch(c, person.id, now))
        return person

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new session and its token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        key, now = _hash(token), int(time.time())
        row = await self._store.writer.run(lambda c: sessions.create(c, key, name, now))
        return self._remember(key, Person(**msgspec.structs.asdict(row))), token

    async def rename(self, person: Person, name: str) -> None:
        await self._store.writer.run(lambda c: sessions.rename(c, person.id, name))
        person.name = name

    def _remember(self, key: bytes, person: Person) -> Person:
        self._known[key] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return person


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def checked_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    invisible = any(unicodedata.category(letter).startswith("C") for letter in tidy)
    if not tidy or invisible or len(tidy) > LONGEST_NAME:
        raise Refusal("bad-name")
    return tidy


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
