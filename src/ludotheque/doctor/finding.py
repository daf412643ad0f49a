"""What a check has found: one line."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """`said` is how things are or, where they are wrong, what to do as well."""

    subject: str
    ok: bool
    said: str
