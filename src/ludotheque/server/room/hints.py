"""Hints: what a fixed level would do in a person's place, from what that person may know."""

import secrets

from ludotheque.dice import Fast
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.socket_messages import AskHint, HintAsked, ShowHint
from ludotheque.server.room.room import Room
from ludotheque.server.workers.worker import SEED_BITS, Choose
from ludotheque.server.workers.workers import Failed, Workers


class Hints:
    """Asks the level that the game's about.toml names."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def ask(self, room: Room, seat: int, asked: AskHint) -> ShowHint:
        table = room.started(asked.version)
        if not room.may_hint():
            raise ApiError("no-hints")
        if table.to_act() != seat:
            raise ApiError("not-your-turn")
        level = table.title.about.bots.hint
        guess = table.game.guess(table.state, seat, Fast(secrets.randbits(SEED_BITS)))
        seed = secrets.randbits(SEED_BITS)
        question = Choose(room.row.game, table.edition, level, seat, guess.text(), seed)
        try:
            said = await self._workers.ask(question, room.row.seats[seat].person)
        except Failed:
            raise ApiError("unavailable") from None
        if len(room.people()) > 1:
            room.audience.tell(HintAsked(seat, asked.version))
        return ShowHint(asked.id, level, said.words, _percent(said.before), _percent(said.after))


def _percent(share: float) -> int:
    """Nothing is certain before it has happened."""
    return min(99, max(1, round(100 * share)))
