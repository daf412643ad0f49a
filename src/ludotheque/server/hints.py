"""Hints: what a fixed level would do in a person's place, from what that person may know."""

import secrets

from ludotheque.dice import Fast
from ludotheque.server.frames import AskHint, ShowHint
from ludotheque.server.live import LiveTable
from ludotheque.server.refusals import Refusal
from ludotheque.server.worker import SEED_BITS, Choose
from ludotheque.server.workers import Failed, Workers


class Hints:
    """Asks the level that the game's about.toml names."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def ask(self, live: LiveTable, seat: int, asked: AskHint) -> ShowHint:
        table = live.started(asked.version)
        if table.to_act() != seat:
            raise Refusal("not-your-turn")
        level = table.title.about.bots.hint
        guess = table.game.guess(table.state, seat, Fast(secrets.randbits(SEED_BITS)))
        seed = secrets.randbits(SEED_BITS)
        try:
            said = await self._workers.ask(
                Choose(live.place.row.game, table.edition, level, seat, guess.text(), seed)
            )
        except Failed:
            raise Refusal("unavailable") from None
        return ShowHint(asked.id, level, said.words, _percent(said.before), _percent(said.after))


def _percent(share: float) -> int:
    """Nothing is certain before it has happened."""
    return min(99, max(1, round(100 * share)))
