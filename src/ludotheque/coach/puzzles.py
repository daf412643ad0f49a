"""Puzzles of one's own games: positions where a choice clearly cost much, a few for each day."""

import hashlib
from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from ludotheque.coach.review import Judged

A_DAY: Final = 3
BIG: Final = 0.1  # of an even share: what makes a puzzle, five points of a hundred in pairs


class Position(msgspec.Struct, frozen=True):
    """A decision of a game: the step that it led to, and whose it was."""

    table: str
    seat: int
    version: int


def worthy(judged: Judged, seats: int) -> bool:
    """Whether a decision cost enough to be asked for again; it is clear where it cost anything."""
    return judged.loss >= BIG / seats


def draw(
    positions: Iterable[Position],
    key: str,
    taken: Collection[Position],
    titles: Mapping[str, str],
) -> list[Position]:
    """As many as a day still wants beside those that were `taken` for it, always the same ones for
    the same key. Each is of another title as long as there are some (`titles` has that of every
    table), then of another table: two of one would tell of each other.
    """
    lots = sorted(set(positions) - set(taken), key=lambda position: _lot(position, key))
    drawn: list[Position] = []
    while lots and len(taken) + len(drawn) < A_DAY:
        tables = {position.table for position in (*taken, *drawn)}
        played = {titles[table] for table in tables}
        drawn.append(min(lots, key=lambda one: (titles[one.table] in played, one.table in tables)))
        lots.remove(drawn[-1])
    return drawn


def _lot(position: Position, key: str) -> str:
    said = f"{key} {position.table} {position.seat} {position.version}"
    return hashlib.sha256(said.encode()).hexdigest()
