"""Games played to their end by whoever chooses: the one loop of simulations, fits and checks."""

from collections.abc import Callable, Iterator

from ludotheque.bots.bot import Bot
from ludotheque.contract import NOBODY, Dice, Game, State, Tell, Words
from ludotheque.table import Table


def positions(
    state: State, dice: Dice, choose: Callable[[State], int], tell: Tell | None = None
) -> Iterator[State]:
    """Every position to the end, the last included; the state goes on changing: copy to keep."""
    while True:
        yield state
        if state.to_act() == NOBODY:
            return
        state.apply(choose(state), dice, tell)


def decisions(table: Table, choose: Callable[[Table], Words]) -> Iterator[Words]:
    """What is chosen at a table to the end of its game, each before it is carried out."""
    while table.outcome() is None:
        words = choose(table)
        yield words
        table.act(table.to_act(), words)


def at_random(dice: Dice) -> Callable[[State], int]:
    """Chooses any legal action of a position."""

    def choose(state: State) -> int:
        actions = state.legal()
        return int(actions[dice.below(len(actions))])

    return choose


def words_at_random(dice: Dice) -> Callable[[Table], Words]:
    """Chooses any legal action of a table."""

    def choose(table: Table) -> Words:
        actions = table.legal()
        assert actions, "nobody can act, but the game is not over"
        return actions[dice.below(len(actions))]

    return choose


def by_bot(bot: Bot, game: Game[State], dice: Dice) -> Callable[[State], int]:
    """Chooses what the bot would, from a guess of the position."""

    def choose(state: State) -> int:
        seat = state.to_act()
        return int(bot.choose(game, game.guess(state, seat, dice), seat, dice))

    return choose
