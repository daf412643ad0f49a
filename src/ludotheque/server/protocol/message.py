"""What every message is, how the server says no, and what several messages tell."""

from typing import Annotated, Literal

import msgspec

from ludotheque.server.protocol.bounds import Text

# Every way in which the server says no. Refusals by a rule of the game are "illegal"
# and name the rule.
ErrorCode = Literal[
    "illegal",
    "not-your-turn",
    "game-over",
    "no-such-action",
    "nothing-to-undo",
    "no-such-order",
    "stale-version",
    "no-such-game",
    "no-such-table",
    "bad-options",
    "bad-house-rule",
    "bad-seats",
    "bad-timing",
    "bad-name",
    "seat-taken",
    "table-full",
    "table-closed",
    "too-many-tables",
    "too-many-channels",
    "older-rules",
    "not-invited",
    "no-onlookers",
    "not-started",
    "not-over",
    "not-absent",
    "no-hints",
    "no-such-moment",
    "no-such-commitment",
    "bad-line",
    "name-taken",
    "bad-password",
    "wrong-password",
    "not-allowed",
    "not-signed-in",
    "bad-address",
    "bad-days",
    "no-days-left",
    "wrong-code",
    "bad-passkey",
    "bad-request",
    "bad-record",
    "too-many-requests",
    "too-large",
    "not-found",
    "unavailable",
]


class Message(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A message; unknown fields are refused."""


class Error(Message):
    """Why something was refused: a code, the rule for "illegal", no trace."""

    code: ErrorCode
    rule: str | None = None


class DailyHours(Message):
    """Minutes of the day, from `start` to `end` in the time zone `zone`; perhaps over midnight."""

    start: Annotated[int, msgspec.Meta(ge=0, le=1439)]
    end: Annotated[int, msgspec.Meta(ge=0, le=1439)]
    zone: Text
