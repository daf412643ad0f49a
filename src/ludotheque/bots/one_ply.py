"""Bots that look one action ahead, by their score or by the game's own value."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.dice import Recorded

SAMPLES: Final[i64] = 4  # how often an action that draws is tried
POINT: Final = 10_000.0  # no value outweighs a point
# A beginner, of six choices, overlooks three; a casual player two.
CHOICES: Final[i64] = 6
OVERLOOKED_BY_BEGINNER: Final[i64] = 3
OVERLOOKED_BY_CASUAL: Final[i64] = 2
SLIP: Final[i64] = 4  # in one decision of four a beginner does what comes to mind


class Random(Bot):
    """Any legal action; for tests and benchmarks."""

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        return actions[dice.below(i64(len(actions)))]


class OnePly(Bot):
    """Takes the action after which the position is worth most; ties by lot."""

    @abstractmethod
    def worth(self, game: Game[State], after: State, seat: i64) -> float:
        raise NotImplementedError

    def overlooked(self) -> i64:
        """How many choices of six it does not see."""
        return 0

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if len(actions) == 1:
            return actions[0]
        overlooked = self.overlooked()
        best = actions[0]
        most = 0.0
        equal: i64 = 0
        for action in actions:
            if overlooked > 0 and dice.below(CHOICES) < overlooked:
                continue
            worth = self._try(game, guess, action, seat, dice)
            if equal == 0 or worth > most:
                best, most, equal = action, worth, 1
            elif worth == most:
                equal += 1
                if dice.below(equal) == 0:
                    best = action
        return best

    def _try(self, game: Game[State], guess: State, action: i64, seat: i64, dice: Dice) -> float:
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
    """Maximises its score as if the game ended now, and sees nothing else: a baseline."""

    def worth(self, game: Game[State], after: State, seat: i64) -> float:
        return float(after.standing()[seat])


class Casual(OnePly):
    """Takes the most points now; where there are none, what looks best of what it sees."""

    def overlooked(self) -> i64:
        return OVERLOOKED_BY_CASUAL

    def worth(self, game: Game[State], after: State, seat: i64) -> float:
        return POINT * float(after.standing()[seat]) + game.value(after, seat)


class Beginner(Casual):
    """Casual too, but overlooks half of it and sometimes acts without thinking."""

    def overlooked(self) -> i64:
        return OVERLOOKED_BY_BEGINNER

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if dice.below(SLIP) == 0:
            return actions[dice.below(i64(len(actions)))]
        return super().choose(game, guess, seat, dice)


class Heuristic(OnePly):
    """Maximises what the game itself says a position is worth."""

    def worth(self, game: Game[State], after: State, seat: i64) -> float:
        return game.value(after, seat)
