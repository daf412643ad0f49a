"""The boards that viewers were shown last, and what makes today's of them.

A board is hundreds of things of which a move changes a few: those alone are encoded and sent to
whoever has the board before. What has changed is found by comparing two views, so no game has to
say it, and nothing can be said that is not so.
"""

from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.socket_messages import Change
from ludotheque.views import Sight

Eyes = int | None  # whose sight it is
SMALL = 1024  # bytes; to compare such a board takes longer than to encode it whole
SAME = Raw(b"[]")


class Encoded:
    """What was encoded of one version, by the objects it was made of.

    Most of what some eyes see others see, too, and it is the same object. Whatever has a number
    here is kept: no other object can come to have the same.
    """

    __slots__ = ("_changes", "_facts")

    def __init__(self) -> None:
        self._facts: dict[int, tuple[object, Raw]] = {}
        self._changes: dict[tuple[str, int, int], tuple[object, object, bytes]] = {}

    def facts(self, facts: object) -> Raw:
        found = self._facts.get(id(facts))
        if found is None:
            found = self._facts[id(facts)] = (facts, Raw(encode(facts)))
        return found[1]

    def changes(self, name: str, before: object, after: object) -> bytes:
        """What has changed in a field that differs: changes with commas between them."""
        key = (name, id(before), id(after))
        found = self._changes.get(key)
        if found is None:
            changed = encode(_changed(name, before, after))[1:-1]
            found = self._changes[key] = (before, after, changed)
        return found[2]


class Drawn:
    """What some eyes see at a version, and the board before that was drawn for them.

    One that is `small` is told whole. What several views have in common is encoded once.
    """

    __slots__ = ("_before", "_changes", "_encoded", "_whole", "sight", "since", "small", "version")

    def __init__(
        self, version: int, sight: Sight, before: "Drawn | None", encoded: Encoded
    ) -> None:
        self.version = version
        self.since = None if before is None else before.version
        self.sight = sight
        self._before = None if before is None else before.sight.board
        self._encoded = encoded
        self.small: bool = before is not None and before.small
        self._whole: Raw | None = None
        self._changes: Raw | None = None

    def facts(self) -> Raw:
        return self._encoded.facts(self.sight.facts)

    def whole(self) -> Raw:
        if self._whole is None:
            encoded = encode(self.sight.board)
            self.small = len(encoded) < SMALL
            self._whole = Raw(encoded)
        return self._whole

    def changes(self) -> Raw | None:
        """What is to be changed since `since`; None where all is."""
        if self._changes is None and self._before is not None:
            self._changes = changes(self._before, self.sight.board, self._encoded)
            self._before = None
        return self._changes


def changes(old: object, new: object, encoded: Encoded) -> Raw | None:
    """What makes the new board of the old one; None where they have no fields in common."""
    if not isinstance(old, msgspec.Struct) or not isinstance(new, msgspec.Struct):
        return None
    if type(old) is not type(new):
        return None
    if new.__struct_config__.array_like or new.__struct_config__.omit_defaults:
        return None
    olds, news = astuple(old), astuple(new)
    fields = zip(new.__struct_encode_fields__, olds, news, strict=True)
    found = [
        encoded.changes(name, before, after)
        for name, before, after in compress(fields, map(is_not, olds, news))
        if before != after
    ]
    return Raw(b"[%b]" % b",".join(found))


def _changed(name: str, before: Any, after: Any) -> list[Change]:
    if type(before) is list and type(after) is list and len(before) == len(after):
        others = compress(count(), map(is_not, before, after))  # nearly all are the same objects
        return [Change([name, n], after[n]) for n in others if before[n] != after[n]]
    return [Change([name], after)]
