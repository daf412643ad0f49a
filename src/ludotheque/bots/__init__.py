"""Bots: they get a guess of the position that their seat may have, never the truth."""

from ludotheque.bots.levels import HIDDEN, LEVELS
from ludotheque.bots.outside import bot
from ludotheque.contract import Dice, Words
from ludotheque.table import Table

__all__ = ["HIDDEN", "LEVELS", "ask", "bot"]


def ask(
    table: Table, level: str = "greedy", dice: Dice | None = None, seat: int | None = None
) -> Words:
    """What a bot, by its level or name, would do for the seat to act or another that decides."""
    if table.outcome() is not None:
        raise ValueError("the game is over: nobody is to act")
    chance = dice or table.luck()
    seat = table.to_act() if seat is None else seat
    guess = table.game.guess(table.state, seat, chance)
    guess.ask(seat)
    return table.game.spell(bot(level).choose(table.game, guess, seat, chance))
