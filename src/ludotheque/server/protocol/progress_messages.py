"""What somebody is told of all their games together, and asked about them."""

from ludotheque.coach.progress import Summary
from ludotheque.coach.review import Judged
from ludotheque.foresight import Price
from ludotheque.server.protocol import bounds
from ludotheque.server.protocol.message import Message
from ludotheque.views import View


class UnseenGame(Message):
    """A finished game of mine that the coach has not looked through, or only an older one has: each
    of `seats` is to be asked for, piece by piece (`CoachPiece`).
    """

    table: str
    seats: list[int]


class TitleProgress(Message):
    """What my decisions cost in the games of one title."""

    game: str
    summary: Summary


class Progress(Message):
    """`GET /api/progress`: my last finished games, and what the coach found in those it has seen.

    What a bot chose for me does not count, nor what was played before a game branched off, nor the
    seats of others at my device.
    """

    games: int
    seen: int
    unseen: list[UnseenGame]
    titles: list[TitleProgress]


class PuzzleCard(Message):
    """A puzzle in a list; `solved` is None until it is answered."""

    number: int
    game: str
    solved: bool | None


class Puzzles(Message):
    """`GET /api/puzzles/{day}`: what I am asked today, as many as my games have room for.

    `day` is that of my calendar (ISO 8601; "bad-request" where it is today nowhere). `answered` and
    `solved` count all that I was ever asked.
    """

    puzzles: list[PuzzleCard]
    answered: int
    solved: int


class PuzzleAnswer(Message):
    """What I did then, `done`, and what I chose now, each beside what the coach would rather do in
    the same worlds. `solved`: what I chose now is not clearly worse.
    """

    done: Judged
    now: Judged
    solved: bool


class Puzzle(Message):
    """`GET /api/puzzles/{day}/{number}`: a position of a finished game as my seat saw it then.

    The step that it led to then is `version`. `prices` are those of the actions in the view, in
    their order, where the game has any.
    """

    table: str
    game: str
    seat: int
    version: int
    view: View
    prices: list[Price]
    answer: PuzzleAnswer | None


class PuzzleChoice(Message):
    """`POST /api/puzzles/{day}/{number}` -> Puzzle: what I would do here; the first answer counts.

    With `/preview` -> SeenPreview: what it would do; "illegal" names the rule that forbids it.
    """

    action: bounds.Words
