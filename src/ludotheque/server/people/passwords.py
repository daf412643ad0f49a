"""Passwords: argon2id, in threads beside the event loop, few at a time.

Whoever asks for an unknown name waits as long as for a wrong password.
"""

import asyncio
import os
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.bounds import LONGEST_PASSWORD, SHORTEST_PASSWORD

# Each takes its memory and a core for a moment; one core is left to everybody else.
AT_ONCE = max(1, (os.cpu_count() or 1) - 1)

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Argon2:
    """Passwords as accounts have them."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash to keep; ApiError for a password that is too short or too long."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise ApiError("bad-password")
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, _normal(password))

    async def check(self, password: str, kept: str | None) -> bool:
        """Whether this is the password that was kept; None is kept for an unknown name."""
        async with self._turn:
            return await asyncio.to_thread(_verify, password, kept)

    def outdated(self, kept: str) -> bool:
        return _hasher.check_needs_rehash(kept)


def _verify(password: str, kept: str | None) -> bool:
    if len(password) > LONGEST_PASSWORD:  # to normalise it would take long
        password = ""
    try:
        right = _hasher.verify(kept or _nobodys(), _normal(password))
    except (VerificationError, InvalidHashError):
        return False
    return right and kept is not None


def _normal(password: str) -> bytes:
    """The same bytes however a keyboard composes its letters."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


@cache
def _nobodys() -> str:
    return _hasher.hash(b"nobody")
