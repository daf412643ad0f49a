"""`fair-v1`: dice that no player can steer and everybody can check afterwards.

Before the seats fill, the server publishes the SHA-256 of a secret. Each person adds
random bytes of their own. The key of all draws mixes both; docs/fair-dice.md says what
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


def mac(key: bytes) -> hmac.HMAC:
    """HMAC-SHA-256 under one key, to be copied for each message: that is cheaper than anew."""
    return hmac.new(key, digestmod=hashlib.sha256)
