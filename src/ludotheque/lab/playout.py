"""Random games, as fast as the rules allow."""

from mypy_extensions import i64

from ludotheque.contract import NOBODY, Dice, State


class Tally:
    """What random games were like: only decisions with a choice count as moves."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.choices: i64 = 0


def play_out(state: State, dice: Dice, tally: Tally) -> None:
    """Play to the end with uniformly random legal actions."""
    moves: i64 = 0
    choices: i64 = 0
    while state.to_act() != NOBODY:
        actions = state.legal()
        count: i64 = len(actions)
        if count > 1:
            moves += 1
            choices += count
            state.apply(actions[dice.below(count)], dice, None)
        else:
            state.apply(actions[0], dice, None)
    tally.games += 1
    tally.moves += moves
    tally.choices += choices
