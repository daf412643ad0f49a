"""What is kept of the coach: its reviews and the puzzles made of them."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from ludotheque.store import puzzles, reviews
from ludotheque.store.database import Database
from ludotheque.store.puzzles import PuzzleRow, Tally
from ludotheque.store.reviews import Finished

T = TypeVar("T")


class CoachStore(Database):
    """What the coach has found and asked."""

    async def find_review(self, table_id: str, seat: int, piece: int, judge: str) -> str | None:
        """What the coach found with this judge, where it was asked before."""
        return await self.read(reviews.find, table_id, seat, piece, judge)

    async def keep_review(
        self, table_id: str, seat: int, piece: int, judge: str, text: str
    ) -> None:
        await self.write(reviews.keep, table_id, seat, piece, judge, text)

    async def look_back(
        self, asker: Hashable, person: int, most: int, look: Callable[[list[Finished]], T]
    ) -> T:
        """Look, away from the event loop, at somebody's last finished games and their reviews."""
        return await self.read_slowly(asker, lambda c: look(reviews.of_person(c, person, most)))

    async def puzzles(self, person: int, day: str) -> list[PuzzleRow]:
        """What somebody is asked on a day."""
        return await self.read(puzzles.of_day, person, day)

    async def puzzles_since(self, person: int, day: str) -> list[PuzzleRow]:
        return await self.read(puzzles.since, person, day)

    async def add_puzzles(self, person: int, day: str, rows: Sequence[PuzzleRow]) -> None:
        """Ask somebody more on a day; Taken when that was done meanwhile."""
        await self.write(puzzles.add, person, day, rows)

    async def answer_puzzle(
        self, person: int, day: str, number: int, text: str, solved: bool
    ) -> None:
        await self.write(puzzles.answer, person, day, number, text, solved)

    async def tally(self, person: int) -> Tally:
        """How many puzzles somebody has answered and solved."""
        return await self.read(puzzles.tally, person)
