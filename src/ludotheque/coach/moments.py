"""The moments of a finished game that a coach looks at: real decisions, and positions."""

import msgspec

from ludotheque import playback
from ludotheque.contract import State, Words
from ludotheque.record import Record
from ludotheque.table import UNDO, Table


class Decision(msgspec.Struct):
    """A choice that a seat had: the position before it, and what was chosen.

    `version` is the step that it led to; `asked` is the prompt that it answers.
    """

    version: int
    state: State
    action: int
    words: Words
    asked: Words


class Position(msgspec.Struct):
    """The position after a step."""

    version: int
    state: State


class Course(msgspec.Struct):
    """A game from its first position to its last, without what was taken back."""

    table: Table
    positions: list[Position]
    decisions: list[Decision]

    def phase(self, version: int) -> float:
        """How much of the game was played, from 0 to 1."""
        return version / max(1, self.table.version)


def course(written: Record, seat: int) -> Course:
    """The game of a record, and every decision in it that was left to this seat.

    Where there was but one thing to do nothing was decided.
    """
    positions: list[Position] = []
    decisions: list[Decision] = []
    before: State | None = None
    for table in playback.positions(written):
        step = table.log[-1]
        if step.action[0] == UNDO:
            back = int(step.action[1])
            positions = [known for known in positions if known.version <= back]
            decisions = [known for known in decisions if known.version <= back]
        else:
            if step.seat == seat and before is not None and len(before.legal()) > 1:
                action = table.game.parse(step.action)
                asked = table.game.prompt(before)
                decisions.append(Decision(table.version, before, action, step.action, asked))
            positions.append(Position(table.version, table.state))
        before = table.asked(seat)
    return Course(table, positions, decisions)
