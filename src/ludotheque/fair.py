"""`fair-v1`: dice that no player can steer and everybody can check afterwards.

Before the seats fill, the server publishes the SHA-256 of a secret. Each person adds
random bytes of his own. The key of all draws mixes both; docs/fair-dice.md says what
that guarantees to whom. When the game is over the secret is shown and everything can
be computed again.
"""

import hashlib
import hmac
import secrets

SECRET_BYTES = 32
SHARE_BYTES = 16  # of chance that somebody adds


def new_secret() -> str:
    """256 bits from the operating system, as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before anybody sits down."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key(secret: str, shares: list[str]) -> bytes:
    """The key of all draws; `shares` holds what each seat added, "" for none."""
    message = "\n".join(["fair-v1 key", commitment(secret), *shares])
    return hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()


def seeded_key(seed: int) -> bytes:
    """The key of a table with an open seed: repeatable, and no secret."""
    return hashlib.sha256(f"seeded {seed}".encode()).digest()


def hash_key(dice_key: bytes) -> bytes:
    """The key of the log's hashes: without it a hash tells nothing of a hidden card."""
    return hmac.new(dice_key, b"fair-v1 log", hashlib.sha256).digest()


class Keyed:
    """HMAC-SHA-256 (RFC 2104) under one key that is worked in beforehand.

    Every step of a table is hashed under the same key. `hmac` would work it in anew each
    time, and give the interpreter away meanwhile to a thread that waits for it.
    """

    def __init__(self, key: bytes) -> None:
        block = key.ljust(hashlib.sha256().block_size, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()
