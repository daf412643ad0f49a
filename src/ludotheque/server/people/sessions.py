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
from ludotheque.server.protocol.bounds import LONGEST_NAME
from ludotheque.store import Store
from ludotheque.store.sessions import PersonRow

TOKEN_BYTES = 32
MOST_TYPED = 4 * LONGEST_NAME  # before accents are drawn together and spaces tidied
JOINED = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
DIRECTION_MARKS = dict.fromkeys((0x200E, 0x200F, 0x061C))
COOKIE = "ludotheque"
# Says that this browser has signed in before; it outlives the session.
DEVICE_COOKIE = "ludotheque-device"
# A browser takes such a name only over HTTPS, for the whole host, from the host itself.
SECURE = "__Host-"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
NOTED_EVERY = 24 * 3600
MOST_REMEMBERED = 10_000
REMEMBERED_SECONDS = 60  # then the store is asked again: another server may have ended it


class Person(msgspec.Struct, weakref=True):
    """Somebody with a session; `name` is empty where they gave none.

    `account` is the name they sign in with.
    """

    id: int
    name: str
    account: str | None = None


class Browser(msgspec.Struct):
    """What a browser shows in its cookies: hashes of a session and of a device, if any."""

    session: bytes | None
    device: bytes | None


class Known(msgspec.Struct):
    """A session at hand: when it was last noted, and from when on the store is asked again."""

    person: Person
    seen: int
    until: float


class Sessions:
    """Finds and makes sessions, with the recent ones at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Known] = OrderedDict()
        self._keys: dict[int, set[bytes]] = {}  # of those known, by person
        # One object for somebody on several devices, so that a new name is known on all.
        self._people: WeakValueDictionary[int, Person] = WeakValueDictionary()

    async def find(self, cookies: Mapping[str, str], secure: bool) -> Person | None:
        """Whose cookie this is."""
        key = session_key(cookies, secure)
        if key is None:
            return None
        known = self._known.get(key)
        if known is None or known.until < time.monotonic():
            row = await self._store.find_session(key)
            if row is None:
                self._forget(key)
                return None
            known = self._remember(key, row.person, row.seen)
        now = int(self._store.clock.now())
        if now - known.seen > NOTED_EVERY:
            known.seen = now
            await self._store.touch(key, now)
        return known.person

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        token, key, now = *new_token(), int(self._store.clock.now())
        row = await self._store.create_guest(key, name, now)
        return self._remember(key, row, now).person, token

    async def renew(self, row: PersonRow, old: bytes | None, *, alone: bool = False) -> str:
        """A new session of somebody known, in place of `old`; with `alone`, of all their others."""
        token, key, now = *new_token(), int(self._store.clock.now())
        await self._store.renew_session(key, row.id, now, old=old, alone=alone)
        ended = set(self._keys.get(row.id, ())) if alone else set()
        for gone in ended | ({old} if old else set()):
            self._forget(gone)
        self._remember(key, row, now)
        return token

    async def leave(self, key: bytes) -> None:
        """End a session."""
        await self._store.end_session(key)
        self._forget(key)

    def forget(self, person: int) -> None:
        """Somebody is gone for good."""
        for key in set(self._keys.get(person, ())):
            self._forget(key)
        self._people.pop(person, None)

    def forget_all(self) -> None:
        """Ask the store again for everybody."""
        self._known.clear()
        self._keys.clear()

    async def known(self, number: int) -> Person:
        """Somebody by their number."""
        person = self._people.get(number)
        if person is None:
            row = await self._store.person(number)
            person = self._people[number] = Person(row.id, row.name, row.account)
        return person

    async def rename(self, person: Person, name: str) -> None:
        await self._store.rename(person.id, name)
        person.name = name

    def _remember(self, key: bytes, row: PersonRow, seen: int) -> Known:
        person = self._people.get(row.id)
        if person is None:
            person = self._people[row.id] = Person(row.id, row.name, row.account)
        person.name, person.account = row.name, row.account
        known = Known(person, seen, time.monotonic() + REMEMBERED_SECONDS)
        self._known[key] = known
        self._keys.setdefault(row.id, set()).add(key)
        if len(self._known) > MOST_REMEMBERED:
            self._forget(next(iter(self._known)))
        return known

    def _forget(self, key: bytes) -> None:
        known = self._known.pop(key, None)
        if known is None:
            return
        keys = self._keys[known.person.id]
        keys.discard(key)
        if not keys:
            del self._keys[known.person.id]


def browser(cookies: Mapping[str, str], secure: bool) -> Browser:
    """What these cookies show."""
    device = token_hash(cookies.get(cookie_name(DEVICE_COOKIE, secure)))
    return Browser(session_key(cookies, secure), device)


def session_key(cookies: Mapping[str, str], secure: bool) -> bytes | None:
    """What a session is kept under: the hash of its token."""
    return token_hash(cookies.get(cookie_name(COOKIE, secure)))


def cookie_name(name: str, secure: bool) -> str:
    return SECURE + name if secure else name


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


def new_token() -> tuple[str, bytes]:
    """A token to hand out, and its hash to keep."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, hashlib.sha256(token.encode()).digest()


def token_hash(token: str | None) -> bytes | None:
    """The hash of a token that somebody shows."""
    return hashlib.sha256(token.encode()).digest() if token else None
