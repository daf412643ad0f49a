"""Bots that look one action ahead: greedy by score, heuristic by the game's own value."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.dice import Recorded

SAMPLES: Final[i64] = 4  # how often an action that draws is tried
OVERLOOKED: Final[i64] = 3  # a beginner overlooks one choice in so many
SLIP: Final[i64] = 6  # and in one decision of so many takes the first that comes to mind


class Random(Bot):
    """Any legal action; for tests and benchmarks."""

    def choose(self, game: Game, guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        return actions[dice.below(i64(len(actions)))]


class OnePly(Bot):
    """Takes the action after which the position is worth most; ties by lot."""

    @abstractmethod
    def worth(self, game: Game, after: State, seat: i64) -> float:
        raise NotImplementedError

    def overlooks(self, dice: Dice) -> bool:
        """Whether it does not see a choice at all."""
        return False

    def choose(self, game: Game, guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if len(actions) == 1:
            return actions[0]
        best = actions[0]
        most = 0.0
        equal: i64 = 0
        for action in actions:
            if self.overlooks(dice):
                continue
            worth = self._try(game, guess, action, seat, dice)
            if equal == 0 or worth > most:
                best, most, equal = action, worth, 1
            elif worth == most:
                equal += 1
                if dice.below(equal) == 0:
                    best = action
        return best

    def _try(self, game: Game, guess: State, action: i64, seat: i64, dice: Dice) -> float:
        """The worth after the action, averaged when chance has a part in it."""
        total = 0.0
        for tries in range(1, SAMPLES + 1):
            after = guess.copy()
            recorded = Recorded(dice)
            after.apply(action, recorded, None)
            total += self.worth(game, after, seat)
            if not recorded.draws:
                return total / float(tries)
        return total / float(SAMPLES)


class Greedy(OnePly):
    """Maximises its score as if the game ended now."""

    def worth(self, game: Game, after: State, seat: i64) -> float:
        return float(after.standing()[seat])


class Beginner(Greedy):
    """Wants points now, overlooks many a choice and sometimes acts without thinking."""

    def overlooks(self, dice: Dice) -> bool:
        return dice.below(OVERLOOKED) == 0

    def choose(self, game: Game, guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if dice.below(SLIP) == 0:
            return actions[dice.below(i64(len(actions)))]
        return super().choose(game, guess, seat, dice)


class Heuristic(OnePly):
    """Maximises what the game itself says a position is worth."""

    def worth(self, game: Game, after: State, seat: i64) -> float:
        return game.value(after, seat)
