"""Who is there: people with a real session. The token is theirs; we keep its hash."""

import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from weakref import WeakValueDictionary

import msgspec

from ludotheque.server.errors import ApiError
from ludotheque.store import Store
from ludotheque.store.sessions import PersonRow

TOKEN_BYTES = 32
LONGEST_NAME = 32
MOST_TYPED = 4 * LONGEST_NAME  # before accents are drawn together and spaces tidied
JOINED = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
DIRECTION_MARKS = dict.fromkeys((0x200E, 0x200F, 0x061C))
COOKIE = "ludotheque"
# A browser takes this name only over HTTPS, for the whole host, from the host itself.
SECURE_COOKIE = f"__Host-{COOKIE}"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
NOTED_EVERY = 24 * 3600
MOST_REMEMBERED = 10_000
REMEMBERED_SECONDS = 60  # then the store is asked again: another server may have ended it


class Person(msgspec.Struct, weakref=True):
    """Somebody with a session; `account` is the name they sign in with."""

    id: int
    name: str
    seen: int
    account: str | None = None


class Sessions:
    """Finds and makes sessions, with the recent ones at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By session, with the time from when on the store must be asked again.
        self._known: OrderedDict[bytes, tuple[Person, float]] = OrderedDict()
        # One object for somebody on several devices, so that a new name is known on all.
        self._people: WeakValueDictionary[int, Person] = WeakValueDictionary()

    async def find(self, cookies: Mapping[str, str], secure: bool) -> Person | None:
        """Whose cookie this is."""
        key = session_key(cookies, secure)
        if key is None:
            return None
        person, until = self._known.get(key, (None, 0.0))
        if person is None or until < time.monotonic():
            row = await self._store.find_session(key)
            if row is None:
                self._forget(None, key)
                return None
            person = self._remember(key, row)
        now = int(time.time())
        if now - person.seen > NOTED_EVERY:
            person.seen = now
            await self._store.touch(person.id, now)
        return person

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        token, key, now = *_new_token(), int(time.time())
        row = await self._store.create_guest(key, name, now)
        return self._remember(key, row), token

    async def renew(self, row: PersonRow, old: bytes | None, *, alone: bool = False) -> str:
        """A new session of somebody known, in place of `old`; with `alone`, of all their others."""
        token, key, now = *_new_token(), int(time.time())
        await self._store.renew_session(key, row.id, now, old=old, alone=alone)
        self._forget(row.id if alone else None, old)
        self._remember(key, row)
        return token

    async def leave(self, key: bytes) -> None:
        """End a session."""
        await self._store.end_session(key)
        self._forget(None, key)

    async def known(self, number: int) -> Person:
        """Somebody by their number."""
        person = self._people.get(number)
        if person is None:
            row = await self._store.person(number)
            person = self._people[number] = Person(row.id, row.name, row.seen, row.account)
        return person

    async def rename(self, person: Person, name: str) -> None:
        await self._store.rename(person.id, name)
        person.name = name

    def _remember(self, key: bytes, row: PersonRow) -> Person:
        person = self._people.get(row.id)
        if person is None:
            person = self._people[row.id] = Person(row.id, row.name, row.seen, row.account)
        person.name, person.account = row.name, row.account
        self._known[key] = (person, time.monotonic() + REMEMBERED_SECONDS)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return person

    def _forget(self, person: int | None, key: bytes | None) -> None:
        if key is not None:
            self._known.pop(key, None)
        if person is None:
            return
        for known in [k for k, (who, _) in self._known.items() if who.id == person]:
            del self._known[known]


def session_key(cookies: Mapping[str, str], secure: bool) -> bytes | None:
    """What a session is kept under: the hash of its token."""
    token = cookies.get(cookie_name(secure))
    return _hash(token) if token else None


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def checked_name(name: str) -> str:
    """A name as it is shown: one line, nothing that hides or turns its neighbours, not too long.

    Joiners may stand between two letters, as Persian names and composed pictures need them.
    Marks of direction are left out: a name is shown apart from what stands beside it.
    """
    if len(name) > MOST_TYPED:  # to normalise takes time that grows with the square
        raise ApiError("bad-name")
    spaced = unicodedata.normalize("NFC", name.translate(DIRECTION_MARKS))
    tidy = " ".join(spaced.split())
    if len(tidy) > LONGEST_NAME or not all(map(_visible, JOINED.sub("", tidy))):
        raise ApiError("bad-name")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in tidy):
        raise ApiError("bad-name")
    return tidy


def _visible(letter: str) -> bool:
    return not unicodedata.category(letter).startswith("C")


def _new_token() -> tuple[str, bytes]:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, _hash(token)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
