"""Codes by which somebody comes back who has forgotten their password; each is good once."""

import hashlib
import secrets

CODES = 10  # that somebody writes down
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
GROUPS, EACH = 4, 4
MAILED_SECONDS = 30 * 60.0


def new_code() -> str:
    """About 79 bits, in groups: abcd-efgh-jkmn-pqrs."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> bytes:
    """All that is kept of a code; it is too long to be guessed from that."""
    typed = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(f"recovery {typed}".encode()).digest()
