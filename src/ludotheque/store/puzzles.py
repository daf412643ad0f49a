"""What people were asked about their own games, and how they answered."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from ludotheque.store.schema import puzzles


class PuzzleRow(msgspec.Struct):
    """The position before a step of a finished game, for its seat to decide again.

    `answer` is what was kept of how they decided, None as long as they have not.
    """

    number: int
    table_id: str
    seat: int
    version: int
    answer: str | None = None
    solved: bool | None = None


class Tally(msgspec.Struct):
    """How many puzzles somebody has answered, and how many of them well."""

    answered: int
    solved: int


def of_day(connection: Connection, person: int, day: str) -> list[PuzzleRow]:
    """Those of one day, in their order."""
    this = and_(puzzles.c.person == person, puzzles.c.day == day)
    query = select(*_FIELDS).where(this).order_by(puzzles.c.number)
    return [PuzzleRow(*row) for row in connection.execute(query)]


def since(connection: Connection, person: int, day: str) -> list[PuzzleRow]:
    """Those of that day and of all days after it."""
    this = and_(puzzles.c.person == person, puzzles.c.day >= day)
    return [PuzzleRow(*row) for row in connection.execute(select(*_FIELDS).where(this))]


def add(connection: Connection, person: int, day: str, rows: Sequence[PuzzleRow]) -> None:
    """Ask these; Taken when a number has its puzzle already."""
    values = [{"person": person, "day": day, **msgspec.structs.asdict(row)} for row in rows]
    connection.execute(insert(puzzles), values)


def answer(
    connection: Connection, person: int, day: str, number: int, text: str, solved: bool
) -> None:
    """Keep an answer; the first one counts."""
    this = and_(
        puzzles.c.person == person,
        puzzles.c.day == day,
        puzzles.c.number == number,
        puzzles.c.answer.is_(None),
    )
    connection.execute(update(puzzles).where(this).values(answer=text, solved=solved))


def tally(connection: Connection, person: int) -> Tally:
    """All that somebody has answered."""
    solved = func.coalesce(func.sum(case((puzzles.c.solved, 1), else_=0)), 0)
    query = select(func.count(puzzles.c.answer), solved).where(puzzles.c.person == person)
    return Tally(*connection.execute(query).one())


def take_over(connection: Connection, guest: int, person: int) -> None:
    """Give a guest's to an account; on days on which that has its own, these stay alone."""
    own = select(puzzles.c.day).where(puzzles.c.person == person)
    both = and_(puzzles.c.person == guest, puzzles.c.day.in_(own))
    connection.execute(delete(puzzles).where(both))
    connection.execute(update(puzzles).where(puzzles.c.person == guest).values(person=person))


_FIELDS = [puzzles.c[name] for name in PuzzleRow.__struct_fields__]
