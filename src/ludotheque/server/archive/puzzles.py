"""Puzzles of one's own games: three a day, shown as their seat saw them, and answered once."""

from collections.abc import Callable, Hashable
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar

import msgspec

from ludotheque.coach import puzzles
from ludotheque.coach.puzzles import Position
from ludotheque.contract import Illegal, Words
from ludotheque.server.archive.progress import positions
from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.progress_messages import (
    Puzzle,
    PuzzleAnswer,
    PuzzleCard,
    Puzzles,
)
from ludotheque.server.room.rooms import Rooms
from ludotheque.server.workers.worker import Weigh
from ludotheque.server.workers.workers import Failed, Workers
from ludotheque.store import Store, Taken
from ludotheque.store.puzzles import PuzzleRow
from ludotheque.store.tables import TableRow
from ludotheque.table import Table
from ludotheque.views import SeenPreview, seen_preview, view

REST = timedelta(days=90)  # until the same position may be asked again
EAST_AND_WEST = timedelta(days=1)  # where it is another day than in Greenwich

T = TypeVar("T")
_answer = msgspec.json.Decoder(PuzzleAnswer).decode


class PuzzleBook:
    """Draws them, shows them, and asks the coach's workers what an answer is worth."""

    def __init__(self, store: Store, rooms: Rooms, workers: Workers) -> None:
        self._store = store
        self._rooms = rooms
        self._workers = workers

    async def of_day(self, asker: Hashable, person: Person, day: str) -> Puzzles:
        """Those of a day: once drawn they stay, and where there were too few, more may come."""
        today = self._today(day)
        rows = await self._store.puzzles(person.id, day)
        if len(rows) < puzzles.A_DAY:
            await self._draw(asker, person, today, rows)
            rows = await self._store.puzzles(person.id, day)
        tables = [await self._table(row) for row in rows]
        cards = [
            PuzzleCard(row.number, table.game, row.solved)
            for row, table in zip(rows, tables, strict=True)
        ]
        tally = await self._store.tally(person.id)
        return Puzzles(cards, tally.answered, tally.solved)

    async def show(self, asker: Hashable, person: Person, day: str, number: int) -> Puzzle:
        return await self._shown(asker, await self._row(person, day, number))

    async def preview(
        self, asker: Hashable, person: Person, day: str, number: int, action: Words
    ) -> SeenPreview:
        """What a choice would do, as far as its seat could foresee it."""
        row = await self._row(person, day, number)

        def look(table: Table) -> SeenPreview:
            return seen_preview(table.preview(row.seat, action))

        return await self._at(asker, row, look)

    async def answer(
        self, asker: Hashable, person: Person, day: str, number: int, action: Words
    ) -> Puzzle:
        """Judge a choice beside what was done then, and keep that; the first one counts."""
        row = await self._row(person, day, number)
        if row.answer is None:

            def spelled(table: Table) -> Words:
                rule = table.why_not(row.seat, action)
                if rule:
                    raise Illegal(rule)
                return table.game.spell(table.game.parse(action))

            words = await self._at(asker, row, spelled)
            said = await self._weighed(asker, row, words)
            text = msgspec.json.encode(said).decode()
            await self._store.answer_puzzle(person.id, day, number, text, said.solved)
            row = await self._row(person, day, number)
        return await self._shown(asker, row)

    def _today(self, day: str) -> date:
        """The day, if it is today somewhere."""
        now = datetime.fromtimestamp(self._store.clock.now(), UTC).date()
        try:
            today = date.fromisoformat(day)
        except ValueError:
            raise ApiError("bad-request") from None
        if today.isoformat() != day or abs(today - now) > EAST_AND_WEST:
            raise ApiError("bad-request")
        return today

    async def _draw(
        self, asker: Hashable, person: Person, today: date, rows: list[PuzzleRow]
    ) -> None:
        recent = await self._store.puzzles_since(person.id, (today - REST).isoformat())
        known = await positions(self._store, asker, person)
        rested = known.keys() - set(map(_position, recent))
        titles = {position.table: title for position, title in known.items()}
        titles |= {row.table_id: (await self._table(row)).game for row in rows}
        day = today.isoformat()
        taken = [_position(row) for row in rows]
        drawn = puzzles.draw(rested, f"{person.id} {day}", taken, titles)
        numbers = [n for n in range(1, puzzles.A_DAY + 1) if n not in {row.number for row in rows}]
        new = [
            PuzzleRow(number, one.table, one.seat, one.version)
            for number, one in zip(numbers, drawn, strict=False)
        ]
        if new:
            try:
                await self._store.add_puzzles(person.id, day, new)
            except Taken:  # another page of this person was faster
                return

    async def _row(self, person: Person, day: str, number: int) -> PuzzleRow:
        for row in await self._store.puzzles(person.id, day):
            if row.number == number:
                return row
        raise ApiError("not-found")

    async def _table(self, row: PuzzleRow) -> TableRow:
        table = await self._store.table_row(row.table_id)
        if table is None:
            raise ApiError("not-found")
        return table

    async def _at(self, asker: Hashable, row: PuzzleRow, look: Callable[[Table], T]) -> T:
        """Look at the table as it was before the decision."""
        before = row.version - 1
        return await self._store.replay(asker, await self._table(row), before, before, look)

    async def _shown(self, asker: Hashable, row: PuzzleRow) -> Puzzle:
        answer = None if row.answer is None else _answer(row.answer)

        def look(table: Table) -> Puzzle:
            seen = msgspec.structs.replace(view(table, row.seat), can_undo=False, order=None)
            priced = table.title.about.prices and len(seen.actions) > 1
            return Puzzle(
                table=row.table_id,
                game=table.title.id,
                seat=row.seat,
                version=row.version,
                view=seen,
                prices=table.prices(row.seat) if priced else [],
                answer=answer,
            )

        return await self._at(asker, row, look)

    async def _weighed(self, asker: Hashable, row: PuzzleRow, words: Words) -> PuzzleAnswer:
        room = await self._rooms.get(row.table_id)
        record = (await room.record()).json().decode()
        try:
            said = await self._workers.ask(Weigh(record, row.seat, row.version, words), asker)
        except Failed:
            raise ApiError("unavailable") from None
        if not said.judged:  # the rules of today do not play it
            raise ApiError("unavailable")
        done, now = said.judged
        return PuzzleAnswer(done, now, solved=now.loss == 0)


def _position(row: PuzzleRow) -> Position:
    return Position(row.table_id, row.seat, row.version)
