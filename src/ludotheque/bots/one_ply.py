"""Bots that look one action ahead, by their score or by the game's own value.

Those below the heuristic err like people: of the actions that are better than a plain one they
misjudge by how much. They misjudge less what raises the score at once, half of it is a fancy that
lasts while the rivals' scores do, so that a turn is of one piece, and what stands out they see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.bot import Bot
from ludotheque.contract import Dice, Game, State
from ludotheque.dice import Recorded

SAMPLES: Final[i64] = 4  # how often an action that draws is tried
# Of what the best action gains over the median: what is closer to it is as good, but for rounding.
CLOSE: Final = 1e-9
QUARTERS: Final = 4
AT_ONCE: Final = 0.5  # how much is misjudged of an action that raises the score at once
LEAST: Final = 0.02  # of what an action gains is always seen
PRIME: Final[i64] = 2_147_483_647
HIGHEST: Final = 2_147_483_647.0  # compiled, float(PRIME) is -1
FANCIES: Final[i64] = 1 << 20


class Random(Bot):
    """Any legal action; for tests and benchmarks."""

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        return actions[dice.below(i64(len(actions)))]


class Greedy(Bot):
    """Maximises its score as if the game ended now, and sees nothing else: a baseline."""

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if len(actions) == 1:
            return actions[0]
        best = actions[0]
        most = 0.0
        equal: i64 = 0
        for action in actions:
            worth = _score(_afterstates(guess, action, dice), seat)
            if equal == 0 or worth > most:
                best, most, equal = action, worth, 1
            elif worth == most:
                equal += 1
                if dice.below(equal) == 0:
                    best = action
        return best


class Ahead:
    """What comes of each action that a seat may choose: its worth, and how the score rises.

    `mood` is that of the seat, whatever it chooses.
    """

    def __init__(
        self, game: Game[State], guess: State, seat: i64, actions: vec[i64], dice: Dice
    ) -> None:
        self.game = game
        self.actions = actions
        self.mood = _mood(guess, seat)
        self.worths: list[float] = []
        self.rises: list[float] = []
        now = float(guess.standing()[seat])
        for action in actions:
            afterstates = _afterstates(guess, action, dice)
            self.worths.append(_worth(game, afterstates, seat))
            self.rises.append(_score(afterstates, seat) - now)


class Heuristic(Bot):
    """Maximises what the game itself says a position is worth; what is as good is drawn by lot."""

    def choose(self, game: Game[State], guess: State, seat: i64, dice: Dice) -> i64:
        actions = guess.legal()
        if len(actions) == 1:
            return actions[0]
        ahead = Ahead(game, guess, seat, actions, dice)
        seen = self.seen(ahead, dice)
        enough = max(seen) - CLOSE * (max(ahead.worths) - _middling(ahead.worths))
        good = [actions[k] for k in range(len(seen)) if seen[k] >= enough]
        return good[dice.below(i64(len(good)))]

    def seen(self, ahead: Ahead, dice: Dice) -> list[float]:
        """What it takes each action for, by what comes of it."""
        return ahead.worths


class Person(Heuristic):
    """Misjudges how much better than a plain action the good ones are."""

    def __init__(self, blur: float, keen: float) -> None:
        self.blur = blur  # how far it misjudges
        self.keen = keen  # how much more it makes of points now, in gains of the best action

    def plain(self, worths: list[float]) -> float:
        """What an action is worth that is nothing special: the median."""
        return _middling(worths)

    def seen(self, ahead: Ahead, dice: Dice) -> list[float]:
        worths, rises = ahead.worths, ahead.rises
        plain = self.plain(worths)
        most = max(worths) - plain
        highest = max(rises)
        passing = FANCIES + dice.below(FANCIES)
        out: list[float] = []
        for k in range(len(worths)):
            gain = worths[k] - plain
            blur = self.blur
            if rises[k] > 0.0:
                blur *= AT_ONCE
            if gain > 0.0:
                slot = ahead.game.slot(ahead.actions[k])
                fancy = (_fancy(ahead.mood, slot) + _fancy(passing, slot)) / 2.0
                gain *= max(LEAST, 1.0 + blur * fancy)
            if rises[k] > 0.0 and self.grabs(gain):
                gain += self.keen * most * rises[k] / highest
            out.append(gain)
        return out

    def grabs(self, gain: float) -> bool:
        """Whether it looks at points that come with such a gain."""
        return gain >= 0.0


class Casual(Person):
    """Takes nothing that is worse than the median: there is always better."""

    def __init__(self) -> None:
        super().__init__(blur=5.0, keen=0.1)


class Beginner(Person):
    """Wants points now, whatever follows, misjudges more and is content with less."""

    def __init__(self) -> None:
        super().__init__(blur=10.0, keen=2.0)

    def plain(self, worths: list[float]) -> float:
        """A quarter of the actions is worse; of two or three the median must do."""
        few = len(worths) < QUARTERS
        return _middling(worths) if few else sorted(worths)[len(worths) // QUARTERS]

    def grabs(self, gain: float) -> bool:
        return True


def _afterstates(guess: State, action: i64, dice: Dice) -> list[State]:
    """What may come of an action: some positions when chance has a part in it."""
    found: list[State] = []
    for _ in range(SAMPLES):
        after = guess.copy()
        recorded = Recorded(dice)
        after.apply(action, recorded, None)
        found.append(after)
        if not recorded.draws:
            break
    return found


def _worth(game: Game[State], afterstates: list[State], seat: i64) -> float:
    total = 0.0
    for after in afterstates:
        total += game.value(after, seat)
    return total / float(len(afterstates))


def _score(afterstates: list[State], seat: i64) -> float:
    total = 0.0
    for after in afterstates:
        total += float(after.standing()[seat])
    return total / float(len(afterstates))


def _middling(worths: list[float]) -> float:
    """The median."""
    ordered = sorted(worths)
    half = len(ordered) // 2
    return (ordered[half] + ordered[len(ordered) - 1 - half]) / 2.0


def _mood(guess: State, seat: i64) -> i64:
    """A number that lasts while the rivals' scores do."""
    standing = guess.standing()
    mood: i64 = seat
    for other in range(i64(len(standing))):
        if other != seat:
            mood = (31 * mood + standing[other]) % FANCIES
    return mood


def _fancy(mood: i64, slot: i64) -> float:
    """From -1 to 1: how an action strikes somebody in that mood."""
    number: i64 = (1_000_003 * mood + 7919 * slot + 12345) % PRIME
    for _ in range(2):
        number = number * 48271 % PRIME
    return 2.0 * float(number) / HIGHEST - 1.0
