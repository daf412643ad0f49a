"""A game written down: the documented JSON that exports, imports and fixtures use.

A record is canonical: the same game gives the same bytes, so that any changed byte of
a finished game can be refused. docs/record.md describes every field, and how format 1,
which version 0.1 wrote, differs.
"""

import hmac
from collections.abc import Callable
from typing import Annotated, ClassVar

import msgspec

from ludotheque import fair
from ludotheque.contract import Options, Outcome, Words

FIRST = 1  # the format of 0.1: its hashes cover the position's text, so they are not checked
FORMAT = 2
HASH_DIGITS = 32

Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Name = Annotated[str, msgspec.Meta(max_length=128)]
Share = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]*$", max_length=64)]


class Step(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One entry of the log; version 0 is the set-up. Seat -1 is nobody."""

    seat: int
    action: Words
    draws: list[int]
    hash: str


class Seeded(
    msgspec.Struct, frozen=True, tag="seeded", tag_field="kind", forbid_unknown_fields=True
):
    """Dice from an open seed: simulations, tests, games in the terminal."""

    seed: int

    def key(self) -> bytes | None:
        return fair.seeded_key(self.seed)


class Fair(
    msgspec.Struct, frozen=True, tag="fair-v1", tag_field="kind", forbid_unknown_fields=True
):
    """Sealed dice; the secret is shown when the game is over."""

    commitment: Digest
    shares: list[Share]
    secret: Digest | None

    def key(self) -> bytes | None:
        return None if self.secret is None else fair.key(self.secret, self.shares)

    def honest(self) -> bool:
        """Whether the shown secret is the one that was committed to."""
        return self.secret is not None and fair.commitment(self.secret) == self.commitment


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game that this one goes on from: its first `steps` steps, draws and all.

    `seal` is that of the record they were taken from.
    """

    seal: Digest
    steps: Annotated[int, msgspec.Meta(ge=1)]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    reason: str

    @staticmethod
    def of(outcome: Outcome) -> "Result":
        return Result(outcome.scores, outcome.winners, outcome.reason)


class Record(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="format",
    tag="ludotheque-record-2",
):
    """Everything needed to play the game again, and to check it."""

    format: ClassVar[int] = FORMAT

    game: str
    edition: int
    seats: list[Name]
    options: Options
    dice: Seeded | Fair
    origin: Origin | None = None
    result: Result | None = None
    steps: list[Step]
    seal: str

    def json(self) -> bytes:
        """Canonical bytes, one line a field and one line a step, for people and diffs."""
        fields = {"format": self.__struct_config__.tag}
        for field in msgspec.structs.fields(self):
            fields[field.encode_name] = getattr(self, field.name)
        lines = []
        for name, value in fields.items():
            if name == "steps":
                steps = b",\n  ".join(msgspec.json.encode(step) for step in self.steps)
                lines.append(b'"steps": [\n  ' + steps + b"\n ]")
            elif value is not None:
                lines.append(b'"%s": %s' % (name.encode(), msgspec.json.encode(value)))
        return b"{\n " + b",\n ".join(lines) + b"\n}\n"


class FirstRecord(Record, frozen=True, kw_only=True, tag="ludotheque-record-1"):
    """A record as version 0.1 wrote it, or of a game that was begun with 0.1."""

    format: ClassVar[int] = FIRST

    edition: int = msgspec.field(name="rules_version")

    def __post_init__(self) -> None:
        if self.result is not None:
            raise ValueError("format 1 has no result")


KINDS = {FIRST: FirstRecord, FORMAT: Record}

_encode = msgspec.json.Encoder().encode
_decode: Callable[[bytes], Record] = msgspec.json.Decoder(
    FirstRecord | Record
).decode  # made here, not by whichever thread reads first


class BadRecord(ValueError):
    """A record that cannot be read, or that is not true."""


def read(data: bytes) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None


def digest(mac: hmac.HMAC, value: object) -> str:
    """A keyed hash over anything that can be written as JSON."""
    keyed = mac.copy()
    keyed.update(_encode(value))
    return keyed.hexdigest()
