"""The other end of `workers`: answers questions, one JSON line each, until its input ends.

It knows what stands in the question and nothing else: no store, no other table.
"""

import os
import signal
import sys

import msgspec

from ludotheque import record, registry
from ludotheque.bots.levels import bot
from ludotheque.bots.turn_plan import plan_turn
from ludotheque.coach import review
from ludotheque.coach.review import Judged, Look
from ludotheque.contract import Words
from ludotheque.dice import Fast
from ludotheque.playback import verify
from ludotheque.record import BadRecord
from ludotheque.server.protocol.http_messages import Verdict

SEED_BITS = 48


class Choose(msgspec.Struct, tag=True):
    """What would this bot do here? `guess` is the text of what its seat may believe."""

    game: str
    edition: int
    level: str
    seat: int
    guess: str
    seed: int


class PlanTurn(Choose, tag=True):
    """What would it do with the rest of its turn?"""


class Verify(msgspec.Struct, tag=True):
    """Is this record true?"""

    record: str


class Coach(msgspec.Struct, tag=True):
    """What could this seat of a finished game have done better, at a glance or at some versions?"""

    record: str
    seat: int
    versions: list[int] = []


class Weigh(msgspec.Struct, tag=True):
    """What did this decision of a seat cost, and what would another choice have cost?"""

    record: str
    seat: int
    version: int
    action: Words


class Answer(msgspec.Struct):
    """The words of an action, or of several and their chances; or a verdict, or none for a
    false record; or what the coach says.
    """

    words: Words = []
    plan: list[Words] = []
    before: float = 0.0
    after: float = 0.0
    verdict: Verdict | None = None
    look: Look | None = None
    judged: list[Judged] = []


Question = Choose | PlanTurn | Verify | Coach | Weigh

_decode = msgspec.json.Decoder(Question).decode


def reply(line: bytes | str) -> str:
    """The answer to a question, a line for a line."""
    return msgspec.json.encode(answer(_decode(line))).decode()


def answer(question: Question) -> Answer:
    if isinstance(question, Verify):
        return _verify(question.record.encode())
    if isinstance(question, Coach):
        return _coach(question)
    if isinstance(question, Weigh):
        return _weigh(question)
    game = registry.title(question.game).edition(question.edition)
    guess, seat, dice = game.read(question.guess), question.seat, Fast(question.seed)
    guess.ask(seat)
    if isinstance(question, PlanTurn):
        plan = plan_turn(question.level, game, guess, seat, dice)
        words = [game.spell(action) for action in plan.actions]
        return Answer(plan=words, before=plan.before, after=plan.after)
    return Answer(game.spell(bot(question.level).choose(game, guess, seat, dice)))


def _verify(data: bytes) -> Answer:
    try:
        table = verify(data)
    except BadRecord:
        return Answer()
    outcome = table.outcome()
    if outcome is None:
        return Answer()
    seats = msgspec.json.decode(data)["seats"]
    said = Verdict(table.title.id, seats, table.version, outcome.winners, table.copied)
    return Answer(verdict=said)


def _coach(question: Coach) -> Answer:
    try:
        written = record.read(question.record.encode())
        if question.versions:
            return Answer(judged=review.judged(written, question.seat, question.versions))
        return Answer(look=review.look(written, question.seat))
    except BadRecord:
        return Answer()


def _weigh(question: Weigh) -> Answer:
    try:
        written = record.read(question.record.encode())
        asked = question.seat, question.version, question.action
        return Answer(judged=list(review.weighed(written, *asked)))
    except BadRecord:
        return Answer()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with its input, not before
    for line in sys.stdin.buffer:
        try:
            os.write(sys.stdout.fileno(), f"{reply(line)}\n".encode())
        except BrokenPipeError:  # the server is gone
            return


if __name__ == "__main__":
    main()
