"""What the coach says of a finished game."""

from ludotheque.coach.luck import Luck
from ludotheque.coach.review import Chances, Judged
from ludotheque.server.protocol.message import Message


class CoachPiece(Message):
    """`GET /api/tables/{id}/coach/{seat}/{piece}`: a part of what the coach says of a seat's game.

    Piece 0 is there at once: the chances of all seats over the game, what chance did to this one,
    and the decisions that look most expensive; those after it hold the others, and each takes a
    moment the first time it is asked for. `pieces` is how many there are; `decisions` are the
    versions that the seat's real decisions led to, the most suspicious first. `calibrated` is how
    many games of bots stand behind the chances, 0 where nothing is known of how good they are.
    "not-over" while the game runs or where it never ended, "not-found" when there is no such piece,
    "too-many-requests" when I have had very many games looked through of late.
    """

    pieces: int
    decisions: list[int]
    calibrated: int
    points: list[Chances]
    judged: list[Judged]
    luck: Luck | None
