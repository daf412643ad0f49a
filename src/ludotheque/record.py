"""A game written down: the documented JSON that exports, imports and fixtures use.

A record is canonical: the same game gives the same bytes, so that any changed byte of
a finished game can be refused. docs/record.md describes every field.
"""

from typing import Annotated, Literal

import msgspec

from ludotheque import fair
from ludotheque.contract import Options, Words
from ludotheque.fair import Keyed

FORMAT = "ludotheque-record-1"

Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
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


class Record(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """Everything needed to play the game again, and to check it."""

    format: Literal["ludotheque-record-1"]
    game: str
    rules_version: int
    seats: list[str]
    options: Options
    dice: Seeded | Fair
    origin: Origin | None = None
    steps: list[Step]
    seal: str

    def json(self) -> bytes:
        """Canonical bytes, one line a field and one line a step, for people and diffs."""
        lines = []
        for name, value in msgspec.structs.asdict(self).items():
            if value is None:
                continue
            if name == "steps":
                steps = b",\n  ".join(msgspec.json.encode(step) for step in self.steps)
                lines.append(b'"steps": [\n  ' + steps + b"\n ]")
            else:
                lines.append(b'"%s": %s' % (name.encode(), msgspec.json.encode(value)))
        return b"{\n " + b",\n ".join(lines) + b"\n}\n"


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Record).decode  # made here, not by whichever thread reads first


class BadRecord(ValueError):
    """A record that cannot be read, or that is not true."""


def read(data: bytes) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not a record: {error}") from None


def seal(record: Record, hashing: Keyed) -> str:
    """A keyed hash over everything in the record but the seal itself."""
    bare = msgspec.structs.replace(record, seal="")
    return hashing.digest(_encode(bare)).hex()


def chain(
    hashing: Keyed, before: str, seat: int, action: Words, draws: list[int], text: str
) -> str:
    """The hash of a log entry: of the entry before, the step and the position after it."""
    words = _encode((before, seat, action, draws, text))
    return hashing.digest(words)[:16].hex()
