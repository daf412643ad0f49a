"""Hints: the first action of what a fixed level would do with the rest of a person's turn.

A hint depends on what its seat may know and on nothing else, not even on chance: the same
position has the same one. Plans are remembered, and a new one that comes upon a position of an
older one goes on with that: whoever follows hints never goes in circles.
"""

import hashlib

import msgspec

from ludotheque.contract import Game, State, Words
from ludotheque.dice import Fast, NoDice
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.socket_messages import AskHint, HintAsked, ShowHint
from ludotheque.server.room.room import Room
from ludotheque.server.workers.worker import PlanTurn
from ludotheque.server.workers.workers import Failed, Workers
from ludotheque.table import Table

MOST_REMEMBERED = 10_000  # positions, of all tables together
SEED_DIGITS = 12


class Planned(msgspec.Struct):
    """What to do from one position on, and the chances before and after all of it."""

    actions: list[Words]
    before: float
    after: float
    told: bool = False


class Hints:
    """Asks the level that the game's about.toml names."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._planned: dict[str, Planned] = {}

    def recall(self, room: Room, seat: int, asked: AskHint) -> ShowHint | None:
        """The hint for a position that is part of a plan; it costs nothing."""
        table = _at(room, seat, asked)
        planned = self._planned.get(_position(room, table.game, table.asked(seat), seat))
        return None if planned is None else _shown(room, seat, asked, planned)

    async def ask(self, room: Room, seat: int, asked: AskHint) -> ShowHint:
        table = _at(room, seat, asked)
        position = _position(room, table.game, table.asked(seat), seat)
        seed = int(position[:SEED_DIGITS], 16)
        guess = table.game.guess(table.state, seat, Fast(seed))
        guess.ask(seat)
        level = table.title.about.bots.hint
        question = PlanTurn(room.row.game, table.edition, level, seat, guess.text(), seed)
        try:
            said = await self._workers.ask(question, room.row.seats[seat].person)
        except Failed:
            raise ApiError("unavailable") from None
        positions = [position]
        for words in said.plan[:-1]:
            guess.apply(table.game.parse(words), NoDice(), None)
            positions.append(_position(room, table.game, guess, seat))
        self._remember(positions, Planned(said.plan, said.before, said.after))
        return _shown(room, seat, asked, self._planned[position])

    def _remember(self, positions: list[str], new: Planned) -> None:
        known = [k for k, position in enumerate(positions) if position in self._planned]
        upto = known[0] if known else len(positions)
        actions = new.actions[:upto]
        if known:
            actions += self._planned[positions[upto]].actions
        for k in range(upto):
            self._planned[positions[k]] = Planned(actions[k:], new.before, new.after)
        while len(self._planned) > MOST_REMEMBERED:
            del self._planned[next(iter(self._planned))]


def _at(room: Room, seat: int, asked: AskHint) -> Table:
    table = room.started(asked.version, [seat])
    if not room.may_hint():
        raise ApiError("no-hints")
    if seat not in table.deciders():
        raise ApiError("not-your-turn")
    return table


def _position(room: Room, game: Game[State], state: State, seat: int) -> str:
    """The position as its seat knows it, as a digest."""
    actions = [game.spell(action) for action in state.legal()]
    shown = [game.prompt(state), actions, game.facts(state, seat), game.view(state, seat)]
    return hashlib.sha256(encode([room.row.id, seat, shown])).hexdigest()


def _shown(room: Room, seat: int, asked: AskHint, planned: Planned) -> ShowHint:
    """Where people play against each other, everybody is told; but once for a position."""
    if len(room.people()) > 1 and not planned.told:
        planned.told = True
        room.audience.tell(HintAsked(seat, asked.version))
    level = room.started().title.about.bots.hint
    first, *then = planned.actions
    chances = _percent(planned.before), _percent(planned.after)
    return ShowHint(asked.id, level, first, then, *chances)


def _percent(share: float) -> int:
    """Nothing is certain before it has happened."""
    return min(99, max(1, round(100 * share)))
