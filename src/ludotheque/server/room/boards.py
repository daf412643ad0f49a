"""The boards that viewers were shown last, and what makes today's of them.

A board is hundreds of things of which a move changes a few: those alone are encoded and sent to
whoever has the board before. What has changed is found by comparing two views, so no game has to
say it, and nothing can be said that is not so.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.socket_messages import Change
from ludotheque.views import Sight

Eyes = int | None  # whose sight it is
SMALL = 1024  # bytes; to compare such a board takes longer than to encode it whole


class Drawn:
    """What some eyes see at a version, and the board before that was drawn for them.

    One that is `small` is told whole. What several views have in common is encoded once.
    """

    __slots__ = ("_before", "_changes", "_facts", "_whole", "sight", "since", "small", "version")

    def __init__(self, version: int, sight: Sight, before: "Drawn | None") -> None:
        self.version = version
        self.since = None if before is None else before.version
        self.sight = sight
        self._before = None if before is None else before.sight.board
        self.small: bool = before is not None and before.small
        self._whole: Raw | None = None
        self._facts: Raw | None = None
        self._changes: Raw | None = None

    def facts(self) -> Raw:
        if self._facts is None:
            self._facts = Raw(encode(self.sight.facts))
        return self._facts

    def whole(self) -> Raw:
        if self._whole is None:
            encoded = encode(self.sight.board)
            self.small = len(encoded) < SMALL
            self._whole = Raw(encoded)
        return self._whole

    def changes(self) -> Raw | None:
        """What is to be changed since `since`; None where all is."""
        if self._changes is None:
            found = None if self._before is None else changes(self._before, self.sight.board)
            self._changes = Raw(encode(found))
            self._before = None
        return None if self._changes == NOTHING else self._changes


NOTHING = Raw(b"null")
SAME = Raw(b"[]")


def changes(old: object, new: object) -> list[Change] | None:
    """What makes the new board of the old one; None where they have no fields in common."""
    if not isinstance(old, msgspec.Struct) or not isinstance(new, msgspec.Struct):
        return None
    if type(old) is not type(new):
        return None
    if new.__struct_config__.array_like or new.__struct_config__.omit_defaults:
        return None
    return list(_changes(old, new))


def _changes(old: msgspec.Struct, new: msgspec.Struct) -> Iterator[Change]:
    names = new.__struct_encode_fields__
    for shown, before, after in zip(names, astuple(old), astuple(new), strict=True):
        if before is after or before == after:
            continue
        if type(before) is list and type(after) is list and len(before) == len(after):
            for number, (one, other) in enumerate(zip(before, after, strict=True)):
                if one is not other and one != other:
                    yield Change([shown, number], other)
        else:
            yield Change([shown], after)
