"""The coach at a finished game: asked for in pieces, thought out by workers, kept in the store.

A piece depends on the record and the judge alone. What is kept was found by the judge that is
named beside it; when that changes it is found again.
"""

import asyncio
from collections.abc import Callable, Hashable
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from ludotheque.coach import review
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.coach_messages import CoachPiece
from ludotheque.server.room.room import Room
from ludotheque.server.workers.worker import Answer, Coach
from ludotheque.server.workers.workers import Failed, Workers
from ludotheque.store import Store

AT_A_TIME = 6  # decisions of a piece, so that it takes no worker long

_piece = msgspec.json.Decoder(CoachPiece).decode


class Coaching:
    """Asks workers that nobody at a table waits for."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._wanted: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    async def piece(
        self, asker: Hashable, room: Room, seat: int, number: int, admit: Callable[[], None]
    ) -> CoachPiece:
        """One piece about a seat; `admit` refuses those who have too many games looked through."""
        if room.table is None or room.table.outcome() is None:
            raise ApiError("not-over")
        if not 0 <= seat < room.table.seats:
            raise ApiError("bad-seats")
        # Another page of the same person may be at it: then this one waits for what it finds.
        wanted = (asker, room.row.id, seat, number)
        async with self._wanted.setdefault(wanted, asyncio.Lock()):
            return await self._piece(asker, room, seat, number, admit)

    async def _piece(
        self, asker: Hashable, room: Room, seat: int, number: int, admit: Callable[[], None]
    ) -> CoachPiece:
        assert room.table is not None
        mark = review.mark(room.table.title)
        kept = await self._store.find_review(room.row.id, seat, number, mark)
        if kept is not None:
            return _piece(kept)
        if number == 0:
            admit()
            made = await self._first(asker, room, seat)
        else:
            first = await self.piece(asker, room, seat, 0, admit)
            made = await self._later(asker, room, seat, number, first)
        text = msgspec.json.encode(made).decode()
        await self._store.keep_review(room.row.id, seat, number, mark, text)
        return made

    async def _first(self, asker: Hashable, room: Room, seat: int) -> CoachPiece:
        look = (await self._ask(asker, room, seat, [])).look
        if look is None:  # the rules of today do not play it
            raise ApiError("unavailable")
        later = len(look.order) - len(look.judged)
        return CoachPiece(
            pieces=1 + -(-later // AT_A_TIME),
            decisions=look.order,
            calibrated=look.calibrated,
            points=look.points,
            judged=look.judged,
            luck=look.luck,
        )

    async def _later(
        self, asker: Hashable, room: Room, seat: int, number: int, first: CoachPiece
    ) -> CoachPiece:
        if not 0 < number < first.pieces:
            raise ApiError("not-found")
        begin = len(first.judged) + (number - 1) * AT_A_TIME
        versions = first.decisions[begin : begin + AT_A_TIME]
        judged = (await self._ask(asker, room, seat, versions)).judged
        return replace(first, points=[], judged=judged, luck=None)

    async def _ask(self, asker: Hashable, room: Room, seat: int, versions: list[int]) -> Answer:
        record = (await room.record()).json().decode()
        try:
            return await self._workers.ask(Coach(record, seat, versions), asker)
        except Failed:
            raise ApiError("unavailable") from None
